/** The emulator keeps a process for each call of a function at the same time. */
const MAX_IN_FLIGHT = 8

let free = MAX_IN_FLIGHT
const waiting: (() => void)[] = []

/** Makes a call as soon as fewer than eight are under way. */
export async function inTurn<T>(call: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
  else free -= 1
  try {
    return await call()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}
