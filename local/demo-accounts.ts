import {centsFromDollars, sumCents} from '@lectern/domain/money'
import {confirmOrder, createCheckout} from '@lectern/domain/checkout/contracts'
import {STANDARD_SHARE_BPS} from '@lectern/domain/teachers/teacher'
import {DAY_MS} from '@lectern/domain/statistics/days'
import {deleteApp, initializeApp} from 'firebase-admin/app'
import {getAuth, type Auth} from 'firebase-admin/auth'
import {getFirestore, Timestamp, type Firestore} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {callerOf} from './callable.ts'
import {takeDemoCourses} from './demo-progress.ts'
import {adminEnvironment} from './environment.ts'
import {lakeClient} from './lake-client.ts'
import {moveSale} from './statistics/counted-days.ts'
import {FIREBASE_PROJECT, url, type Ports} from './ports.ts'
import {setStaffMember} from './staff-member.ts'

export const DEMO_PASSWORD = 'lectern'
export const DEMO_ACCOUNTS = [
  {
    uid: 'demo-learner',
    email: 'learner@lectern.test',
    firstName: 'Lena',
    lastName: 'Marsh',
    role: null,
    note: 'a learner in the middle of one course, with the certificate of another, two orders and one return',
  },
  {
    uid: 'demo-staff',
    email: 'staff@lectern.test',
    firstName: 'Sam',
    lastName: 'Okafor',
    role: 'owner',
    note: 'staff, and the owner: the back office',
  },
  {
    uid: 'demo-new',
    email: 'new@lectern.test',
    firstName: 'Nia',
    lastName: 'Brandt',
    role: null,
    note: 'an account with nothing in it yet',
  },
  {
    uid: 'demo-teacher',
    email: 'teacher@lectern.test',
    firstName: 'Amara',
    lastName: 'Okafor',
    role: null,
    note: 'a teacher, with her courses and what they have brought',
  },
] as const

/** The account of the demo teacher, and as which instructor she teaches. */
export const DEMO_TEACHER = {...DEMO_ACCOUNTS[3], instructorId: 'instructor-amara-okafor'} as const

/** What the learner has bought: numbers of the built-in courses, and how long ago. */
const DEMO_ORDERS = [
  {courseNumbers: [7, 9], daysAgo: 12, returnReason: null},
  {
    courseNumbers: [4],
    daysAgo: 3,
    returnReason: 'I chose the wrong level: I already know most of what the first sections teach.',
  },
] as const

/**
 * Makes the demo accounts, and the learner's orders by really buying: checkout, payment and fulfilment all run as for
 * anybody, so that a demo order can be returned and refunded like any other. Then she takes two of the courses. Does nothing where
 * they already exist.
 */
export async function seedDemoAccounts(ports: Ports): Promise<void> {
  // The Admin SDK would otherwise look for Google's metadata server.
  Object.assign(process.env, adminEnvironment(ports), {METADATA_SERVER_DETECTION: 'none'})
  const app = initializeApp({projectId: FIREBASE_PROJECT}, `demo-accounts-${ports.auth}`)
  const auth = getAuth(app)
  const firestore = getFirestore(app)
  try {
    for (const account of DEMO_ACCOUNTS) await createAccount(auth, firestore, account)
    await makeTeacher(auth, firestore)
    const orders = await firestore.collection('orders').where('userId', '==', 'demo-learner').limit(1).get()
    if (orders.empty) await buyDemoCourses(ports, firestore)
  } finally {
    await deleteApp(app)
  }
}

async function createAccount(
  auth: Auth,
  firestore: Firestore,
  account: (typeof DEMO_ACCOUNTS)[number],
): Promise<void> {
  const {uid, email, firstName, lastName, role} = account
  const {users} = await auth.getUsers([{uid}])
  if (users.length > 0) return
  await auth.createUser({
    uid,
    email,
    password: DEMO_PASSWORD,
    emailVerified: true,
    displayName: `${firstName} ${lastName}`,
  })
  if (role !== null) await setStaffMember({auth, firestore}, {uid, email}, role)
  await firestore
    .doc(`profiles/${uid}`)
    .set({firstName, lastName, avatarUrl: null, updatedAt: Timestamp.now()})
}

