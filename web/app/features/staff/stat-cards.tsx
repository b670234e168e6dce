import {Card} from '~/ui/layout/card'
import {Skeleton} from '~/ui/feedback/skeleton'
import type {Recipients} from './recipient-selection'

/** The numbers of recipients; skeletons while they are loading. */
export function StatCards({counts}: {counts?: Recipients}) {
  const participating = counts?.participatingUserCount ?? 0
  return (
    <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      <Stat name="Newsletter Subscribers" value={counts?.subscriberCount} />
      <Stat
        name="Registered Users"
        value={counts?.userCount}
        note={
          counts &&
          (counts.userCount === null
            ? 'could not be listed just now, and are left out'
            : `${participating.toLocaleString('en-US')} with marketing mail on`)
        }
      />
      <Stat name="Total Recipients" value={counts?.recipients.length} note={counts && 'can be written to'} />
    </dl>
  )
}

function Stat({name, value, note}: {name: string; value?: number | null; note?: string}) {
  return (
    <Card className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-4 font-display sm:grid-cols-1 sm:content-start">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular text-3xl font-semibold tracking-tight">
        {value === undefined ? <Skeleton className="h-9 w-16" /> : (value?.toLocaleString('en-US') ?? '–')}
      </dd>
      {note && <dd className="col-span-full text-sm text-ink-faint">{note}</dd>}
    </Card>
  )
}
