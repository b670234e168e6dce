import type {ReactNode} from 'react'
import type {CursorPages} from '~/lib/router/use-cursor-pages'
import type {FilterControls} from '~/lib/router/use-filters'
import {EmptyState} from '~/ui/feedback/empty-state'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'
import type {ListPage} from './load-list'

/** What a list says where it has nothing. */
export interface ListWords {
  /** before there ever was an item */
  empty: {title: string; words: ReactNode; icon?: ReactNode}
  /** where the filters find nothing; as a title `No orders match your filters` where there is none of its own */
  none?: {title?: string; words?: ReactNode}
}

interface ListResultsProps<F> {
  /** the id of the list, for what controls it */
  id: string
  /** what the list has: `orders` */
  name: string
  page: ListPage
  controls: FilterControls<F>
  pages: CursorPages
  words: ListWords
  /** the level of the heading where there is nothing */
  level?: 2 | 3
  /** the items */
  children: ReactNode
}

/** The items of a list with the pages around them, or why there are none. */
export function ListResults<F>({
  id,
  name,
  page,
  controls,
  pages,
  words,
  level,
  children,
}: ListResultsProps<F>) {
  const {items, next} = page
  const {chips, clear} = controls
  const count = items.length
  return (
    <div id={id} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <output className="sr-only">
        {chips.length > 0 && `${count.toLocaleString('en-US')} found${next === null ? '' : ', and more'}`}
      </output>
      {children}
      {count === 0 && chips.length > 0 && (
        <EmptyState
          title={
            next === null
              ? (words.none?.title ?? `No ${name} match your filters`)
              : `Nothing in the latest ${name}`
          }
          level={level}
          action={
            <ClearFilters controls={id} onClear={clear}>
              Clear all filters
            </ClearFilters>
          }
        >
          {next === null ? words.none?.words : 'Next looks through the earlier ones.'}
        </EmptyState>
      )}
      {count === 0 && chips.length === 0 && (
        <EmptyState
          icon={words.empty.icon}
          title={pages.isFirst ? words.empty.title : `No more ${name}`}
          level={level}
        >
          {words.empty.words}
        </EmptyState>
      )}
      <CursorPagination label={name.charAt(0).toUpperCase() + name.slice(1)} {...pages.pages} />
    </div>
  )
}
