import {classNames} from '~/ui/class-names'

/** The classes of a list of tabs. */
export const tabListClass =
  'flex gap-1 overflow-x-auto border-b border-border font-display [scrollbar-width:none]'

/** The classes of a tab. */
export function tabClass(isActive: boolean): string {
  return classNames(
    '-mb-px min-h-12 border-b-3 px-4 text-base font-medium whitespace-nowrap transition-colors -outline-offset-2 first:pl-1',
    isActive
      ? 'border-chosen text-ink'
      : 'border-transparent text-ink-soft hover:border-border-strong hover:text-ink',
  )
}

export const tabPanelClass = 'pt-8'
