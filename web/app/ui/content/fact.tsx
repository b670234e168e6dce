import type {ReactNode} from 'react'

/** A name and a value, in a `dl`. */
export function Fact({name, children}: {name: string; children: ReactNode}) {
  return (
    <div className="grid min-w-0 content-start justify-items-start gap-1">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
