import {useState} from 'react'
import type {Teams} from './load-team'
import {FormDialog} from '~/lib/forms/form-dialog'
import {Button} from '~/ui/button'
import {longDate} from '~/ui/content/dates'
import {Card} from '~/ui/layout/card'

/** The seats that somebody has been given, and how to leave their teams. */
export function HeldSeats({held}: {held: Teams['held']}) {
  const [leaving, setLeaving] = useState<Teams['held'][number] | null>(null)
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">Your seats</h2>
        <p className="text-ink-soft">
          Whoever manages the team sees which lessons you have done, when you were last there, and whether you
          have the certificate. Your notes and answers stay yours.
        </p>
      </div>
      <ul className="grid">
        {held.map((seat) => (
          <li
            key={seat.seatId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border py-3"
          >
            <span className="grid min-w-0">
              <span className="font-medium wrap-anywhere">{seat.title}</span>
              <span className="text-sm text-ink-faint">
                The team of {seat.owner ?? 'its buyer'}
                {seat.acceptedAt !== null && `, since ${longDate(seat.acceptedAt)}`}
              </span>
            </span>
            <Button variant="quiet" size="sm" onClick={() => setLeaving(seat)}>
              Leave the team
              <span className="sr-only"> for {seat.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <FormDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Leave the team?"
        description="Nobody there sees how far you are any more. What you have finished stays yours, with its certificate; courses that you have not finished go, and your progress is kept in case you own them again."
        actions={() => import('./actions')}
        intent="leaveTeam"
        values={{seatId: leaving?.seatId ?? ''}}
        submitLabel="Leave the team"
        pendingLabel="Leaving..."
        variant="destructive"
      />
    </Card>
  )
}
