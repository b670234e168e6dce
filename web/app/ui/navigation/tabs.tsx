import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react'
import {classNames} from '~/ui/class-names'

export interface Tab<Id extends string = string> {
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

/** Tabs by the ARIA pattern: arrows, Home and End move and choose. Every panel is in the HTML; the others are hidden. */
export function Tabs<Id extends string>({label, tabs, value, onChange, className}: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const chosen = value ?? own

  const choose = (id: Id) => {
    setOwn(id)
    onChange?.(id)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === chosen)
    const last = tabs.length - 1
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-border font-display [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}-tab`}
            aria-controls={`${base}-${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
            className={classNames(
              '-mb-px min-h-12 border-b-3 px-4 text-base font-medium whitespace-nowrap transition-colors -outline-offset-2 first:pl-1',
              tab.id === chosen
                ? 'border-chosen text-ink'
                : 'border-transparent text-ink-soft hover:border-border-strong hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}`}
          aria-labelledby={`${base}-${tab.id}-tab`}
          hidden={tab.id !== chosen}
          className="pt-8"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
