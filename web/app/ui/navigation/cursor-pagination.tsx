import type {To} from 'react-router-dom'
import {ChevronRightIcon} from '~/ui/icons'
import {Step} from './pagination'

interface CursorPaginationProps {
  /** the address of the first page; null on it */
  first: To | null
  /** the address of the next page; null on the last one */
  next: To | null
  /** the name of the list, for screen readers: 'Recipients' */
  label: string
}

/** First and Next, for a list whose pages are not counted; renders nothing for a single page. Back leads to the page before. */
export function CursorPagination({first, next, label}: CursorPaginationProps) {
  if (first === null && next === null) return null
  return (
    <nav aria-label={`${label}, pages`} className="flex items-center justify-between gap-2">
      <Step label="First" target={first}>
        First
      </Step>
      <Step label="Next" target={next} rel="next">
        Next
        <ChevronRightIcon />
      </Step>
    </nav>
  )
}
