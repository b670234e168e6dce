import {useEffect, useId, useRef, useState, type ComponentType} from 'react'
import {flushSync} from 'react-dom'
import {tabListClass, tabClass, tabPanelClass} from './tab-classes'
import type {TabsProps} from './tabs'

/** So long after a pointer was released a click of it may follow, in ms: on touch screens it is an event of its own. */
const CLICK_WITHIN = 300

/** Settles once the pointer that has just been pressed is released, and the click that follows is over. */
function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const {signal} = listening
    const end = () => {
      listening.abort()
      setTimeout(resolve)
    }
    window.addEventListener('click', end, {signal})
    window.addEventListener('pointercancel', end, {signal})
    window.addEventListener('pointerup', () => setTimeout(end, CLICK_WITHIN), {signal})
  })
}

/**
 * Tabs for public pages, where Base UI would add 14 kB to the first load: it is fetched once the tabs are hovered or focused.
 * Until then (and when it cannot be fetched) they can be clicked; the arrow keys need it. The panels are then mounted
 * again, so they must not have state.
 */
export function LazyTabs<Id extends string>({label, tabs, value, onChange, className}: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [Tabs, setTabs] = useState<ComponentType<TabsProps<Id>>>()
  const focusedTab = useRef(false)
  /** settles when no tab is pressed: one that is replaced while it is pressed gets no click */
  const released = useRef(Promise.resolve())

  const load = async () => {
    try {
      const loaded = await import('./tabs')
      // React does not hear of the press that makes it hydrate, or that was before.
      if (list.current?.matches(':active')) released.current = untilReleased()
      // It may be pressed again while the click of the press before is awaited.
      let release
      do {
        release = released.current
        await release
      } while (release !== released.current)
      focusedTab.current = list.current?.contains(document.activeElement) === true
      // At once: before a render that React schedules a tab may be pressed.
      flushSync(() => setTabs(() => loaded.Tabs<Id>))
    } catch {
      // The tabs can be clicked without it.
    }
  }

  useEffect(() => {
    // Focused before the page was hydrated.
    if (list.current?.matches(':focus-within')) void load()
  })

  useEffect(() => {
    // The tab that had the focus has just been replaced.
    if (Tabs && focusedTab.current)
      document.querySelector<HTMLElement>(`#${CSS.escape(id)} [role=tab][aria-selected=true]`)?.focus()
  }, [Tabs, id])

  return (
    <div id={id} className={className}>
      {Tabs ? (
        <Tabs label={label} tabs={tabs} value={value} onChange={onChange} />
      ) : (
        <>
          <div
            ref={list}
            role="tablist"
            tabIndex={-1}
            aria-label={label}
            onPointerEnter={() => void load()}
            onPointerDown={() => (released.current = untilReleased())}
            onFocus={() => void load()}
            className={tabListClass}
          >
            {tabs.map((tab) => (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={`${id}-${tab.id}-tab`}
                aria-controls={`${id}-${tab.id}`}
                aria-selected={tab.id === value}
                tabIndex={tab.id === value ? 0 : -1}
                onClick={() => onChange(tab.id)}
                className={tabClass(tab.id === value)}
              >
                {tab.label}
              </button>
            ))}
          </div>
          {tabs.map((tab) => (
            <div
              key={tab.id}
              role="tabpanel"
              id={`${id}-${tab.id}`}
              aria-labelledby={`${id}-${tab.id}-tab`}
              hidden={tab.id !== value}
              className={tabPanelClass}
            >
              {tab.content}
            </div>
          ))}
        </>
      )}
    </div>
  )
}
