let past: number | null = null

/** Now in ms; within {@link inThePast} the moment that it sets. */
function milliseconds(): number {
  return past ?? Date.now()
}

/** Now, in the seconds Stripe's objects count in. */
export function seconds(): number {
  return Math.floor(milliseconds() / 1000)
}

/** Does synchronous work as if it were done at another moment (ms): what it records was made then. */
export function inThePast<T>(ms: number, work: () => T): T {
  past = ms
  try {
    return work()
  } finally {
    past = null
  }
}
