import {useEffect} from 'react'

const TYPING = 'input, textarea, select, [contenteditable], dialog[open] *'

/** Presses the button of the search when `/` is pressed outside of a field or a dialog. */
export function SearchShortcut() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      const isTyping = event.target instanceof Element && event.target.closest(TYPING)
      if (isTyping || document.querySelector('dialog[open]')) return
      event.preventDefault()
      document.querySelector<HTMLElement>('button[aria-keyshortcuts="/"]')?.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return null
}
