import {Timestamp, type DocumentReference} from 'firebase-admin/firestore'
import {accounts, firestore, lake} from '../commerce/back-office.ts'

/** How much is added to a shop. */
const COURSES = 200
const ORDERS = 600
const ACCOUNTS = 300
/** As many as Firestore takes in a batch. */
const BATCH = 500
/** So long ago that the comparison with Stripe, which has no such payments, does not look at them. */
const LONG_AGO = Timestamp.fromMillis(Date.now() - 100 * 24 * 60 * 60_000)

const courseId = (index: number) => `course-test-grown-${index}`
const uid = (index: number) => `grown-${index}`

/** Makes the shop bigger: courses, accounts with profiles and settings, and what they have bought. */
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
    writeAll(grownDocuments()),
  ])
}

function grownDocuments(): [DocumentReference, object][] {
  const settings = {emailNotifications: true, marketingEmails: false, newCourseNotifications: false}
  const people = Array.from({length: ACCOUNTS}, (_, index): [DocumentReference, object][] => [
    [firestore.doc(`profiles/${uid(index)}`), {firstName: 'Grown', lastName: `${index}`}],
    [firestore.doc(`settings/${uid(index)}`), settings],
  ])
  const bought = Array.from({length: ORDERS}, (_, index): [DocumentReference, object][] => {
    const userId = uid(index % ACCOUNTS)
    const course = courseId(index % COURSES)
    const times = {createdAt: LONG_AGO, completedAt: LONG_AGO, updatedAt: LONG_AGO}
    const items = [{courseId: course, courseTitle: 'Grown', priceCents: 1999}]
    const about = {userId, courseId: course, orderId: uid(index)}
    return [
      [
        firestore.doc(`orders/${uid(index)}`),
        {userId, items, amountCents: 1999, currency: 'usd', status: 'completed', ...times},
      ],
      [firestore.doc(`enrollments/${userId}_${course}`), {...about, purchasedAt: LONG_AGO}],
      [firestore.doc(`returns/${uid(index)}`), {...about, reason: 'No', status: 'rejected', ...times}],
    ]
  })
  return [...people, ...bought].flat()
}

async function writeAll(documents: readonly [DocumentReference, object][]): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = firestore.batch()
    for (const [reference, data] of documents.slice(start, start + BATCH)) batch.set(reference, data)
    await batch.commit()
  }
}

/** Takes away what {@link grow} has added. */
export async function shrink(): Promise<void> {
  const references = grownDocuments().map(([reference]) => reference)
  for (let start = 0; start < references.length; start += BATCH) {
    const batch = firestore.batch()
    for (const reference of references.slice(start, start + BATCH)) batch.delete(reference)
    await batch.commit()
  }
  await Promise.all([
    lake.delete({query: '*[_id match "course-test-grown-*"]'}),
    accounts.deleteUsers(Array.from({length: ACCOUNTS}, (_, index) => uid(index))),
  ])
}
