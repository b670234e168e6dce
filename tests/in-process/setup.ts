import {stack} from '../stack.ts'
import {setEnvironment} from './environment.ts'

/*
 * Before each test file: the functions, their database and what calls them are in this process, at the addresses at which the tests
 * look for the emulators.
 */

const PLACE = Symbol.for('lectern in process')
const known = globalThis as {[PLACE]?: Promise<void>}

// Once in a process, whichever of its files comes first.
await (known[PLACE] ??= begin())

async function begin(): Promise<void> {
  setEnvironment()
  const [{firestore}, services, {connectDatabase, connectQueues}, {serveFunctions}] = await Promise.all([
    import('../integration/commerce/back-office.ts'),
    import('../../functions/src/services/firestore.ts'),
    import('./database.ts'),
    import('./functions-server.ts'),
  ])
  connectDatabase(firestore, services.firestore())
  connectQueues()
  await serveFunctions(stack.ports.functions)
}
