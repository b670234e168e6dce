import {useEffect, useRef, useState, type ReactNode} from 'react'
import {createPortal} from 'react-dom'
import {holdToasts, releaseToasts} from './toast'

/**
 * The live region of the toasts: below the header, and on wide screens above or beside the cookie banner, left of the right
 * column, which has the Pay button.
 * It has to be in the document before the first toast, so that screen readers announce it, and in a dialog while that is open.
 */
export function Toaster({children}: {children: ReactNode}) {
  const region = useRef<HTMLElement>(null)
  const [place] = useState(() => document.createElement('div'))

  useEffect(() => keepInReach(place, region.current), [place])

  // Hovered or focused toasts stay, so that they can be read and their actions reached.
  useEffect(() => {
    const element = region.current
    const stops = [
      listen(element, ['mouseenter', 'focusin'], holdToasts),
      listen(element, ['mouseleave', 'focusout'], releaseToasts),
      // Not every browser fires leave or blur when the hovered or focused toast is removed.
      listen(element, ['click'], () =>
        requestAnimationFrame(() => element?.matches(':hover, :focus-within') || releaseToasts()),
      ),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])

  return createPortal(
    <section
      ref={region}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      className="no-print pointer-events-none fixed inset-x-3 top-18 bottom-auto z-50 grid w-auto justify-items-end gap-3 overflow-visible bg-transparent sm:right-6 sm:left-auto sm:w-104 lg:top-auto lg:right-auto lg:bottom-[calc(1.5rem+var(--covered))] lg:left-6 xl:bottom-6 xl:left-114"
    >
      {children}
    </section>,
    place,
  )
}

/**
 * While a modal dialog is open, everything outside of it is inert, also what is above it: nobody could press a toast there, and
 * screen readers would not know of it. So the region stands in the dialog meanwhile, as a popover, which is over the dialog and is
 * placed by the window. Returns what ends that.
 */
function keepInReach(place: HTMLElement, region: HTMLElement | null) {
  const move = () => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const parent = dialog ?? document.body
    if (place.parentElement === parent) return
    parent.append(place)
    if (region && 'showPopover' in region) {
      region.popover = dialog ? 'manual' : null
      if (dialog) region.showPopover()
    }
    // A dialog may be taken out of the document while it is open, with what stands in it.
    watch({childList: dialog !== undefined})
  }
  const observer = new MutationObserver(move)
  const watch = (also: MutationObserverInit) =>
    observer.observe(document.body, {...also, subtree: true, attributes: true, attributeFilter: ['open']})
  move()
  return () => {
    observer.disconnect()
    place.remove()
  }
}

function listen(element: HTMLElement | null, types: readonly string[], listener: () => void) {
  for (const type of types) element?.addEventListener(type, listener)
  return () => {
    for (const type of types) element?.removeEventListener(type, listener)
  }
}
