import {memo, Suspense} from 'react'
import type {Course} from './model'
import {editable} from '~/lib/sanity/preview'
import {Prose} from '~/ui/content/prose'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {PartNotLoaded} from '~/ui/feedback/part-not-loaded'

const TrailerView = lazyPart(() => import('./trailer-view'), PartNotLoaded)

/**
 * The film at the top of a course's page. Few courses have one, whose script is fetched only by those. It renders again only for another
 * course: a render before that script has arrived would remove the video of the HTML.
 */
export const CourseTrailer = memo(function CourseTrailer({id, trailer}: Pick<Course, 'id' | 'trailer'>) {
  if (!trailer) return null
  return (
    <section aria-label="Trailer" {...editable('course', id, 'trailer')}>
      <Prose className="[&_figure]:my-0">
        <Suspense fallback={<div className="mb-23 aspect-wide rounded bg-surface-inverse" />}>
          <TrailerView video={trailer.video} />
        </Suspense>
      </Prose>
    </section>
  )
})
