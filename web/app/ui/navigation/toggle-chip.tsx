import {classNames} from '~/ui/class-names'
import {CloseIcon} from '~/ui/icons'

interface ToggleChipProps {
  label: string
  count: number
  chosen: boolean
  onToggle: () => void
  /** smaller, for the longer list */
  small?: boolean
}

/** A category or a tag with its number of articles: a click selects it, another one clears it. */
export function ToggleChip({label, count, chosen, onToggle, small = false}: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={classNames(
        'tabular inline-flex items-center gap-1.5 rounded font-display text-sm whitespace-nowrap transition-colors',
        small ? 'target min-h-8 px-2' : 'min-h-11 border px-4 font-medium',
        chosen && 'border-chosen bg-chosen text-on-chosen',
        !chosen &&
          (small ? 'text-ink-soft hover:bg-ink/8 hover:text-ink' : 'border-border-strong hover:border-ink'),
      )}
    >
      {label}
      {chosen ? (
        <CloseIcon className="-mr-1 size-4" />
      ) : (
        <span className="text-ink-faint">
          <span className="sr-only">, </span>
          {count}
          <span className="sr-only">{count === 1 ? ' article' : ' articles'}</span>
        </span>
      )}
    </button>
  )
}
