import {countStudents} from '@lectern/domain/course'
import {Link} from 'react-router-dom'
import type {Teacher} from './model'
import {Picture} from '~/lib/sanity/picture'
import {ArrowRightIcon} from '~/ui/icons'
import {Rating} from '~/ui/content/rating'

/** The instructor of a course. */
export function TeacherBox({teacher}: {teacher: Teacher}) {
  return (
    <section aria-labelledby="teacher" className="grid gap-6">
      <h2 id="teacher" className="text-2xl">
        Your instructor
      </h2>
      <div className="grid items-start gap-6 sm:grid-cols-[10rem_1fr] sm:gap-8">
        <Picture
          image={teacher.image}
          aspect="square"
          sizes="10rem"
          decorative
          className="w-32 rounded sm:w-full"
        />
        <div className="grid gap-3">
          <div>
            <h3 className="text-xl">{teacher.name}</h3>
            <p className="font-display text-sm text-ink-soft">{teacher.title}</p>
          </div>
          <p className="flex flex-wrap gap-x-4 font-display text-sm text-ink-soft">
            {teacher.rating > 0 && <Rating value={teacher.rating} className="text-ink" />}
            {teacher.studentsCount > 0 && <span>{countStudents(teacher.studentsCount)}</span>}
          </p>
          <p className="measure text-ink-soft">{teacher.bio}</p>
          {teacher.slug && (
            <Link
              to={`/instructor/${teacher.slug}`}
              className="inline-flex min-h-11 items-center gap-2 justify-self-start font-display text-sm font-semibold text-link hover:underline"
            >
              More about {teacher.name}
              <ArrowRightIcon className="size-4" />
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
