/** Makes a value when it is first asked for, and then gives the same one. */
export function memoize<T>(make: () => T): () => T {
  let made: {value: T} | undefined
  return () => (made ??= {value: make()}).value
}
