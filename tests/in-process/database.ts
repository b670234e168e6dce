import {getFunctions} from 'firebase-admin/functions'
import type {Firestore} from 'firebase-admin/firestore'
import * as doors from '../../functions/src/index.ts'
import {firebaseApp} from '../../functions/src/services/firestore.ts'
import {connect, directWire, pathOf, type Wire} from '../simulation/firestore/client.ts'
import {Documents, type Change} from '../simulation/firestore/documents.ts'

type EventFunction = {run: (event: object) => Promise<unknown>}
type Queue = 'sendMailingPage' | 'sendPayouts'

const {onMailQueued, onReturnRequested, onProfileWritten, sendMailingPage, sendPayouts} =
  doors as unknown as Record<'onMailQueued' | 'onReturnRequested' | 'onProfileWritten' | Queue, EventFunction>

const documents = new Documents(Date.now)
const wire: Wire = {...directWire, committed: (changes) => changes.forEach(followChange)}

/** Puts the one database of this process behind clients of the Admin SDK. */
export function connectDatabase(...clients: Firestore[]): void {
  for (const client of clients) connect(client, () => ({documents, wire}))
}

/** Puts the functions that a queue calls behind the Admin SDK; a task is carried out soon, and once. */
export function connectQueues(): void {
  const names = new Set<string>()
  const queues: Record<Queue, EventFunction> = {sendMailingPage, sendPayouts}
  Object.assign(getFunctions(firebaseApp()), {
    taskQueue: (queue: Queue) => ({
      enqueue: async (data: object, {id}: {id?: string} = {}) => {
        if (id !== undefined && names.has(`${queue} ${id}`))
          throw Object.assign(new Error('There is such a task.'), {code: 'functions/task-already-exists'})
        if (id !== undefined) names.add(`${queue} ${id}`)
        soon(() => queues[queue].run({data}))
      },
    }),
  })
}

/** Calls what the database calls when a document is made or changed. */
function followChange({name, before, after}: Change): void {
  const [collection, id = '', ...rest] = pathOf(name).split('/')
  if (rest.length > 0) return
  if (collection === 'profiles') soon(() => onProfileWritten.run({params: {uid: id}}))
  if (before !== null || after === null) return
  if (collection === 'mail') soon(() => onMailQueued.run({params: {id}}))
  if (collection === 'returns') soon(() => onReturnRequested.run({params: {orderId: id}}))
}

/** Not before what wrote it has gone on; what it fails with is logged by functions. */
function soon(work: () => Promise<unknown>): void {
  setTimeout(() => void work().catch(() => {}), 2)
}
