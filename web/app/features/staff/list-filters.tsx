import type {FilterControls} from '~/lib/router/use-filters'
import {FilterFields} from '~/ui/form/filter-fields'
import {SearchBox} from '~/ui/form/search-box'
import {FilterChips} from '~/ui/navigation/filter-chips'

interface ListFiltersProps<F> {
  /** the label of the search: `Search recipients...` */
  label: string
  search: string
  onSearch: (search: string) => void
  /** the id of the list, which has to be focusable */
  results: string
  controls: FilterControls<F>
}

/** The search, the filters and the chips above a list on a staff screen. */
export function ListFilters<F>({
  label,
  search,
  onSearch,
  results,
  controls: {fields, chips, change, clear},
}: ListFiltersProps<F>) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <SearchBox
          label={label}
          value={search}
          onChange={onSearch}
          controls={results}
          className="w-full sm:max-w-88"
        />
        <FilterFields fields={fields} onChange={change} />
      </div>
      <FilterChips chips={chips} controls={results} onChange={change} onClear={clear} />
    </div>
  )
}
