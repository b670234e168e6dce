import {CircleAlert, CircleCheck} from 'lucide-react'
import {exactTime} from '~/ui/content/dates'
import type {Sending} from './use-sending'

/** The state of the newsletter: being sent, sent, or failed. Shown until the next one. */
export function SendingAlert({sending}: {sending: Sending}) {
  return (
    <div aria-live="polite">
      {sending.kind === 'sending' && <Progress progress={sending.progress} />}
      {sending.kind === 'sent' && (
        <p
          role="alert"
          className="flex gap-3 rounded bg-success-soft px-4 py-3 font-display text-sm font-medium text-success-ink"
        >
          <CircleCheck aria-hidden className="mt-px size-5 shrink-0" />
          <span>
            Newsletter sent to {sending.progress.sent} subscribers successfully.
            {sending.progress.failed > 0 && ` ${sending.progress.failed} could not be written to.`}
          </span>
        </p>
      )}
      {sending.kind === 'scheduled' && (
        <p
          role="alert"
          className="flex gap-3 rounded bg-success-soft px-4 py-3 font-display text-sm font-medium text-success-ink"
        >
          <CircleCheck aria-hidden className="mt-px size-5 shrink-0" />
          <span>Newsletter scheduled for {exactTime(sending.sendAt)}.</span>
        </p>
      )}
      {sending.kind === 'failed' && (
        <div
          role="alert"
          className="flex gap-3 rounded bg-danger-soft px-4 py-3 font-display text-sm text-danger-ink"
        >
          <CircleAlert aria-hidden className="mt-px size-5 shrink-0" />
          <p>
            <strong className="font-semibold">Failed to send newsletter</strong>: {sending.words}
          </p>
        </div>
      )}
    </div>
  )
}

function Progress({progress}: {progress: Extract<Sending, {kind: 'sending'}>['progress']}) {
  const done = progress ? progress.sent + progress.failed + progress.skipped : 0
  const {planned = false, recipientCount = 0, expectedCount = 0} = progress ?? {}
  const total = planned ? recipientCount : expectedCount || undefined
  return (
    <div className="grid gap-2 rounded bg-surface-sunken px-4 py-3 font-display text-sm">
      <p className="tabular">
        {progress
          ? `Sent to ${done}${total === undefined ? '' : ` of ${planned ? '' : 'at most '}${total}`}. `
          : 'Beginning to send. '}
        You can leave this page: sending goes on. The next newsletter can be written once this one has gone.
      </p>
      <progress
        aria-label="Sending"
        value={total === undefined ? undefined : done}
        max={total}
        className="h-1.5 w-full accent-chosen"
      />
    </div>
  )
}
