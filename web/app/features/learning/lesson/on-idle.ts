/** Calls back when the browser is idle. Returns a function that cancels it. */
export function onIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, {timeout: 3_000})
  return () => cancelIdleCallback(handle)
}
