import {exactTime, formatWhen} from './dates'
import {useNow} from '~/ui/use-now'

/** A time (ms since the epoch) as people say it, with the exact one in its title. */
export function RelativeTime({ms}: {ms: number}) {
  const now = useNow()
  return (
    <time dateTime={new Date(ms).toISOString()} title={exactTime(ms)} className="whitespace-nowrap">
      {formatWhen(ms, now)}
    </time>
  )
}
