import type {Auth, UserRecord} from 'firebase-admin/auth'
import type {Scheduler} from '../scheduler.ts'

/** Somebody with an account. */
export interface Person {
  uid: string
  email: string
}

/** The sign-in service. */
export class Accounts {
  readonly #scheduler: Scheduler
  readonly #records: Map<string, UserRecord>

  constructor(scheduler: Scheduler, people: readonly Person[]) {
    this.#scheduler = scheduler
    const creationTime = new Date(scheduler.now).toUTCString()
    this.#records = new Map(people.map((person) => [person.uid, recordOf(person, creationTime)]))
  }

  find(label: string, identifiers: readonly Identifier[]): Promise<UserRecord[]> {
    return this.#scheduler.perform(`accounts ${label}`, () =>
      identifiers.flatMap((identifier) => this.#known(identifier) ?? []),
    )
  }

  all(): Promise<UserRecord[]> {
    return this.#scheduler.perform('accounts list', () => [...this.#records.values()])
  }

  /** @returns false where there is no such account */
  change(label: string, uid: string, change: Partial<UserRecord> | null): Promise<boolean> {
    return this.#scheduler.perform(`accounts ${label} ${uid}`, () => {
      const record = this.#records.get(uid)
      if (!record) return false
      if (change === null) this.#records.delete(uid)
      else this.#records.set(uid, Object.assign({}, record, change))
      return true
    })
  }

  #known(identifier: Identifier): UserRecord | undefined {
    if ('uid' in identifier) return this.#records.get(identifier.uid)
    return [...this.#records.values()].find(({email}) => email === identifier.email)
  }
}

type Identifier = {uid: string} | {email: string}

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
  const only = async (identifier: Identifier) => {
    const [found] = await accounts().find('get', [identifier])
    if (!found) throw unknown()
    return found
  }
  const change = async (label: string, uid: string, changes: Partial<UserRecord> | null) => {
    if (!(await accounts().change(label, uid, changes))) throw unknown()
  }
  Object.assign(client, {
    getUser: (uid: string) => only({uid}),
    getUserByEmail: (email: string) => only({email}),
    getUsers: async (identifiers: readonly Identifier[]) => ({
      users: await accounts().find('get', identifiers),
      notFound: [],
    }),
    listUsers: async () => ({users: await accounts().all()}),
    updateUser: (uid: string, {disabled = false}: {disabled?: boolean}) => change('update', uid, {disabled}),
    setCustomUserClaims: (uid: string, customClaims: UserRecord['customClaims']) =>
      change('claims', uid, {customClaims}),
    revokeRefreshTokens: (uid: string) => change('revoke', uid, {}),
    deleteUser: (uid: string) => change('delete', uid, null),
  })
}

function unknown(): Error {
  return Object.assign(new Error('There is no such account.'), {code: 'auth/user-not-found'})
}
