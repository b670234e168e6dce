import {Link} from 'react-router-dom'
import type {Person} from '~/features/instructors/person'
import {Picture} from '~/lib/sanity/picture'
import {ButtonLink} from '~/ui/button'
import {Section} from '~/ui/layout/section'

/** Instructor cards, each a link to the profile. */
export function Instructors({instructors}: {instructors: readonly Person[]}) {
  if (instructors.length === 0) return null
  return (
    <Section
      heading="Meet the instructors"
      className="border-t border-border"
      aside={
        <ButtonLink to="/instructors" variant="secondary">
          All instructors
        </ButtonLink>
      }
    >
      <ul className="grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-3 lg:gap-x-8 lg:gap-y-14">
        {instructors.map((instructor) => (
          <li key={instructor.slug}>
            <article className="group relative grid gap-4">
              <Picture
                image={instructor.image}
                aspect="square"
                sizes="(width >= 80rem) 25rem, (width >= 48rem) 30vw, 45vw"
                decorative
                className="card-cover"
              />
              <div className="grid gap-1">
                <h3 className="text-lg lg:text-xl">
                  <Link to={`/instructor/${instructor.slug}`} className="card-link">
                    {instructor.name}
                  </Link>
                </h3>
                <p className="font-display text-sm leading-snug text-ink-soft">{instructor.title}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
