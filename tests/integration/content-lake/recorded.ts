import type {Observable} from 'rxjs'

/** What an observable has emitted so far, and a way to wait for more without sleeping. */
export class Recorded<T> {
  readonly events: T[] = []
  readonly #waiting = new Set<() => void>()
  readonly #subscription: {unsubscribe: () => void}
  #error: unknown

  constructor(source: Observable<T>) {
    this.#subscription = source.subscribe({
      next: (event) => {
        this.events.push(event)
        for (const check of this.#waiting) check()
      },
      error: (error: unknown) => {
        this.#error = error
        for (const check of this.#waiting) check()
      },
    })
  }

  /** Resolves with all events once there are `count` of them; rejects when the stream fails or 10 s pass. */
  async first(count: number): Promise<T[]> {
    const {promise, resolve, reject} = Promise.withResolvers<void>()
    const timer = setTimeout(
      () =>
        reject(new Error(`Only ${this.events.length} of ${count} events: ${JSON.stringify(this.events)}`)),
      10_000,
    )
    const check = () => {
      if (this.#error !== undefined) reject(this.#error)
      else if (this.events.length >= count) resolve()
    }
    this.#waiting.add(check)
    check()
    try {
      await promise
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(check)
    }
    return this.events
  }

  stop(): void {
    this.#subscription.unsubscribe()
  }
}
