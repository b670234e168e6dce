import {pathOf} from './firestore/client.ts'
import type {Change} from './firestore/documents.ts'
import type {Functions} from './functions.ts'
import type {Scheduler} from './scheduler.ts'

/** Calls the functions that the database calls when a document is made. */
export function followChanges(scheduler: Scheduler, functions: Functions, changes: readonly Change[]): void {
  for (const {name, before, after} of changes) {
    if (before !== null || after === null) continue
    const [collection, id = '', ...rest] = pathOf(name).split('/')
    if (rest.length > 0) continue
    if (collection === 'mail') begin(scheduler, functions, 'onMailQueued', {id})
    else if (collection === 'returns') begin(scheduler, functions, 'onReturnRequested', {orderId: id})
  }
}

/** Once at least, as the database promises; or never, as where a function fails. */
function begin(
  scheduler: Scheduler,
  functions: Functions,
  name: 'onMailQueued' | 'onReturnRequested',
  params: Record<string, string>,
): void {
  const drawn = scheduler.fails('triggers') ? scheduler.random.next() : 1
  const times = drawn < 0.05 ? 0 : drawn < 0.1 ? 2 : 1
  if (times !== 1) scheduler.count(times === 0 ? 'triggers lost' : 'triggers twice')
  for (let time = 0; time < times; time += 1)
    scheduler.timers.add(scheduler.now + 1 + Math.floor(scheduler.random.next() * 400), () => {
      void functions.trigger(name, params)
    })
}
