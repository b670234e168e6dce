import {useEffect} from 'react'
import {focusPart} from './focus-part'

/** What a screen reader says something of when it has the focus. */
const PARTS =
  'main, section, article, nav, header, footer, form, dialog, ul, li, table, tr, [role], [tabindex], [aria-label]'
/** Where somebody is for a moment, beside what they do. */
const NOTICES = '[aria-live]'

/**
 * Keeps the focus where it was when what has it is removed: a button that its own act makes go, a row that is done. The browser
 * moves it to the whole page, where a screen reader begins at the top; here the closest part of the page that is left gets it,
 * or what had it before a notice, unless something better has taken it by the next frame.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** what has the focus, and all it is in, from the inside; empty where nothing has it */
    let focused: readonly Element[] = []
    /** the same of what had it last that is in no notice */
    let beforeNotice: readonly Element[] = []

    const remember = ({target}: FocusEvent) => {
      focused = target instanceof Element ? [target, ...containers(target)] : []
      if (!isInNotice(focused)) beforeNotice = focused
    }
    // Some browsers send it for what is about to be removed, too; whoever presses beside it leaves it in the page.
    const forget = ({target}: FocusEvent) => {
      queueMicrotask(() => {
        if (target === focused[0] && focused[0]?.isConnected && document.activeElement === document.body)
          focused = beforeNotice = []
      })
    }
    const removals = new MutationObserver(() => {
      if (!focused[0] || focused[0].isConnected) return
      const left = isInNotice(focused) ? beforeNotice : focused.slice(1)
      focused = []
      // The page before a frame is painted, and effects of the one after it, may have a better place.
      requestAnimationFrame(() => requestAnimationFrame(() => focusFirst(left)))
    })

    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    removals.observe(document.body, {childList: true, subtree: true})
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
      removals.disconnect()
    }
  }, [])
}

const isInNotice = (elements: readonly Element[]): boolean =>
  elements.some((element) => element.matches(NOTICES))

function containers(element: Element): Element[] {
  const parent = element.parentElement
  return parent === null || parent === document.body ? [] : [parent, ...containers(parent)]
}

/**
 * Focuses the first of them that is in the page and that the browser lets have the focus: not what is hidden, nor behind a dialog.
 */
function focusFirst(elements: readonly Element[]): void {
  for (const element of elements) {
    if (document.activeElement !== document.body) return
    if (!(element instanceof HTMLElement) || !element.isConnected) continue
    if (element.tabIndex >= 0 || element.matches(PARTS)) focusPart(element)
  }
}
