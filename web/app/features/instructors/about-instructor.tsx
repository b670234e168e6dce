import type {ReactNode} from 'react'
import type {Instructor} from './model'
import {editable} from '~/lib/sanity/preview'
import {RichText} from '~/lib/sanity/rich-text'
import {Prose} from '~/ui/content/prose'

/** The biography, experience, goals and values of an instructor. Empty parts are omitted. */
export function AboutInstructor({instructor}: {instructor: Instructor}) {
  const {id, longBio, teachingMethodology, experience, education, goals, values, interests} = instructor
  const aside = [experience, education, goals, values, interests].some((lines) => lines.length > 0)
  if (longBio.length === 0 && teachingMethodology === '' && !aside)
    return <p className="py-10 text-lg text-ink-soft">{instructor.name} has not written more yet.</p>
  return (
    <div className="grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div className="grid content-start gap-16">
        {longBio.length > 0 && (
          <section {...editable('instructor', id, 'longBio')}>
            <h2 className="sr-only">Biography</h2>
            <Prose className="text-lg">
              <RichText value={longBio} />
            </Prose>
          </section>
        )}
        {teachingMethodology !== '' && (
          <section
            className="grid gap-4 rounded bg-surface-sunken p-7 sm:p-10"
            {...editable('instructor', id, 'teachingMethodology')}
          >
            <h2 className="text-xl">Teaching methodology</h2>
            <p className="text-lg whitespace-pre-line">{teachingMethodology}</p>
          </section>
        )}
      </div>
      <aside aria-label={`More about ${instructor.name}`} className="grid content-start gap-10 lg:gap-12">
        <Lines id={id} field="experience" heading="Experience" lines={experience} />
        <Lines id={id} field="education" heading="Education" lines={education} />
        <Lines id={id} field="goals" heading="Goals" lines={goals} />
        <Lines id={id} field="values" heading="Values" lines={values} />
        <Lines id={id} field="interests" heading="Interests" lines={interests} />
      </aside>
    </div>
  )
}

interface LinesProps {
  id: string
  field: string
  heading: string
  lines: readonly string[]
}

function Lines({id, field, heading, lines}: LinesProps): ReactNode {
  if (lines.length === 0) return null
  return (
    <section {...editable('instructor', id, field)}>
      <h2 className="border-b border-border-strong pb-2 text-sm font-semibold">{heading}</h2>
      <ul className="divide-y divide-border">
        {lines.map((line) => (
          <li key={line} className="py-3 text-base leading-snug">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
