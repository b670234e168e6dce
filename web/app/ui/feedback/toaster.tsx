import {useEffect, useRef, type ReactNode} from 'react'
import {holdToasts, releaseToasts} from './toast'

/**
 * The live region of the toasts: below the header, and on wide screens above or beside the cookie banner, left of the right
 * column, which has the Pay button.
 * It has to be in the document before the first toast, so that screen readers announce it.
 */
export function Toaster({children}: {children: ReactNode}) {
  const region = useRef<HTMLElement>(null)

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

  return (
    <section
      ref={region}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      className="no-print pointer-events-none fixed inset-x-3 top-18 z-50 grid justify-items-end gap-3 sm:right-6 sm:left-auto sm:w-104 lg:top-auto lg:right-auto lg:bottom-[calc(1.5rem+var(--covered))] lg:left-6 xl:bottom-6 xl:left-114"
    >
      {children}
    </section>
  )
}

function listen(element: HTMLElement | null, types: readonly string[], listener: () => void) {
  for (const type of types) element?.addEventListener(type, listener)
  return () => {
    for (const type of types) element?.removeEventListener(type, listener)
  }
}
