import type {Course} from './model'
import {editable} from '~/lib/sanity/preview'
import {RichText} from '~/lib/sanity/rich-text'
import {Prose} from '~/ui/content/prose'

/** The description of a course. */
export function CourseAbout({course}: {course: Course}) {
  if (course.description.length === 0) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="mb-5 text-2xl">
        About This Course
      </h2>
      <Prose {...editable('course', course.id, 'description')}>
        <RichText value={course.description} />
      </Prose>
    </section>
  )
}
