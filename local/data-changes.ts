import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {deleteApp, initializeApp} from 'firebase-admin/app'
import {getAuth} from 'firebase-admin/auth'
import {getFirestore, type Query} from 'firebase-admin/firestore'
import {adminEnvironment} from './environment.ts'
import {FIREBASE_PROJECT, type Ports} from './ports.ts'

const MOST_ACCOUNTS = 1000

export interface DataChanges {
  /** Whether accounts or documents have changed since it was asked last; yes at first. */
  since: () => Promise<boolean>
  stop: () => Promise<void>
}

/** Watches the emulators' data, so that they are saved soon after each change and not while nothing happens. */
export function watchData(ports: Ports): DataChanges {
  Object.assign(process.env, adminEnvironment(ports))
  const app = initializeApp({projectId: FIREBASE_PROJECT}, 'data-changes')
  const [auth, firestore] = [getAuth(app), getFirestore(app)]
  const watched = new Map<string, () => void>()
  let changed = true
  let accounts = ''
  const watch = (name: string, documents: Query) => {
    if (watched.has(name)) return
    const stop = documents.onSnapshot(
      () => {
        changed = true
      },
      // It is watched anew the next time.
      () => watched.delete(name),
    )
    watched.set(name, stop)
    changed = true
  }

  return {
    async since() {
      for (const collection of await firestore.listCollections()) watch(collection.path, collection)
      for (const name of subcollections()) watch(`*/${name}`, firestore.collectionGroup(name))
      const {users} = await auth.listUsers(MOST_ACCOUNTS)
      const now = createHash('sha256').update(JSON.stringify(users)).digest('hex')
      const result = changed || now !== accounts
      changed = false
      accounts = now
      return result
    },
    async stop() {
      for (const stop of watched.values()) stop()
      await deleteApp(app)
    },
  }
}

/** The names of the collections below documents that the rules let browsers write. */
function subcollections(): string[] {
  const rules = readFileSync(join(import.meta.dirname, '..', 'firestore.rules'), 'utf8')
  return [...rules.matchAll(/\{\w+\}\/(\w+)\/\{\w+\} \{/g)].flatMap(([, name]) =>
    name === undefined || name === 'documents' ? [] : name,
  )
}
