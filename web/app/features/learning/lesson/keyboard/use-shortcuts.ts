import {useEffect, useRef} from 'react'
import {useShortcutsOn} from './shortcuts-setting'

/** What single keys do on a lesson, by key. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>

/** Listens for single keys: not while somebody writes, has a dialog open, or holds another key down. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  const isOn = useShortcutsOn()

  useEffect(() => {
    latest.current = shortcuts
  }, [shortcuts])

  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
      if (isWriting(event.target) || document.querySelector('dialog[open]')) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

/** Whether what is typed goes into a field. A key chooses among radio buttons and checkboxes only by arrows and space. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'button', 'range'].includes(target.type)
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}
