import {Link} from 'react-router-dom'
import {Picture} from '~/lib/sanity/picture'
import {CoursePrice} from '~/features/courses/course-price'
import type {CourseCard} from '~/features/courses/model'
import {Container} from '~/ui/layout/container'

/** Suggested courses. Renders nothing when there are none. */
export function Suggestions({courses}: {courses: readonly CourseCard[]}) {
  if (courses.length === 0) return null
  return (
    <Container className="pb-section">
      <section aria-labelledby="suggestions" className="grid gap-8 border-t border-border pt-14">
        <h2 id="suggestions" className="text-2xl">
          You might go on with
        </h2>
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
          {courses.map((course) => (
            <li key={course.id}>
              <Link to={`/course/${course.slug}`} className="group grid gap-3">
                <Picture
                  image={course.image}
                  aspect="cover"
                  sizes="(width < 40rem) 100vw, 24rem"
                  decorative
                />
                <h3 className="text-lg leading-snug underline-offset-4 group-hover:underline">
                  {course.title}
                </h3>
                <p className="font-display text-sm text-ink-soft">{course.instructor}</p>
                <CoursePrice course={course} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  )
}
