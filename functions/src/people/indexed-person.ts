import {Timestamp, type CollectionReference} from 'firebase-admin/firestore'
import {nameBeginnings, nameKey} from '@lectern/domain/people/name-search'
import type {UserRecord} from 'firebase-admin/auth'
import {isDeepStrictEqual} from 'node:util'
import {nameOf} from '../accounts/person.ts'
import {deletionOf} from '../privacy/deletion.ts'
import {auth} from '../services/auth.ts'
import {firestore} from '../services/firestore.ts'
import {readAll} from '../services/read-all.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {countNewLearner} from '../statistics/daily-counters.ts'

/**
 * `people/{uid}`: an account as lists of people show and find it. It follows the account and its profile: when a profile is written
 * (`onProfileWritten`), as after each sign-up, and by going through all accounts page by page (`refreshPeople`), because Firebase
 * tells nobody that an address was changed.
 */
export interface IndexedPerson {
  /** as in the account; null where it has none */
  email: string | null
  name: string | null
  /** what lists by name are ordered by */
  nameKey: string
  /** what the name is found by */
  beginnings: string[]
  /** when the account was made */
  createdAt: Timestamp
}

export function people(): CollectionReference<IndexedPerson> {
  return firestore().collection('people') as CollectionReference<IndexedPerson>
}

/** Brings the index up to date with an account; takes one out of it that is gone or being erased. */
export async function indexPerson(uid: string): Promise<void> {
  await optimistically(async (write) => {
    const [{users}, profile, deletion, indexed] = await Promise.all([
      auth().getUsers([{uid}]),
      firestore().collection('profiles').doc(uid).get(),
      deletionOf(uid).get(),
      people().doc(uid).get(),
    ])
    const [account] = users
    if (!account || deletion.data()?.state === 'closed') {
      if (indexed.exists) write.delete(indexed.ref, unchanged(indexed))
      return
    }
    const person = toIndexed(account, nameOf(profile, account))
    if (isDeepStrictEqual(indexed.data(), person)) return
    if (indexed.exists) write.update(indexed.ref, {...person}, unchanged(indexed))
    else {
      write.create(indexed.ref, person)
      countNewLearner(write, person.createdAt)
    }
  })
}

/** The addresses of accounts that have one, by their uids; of whom is erased there is none. */
export async function addressesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await readAll([...new Set(uids)].map((uid) => people().doc(uid)))
  return new Map(
    found.flatMap((snapshot) => {
      const email: unknown = snapshot.get('email')
      return typeof email === 'string' ? [[snapshot.id, email] as const] : []
    }),
  )
}

/** What the index says of an account. */
export function toIndexed({email, metadata}: UserRecord, name: string | null): IndexedPerson {
  return {
    email: email ?? null,
    name,
    nameKey: nameKey(name ?? ''),
    beginnings: nameBeginnings(name ?? ''),
    createdAt: Timestamp.fromMillis(Date.parse(metadata.creationTime)),
  }
}
