import type {To} from 'react-router-dom'
import {ChevronLeftIcon, ChevronRightIcon} from '~/ui/icons'
import {Step} from './pagination'

/** A page of a list that another page leads to. */
export interface CursorStep {
  to: To
  /**
   * what the browser keeps with the address: the cursors of the pages before it, null for the first page, and how many items are
   * before each page after the first, the page itself included
   */
  state: {before: readonly (string | null)[]; starts: readonly number[]}
}

interface CursorPaginationProps {
  /** null on the first page */
  first: CursorStep | null
  /** null where no page is known to be before */
  previous: CursorStep | null
  /** null on the last page */
  next: CursorStep | null
  /** which items the page has: `26–50`; null where that is not known */
  shown?: string | null
  /** the name of the list, for screen readers: 'Recipients' */
  label: string
}

/** First, Previous and Next, for a list whose pages are not counted; renders nothing for a single page. */
export function CursorPagination({first, previous, next, shown = null, label}: CursorPaginationProps) {
  if (first === null && next === null) return shown === null ? null : <Shown items={shown} />
  return (
    <nav aria-label={`${label}, pages`} className="flex items-center justify-between gap-2">
      <span className="flex items-center gap-2">
        <Step label="First" target={first?.to ?? null} state={first?.state}>
          First
        </Step>
        <Step label="Previous" target={previous?.to ?? null} state={previous?.state} rel="prev">
          <ChevronLeftIcon />
          Previous
        </Step>
      </span>
      {shown !== null && <Shown items={shown} />}
      <Step label="Next" target={next?.to ?? null} state={next?.state} rel="next">
        Next
        <ChevronRightIcon />
      </Step>
    </nav>
  )
}

function Shown({items}: {items: string}) {
  return <p className="tabular font-display text-sm text-ink-faint">{items}</p>
}
