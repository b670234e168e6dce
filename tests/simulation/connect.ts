import './environment.ts'
import {logger} from 'firebase-functions/logger'
import {auth} from '../../functions/src/services/auth.ts'
import {firebaseApp, firestore} from '../../functions/src/services/firestore.ts'
import {privateSanity} from '../../functions/src/services/private-sanity.ts'
import {sanityWriter} from '../../functions/src/services/sanity-writer.ts'
import {sanity} from '../../functions/src/services/sanity.ts'
import {stripe} from '../../functions/src/services/stripe.ts'
import {connect} from './firestore/client.ts'
import {loadFunctions} from './functions.ts'
import {connectAuth} from './services/accounts.ts'
import {connectMailgun} from './services/inbox.ts'
import {connectStripe} from './services/payments.ts'
import {connectTasks} from './services/tasks.ts'
import type {World} from './world.ts'

let world: World | undefined
let connected: Promise<void> | undefined

/** The world that functions live in now. */
function current(): World {
  if (!world) throw new Error('Nothing is simulated now.')
  return world
}

/** From now on functions live in this world, through the clients of the SDKs that they always use. */
export async function enter(next: World): Promise<void> {
  await (connected ??= connectClients())
  world = next
}

async function connectClients(): Promise<void> {
  await loadFunctions()
  connect(firestore(), () => ({documents: current().documents, wire: current().wire}))
  connectAuth(auth(), () => current().accounts)
  connectTasks(firebaseApp(), () => current().tasks)
  connectMailgun(() => current().inbox)
  connectStripe(await stripe(), () => current().payments)
  for (const client of await Promise.all([sanity(), privateSanity(), sanityWriter()]))
    Object.assign(client, {
      fetch: (query: string, params: Record<string, unknown>) => current().content.query(query, params),
      createOrReplace: (document: {_id: string}) => current().content.write(document),
    })
  logger.write = () => {}
}
