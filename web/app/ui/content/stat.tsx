import type {ReactNode} from 'react'
import {Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'

/** A row of figures. */
export function Stats({children}: {children: ReactNode}) {
  return <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">{children}</dl>
}

interface StatProps {
  name: string
  /** left out while it is loading, null when it is not known; a text is shown as it is */
  value?: number | string | null
  unit?: '%'
  note?: string
}

/** A figure with its name. */
export function Stat({name, value, unit, note}: StatProps) {
  return (
    <Card className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-4 font-display sm:grid-cols-1 sm:content-start">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular text-3xl font-semibold tracking-tight">
        {value === undefined ? <Skeleton className="h-9 w-16" /> : shown(value)}
        {value !== undefined && value !== null && unit}
      </dd>
      {note && <dd className="col-span-full text-sm text-ink-faint">{note}</dd>}
    </Card>
  )
}

function shown(value: number | string | null): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : (value ?? '–')
}
