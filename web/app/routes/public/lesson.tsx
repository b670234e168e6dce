import {metaDescription} from '@lectern/domain/metadata'
import {isRouteErrorResponse} from 'react-router-dom'
import {lessonJsonLd} from '~/features/learning/lesson/lesson-json-ld'
import {LessonNotFound} from '~/features/learning/lesson/lesson-not-found'
import {LessonScreen} from '~/features/learning/lesson/lesson-screen'
import {prerenderLesson} from '~/features/learning/lesson/load/prerendered-lesson'
import {
  coursePath,
  lessonPath,
  placeOf,
  withoutReader,
  type LessonPage,
} from '~/features/learning/lesson/model'
import {useOtherReader} from '~/features/learning/use-other-reader'
import {ErrorScreen} from '~/layout/error-screen'
import {routeActions} from '~/lib/forms/route-action'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {breadcrumbJsonLd, missingMeta, pageMeta} from '~/lib/router/page-meta'
import {isFramed} from '~/lib/sanity/preview'
import {paragraphText} from '~/lib/sanity/plain-text'
import type {Route} from './+types/lesson'

export const loader = ({params, url}: Route.LoaderArgs) => prerenderLesson(params.course, params.lesson, url)

export const clientLoader = staleWhileRevalidate(
  () => import('~/features/learning/lesson/load/load-lesson'),
  ({loadLesson}, {params, built, ...rest}) =>
    loadLesson({
      ...rest,
      course: params.course ?? '',
      lesson: params.lesson ?? '',
      built: () => built() as Promise<LessonPage>,
    }),
)

export const clientAction = routeActions([
  () => import('~/features/questions/actions'),
  () => import('~/features/submissions/actions'),
])

export function meta({loaderData, error}: Route.MetaArgs) {
  const place = loaderData && placeOf(loaderData.course, loaderData.lessonKey)
  if (!loaderData || !place) return missingMeta(error, 'Lesson Not Found')
  const {course, content} = loaderData
  const {lesson} = place
  const isPublic = lesson.free && content.status === 'open' && course.price !== null
  const description = isPublic ? metaDescription(paragraphText(content.body)) : `A lesson of ${course.title}.`
  return pageMeta({
    title: `${lesson.title} · ${course.title}`,
    description,
    path: lessonPath(course, lesson),
    type: 'article',
    image: course.image,
    noindex: !isPublic,
    jsonLd: isPublic
      ? [
          lessonJsonLd(course, lesson, description),
          breadcrumbJsonLd([
            {label: 'Courses', path: '/courses'},
            {label: course.title, path: coursePath(course)},
            {label: lesson.title, path: lessonPath(course, lesson)},
          ]),
        ]
      : [],
  })
}

/** A lesson. */
export default function Lesson({loaderData: page}: Route.ComponentProps) {
  // A built page is nobody's, and what the Studio shows in its frame is for whoever edits it.
  const isOther = useOtherReader(page.isBuilt || isFramed() ? undefined : (page.reader?.uid ?? null))
  // The key clears what was answered and opened.
  return <LessonScreen key={String(isOther)} page={isOther ? withoutReader(page) : page} />
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <LessonNotFound />
  ) : (
    <ErrorScreen error={error} />
  )
}
