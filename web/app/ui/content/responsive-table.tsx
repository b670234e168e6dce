import type {ReactNode} from 'react'
import {classNames} from '~/ui/class-names'

interface ResponsiveTableProps {
  /** the caption, for screen readers */
  caption: string
  columns: readonly string[]
  children: ReactNode
}

/**
 * A table that on phones becomes a list of cards, each cell with its column's name beside the value. What is around it may make its
 * rows lower (`--row-height`, `--row-padding`), and keep its head in sight (`--head-position: sticky`, `--head-shadow`).
 */
export function ResponsiveTable({caption, columns, children}: ResponsiveTableProps) {
  return (
    <table className="block w-full border-b border-border text-sm sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="top-0 z-10 bg-surface pr-4 pt-(--row-padding) pb-[max(var(--row-padding,0.75rem),0.5rem)] text-left font-medium whitespace-nowrap text-ink-faint shadow-(--head-shadow) [position:var(--head-position)] last:pr-0 lg:pr-6 lg:last:pr-0"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">{children}</tbody>
    </table>
  )
}

export function Row({className, children}: {className?: string; children: ReactNode}) {
  return (
    <tr className={classNames('grid gap-y-1 border-t border-border py-4 sm:table-row sm:py-0', className)}>
      {children}
    </tr>
  )
}

interface CellProps {
  /** the column's name, shown beside the value on phones */
  label?: string
  className?: string
  children: ReactNode
}

export function Cell({label, className, children}: CellProps) {
  return (
    <td
      className={classNames(
        'flex min-h-8 items-center justify-between gap-4 sm:table-cell sm:h-(--row-height,4rem) sm:py-(--row-padding,0.75rem) sm:pr-4 sm:align-middle sm:last:pr-0 lg:pr-6 lg:last:pr-0',
        // On a phone a value that is missing needs no line.
        children === null && 'max-sm:hidden',
        className,
      )}
    >
      {label && (
        <span aria-hidden className="shrink-0 whitespace-nowrap text-ink-faint sm:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}
