import {
  mailOfLearner,
  orderOfLearner,
  readLearner as contract,
  returnOfLearner,
  type LearnerDetails,
} from '@lectern/domain/people/contracts'
import {progressSchema} from '@lectern/domain/learning/progress-schema'
import type {Timestamp} from 'firebase-admin/firestore'
import {personOf} from '../../accounts/person.ts'
import {settingsOf} from '../../accounts/settings.ts'
import {callable} from '../../callable.ts'
import {ordersOf, type Enrollment} from '../../enrollments/enrollment.ts'
import {progressOfLearner} from '../../learning/learner.ts'
import {orders} from '../../orders/order.ts'
import {outbox} from '../../outbox/outbox.ts'
import {deletionOf} from '../../privacy/deletion.ts'
import {returns} from '../../returns/return.ts'
import {firestore} from '../../services/firestore.ts'
import {readable} from '../../services/readable.ts'
import {readableOrder} from '../orders/malformed-order.ts'
import {recordRead} from '../record-read.ts'
import {staffRole} from '../../staff-member.ts'
import {knownLearner} from './known-learner.ts'

/** As many of each list as one page shows. */
const NEWEST = 50

/** When staff opens the page of a learner. */
export const readLearner = callable(contract, async ({uid}, staff) => {
  const record = await knownLearner(uid)
  await recordRead(staff, uid)
  const [person, role, settings, deletion, courses, bought, returned, mails] = await Promise.all([
    personOf(uid),
    staffRole(uid),
    settingsOf(uid),
    deletionOf(uid).get(),
    readCourses(uid),
    readOrders(uid),
    readReturns(uid),
    record.email ? readMails(record.email) : [],
  ])
  const {email = null, emailVerified, metadata, providerData, disabled} = record
  return {
    account: {
      email,
      emailVerified,
      name: person.name,
      createdAt: new Date(metadata.creationTime).toISOString(),
      lastSignInAt: metadata.lastSignInTime ? new Date(metadata.lastSignInTime).toISOString() : null,
      signInMethods: providerData.map(({providerId}) => providerId),
      disabled,
      role,
      closesAt: iso(deletion.data()?.closesAt ?? null),
    },
    settings,
    courses,
    orders: bought,
    returns: returned,
    mails,
  }
})

async function readCourses(uid: string): Promise<LearnerDetails['courses']> {
  const {docs} = await firestore()
    .collection('enrollments')
    .where('userId', '==', uid)
    .orderBy('purchasedAt', 'desc')
    .limit(NEWEST)
    .get()
  return Promise.all(
    docs.map(async (snapshot) => {
      const owned = snapshot.data() as Enrollment
      const stored = await progressOfLearner(uid, owned.courseId).get()
      const progress = stored.exists ? progressSchema.parse(stored.data()) : null
      const isGrant = owned.source === 'grant'
      return {
        courseId: owned.courseId,
        since: iso(owned.purchasedAt) ?? '',
        grant: isGrant ? {reason: owned.grantReason ?? '', by: owned.grantedBy ?? ''} : null,
        bought: ordersOf(owned).length > 0,
        sectionsOpened: owned.sectionsOpenedAt !== undefined,
        lessonsDone: Object.keys({...progress?.done, ...progress?.passed}).length,
        lastActiveAt: iso(stored.data()?.updatedAt ?? null),
        certificateId: owned.certificateId ?? null,
      }
    }),
  )
}

async function readOrders(uid: string): Promise<LearnerDetails['orders']> {
  const {docs} = await orders().where('userId', '==', uid).orderBy('createdAt', 'desc').limit(NEWEST).get()
  const read = await Promise.all(
    docs.map((snapshot) =>
      readableOrder(orderOfLearner, snapshot.id, () => {
        const {status, amountCents, items, createdAt} = snapshot.data()
        const courseTitles = items.map(({title}) => title)
        return {id: snapshot.id, status, amountCents, courseTitles, createdAt: iso(createdAt)}
      }),
    ),
  )
  return read.filter((order) => order !== null)
}

async function readReturns(uid: string): Promise<LearnerDetails['returns']> {
  const {docs} = await returns().where('userId', '==', uid).orderBy('createdAt', 'desc').limit(NEWEST).get()
  return readable(returnOfLearner, docs, (snapshot) => {
    const {status, reason, createdAt} = snapshot.data()
    return {orderId: snapshot.id, status, reason, createdAt: iso(createdAt)}
  })
}

async function readMails(address: string): Promise<LearnerDetails['mails']> {
  const {docs} = await outbox()
    .where('to', 'array-contains', address)
    .orderBy('createdAt', 'desc')
    .limit(NEWEST)
    .get()
  return readable(mailOfLearner, docs, (snapshot) => {
    const {content, state, createdAt, sentAt} = snapshot.data()
    return {id: snapshot.id, kind: content.kind, state, createdAt: iso(createdAt), sentAt: iso(sentAt)}
  })
}

function iso(at: Timestamp | null): string | null {
  return at?.toDate().toISOString() ?? null
}
