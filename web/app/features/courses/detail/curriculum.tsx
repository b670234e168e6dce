import {formatDuration} from '@lectern/domain/course'
import type {Course} from '~/features/courses/model'
import {editable} from '~/lib/sanity/preview'
import {Badge} from '~/ui/feedback/badge'
import {pluralize} from '~/ui/content/pluralize'

/** The sections of a course in order; free ones are marked. */
export function Curriculum({course: {id, curriculum, lessons, durationMinutes}}: {course: Course}) {
  const summary = [
    pluralize(curriculum.length, 'section'),
    lessons > 0 && pluralize(lessons, 'lesson'),
    durationMinutes > 0 && formatDuration(durationMinutes),
  ]
  return (
    <section aria-labelledby="curriculum">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="curriculum" className="text-2xl">
          Curriculum
        </h2>
        <p className="tabular font-display text-sm text-ink-soft">{summary.filter(Boolean).join(' · ')}</p>
      </div>
      <ol className="divide-y divide-border border-y border-border font-display">
        {curriculum.map((item, index) => (
          <li
            key={item.key}
            {...editable('course', id, `curriculum[_key=="${item.key}"]`)}
            className="grid min-h-16 grid-cols-[2rem_1fr_auto] items-center gap-x-4 py-3"
          >
            <span aria-hidden className="tabular text-sm text-ink-faint">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base leading-snug font-medium">
              {item.title}
              {item.free && <Badge variant="success">Free</Badge>}
            </span>
            {item.durationMinutes !== null && (
              <span className="tabular text-sm text-ink-soft">{formatDuration(item.durationMinutes)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
