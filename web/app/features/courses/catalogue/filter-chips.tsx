import type {Category} from './model'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
import {CloseIcon} from '~/ui/icons'
import {focusOnCourses} from './course-list'
import {fetchFilterFields} from './filter-panel'
import {activeChips, NO_FILTERS, type Chip} from './filter-words'
import type {FilterControls} from './use-catalogue-filters'

/** What narrows the list, each removable, and all of it at once. */
export function FilterChips({
  categories,
  controls: {filters, change},
}: {
  categories: readonly Category[]
  controls: FilterControls
}) {
  useDeferredModule(fetchFilterFields)
  const chips = activeChips(filters, categories)
  if (chips.length === 0) return null
  // The button is gone then; the focus goes to what it acted on.
  const remove = (removal: Chip['removal']) => {
    change(removal)
    focusOnCourses()
  }
  return (
    <div className="flex flex-wrap items-center gap-2 font-display text-sm">
      <ul aria-label="Active filters" className="contents">
        {chips.map(({key, label, removal}) => (
          <li key={key}>
            <button
              type="button"
              aria-label={`Remove filter ${label}`}
              onClick={() => remove(removal)}
              className="inline-flex min-h-11 items-center gap-2 rounded bg-chosen-soft pr-3 pl-3.5 font-medium text-ink transition-colors hover:bg-chosen hover:text-on-chosen"
            >
              {label}
              <CloseIcon className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => remove(NO_FILTERS)}
        className="min-h-11 rounded px-3 font-medium text-link underline underline-offset-4 hover:bg-surface-sunken"
      >
        Clear all filters
      </button>
    </div>
  )
}
