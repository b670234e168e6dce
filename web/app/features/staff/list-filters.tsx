import {SlidersHorizontal} from 'lucide-react'
import {useId, useState, type ReactNode} from 'react'
import type {FilterControls} from '~/lib/router/use-filters'
import {Button} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {FilterFields} from '~/ui/form/filter-fields'
import {SearchBox} from '~/ui/form/search-box'
import {FilterChips} from '~/ui/navigation/filter-chips'
import {searchOf} from './load-list'

interface ListFiltersProps<F> {
  controls: FilterControls<F>
  /** the id of the list, which has to be focusable */
  results: string
  /** the label of the filter named `search`, where the list has one: `Search recipients...` */
  search?: string | undefined
  /** fields of filters that the screen makes itself */
  children?: ReactNode
}

/**
 * The search, the filters and the chips of a list, in the bar of its screen. On small screens the filters are behind a button that
 * says how many are set.
 */
export function ListFilters<F extends object>({
  controls: {filters, fields, chips, change, clear},
  results,
  search,
  children,
}: ListFiltersProps<F>) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const set = chips.filter(({name}) => name !== 'search').length
  const hasFields = fields.length > 0 || children !== undefined
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {search && (
          <SearchBox
            label={search}
            value={searchOf(filters)}
            onChange={(search) => change({search} as unknown as Partial<F>, {live: true})}
            controls={results}
            className="min-w-0 flex-1 basis-40 lg:max-w-80 [&_input]:text-ellipsis"
          />
        )}
        {hasFields && (
          <Button
            variant="secondary"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
            className="lg:hidden"
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            Filters
            {set > 0 && (
              <span className="tabular">
                <span aria-hidden>· </span>
                {set}
                <span className="sr-only"> set</span>
              </span>
            )}
          </Button>
        )}
        <div
          id={panel}
          className={classNames(
            'bar-fields w-full gap-2 sm:grid-cols-2 lg:flex lg:w-auto lg:flex-wrap lg:items-center',
            open ? 'grid' : 'hidden',
          )}
        >
          <FilterFields fields={fields} onChange={change} />
          {children}
        </div>
      </div>
      <div className={open || !hasFields ? undefined : 'max-lg:hidden'}>
        <FilterChips size="sm" chips={chips} controls={results} onChange={change} onClear={clear} />
      </div>
    </div>
  )
}
