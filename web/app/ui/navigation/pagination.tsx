import type {MouseEvent} from 'react'
import {Link, type To} from 'react-router-dom'
import {classNames} from '~/ui/class-names'
import {ChevronLeftIcon, ChevronRightIcon} from '~/ui/icons'
import {pageNumbers} from './page-numbers'

interface PaginationProps {
  /** from 1 */
  page: number
  pageCount: number
  /** the address of a page */
  to: (page: number) => To
  /** the name of the list, for screen readers: 'Courses' */
  label: string
  className?: string
}

const step = 'inline-flex min-h-11 items-center gap-1.5 rounded px-3 font-display text-sm font-semibold'

/**
 * Moves the focus to the list, the nearest focusable ancestor, because the clicked link may not exist on the next page.
 */
function focusOnList({currentTarget}: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({preventScroll: true})
}

/** Previous, page numbers, Next; renders nothing for a single page. */
export function Pagination({page, pageCount, to, label, className}: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav
      aria-label={`${label}, pages`}
      className={classNames('flex items-center justify-between gap-2', className)}
    >
      <Step label="Previous" target={page > 1 ? to(page - 1) : null} rel="prev">
        <ChevronLeftIcon />
        Previous
      </Step>
      <ol className="flex items-center gap-1">
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap-${index < 3 ? 'before' : 'after'}`} className="px-1 text-ink-faint max-sm:hidden">
              …
            </li>
          ) : (
            <li key={number} className={number === page ? undefined : 'max-sm:hidden'}>
              <Link
                to={to(number)}
                onClick={focusOnList}
                preventScrollReset={false}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(
                  'tabular grid size-11 place-items-center rounded font-display text-sm font-semibold transition-colors',
                  number === page ? 'bg-chosen text-on-chosen' : 'hover:bg-surface-sunken',
                )}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step label="Next" target={page < pageCount ? to(page + 1) : null} rel="next">
        Next
        <ChevronRightIcon />
      </Step>
    </nav>
  )
}

/** One of the links beside the page numbers; without a target it leads nowhere. */
export function Step({
  label,
  target,
  state,
  rel,
  children,
}: {
  label: string
  target: To | null
  /** what the browser keeps with the address */
  state?: unknown
  rel?: string
  children: React.ReactNode
}) {
  if (target === null)
    return (
      <span aria-disabled className={classNames(step, 'text-ink-faint opacity-60')}>
        {children}
      </span>
    )
  return (
    <Link
      to={target}
      state={state}
      onClick={focusOnList}
      rel={rel}
      aria-label={`${label} page`}
      className={classNames(step, 'hover:bg-surface-sunken')}
    >
      {children}
    </Link>
  )
}
