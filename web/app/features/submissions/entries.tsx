import type {Submission} from '@lectern/domain/submissions/contracts'
import {classNames} from '~/ui/class-names'
import {RelativeTime} from '~/ui/content/relative-time'
import {Badge} from '~/ui/feedback/badge'

/** What was handed in and what the teacher said of it, the oldest first; answers are set in. */
export function Entries({entries, author}: {entries: Submission['entries']; author: string}) {
  return (
    <ol aria-label="What was handed in, and the answers" className="m-0! grid list-none! gap-4 p-0!">
      {entries.map(({from, text, link, verdict, at}, index) => (
        <li
          key={index}
          className={classNames(
            'm-0! grid gap-1',
            from === 'teacher' && 'border-l-2 border-border-strong pl-4',
          )}
        >
          <p className="m-0! flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-sm">
            <span className="font-semibold">{from === 'learner' ? author : 'The teacher'}</span>
            <span className="text-ink-faint">
              <RelativeTime ms={at} />
            </span>
            {verdict !== null && <VerdictBadge verdict={verdict} />}
          </p>
          {text !== '' && <p className="m-0! text-base wrap-anywhere whitespace-pre-line">{text}</p>}
          {link !== '' && (
            <p className="m-0! text-base wrap-anywhere">
              <a href={link} target="_blank" rel="noreferrer nofollow ugc" className="link">
                {link}
              </a>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What the teacher has said last, or that the work waits for them. */
export function VerdictBadge({verdict}: {verdict: Submission['state']}) {
  if (verdict === 'waiting') return <Badge variant="secondary">Waits for an answer</Badge>
  return verdict === 'done' ? <Badge variant="success">Done</Badge> : <Badge tone="waiting">Try again</Badge>
}
