import {centsFromDollars, sumCents} from '@lectern/domain/money'
import {confirmOrder, createCheckout} from '@lectern/domain/checkout/contracts'
import {STANDARD_SHARE_BPS} from '@lectern/domain/teachers/teacher'
import {DAY_MS} from '@lectern/domain/statistics/days'
import {deleteApp, initializeApp} from 'firebase-admin/app'
import {getAuth, type Auth} from 'firebase-admin/auth'
import {getFirestore, Timestamp, type Firestore, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {callerOf, type Caller} from './callable.ts'
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

/** Says whether the learner has bought and taken her courses: `finished` is false while she does. */
const MARK = 'demoHistory/accounts'

/** Makes the demo accounts, and what they have, in the stack with these ports. */
export async function seedDemoAccounts(ports: Ports): Promise<void> {
  // The Admin SDK would otherwise look for Google's metadata server.
  Object.assign(process.env, adminEnvironment(ports), {METADATA_SERVER_DETECTION: 'none'})
  const app = initializeApp({projectId: FIREBASE_PROJECT}, `demo-accounts-${ports.auth}`)
  try {
    await makeDemoAccounts(ports, getAuth(app), getFirestore(app))
  } finally {
    await deleteApp(app)
  }
}

/**
 * Makes the demo accounts, and the learner's orders by really buying: checkout, payment and fulfilment all run as for
 * anybody, so that a demo order can be returned and refunded like any other. Then she takes two of the courses. Does nothing where
 * all this was done; what was interrupted is finished.
 */
export async function makeDemoAccounts(ports: Ports, auth: Auth, firestore: Firestore): Promise<void> {
  for (const account of DEMO_ACCOUNTS) await createAccount(auth, firestore, account)
  await makeTeacher(auth, firestore)
  const mark = firestore.doc(MARK)
  const finished = (await mark.get()).get('finished') as boolean | undefined
  // In data from before there was a mark she has bought without one.
  if (finished ?? (await ordersOfLearner(firestore)).length > 0) return
  await mark.set({finished: false})
  await buyDemoCourses(ports, firestore)
  await mark.set({finished: true})
}

/** Its profile is written last: an account with one has all else. */
async function createAccount(
  auth: Auth,
  firestore: Firestore,
  account: (typeof DEMO_ACCOUNTS)[number],
): Promise<void> {
  const {uid, email, firstName, lastName, role} = account
  const profile = firestore.doc(`profiles/${uid}`)
  const {users} = await auth.getUsers([{uid}])
  if (users.length > 0 && (await profile.get()).exists) return
  if (users.length === 0)
    await auth.createUser({
      uid,
      email,
      password: DEMO_PASSWORD,
      emailVerified: true,
      displayName: `${firstName} ${lastName}`,
    })
  if (role !== null) await setStaffMember({auth, firestore}, {uid, email}, role)
  await profile.set({firstName, lastName, avatarUrl: null, updatedAt: Timestamp.now()})
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
  // Before what says that she is one, which is not done again.
  await auth.setCustomUserClaims(uid, {teacher: true})
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
}

const courseSchema = z.array(z.object({_id: z.string(), price: z.number()}))
type DemoCourses = z.infer<typeof courseSchema>

/** What she has ordered; of an order that was interrupted, too. */
async function ordersOfLearner(firestore: Firestore): Promise<QueryDocumentSnapshot[]> {
  return (await firestore.collection('orders').where('userId', '==', 'demo-learner').get()).docs
}

async function buyDemoCourses(ports: Ports, firestore: Firestore): Promise<void> {
  const call = callerOf(ports, await signIn(ports))
  const lake = lakeClient(url(ports.lake))
  for (const {courseNumbers, daysAgo, returnReason} of DEMO_ORDERS) {
    const courses = courseSchema.parse(
      await lake.fetch('*[_type == "course" && number in $courseNumbers]{_id, price}', {courseNumbers}),
    )
    const orderId = (await boughtBefore(call, firestore, courses)) ?? (await buy(call, courses))
    await backdate(firestore, orderId, Date.now() - daysAgo * DAY_MS, returnReason)
  }
  await takeDemoCourses(call)
}

/** @returns the id of the order that she has paid for exactly these courses before she was interrupted; null where there is none */
async function boughtBefore(
  call: Caller,
  firestore: Firestore,
  courses: DemoCourses,
): Promise<string | null> {
  const wanted = courses.map(({_id}) => _id).toSorted()
  for (const order of await ordersOfLearner(firestore)) {
    const {courseIds, status, checkoutSessionId: sessionId} = orderSchema.parse(order.data())
    if (courseIds.toSorted().join() !== wanted.join()) continue
    if (status === 'completed') return order.id
    // It may have been paid without anybody having been told.
    if (status !== 'pending' || sessionId === null) continue
    if ((await call(confirmOrder, {sessionId})).status === 'completed') return order.id
  }
  return null
}

const orderSchema = z.object({
  courseIds: z.array(z.string()),
  status: z.string(),
  checkoutSessionId: z.nullable(z.string()),
})

/** @returns the id of the order */
async function buy(call: Caller, courses: DemoCourses): Promise<string> {
  const {url: paymentPage, orderId} = await call(createCheckout, {
    lines: courses.map(({_id: id}) => ({kind: 'course' as const, id})),
    expectedTotalCents: sumCents(courses.map(({price}) => centsFromDollars(price))),
  })
  const sessionId = await pay(paymentPage)
  await call(confirmOrder, {sessionId})
  return orderId
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

/** Moves an order into the past, so that the demo account looks lived in; at once, so that it can be done again. */
async function backdate(
  firestore: Firestore,
  orderId: string,
  atMs: number,
  returnReason: string | null,
): Promise<void> {
  const at = Timestamp.fromMillis(atMs)
  const batch = firestore.batch()
  await moveSale(firestore, batch, orderId, atMs)
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
