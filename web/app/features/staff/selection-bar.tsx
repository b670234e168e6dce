import type {ReactNode} from 'react'
import {Checkbox} from '~/ui/form/checkbox'
import type {Selection} from './use-selection'

interface SelectionBarProps {
  selection: Selection
  /** what can be done with what is chosen */
  children: ReactNode
}

/** Chooses all of a page, and says how many are chosen. */
export function SelectionBar({selection: {chosen, total, toggleAll}, children}: SelectionBarProps) {
  if (total === 0) return null
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1">
      <Checkbox
        checked={chosen.length === total}
        indeterminate={chosen.length > 0 && chosen.length < total}
        onChange={toggleAll}
        className="font-display"
      >
        Select all on this page
        <span aria-live="polite" className="tabular text-ink-faint">
          {chosen.length > 0 && `${chosen.length} selected`}
        </span>
      </Checkbox>
      {chosen.length > 0 && children}
    </div>
  )
}
