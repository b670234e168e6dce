import type {ReactNode} from 'react'

interface PartListProps {
  /** undefined, as empty, for what has none */
  parts: readonly {courseId: string; title: ReactNode}[] | undefined
}

/** What something holds, named under its title: the courses of a bundle. Renders nothing for what has no parts. */
export function PartList({parts = []}: PartListProps) {
  if (parts.length === 0) return null
  return (
    <ul className="grid gap-1 pt-1 text-sm font-normal text-ink-soft">
      {parts.map(({courseId, title}) => (
        <li key={courseId}>{title}</li>
      ))}
    </ul>
  )
}
