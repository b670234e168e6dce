import type {BlogFilters as Filters, Counted} from '@lectern/domain/blog'
import {classNames} from '~/ui/class-names'
import {ToggleChip} from '~/ui/navigation/toggle-chip'

interface BlogFiltersProps {
  filters: Filters
  categories: readonly Counted[]
  /** the popular tags, and the selected one when it is not among them */
  tags: readonly Counted[]
  onChange: (change: Partial<Filters>) => void
}

/** On phones one row that scrolls horizontally; on wider screens it wraps. */
const row =
  'relative -mx-gutter flex min-w-0 items-center overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0'

/** The categories with their counts, and the popular tags. A click selects one, another click clears it. */
export function BlogFilters({filters, categories, tags, onChange}: BlogFiltersProps) {
  return (
    <div className="grid gap-3">
      <fieldset className={classNames(row, 'gap-2')}>
        <legend className="sr-only">Categories</legend>
        {categories.map(({name, count}) => (
          <ToggleChip
            key={name}
            label={name}
            count={count}
            chosen={filters.category === name}
            onToggle={() => onChange({category: filters.category === name ? null : name})}
          />
        ))}
      </fieldset>
      {tags.length > 0 && (
        <fieldset className={classNames(row, 'gap-1')}>
          <legend className="sr-only">Popular tags</legend>
          <span aria-hidden className="pr-2 font-display text-sm whitespace-nowrap text-ink-faint">
            Popular tags
          </span>
          {tags.map(({name, count}) => (
            <ToggleChip
              key={name}
              label={name}
              count={count}
              chosen={filters.tag === name}
              onToggle={() => onChange({tag: filters.tag === name ? null : name})}
              small
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