/** Makes the demo teacher one, unless somebody teaches as that instructor. */
async function makeTeacher(auth: Auth, firestore: Firestore): Promise<void> {
  const {uid, instructorId} = DEMO_TEACHER
  const reference = firestore.doc(`teachers/${instructorId}`)
  if ((await reference.get()).exists) return
  const since = Timestamp.fromMillis(Date.now() - 120 * DAY_MS)
  const {email, firstName, lastName} = DEMO_ACCOUNTS[3]
  // Where the history has paid her.
  const paid = await firestore.collection('payouts').where('teacher', '==', instructorId).limit(1).get()
  const stripeAccountId = (paid.docs[0]?.get('stripeAccountId') as string | undefined) ?? null
  await firestore
    .batch()
    .create(reference, {
      uid,
      email,
      name: `${firstName} ${lastName}`,
      state: 'active',
      shareBps: STANDARD_SHARE_BPS,
      invitation: null,
      invitations: 1,
      stripeAccountId,
      payouts: {enabled: stripeAccountId !== null, missing: []},
      invitedAt: since,
      since,
    })
    .set(firestore.doc(`teacherAccounts/${uid}`), {instructorId})
    .commit()
  await auth.setCustomUserClaims(uid, {teacher: true})
}

const courseSchema = z.array(z.object({_id: z.string(), price: z.number()}))

async function buyDemoCourses(ports: Ports, firestore: Firestore): Promise<void> {
  const call = callerOf(ports, await signIn(ports))
  const lake = lakeClient(url(ports.lake))
  for (const {courseNumbers, daysAgo, returnReason} of DEMO_ORDERS) {
    const courses = courseSchema.parse(
      await lake.fetch('*[_type == "course" && number in $courseNumbers]{_id, price}', {courseNumbers}),
    )
    const {url: paymentPage, orderId} = await call(createCheckout, {
      lines: courses.map(({_id: id}) => ({kind: 'course' as const, id})),
      expectedTotalCents: sumCents(courses.map(({price}) => centsFromDollars(price))),
    })
    const sessionId = await pay(paymentPage)
    await call(confirmOrder, {sessionId})
    await backdate(firestore, orderId, Date.now() - daysAgo * DAY_MS, returnReason)
  }
  await takeDemoCourses(call)
}

const signInSchema = z.object({idToken: z.string()})

async function signIn(ports: Ports): Promise<string> {
  const response = await fetch(
    `${url(ports.auth)}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD, returnSecureToken: true}),
    },
  )
  return signInSchema.parse(await response.json()).idToken
}

/**
 * Pays a session as its page would with the card that is always accepted.
 * @returns the session's id
 */
async function pay(paymentPage: string): Promise<string> {
  const sessionId = new URL(paymentPage).pathname.split('/').at(-1)
  if (!sessionId) throw new Error(`No session in ${paymentPage}`)
  const response = await fetch(new URL(`/_control/sessions/${sessionId}/pay`, paymentPage), {method: 'POST'})
  if (!response.ok)
    throw new Error(`Paying the demo order answered ${response.status}: ${await response.text()}`)
  return sessionId
}

/** Moves an order into the past, so that the demo account looks lived in. */
async function backdate(
  firestore: Firestore,
  orderId: string,
  atMs: number,
  returnReason: string | null,
): Promise<void> {
  await moveSale(firestore, orderId, atMs)
  const at = Timestamp.fromMillis(atMs)
  const batch = firestore.batch()
  batch.update(firestore.doc(`orders/${orderId}`), {createdAt: at, completedAt: at})
  const enrollments = await firestore.collection('enrollments').where('orderId', '==', orderId).get()
  for (const enrollment of enrollments.docs) batch.update(enrollment.ref, {purchasedAt: at})
  if (returnReason) {
    const requestedAt = Timestamp.fromMillis(atMs + DAY_MS)
    batch.set(firestore.doc(`returns/${orderId}`), {
      orderId,
      userId: 'demo-learner',
      reason: returnReason,
      status: 'pending',
      createdAt: requestedAt,
      updatedAt: requestedAt,
    })
  }
  await batch.commit()
}
