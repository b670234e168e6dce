import type {Chip} from '@lectern/domain/lists/filters'
import {classNames} from '~/ui/class-names'
import {CloseIcon} from '~/ui/icons'
import {focusOnResults} from './clear-filters'

interface FilterChipsProps<F> {
  chips: readonly Chip<F>[]
  /** the id of the filtered list, which has to be focusable */
  controls: string
  /** `sm` is for bars */
  size?: 'sm' | 'md'
  onChange: (change: Partial<F>) => void
  onClear: () => void
}

/** The active filters of a list, each with a button to remove it, and one for all. Renders nothing without active filters. */
export function FilterChips<F>({chips, controls, size = 'md', onChange, onClear}: FilterChipsProps<F>) {
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 font-display text-sm">
      <ul aria-label="Active filters" className="contents">
        {chips.map(({name, label, removal}) => (
          <li key={name}>
            <button
              type="button"
              aria-label={`Remove filter ${label}`}
              onClick={() => {
                onChange(removal)
                focusOnResults(controls)
              }}
              className={classNames(
                size === 'sm' ? 'target min-h-8' : 'min-h-11',
                'inline-flex items-center gap-2 rounded bg-chosen-soft pr-3 pl-3.5 font-medium text-ink transition-colors hover:bg-chosen hover:text-on-chosen',
              )}
            >
              {label}
              <CloseIcon className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          onClear()
          focusOnResults(controls)
        }}
        className={classNames(
          size === 'sm' ? 'target min-h-8' : 'min-h-11',
          'rounded px-3 font-medium text-link underline underline-offset-4 hover:bg-surface-sunken',
        )}
      >
        Clear all filters
      </button>
    </div>
  )
}
