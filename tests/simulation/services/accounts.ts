import type {Auth, UserRecord} from 'firebase-admin/auth'
import type {Scheduler} from '../scheduler.ts'

/** Somebody with an account. */
export interface Person {
  uid: string
  email: string
}

/** The sign-in service: accounts, none of which changes. */
export class Accounts {
  readonly people: readonly Person[]
  readonly #scheduler: Scheduler
  readonly #records: ReadonlyMap<string, UserRecord>

  constructor(scheduler: Scheduler, people: readonly Person[]) {
    this.#scheduler = scheduler
    this.people = people
    const creationTime = new Date(scheduler.now).toUTCString()
    this.#records = new Map(people.map((person) => [person.uid, recordOf(person, creationTime)]))
  }

  find(label: string, uids: readonly string[]): Promise<UserRecord[]> {
    return this.#scheduler.perform(`accounts ${label}`, () =>
      uids.flatMap((uid) => this.#records.get(uid) ?? []),
    )
  }

  all(): Promise<UserRecord[]> {
    return this.#scheduler.perform('accounts list', () => [...this.#records.values()])
  }
}

function recordOf({uid, email}: Person, creationTime: string): UserRecord {
  const record: Partial<UserRecord> = {
    uid,
    email,
    emailVerified: true,
    disabled: false,
    metadata: {creationTime, lastSignInTime: creationTime, toJSON: () => ({})},
    providerData: [],
  }
  return record as UserRecord
}

/** @param accounts asked at each request, so that one client can go on with another service */
export function connectAuth(client: Auth, accounts: () => Accounts): void {
  const uidOf = (identifier: object) => ('uid' in identifier ? String(identifier.uid) : '')
  Object.assign(client, {
    getUser: async (uid: string) => {
      const [found] = await accounts().find('get', [uid])
      if (!found) throw Object.assign(new Error('There is no such account.'), {code: 'auth/user-not-found'})
      return found
    },
    getUsers: async (identifiers: readonly object[]) => ({
      users: await accounts().find('get', identifiers.map(uidOf)),
      notFound: [],
    }),
    listUsers: async () => ({users: await accounts().all()}),
  })
}
