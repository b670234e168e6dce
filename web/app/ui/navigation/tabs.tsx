import {Tabs as BaseTabs} from '@base-ui/react/tabs'
import type {ReactNode} from 'react'
import {useOptimisticValue} from '../use-optimistic-value'
import {tabListClass, tabClass, tabPanelClass} from './tab-classes'

interface Tab<Id extends string = string> {
  id: Id
  label: ReactNode
  content: ReactNode
}

export interface TabsProps<Id extends string> {
  /** what the tabs are about, for screen readers */
  label: string
  tabs: readonly Tab<Id>[]
  /** the selected tab, which the caller stores, in the URL for example; one that was just chosen is shown before it is stored */
  value: Id
  onChange: (id: Id) => void
  className?: string
}

/** Tabs: the arrow keys, Home and End select. All panels are in the HTML; only the selected one is visible. */
export function Tabs<Id extends string>({label, tabs, value, onChange, className}: TabsProps<Id>) {
  const [shown, show] = useOptimisticValue(value)
  const choose = (id: Id) => {
    show(id)
    onChange(id)
  }
  return (
    <BaseTabs.Root value={shown} onValueChange={choose} className={className}>
      <BaseTabs.List activateOnFocus aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.id} value={tab.id} className={({active}) => tabClass(active)}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} keepMounted className={tabPanelClass}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
