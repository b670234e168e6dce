import {isDocumentId} from '@lectern/domain/document-id'
import {isEmail, normalizeEmail} from '@lectern/domain/mail/email'
import {findLearners as contract, foundLearner, type FoundLearner} from '@lectern/domain/people/contracts'
import {searchedBeginning} from '@lectern/domain/people/name-search'
import type {UserIdentifier} from 'firebase-admin/auth'
import {personOf} from '../../accounts/person.ts'
import {callable} from '../../callable.ts'
import {auth} from '../../services/auth.ts'
import {cursorPage, type CursorPage} from '../../services/cursor-page.ts'
import {readable} from '../../services/readable.ts'
import {people, type IndexedPerson} from '../../people/indexed-person.ts'

const PAGE = 50
/** Shorter texts are names. */
const MIN_UID_LENGTH = 20

interface Found {
  learners: FoundLearner[]
  next: string | null
}

/**
 * When staff looks for a learner. Addresses and ids are looked up among the accounts themselves, names in the index of people. What
 * it costs does not depend on how many there are.
 */
export const findLearners = callable(contract, ({search, cursor}) => findPeople(search.trim(), cursor, PAGE))

/** A page of those whom a search finds. @param size how many a page has */
export async function findPeople(search: string, cursor: string | null, size: number): Promise<Found> {
  if (search === '') return toFound(await cursorPage(people(), 'createdAt', cursor, {size}))
  const address = normalizeEmail(search)
  if (isEmail(address)) return account({email: address})
  if (search.length >= MIN_UID_LENGTH && isDocumentId(search)) {
    const found = await account({uid: search})
    if (found.learners.length > 0) return found
  }
  const beginning = searchedBeginning(search)
  if (beginning === '') return {learners: [], next: null}
  const named = people().where('beginnings', 'array-contains', beginning)
  return toFound(await cursorPage(named, 'nameKey', cursor, {size, direction: 'asc'}))
}

function toFound({docs, next}: CursorPage<IndexedPerson>): Found {
  const learners = readable(foundLearner, docs, (snapshot) => {
    const {email, name, createdAt} = snapshot.data()
    return {uid: snapshot.id, email, name, createdAt: createdAt.toDate().toISOString()}
  })
  return {learners, next}
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
