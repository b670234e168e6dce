import type {Course} from './model'
import {editable} from '~/lib/sanity/preview'
import {CheckIcon} from '~/ui/icons'

/** The learning outcomes. */
export function Outcomes({course: {id, outcomes}}: {course: Course}) {
  return (
    <section aria-labelledby="outcomes" className="rounded bg-surface-sunken p-6 sm:p-10">
      <h2 id="outcomes" className="mb-6 text-2xl">
        What You&rsquo;ll Learn
      </h2>
      <ul {...editable('course', id, 'outcomes')} className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {outcomes.map((outcome) => (
          <li key={outcome} className="grid grid-cols-[auto_1fr] gap-3 leading-snug">
            <CheckIcon className="mt-0.5 size-5 text-link" />
            {outcome}
          </li>
        ))}
      </ul>
    </section>
  )
}
