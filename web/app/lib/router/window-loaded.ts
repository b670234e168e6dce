/** Resolves after the document's `load` event; at once on the server, and on every later navigation. */
export function windowLoaded(): Promise<void> {
  if (typeof document === 'undefined' || document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), {once: true})
  })
}
