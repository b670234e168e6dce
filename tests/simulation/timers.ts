interface Timer {
  at: number
  /** of two for the same moment the one that was set first comes first */
  order: number
  run: () => void
  isCancelled: boolean
}

/** What is to happen at moments of virtual time (ms), the next one found first: a binary heap. */
export class Timers {
  #heap: Timer[] = []
  #count = 0

  /** @returns takes it back */
  add(at: number, run: () => void): () => void {
    const timer = {at, order: (this.#count += 1), run, isCancelled: false}
    this.#heap.push(timer)
    this.#up(this.#heap.length - 1)
    return () => {
      timer.isCancelled = true
    }
  }

  /** The moment of the next one; null when there is none. */
  get next(): number | null {
    while (this.#heap[0]?.isCancelled) this.#pop()
    return this.#heap[0]?.at ?? null
  }

  /** Lets the next one happen. */
  fire(): void {
    if (this.next !== null) this.#pop()?.run()
  }

  #pop(): Timer | undefined {
    const [first] = this.#heap
    const last = this.#heap.pop()
    if (this.#heap.length > 0 && last) {
      this.#heap[0] = last
      this.#down(0)
    }
    return first
  }

  #isBefore(one: number, other: number): boolean {
    const [left, right] = [this.#heap[one], this.#heap[other]]
    if (!left || !right) return false
    return left.at < right.at || (left.at === right.at && left.order < right.order)
  }

  #swap(one: number, other: number): void {
    const [left, right] = [this.#heap[one], this.#heap[other]]
    if (!left || !right) return
    this.#heap[one] = right
    this.#heap[other] = left
  }

  #up(index: number): void {
    const parent = (index - 1) >> 1
    if (index === 0 || !this.#isBefore(index, parent)) return
    this.#swap(index, parent)
    this.#up(parent)
  }

  #down(index: number): void {
    let least = index
    for (const child of [index * 2 + 1, index * 2 + 2]) if (this.#isBefore(child, least)) least = child
    if (least === index) return
    this.#swap(index, least)
    this.#down(least)
  }
}
