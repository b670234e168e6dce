/**
 * Asks once for what many pages of a build are made of. While developing, the answer is kept only for a moment, so that an
 * editor's change shows on the next reload.
 */
export function memoize<T>(ask: () => Promise<T>): () => Promise<T> {
  const keptMs = import.meta.env.DEV ? 1_000 : Infinity
  let answer: Promise<T> | undefined
  let askedAt = 0
  return () => {
    if (!answer || Date.now() - askedAt > keptMs) {
      askedAt = Date.now()
      answer = ask()
      // A question that failed may be asked again.
      answer.catch(() => {
        answer = undefined
      })
    }
    return answer
  }
}
