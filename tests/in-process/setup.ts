import {logger, type LogEntry} from 'firebase-functions/logger'
import type {Stripe} from 'stripe'
import {afterEach, expect} from 'vitest'
import {FIREBASE_PROJECT} from '../../local/ports.ts'
import {stack} from '../stack.ts'

/*
 * Before each test file: the functions, their database and what calls them are in this process, at the addresses at which the tests
 * look for the emulators.
 */

const PLACE = Symbol.for('lectern in process')
const known = globalThis as {[PLACE]?: Promise<LogEntry[]>}

// Once in a process, whichever of its files comes first.
const incomplete = await (known[PLACE] ??= begin())
afterEach(() => {
  expect(incomplete.splice(0)).toEqual([])
})

/** @returns where entries of the log are added of which a field is not what it is for */
async function begin(): Promise<LogEntry[]> {
  // Before any function is loaded, as SDKs look then.
  Object.assign(process.env, {
    FIREBASE_CONFIG: JSON.stringify({projectId: FIREBASE_PROJECT}),
    // Tokens are read and not verified, as in the functions emulator.
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: JSON.stringify({skipTokenVerification: true}),
    FIRESTORE_ENABLE_TRACING: 'OFF',
  })
  // It sets all else that functions find in their environment.
  const {firestore} = await import('../integration/commerce/back-office.ts')
  const [services, {stripe}, {connectDatabase, connectQueues}, {serveFunctions}] = await Promise.all([
    import('../../functions/src/services/firestore.ts'),
    import('../../functions/src/services/stripe.ts'),
    import('./database.ts'),
    import('./functions-server.ts'),
  ])
  connectDatabase(firestore, services.firestore())
  connectQueues()
  repeatAtOnce(await stripe())
  await serveFunctions(stack.ports.functions)
  return findIncomplete()
}

/** Stripe's client waits for half a second before it repeats a request, and longer before the next time. */
function repeatAtOnce(client: Stripe): void {
  client.getInitialNetworkRetryDelay = () => 0.01
  client.getMaxNetworkRetryDelay = () => 0.01
}

function findIncomplete(): LogEntry[] {
  const incomplete: LogEntry[] = []
  const write = logger.write.bind(logger)
  logger.write = (entry) => {
    if (Object.values(entry).includes('withheld')) incomplete.push(entry)
    write(entry)
  }
  return incomplete
}
