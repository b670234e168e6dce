import {Link, useViewTransitionState} from 'react-router-dom'
import type {InstructorCard} from '../model'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'
import {classNames} from '~/ui/class-names'
import {InstructorFacts} from '../instructor-facts'

/** An instructor in the directory: the whole card links to the profile. On phones the portrait is beside the text. */
export function DirectoryCard({instructor, first}: {instructor: InstructorCard; first?: boolean}) {
  const profile = `/instructor/${instructor.slug}`
  const leaving = useViewTransitionState(profile)
  return (
    <article
      className="group relative grid grid-cols-[6.5rem_1fr] gap-x-5 gap-y-4 sm:flex sm:h-full sm:flex-col sm:gap-5"
      {...editable('instructor', instructor.id, 'name')}
    >
      <Picture
        image={instructor.image}
        aspect="square"
        sizes="(width >= 64rem) 400px, (width >= 40rem) 45vw, 104px"
        first={first}
        decorative
        className={classNames(
          'rounded transition-transform duration-180 sm:group-hover:-translate-y-1',
          leaving && '[view-transition-name:portrait]',
        )}
      />
      <div className="grid content-center gap-1.5 sm:content-start">
        <h2 className="text-xl leading-snug">
          <Link
            to={profile}
            viewTransition
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-2"
          >
            {instructor.name}
          </Link>
        </h2>
        {instructor.title !== '' && (
          <p className="font-display text-sm leading-snug text-ink-soft">{instructor.title}</p>
        )}
        <InstructorFacts {...instructor} className="mt-1" />
      </div>
      <p className="col-span-2 line-clamp-5 text-base text-ink-soft">{instructor.bio}</p>
    </article>
  )
}
