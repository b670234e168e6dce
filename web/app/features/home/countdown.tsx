import type {TimeLeft} from './time-left'

/** Counts down to the end of the offer; screen readers announce the date instead. */
export function Countdown({endsAt, left}: {endsAt: string; left: TimeLeft | undefined}) {
  const parts = [
    {words: 'days', value: left?.days},
    {words: 'hours', value: left?.hours},
    {words: 'min', value: left?.minutes},
    {words: 'sec', value: left?.seconds},
  ]
  return (
    <div>
      <p className="sr-only">
        The offer ends on <time dateTime={endsAt}>{endsAt.slice(0, 10)}</time>.
      </p>
      <dl aria-hidden className="tabular flex gap-5 font-display">
        {parts.map(({words, value}) => (
          <div key={words} className="flex flex-col-reverse text-center">
            <dt className="text-xs text-ink-soft">{words}</dt>
            <dd className="min-w-[2ch] text-2xl font-semibold tracking-tight">
              {value === undefined ? '–' : String(value).padStart(2, '0')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
