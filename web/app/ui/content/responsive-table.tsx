import {createContext, use, type ReactNode} from 'react'
import {classNames} from '~/ui/class-names'

interface ResponsiveTableProps {
  /** the caption, for screen readers */
  caption: string
  columns: readonly string[]
  /** with more columns than fit beside each other on a tablet: a list of cards until the screen is as wide as a desk's */
  wide?: boolean
  children: ReactNode
}

const narrow = {
  table: 'sm:table',
  head: 'sm:not-sr-only sm:table-header-group',
  body: 'sm:table-row-group',
  row: 'sm:table-row sm:py-0',
  cell: 'sm:table-cell sm:h-(--row-height,4rem) sm:py-(--row-padding,0.75rem) sm:pr-4 sm:align-middle sm:last:pr-0 lg:pr-6 lg:last:pr-0',
  empty: 'max-sm:hidden',
  label: 'sm:hidden',
}
const wideLook: typeof narrow = {
  table: 'xl:table',
  head: 'xl:not-sr-only xl:table-header-group',
  body: 'xl:table-row-group',
  row: 'xl:table-row xl:py-0',
  cell: 'xl:table-cell xl:h-(--row-height,4rem) xl:py-(--row-padding,0.75rem) xl:pr-6 xl:align-middle xl:last:pr-0',
  empty: 'max-xl:hidden',
  label: 'xl:hidden',
}

const Look = createContext(narrow)

/**
 * A table that on phones becomes a list of cards, each cell with its column's name beside the value. What is around it may make its
 * rows lower (`--row-height`, `--row-padding`), and keep its head in sight (`--head-position: sticky`, `--head-shadow`).
 */
export function ResponsiveTable({caption, columns, wide = false, children}: ResponsiveTableProps) {
  const look = wide ? wideLook : narrow
  return (
    <table className={classNames('block w-full border-b border-border text-sm', look.table)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={classNames('sr-only', look.head)}>
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
      <tbody className={classNames('block', look.body)}>
        <Look value={look}>{children}</Look>
      </tbody>
    </table>
  )
}

export function Row({className, children}: {className?: string; children: ReactNode}) {
  const {row} = use(Look)
  return (
    <tr className={classNames('grid gap-y-1 border-t border-border py-4', row, className)}>{children}</tr>
  )
}

interface CellProps {
  /** the column's name, shown beside the value on phones */
  label?: string
  className?: string
  children: ReactNode
}

export function Cell({label, className, children}: CellProps) {
  const look = use(Look)
  return (
    <td
      className={classNames(
        'flex min-h-8 items-center justify-between gap-4',
        look.cell,
        // On a card a value that is missing needs no line.
        children === null && look.empty,
        className,
      )}
    >
      {label && (
        <span aria-hidden className={classNames('shrink-0 whitespace-nowrap text-ink-faint', look.label)}>
          {label}
        </span>
      )}
      {children}
    </td>
  )
}
