import {Link} from 'react-router-dom'
import type {Person} from '~/features/instructors/person'
import {Picture} from '~/lib/sanity/picture'

/** Portraits of instructors, each a link to the profile. */
export function PeopleStrip({people}: {people: readonly Person[]}) {
  if (people.length === 0) return null
  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-6 sm:gap-x-5 lg:grid-cols-6 lg:gap-x-6">
      {people.map(({name, slug, image}, index) => (
        <li key={slug} className="group relative grid content-start gap-2.5">
          <div className="rounded transition-transform duration-180 group-hover:-translate-y-1">
            <Picture
              image={image}
              aspect="square"
              sizes="(width >= 64rem) 200px, 32vw"
              first={index < 3}
              decorative
            />
          </div>
          <Link
            to={`/instructor/${slug}`}
            className="font-display text-sm leading-snug font-medium underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
