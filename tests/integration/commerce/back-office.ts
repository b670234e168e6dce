import type {CheckoutLine} from '@lectern/domain/checkout/contracts'
import {initializeApp} from 'firebase-admin/app'
import {getAuth, type Auth} from 'firebase-admin/auth'
import {
  FieldValue,
  getFirestore,
  Timestamp,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore'
import {adminEnvironment, functionsParameters, functionsSecrets} from '../../../local/environment.ts'
import {lakeClient} from '../../../local/lake-client.ts'
import {runScheduled} from '../../../local/emulators.ts'
import {comparedKinds} from '../../../functions/src/payments/compare.ts'
import {stack} from '../../stack.ts'
import {testBegin} from '../../test-begin.ts'

// As in the functions' own processes, for the few tests that call a part of them here.
Object.assign(
  process.env,
  {METADATA_SERVER_DETECTION: 'none'},
  adminEnvironment(stack.ports),
  functionsParameters(stack.ports, stack.siteUrl),
  functionsSecrets(),
  {SANITY_READ_TOKEN: stack.contentTokens.read, SANITY_WRITE_TOKEN: stack.contentTokens.write},
)
const app = initializeApp({projectId: stack.projectId}, 'back-office')

/** What the functions have written, past the rules. */
export const firestore: Firestore = getFirestore(app)
export const accounts: Auth = getAuth(app)
export const lake = lakeClient(stack.lakeUrl, {token: stack.contentTokens.write})

export interface Course {
  id: string
  title: string
  priceCents: number
}

/** What can be in a cart. */
export interface Sold extends Course {
  /** a course where it does not say */
  kind?: CheckoutLine['kind']
}

/** What is in a cart, as pressing pay names it. */
export function linesOf(cart: readonly Pick<Sold, 'kind' | 'id'>[]): CheckoutLine[] {
  return cart.map(({kind = 'course', id}) => ({kind, id}))
}

/** A course that nobody owns, to be sold in tests. */
export async function publishCourse(priceCents = 5999, change: {title?: string} = {}): Promise<Course> {
  const id = `course-test-${crypto.randomUUID()}`
  const title = change.title ?? `Course ${id.slice(-6)}`
  await lake.createOrReplace({
    _id: id,
    _type: 'course',
    title,
    slug: {_type: 'slug', current: id},
    price: priceCents / 100,
    listing: 'offer',
  })
  return {id, title, priceCents}
}

/** A bundle that is sold now, or with other fields. */
export async function publishBundle(
  courses: readonly Course[],
  priceCents = 8999,
  fields: {from?: string; until?: string} = {},
): Promise<Sold> {
  const id = `bundle-test-${crypto.randomUUID()}`
  const title = `Bundle ${id.slice(-6)}`
  await lake.createOrReplace({
    _id: id,
    _type: 'bundle',
    title,
    slug: {_type: 'slug', current: id},
    courses: courses.map((course, index) => ({_key: String(index), _type: 'reference', _ref: course.id})),
    price: priceCents / 100,
    ...fields,
  })
  return {kind: 'bundle', id, title, priceCents}
}

export async function changePrice(course: Course, priceCents: number): Promise<void> {
  await lake
    .patch(course.id)
    .set({price: priceCents / 100})
    .commit()
}

/** Takes away what tests have published, and what is said of it, so that other tests find the seed as it was. */
export async function clearShelf(): Promise<void> {
  await lake.delete({query: '*[_type == "bundle" && _id match "bundle-test-*"]'})
  await lake.delete({query: '*[_type == "courseOwners" && course._ref match "course-test-*"]'})
  await lake.delete({query: '*[_type == "course" && _id match "course-test-*"]'})
  await lake.delete({query: '*[_type == "instructor" && _id match "instructor-test-*"]'})
}

export async function read(path: string): Promise<DocumentData | null> {
  return (await firestore.doc(path).get()).data() ?? null
}

/** Lets the comparison with Stripe begin at the newest: what other tests have bought may be many pages. */
export async function compareFromNewest(): Promise<void> {
  // A run of the stack's own clock that is under way leaves them as they are here: they change, even where they were at the newest.
  const beginning = {after: null, setBackAt: FieldValue.serverTimestamp()}
  await Promise.all(comparedKinds.map((kind) => firestore.doc(`reconciliations/${kind}`).set(beginning)))
}

/** What the clock does every minute, now; together with waiting, because a mail or an order is not due at once. */
export async function letTimePass(): Promise<void> {
  const past = Timestamp.fromMillis(Date.now() - 1000)
  const [mails, pending] = await Promise.all([
    firestore.collection('mail').where('state', '==', 'queued').get(),
    firestore.collection('orders').where('status', '==', 'pending').get(),
  ])
  // What other tests have left stays as it is.
  const own = ({createTime}: QueryDocumentSnapshot) => createTime.toMillis() >= testBegin.at
  await Promise.all([
    ...mails.docs.filter(own).map(({ref}) => ref.update({nextAttemptAt: past})),
    ...pending.docs.filter(own).map(({ref}) => ref.update({nextCheckAt: past})),
  ])
  await runScheduled(stack.ports, 'reconcile')
}

/** The most that are written at once. */
const BATCH = 500

/** Writes many documents, some hundred at a time. */
export async function writeInBatches<T>(
  items: readonly T[],
  write: (batch: WriteBatch, item: T) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) {
    const batch = firestore.batch()
    for (const item of items.slice(start, start + BATCH)) write(batch, item)
    await batch.commit()
  }
}
