import {useEffect, useLayoutEffect, useRef} from 'react'
import {useShortcutsOn} from './shortcuts-setting'

/** Handlers of single-key shortcuts, by key. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>

/** Listens for single-key shortcuts, except while a field has focus, a dialog is open, or a modifier key is held. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  const isOn = useShortcutsOn()

  // As soon as what they act on is on the screen: a key may be pressed before the other effects.
  useLayoutEffect(() => {
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

/**
 * Whether key presses are text input for the focused element. Radio buttons and checkboxes use only arrow keys and
 * space.
 */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'button', 'range'].includes(target.type)
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}
