import {isDocumentId} from '@lectern/domain/document-id'
import {isEmail, normalizeEmail} from '@lectern/domain/mail/email'
import {findLearners as contract, type FoundLearner} from '@lectern/domain/people/contracts'
import {searchedBeginning} from '@lectern/domain/people/name-search'
import type {UserIdentifier} from 'firebase-admin/auth'
import {FieldPath, Timestamp, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {personOf} from '../../accounts/person.ts'
import {callable} from '../../callable.ts'
import {auth} from '../../services/auth.ts'
import {idInCursor, timeInCursor} from '../../services/time-cursor.ts'
import {people, type IndexedPerson} from '../../people/indexed-person.ts'

const PAGE = 50
/** Shorter texts are names. */
const MIN_UID_LENGTH = 20

/** After whom a page begins: of the newest, when their account was made; of a search, their name. */
const cursorSchema = z.union([
  z.tuple([z.literal('newest'), ...timeInCursor]),
  z.tuple([z.literal('name'), z.string(), idInCursor]),
])
type Cursor = z.infer<typeof cursorSchema>

interface Found {
  learners: FoundLearner[]
  next: Cursor | null
}

/**
 * When staff looks for a learner. Addresses and ids are looked up among the accounts themselves, names in the index of people. What
 * it costs does not depend on how many there are.
 */
export const findLearners = callable(contract, async ({search, cursor}) => {
  const {learners, next} = await findPeople(search.trim(), readCursor(cursor), PAGE)
  return {learners, next: next && JSON.stringify(next)}
})

/** A page of those whom a search finds. @param size how many a page has */
export async function findPeople(search: string, cursor: Cursor | null, size: number): Promise<Found> {
  if (search === '') return newest(cursor, size)
  const address = normalizeEmail(search)
  if (isEmail(address)) return account({email: address})
  if (search.length >= MIN_UID_LENGTH && isDocumentId(search)) {
    const found = await account({uid: search})
    if (found.learners.length > 0) return found
  }
  return byName(searchedBeginning(search), cursor, size)
}

async function newest(cursor: Cursor | null, size: number): Promise<Found> {
  const all = people().orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
  const after =
    cursor?.[0] === 'newest' ? all.startAfter(new Timestamp(cursor[1], cursor[2]), cursor[3]) : all
  const {docs} = await after.limit(size).get()
  return page(docs, size, (last) => {
    const {seconds, nanoseconds} = last.data().createdAt
    return ['newest', seconds, nanoseconds, last.id]
  })
}

async function byName(beginning: string, cursor: Cursor | null, size: number): Promise<Found> {
  if (beginning === '') return {learners: [], next: null}
  const all = people()
    .where('beginnings', 'array-contains', beginning)
    .orderBy('nameKey')
    .orderBy(FieldPath.documentId())
  const after = cursor?.[0] === 'name' ? all.startAfter(cursor[1], cursor[2]) : all
  const {docs} = await after.limit(size).get()
  return page(docs, size, (last) => ['name', last.data().nameKey, last.id])
}

function page(
  docs: QueryDocumentSnapshot<IndexedPerson>[],
  size: number,
  cursorOf: (last: QueryDocumentSnapshot<IndexedPerson>) => Cursor,
): Found {
  const last = docs.at(-1)
  return {
    learners: docs.map((snapshot) => {
      const {email, name, createdAt} = snapshot.data()
      return {uid: snapshot.id, email, name, createdAt: createdAt.toDate().toISOString()}
    }),
    next: last && docs.length === size ? cursorOf(last) : null,
  }
}

async function account(identifier: UserIdentifier): Promise<Found> {
  const {users} = await auth().getUsers([identifier])
  const learners = await Promise.all(
    users.map(async ({uid, metadata}) => ({
      uid,
      ...(await personOf(uid)),
      createdAt: new Date(metadata.creationTime).toISOString(),
    })),
  )
  return {learners, next: null}
}

/** A cursor of the browser; null, the beginning, for whatever is none. */
function readCursor(text: string | null): Cursor | null {
  try {
    return cursorSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}
