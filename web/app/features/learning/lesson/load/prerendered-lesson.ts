import {lessonsOf} from '@lectern/domain/learning/outline'
import {fetchPrivate} from '~/lib/sanity/build-client'
import {fetchContent} from '~/lib/sanity/client'
import {sampleNumber} from '~/lib/sanity/ids/sample-number'
import {memoize} from '~/lib/sanity/memoize'
import {toLessonCourse} from './lesson-course'
import {isWhole, toLessonBody} from './lesson-text'
import {
  lessonAt,
  lessonOnceAt,
  lessonPath,
  type LessonContent,
  type LessonCourse,
  type LessonPage,
} from '~/features/learning/lesson/model'
import {lessonCourseQuery, prerenderedLessonsQuery} from '~/features/learning/lesson-queries'
import {movedTo} from '~/lib/router/responses'

interface BuiltCourse {
  course: LessonCourse
  /** bodies of the free lessons, by lesson key */
  contents: ReadonlyMap<string, LessonContent>
}

const everything = memoize(async () => {
  const raw = await fetchPrivate(prerenderedLessonsQuery)
  return new Map(
    raw.flatMap((document): [string, BuiltCourse][] => {
      const course = toLessonCourse(document)
      if (!course) return []
      const free = new Set(lessonsOf(course.outline).flatMap(({key, free}) => (free ? [key] : [])))
      const contents = (document.curriculum ?? []).flatMap(({lessons}) =>
        (lessons ?? []).flatMap(({_key, body}): [string, LessonContent][] =>
          free.has(_key) && body
            ? [[_key, {status: 'open', body: toLessonBody(body), revision: null, isPartial: !isWhole(body)}]]
            : [],
        ),
      )
      return [[course.slug, {course, contents: new Map(contents)}]]
    }),
  )
})

/** Course of the placeholder page that is built when there are no lessons (`features/pages/lesson-addresses`). */
const noCourse: LessonCourse = {
  id: '',
  slug: '',
  title: '',
  outline: [],
  inOrder: false,
  price: null,
  image: null,
}

/**
 * Build only: a lesson with its course outline, and its body only when it is free. Bodies of paid lessons are never
 * queried, so no page can contain them.
 */
export async function prerenderLesson(courseSlug: string, lessonSlug: string, url: URL): Promise<LessonPage> {
  const built = (await everything()).get(courseSlug)
  const lesson = built && lessonAt(built.course, lessonSlug)
  const page = {reader: null, isCurrent: true, isBuilt: true, now: 0}
  if (!built && courseSlug === 'none')
    return {...page, course: noCourse, lessonKey: '', content: {status: 'undecided'}}
  if (!built || !lesson) throw await otherAddress(courseSlug, lessonSlug, url)
  const content = built.contents.get(lesson.key) ?? {status: 'undecided'}
  return {...page, course: built.course, lessonKey: lesson.key, content}
}

/** What answers an address that no page is built for: the lesson's own address where it has moved, otherwise a 404. */
async function otherAddress(id: string, slug: string, url: URL): Promise<Response> {
  const missing = new Response(null, {status: 404})
  // In development every URL reaches this loader; hosting asks a function about those that are not built.
  if (!import.meta.env.DEV) return missing
  const course = toLessonCourse(await fetchContent(lessonCourseQuery, {id, number: sampleNumber(id)}))
  const lesson = course && (lessonAt(course, slug) ?? lessonOnceAt(course, slug))
  return lesson ? movedTo(lessonPath(course, lesson), url) : missing
}
