/** Creates a value on the first call, and returns the same one on every further call. */
export function memoize<T>(create: () => T): () => T {
  let created: {value: T} | undefined
  return () => (created ??= {value: create()}).value
}
