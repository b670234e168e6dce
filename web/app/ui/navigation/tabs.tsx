import {Tabs as BaseTabs} from '@base-ui/react/tabs'
import type {ReactNode} from 'react'
import {classNames} from '~/ui/class-names'

interface Tab<Id extends string = string> {
  id: Id
  label: ReactNode
  content: ReactNode
}

interface TabsProps<Id extends string> {
  /** what the tabs are about, for screen readers */
  label: string
  tabs: readonly Tab<Id>[]
  /** the chosen tab, when the caller keeps it (in the address, say) */
  value?: Id
  onChange?: (id: Id) => void
  className?: string
}

/** Tabs: arrows, Home and End move and choose. Every panel is in the HTML; the others are hidden. */
export function Tabs<Id extends string>({label, tabs, value, onChange, className}: TabsProps<Id>) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.id : undefined}
      onValueChange={(id: Id) => onChange?.(id)}
      className={className}
    >
      <BaseTabs.List
        activateOnFocus
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-border font-display [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.id}
            value={tab.id}
            className={({active}) =>
              classNames(
                '-mb-px min-h-12 border-b-3 px-4 text-base font-medium whitespace-nowrap transition-colors -outline-offset-2 first:pl-1',
                active
                  ? 'border-chosen text-ink'
                  : 'border-transparent text-ink-soft hover:border-border-strong hover:text-ink',
              )
            }
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} keepMounted className="pt-8">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
