import {FieldPath, Timestamp, type DocumentReference} from 'firebase-admin/firestore'
import type {Claim} from '../../../functions/src/gifts/claim.ts'
import type {Team} from '../../../functions/src/teams/team.ts'
import {accounts, firestore, lake, writeInBatches} from '../commerce/back-office.ts'
import {eventually} from '../commerce/eventually.ts'

/** How much is added to a shop. */
const COURSES = 200
const ORDERS = 600
const ACCOUNTS = 300
/** Profiles and returns: more than the largest page of either. Each calls functions, and the mails of the next test wait for them. */
const CALLING = 101
/** So long ago that the comparison with Stripe, which has no such payments, does not look at them. */
const LONG_AGO = Timestamp.fromMillis(Date.now() - 100 * 24 * 60 * 60_000)
const TIMES = {createdAt: LONG_AGO, completedAt: LONG_AGO, updatedAt: LONG_AGO}

const courseId = (index: number) => `course-test-grown-${index}`
const uid = (index: number) => `grown-${index}`
const teamId = (index: number) => `${uid(index)}_${courseId(index)}`

/** Makes the shop bigger: courses, accounts with profiles and settings, what they have bought, their teams, and teachers. */
export async function grow(): Promise<void> {
  const courses = lake.transaction()
  for (let index = 0; index < COURSES; index += 1) {
    courses.createOrReplace({
      _id: courseId(index),
      _type: 'course',
      title: `Grown course ${index}`,
      slug: {_type: 'slug', current: courseId(index)},
      price: 19.99,
      listing: 'catalogue',
      studentsCount: 0,
    })
  }
  await Promise.all([
    courses.commit(),
    accounts.importUsers(
      Array.from({length: ACCOUNTS}, (_, index) => ({uid: uid(index), email: `${uid(index)}@example.com`})),
    ),
    writeInBatches(grownDocuments(), (batch, [reference, data]) => batch.set(reference, data)),
  ])
}

function grownDocuments(): [DocumentReference, object][] {
  const settings = {emailNotifications: true, marketingEmails: false, newCourseNotifications: false}
  const calling = Array.from({length: CALLING}, (_, index): [DocumentReference, object][] => [
    [firestore.doc(`profiles/${uid(index)}`), {firstName: 'Grown', lastName: `${index}`}],
    [firestore.doc(`returns/${uid(index)}`), grownReturn(index)],
  ])
  const people = Array.from({length: ACCOUNTS}, (_, index): [DocumentReference, object][] => [
    [firestore.doc(`settings/${uid(index)}`), settings],
    [firestore.doc(`pauses/${uid(index)}`), {since: LONG_AGO, remindAt: null}],
    [firestore.doc(`leftCarts/${uid(index)}`), {orderId: uid(index), remindAt: null}],
    [
      firestore.doc(`savedCourses/${uid(index)}`),
      {courseIds: [], prices: {}, lookAt: null, updatedAt: LONG_AGO},
    ],
  ])
  const sold = Array.from({length: ORDERS}, (_, index): [DocumentReference, object][] => {
    const about = bought(index)
    const {userId, courseId: course} = about
    const items = [{courseId: course, courseTitle: 'Grown', priceCents: 1999}]
    return [
      [
        firestore.doc(`orders/${uid(index)}`),
        {userId, items, amountCents: 1999, currency: 'usd', status: 'completed', ...TIMES},
      ],
      [firestore.doc(`enrollments/${userId}_${course}`), {...about, purchasedAt: LONG_AGO}],
    ]
  })
  const inTeams = Array.from({length: ACCOUNTS}, (_, index): [DocumentReference, object][] => [
    [firestore.doc(`teams/${teamId(index)}`), grownTeam(index)],
    [firestore.doc(`claims/${uid(index)}`), grownSeat(index)],
  ])
  return [...calling, ...people, ...sold, ...inTeams, ...taught()].flat()
}

/** What an order was for. */
function bought(index: number) {
  return {userId: uid(index % ACCOUNTS), courseId: courseId(index % COURSES), orderId: uid(index)}
}

function grownReturn(index: number): object {
  return {...bought(index), reason: 'No', status: 'rejected', ...TIMES}
}

/** Teachers, with what they have earned and were paid, and what waits for them. */
function taught(): [DocumentReference, object][][] {
  return Array.from({length: ACCOUNTS}, (_, index) => {
    const [teacher, at] = [uid(index), LONG_AGO]
    const entry = {teacher, amountCents: 2500, availableAt: at, at}
    const paid = {state: 'paid', amountCents: 2500, transferId: `tr_${teacher}`, sentAt: at, dueAt: null}
    const asked = {instructorId: teacher, userId: uid(index + 1), courseId: courseId(index % COURSES)}
    return [
      [
        firestore.doc(`teachers/${teacher}`),
        {uid: teacher, state: 'active', shareBps: 7000, payouts: {enabled: false}},
      ],
      [firestore.doc(`balances/${teacher}`), {cents: 0}],
      [firestore.doc(`ledger/${teacher}`), {...entry, kind: 'correction', reason: 'No', currency: 'usd'}],
      [firestore.doc(`payouts/${teacher}`), {...paid, teacher, plannedAt: at}],
      [firestore.doc(`questions/${teacher}`), {...asked, isOpen: true, visibility: 'private', createdAt: at}],
      [firestore.doc(`submissions/${teacher}`), {...asked, state: 'waiting', handedInAt: at}],
    ]
  })
}

/** The team of an account, with a seat that the next one has accepted. */
function grownTeam(index: number): Team {
  const purchase = {orderId: uid(index), lineId: '1', bought: 2, givenBack: 0, returning: 0, used: 1}
  return {
    ownerId: uid(index),
    kind: 'course',
    productId: courseId(index),
    title: 'Grown',
    managers: [`${uid(index + 1)}@example.com`],
    purchases: {[`${uid(index)}-1`]: {...purchase, isClosed: false}},
    dueAt: null,
    createdAt: LONG_AGO,
  }
}

function grownSeat(index: number): Claim {
  return {
    kind: 'seat',
    teamId: teamId(index),
    orderId: uid(index),
    lineId: '1',
    giverId: uid(index),
    courseIds: [courseId(index)],
    to: {name: '', email: `${uid(index + 1)}@example.com`},
    message: '',
    deliverAt: null,
    state: 'accepted',
    uid: uid(index + 1),
    holderEmail: `${uid(index + 1)}@example.com`,
    nonce: uid(index),
    codeHash: uid(index),
    mails: 1,
    sent: null,
    returned: null,
    refundAttempt: 0,
    createdAt: LONG_AGO,
    acceptedAt: LONG_AGO,
    expireAt: null,
  }
}

/** Takes away what {@link grow} has added, and what functions have made of it. */
export async function shrink(): Promise<void> {
  await Promise.all([
    lake.delete({query: '*[_id match "course-test-grown-*"]'}),
    // Before their profiles: whoever hears that one has gone looks for the account.
    accounts.deleteUsers(Array.from({length: ACCOUNTS}, (_, index) => uid(index))),
  ])
  await writeInBatches(grownDocuments(), (batch, [reference]) => batch.delete(reference))
  const indexed = firestore
    .collection('people')
    .where(FieldPath.documentId(), '>=', uid(0))
    .where(FieldPath.documentId(), '<=', `${uid(9)}~`)
  await eventually('nobody of them to be found', async () => {
    const {docs} = await indexed.get()
    await Promise.all(docs.map(({ref}) => ref.delete()))
    return docs.length === 0
  })
}
