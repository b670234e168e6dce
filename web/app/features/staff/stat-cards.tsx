import type {Recipients} from './subscribers/recipient-selection'
import {Stat, Stats} from '~/ui/content/stat'

/** The numbers of recipients; skeletons while they are loading. */
export function StatCards({counts}: {counts?: Recipients}) {
  const participating = counts?.participatingUserCount ?? 0
  return (
    <Stats>
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
      <Stat
        name="Total Recipients"
        value={counts?.recipientCount}
        note={counts && (counts.isCountExact ? 'can be written to' : 'at most; each is written to once')}
      />
    </Stats>
  )
}
