import {Card} from '~/ui/card'
import {Skeleton} from '~/ui/skeleton'
import type {Recipients} from './recipient-selection'

/** How many there are to write to. Without numbers, their skeletons. */
export function StatCards({counts}: {counts?: Recipients}) {
  const participating = counts?.participatingUserCount ?? 0
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Stat name="Newsletter Subscribers" value={counts?.subscriberCount} />
      <Stat
        name="Registered Users"
        value={counts?.userCount}
        note={counts && `${participating.toLocaleString('en-US')} with marketing mail on`}
      />
      <Stat name="Total Recipients" value={counts?.recipients.length} note={counts && 'can be written to'} />
    </dl>
  )
}

function Stat({name, value, note}: {name: string; value?: number; note?: string}) {
  return (
    <Card className="grid content-start gap-1 font-display">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular text-3xl font-semibold tracking-tight">
        {value === undefined ? <Skeleton className="h-9 w-16" /> : value.toLocaleString('en-US')}
      </dd>
      {note && <dd className="text-sm text-ink-faint">{note}</dd>}
    </Card>
  )
}
