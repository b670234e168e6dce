import {exactTime} from '~/ui/content/dates'
import {Badge} from '~/ui/feedback/badge'
import type {OrderEvent} from './order-events'

/** What happened to an order, each event with its time and its source. */
export function OrderStory({events}: {events: readonly OrderEvent[]}) {
  return (
    <ol className="border-y border-border text-sm">
      {events.map(({at, source, title, detail}, index) => (
        <li
          key={`${at}-${index}`}
          className="grid gap-x-6 gap-y-1 border-t border-border py-3 first:border-t-0 sm:grid-cols-[13rem_5rem_minmax(0,1fr)]"
        >
          <time dateTime={new Date(at).toISOString()} className="tabular text-ink-faint">
            {exactTime(at)}
          </time>
          <span>
            <Badge variant="secondary">{source}</Badge>
          </span>
          <div className="grid min-w-0 gap-1">
            <span className="font-medium wrap-anywhere">{title}</span>
            {detail && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
