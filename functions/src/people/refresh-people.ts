import {Timestamp, type DocumentReference} from 'firebase-admin/firestore'
import {isDeepStrictEqual} from 'node:util'
import {nameOf} from '../accounts/person.ts'
import {auth} from '../services/auth.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {log} from '../services/log.ts'
import {setIfUnchanged} from '../services/optimistic.ts'
import {readAll} from '../services/read-all.ts'
import {indexPerson, people, toIndexed} from './indexed-person.ts'

/** As many accounts as one run looks at. */
const PAGE = 100
/** How long after all accounts were looked at the next round begins. */
const ROUND_MS = 24 * 60 * 60_000

interface Round {
  /** Firebase's token of the next page; null when the round is over */
  pageToken: string | null
  finishedAt: Timestamp | null
}

const round = () => firestore().collection('reconciliations').doc('people') as DocumentReference<Round>

/**
 * Looks at a page of all accounts, and brings the index of people up to date where it differs: accounts that are older than the
 * index, and what Firebase tells nobody about (an address that was changed). Its cost does not grow with the accounts.
 */
export async function refreshPeople(): Promise<void> {
  const begun = await round().get()
  const {pageToken = null, finishedAt = null} = begun.data() ?? {}
  if (finishedAt !== null && finishedAt.toMillis() > clock.now() - ROUND_MS) return
  const page = await auth().listUsers(PAGE, pageToken ?? undefined)
  const [indexed, profiles] = await Promise.all([
    readAll(page.users.map(({uid}) => people().doc(uid))),
    readAll(page.users.map(({uid}) => firestore().collection('profiles').doc(uid))),
  ])
  for (const [at, account] of page.users.entries()) {
    const profile = profiles[at]
    const expected = profile && toIndexed(account, nameOf(profile, account))
    if (isDeepStrictEqual(indexed[at]?.data(), expected)) continue
    // One that cannot be indexed keeps none of the others from it.
    await indexPerson(account.uid).catch((error: unknown) =>
      log('reconcile-failed', {what: 'index', itemId: account.uid}, error),
    )
  }
  const next = page.pageToken ?? null
  await setIfUnchanged(begun, {pageToken: next, finishedAt: next === null ? clock.timestamp() : null})
}
