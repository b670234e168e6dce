/**
 * Lets messages through from the named origins alone. The preview's libraries listen to whoever frames the page, so this has to
 * be called before they do: of listeners on the same target the first can stop the others.
 */
export function refuseForeignMessages(target: EventTarget, origins: readonly string[]): void {
  target.addEventListener(
    'message',
    (event) => {
      const origin = 'origin' in event && typeof event.origin === 'string' ? event.origin : ''
      if (!origins.includes(origin)) event.stopImmediatePropagation()
    },
    {capture: true},
  )
}
