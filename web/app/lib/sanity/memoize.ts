/**
 * Runs a query once for many pages of a build. In development the result is kept only briefly, so that an editor's change
 * shows on the next reload.
 */
export function memoize<T>(ask: () => Promise<T>): () => Promise<T> {
  const keptMs = import.meta.env.DEV ? 1_000 : Infinity
  let answer: Promise<T> | undefined
  let askedAt = 0
  return () => {
    if (!answer || Date.now() - askedAt > keptMs) {
      askedAt = Date.now()
      answer = ask()
      // A failed query may be repeated.
      answer.catch(() => {
        answer = undefined
      })
    }
    return answer
  }
}
