import {Link} from 'react-router-dom'
import type {CourseCard} from '../model'
import {CourseFacts} from '../course-facts'
import {CoursePrice} from '../course-price'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {pluralize} from '~/ui/content/pluralize'

/** The courses of a bundle, each with what it costs by itself. */
export function BundleCourses({courses}: {courses: readonly CourseCard[]}) {
  if (courses.length === 0) return null
  return (
    <section aria-labelledby="bundle-courses" className="grid gap-6">
      <h2 id="bundle-courses" className="text-2xl">
        {pluralize(courses.length, 'course')} in this bundle
      </h2>
      <ol className="border-b border-border">
        {courses.map((course) => (
          <li key={course.id} className="border-t border-border">
            <article
              {...editable('course', course.id, 'title')}
              className="group relative grid grid-cols-[6.5rem_1fr] items-start gap-x-4 py-6 sm:grid-cols-[11rem_1fr] sm:gap-x-6"
            >
              <Picture
                image={course.image}
                aspect="cover"
                sizes="(width >= 40rem) 11rem, 6.5rem"
                decorative
              />
              <div className="grid gap-1.5">
                <h3 className="text-lg leading-snug sm:text-xl">
                  <Link to={`/course/${course.slug}`} prefetch="intent" className="card-link">
                    {course.title}
                  </Link>
                </h3>
                {course.instructor !== '' && <p className="text-ink-soft">{course.instructor}</p>}
                <CourseFacts course={course} />
                <CoursePrice course={course} className="pt-1" />
              </div>
            </article>
          </li>
        ))}
      </ol>
    </section>
  )
}
