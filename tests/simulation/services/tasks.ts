import {getFunctions} from 'firebase-admin/functions'
import type {App} from 'firebase-admin/app'
import type {Functions, Queue} from '../functions.ts'
import type {Mishap, Scheduler} from '../scheduler.ts'

const MISHAPS: readonly Mishap[] = [{name: 'unavailable', in10000: 40}]
/** A task that fails is repeated after so long, so often, as the doors of the queues ask. */
const AGAIN_MS = 10_000
const MOST_ATTEMPTS = 5

/** The queues of mailings and payouts. */
export class Tasks {
  readonly #scheduler: Scheduler
  readonly #functions: Functions
  readonly #names = new Set<string>()

  constructor(scheduler: Scheduler, functions: Functions) {
    this.#scheduler = scheduler
    this.#functions = functions
  }

  /** @param id of which there is only one task */
  enqueue(queue: Queue, data: object, {id}: {id?: string} = {}): Promise<void> {
    return this.#scheduler.perform(
      'tasks enqueue',
      (mishap) => {
        if (mishap !== null) throw new Error('The queue does not answer.')
        if (id !== undefined && this.#names.has(`${queue} ${id}`))
          throw Object.assign(new Error('There is such a task.'), {code: 'functions/task-already-exists'})
        if (id !== undefined) this.#names.add(`${queue} ${id}`)
        this.#begin(queue, data, 1)
      },
      MISHAPS,
    )
  }

  #begin(queue: Queue, data: object, attempt: number): void {
    const {random} = this.#scheduler
    // Once at least; or never, where the queue itself has lost it.
    const drawn = this.#scheduler.fails('triggers') ? random.next() : 1
    if (drawn < 0.05) return
    for (let time = 0; time < (drawn < 0.1 ? 2 : 1); time += 1)
      this.#scheduler.timers.add(this.#scheduler.now + 1 + Math.floor(random.next() * 400), () => {
        void this.#functions.task(queue, data).catch(() => {
          if (attempt < MOST_ATTEMPTS)
            this.#scheduler.timers.add(this.#scheduler.now + AGAIN_MS, () =>
              this.#begin(queue, data, attempt + 1),
            )
        })
      })
  }
}

/** @param tasks asked at each request, so that one client can go on with another queue */
export function connectTasks(app: App, tasks: () => Tasks): void {
  Object.assign(getFunctions(app), {
    taskQueue: (queue: Queue) => ({
      enqueue: (data: object, options?: {id?: string}) => tasks().enqueue(queue, data, options),
    }),
  })
}
