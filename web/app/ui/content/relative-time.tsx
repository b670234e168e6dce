import {exactTime, formatWhen} from './dates'
import {useNow} from '~/ui/use-now'

/** A relative time (ms since the epoch), with the exact time in its tooltip. */
export function RelativeTime({ms}: {ms: number}) {
  const now = useNow()
  return (
    <time dateTime={new Date(ms).toISOString()} title={exactTime(ms)} className="whitespace-nowrap">
      {formatWhen(ms, now)}
    </time>
  )
}
