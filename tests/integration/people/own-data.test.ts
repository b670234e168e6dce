import {recordProgress} from '@lectern/domain/learning/contracts'
import {deleteOwnAccount, exportOwnData, keepOwnAccount} from '@lectern/domain/people/contracts'
import {GRACE_MS} from '@lectern/domain/people/deletion'
import {saveReview} from '@lectern/domain/reviews/contracts'
import {viewsPath} from '@lectern/domain/staff/saved-view'
import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {afterAll, expect, test} from 'vitest'
import {checkOrders} from '../../../functions/src/payments/check-orders.ts'
import {stripe as stripeClient} from '../../../functions/src/services/stripe.ts'
import '../../../functions/src/mails.ts'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {mailParts} from '../../../functions/src/privacy/mail-parts.ts'
import {reviewOf} from '../../../functions/src/reviews/review.ts'
import {stored} from '../../boundaries/stored.ts'
import {accounts, clearShelf, firestore, letTimePass, publishCourse, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailTo} from '../commerce/inbox.ts'
import {signIn, signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {clearLessons, teachCourse} from '../learning/taught-course.ts'
import {confirmed, nextStep, parse} from './leaving.ts'

afterAll(async () => {
  const teachers = await firestore.collection('teachers').where('name', '==', 'Tess Aching').get()
  // Half a refund, of an order that there is not: whoever reads the books would stumble over it.
  const refunds = await firestore.collection('orders/of-another/refunds').get()
  await Promise.all([...teachers.docs, ...refunds.docs].map(({ref}) => ref.delete()))
  await clearLessons()
  await clearShelf()
})

interface Life {
  ada: Learner
  /** a word that stands in everything they wrote, and in their name */
  word: string
  orderId: string
  certificateId: string
  courseId: string
}

const noted = {action: 'order-noted', staffId: 'sam', staffEmail: 'sam@example.com', at: Timestamp.now()}

const bySystem = {settledBy: 'system', outcome: 'refunded'}

/** The ids of what staff did something to that is about them, and wrote why. */
const actsOn = ({ada, orderId, courseId}: Pick<Life, 'ada' | 'orderId' | 'courseId'>) => [
  orderId,
  ada.uid,
  reviewOf(ada.uid, courseId).id,
  addressHash(ada.email),
  `lost-${addressHash(ada.email)}`,
]

/** The paths of what they did as a member of staff, about others. */
const didAsStaff = ({uid}: Learner) => [`staffActions/by-${uid}`, `orders/of-another/refunds/by-${uid}`]

/** Somebody of whom there is something in every part. */
async function livedIn(): Promise<Life> {
  const course = await teachCourse({sections: [{lessons: [{key: 'a'}]}]})
  const other = await publishCourse()
  const ada = await (await signUp()).verifyAddress()
  const hash = addressHash(ada.email)
  const word = `word${crypto.randomUUID().slice(0, 8)}`
  const own = {updatedAt: FieldValue.serverTimestamp()}
  const {orderId} = await ada.buy(course)
  await Promise.all([
    firestore.doc(`profiles/${ada.uid}`).set({firstName: word, lastName: 'Fenn', ...own}),
    firestore.doc(`settings/${ada.uid}`).set({marketingEmails: true, ...own}),
    firestore.doc(`newsletterSubscribers/${hash}`).set({email: ada.email, createdAt: new Date()}),
    firestore.doc(`newsletterConfirmations/${hash}`).set({email: ada.email}),
    firestore.doc(`suppressions/${hash}`).set({address: ada.email, reason: 'bounced', detail: ada.email}),
    firestore.doc(`notes/${ada.uid}_${course.id}/lessons/a`).set({text: word, ...own}),
    firestore.doc(`withdrawals/${ada.uid}_another`).set({userId: ada.uid, courseId: 'another'}),
    firestore.doc(`helpfulVotes/${ada.uid}_another`).set({userId: ada.uid, reviewId: 'another'}),
    firestore.doc(`newsletters/for-${ada.uid}`).set({
      subject: 'For some',
      emails: [ada.email, 'ben@example.com'],
      audience: 'only',
    }),
    firestore.doc(`newsletterDrafts/for-${ada.uid}`).set({
      subject: 'For others',
      emails: [ada.email, 'ben@example.com'],
      audience: 'everyone-but',
    }),
    firestore.doc(`mail/many-${ada.uid}`).set({
      to: [ada.email, 'ben@example.com'],
      content: {kind: 'newsletter'},
      state: 'sent',
      lastError: null,
      nextAttemptAt: Timestamp.now(),
    }),
    ada.requestReturn(orderId),
    firestore
      .doc(`${viewsPath(ada.uid)}/0`)
      .set({name: word, address: '/admin/orders', createdAt: Timestamp.now()}),
    ...actsOn({ada, orderId, courseId: course.id}).map((id) =>
      firestore.doc(`staffActions/on-${id}`).set({...noted, reason: word, subject: {kind: 'order', id}}),
    ),
    // They were staff once.
    firestore.doc(didAsStaff(ada)[0]!).set({
      ...noted,
      staffId: ada.uid,
      staffEmail: ada.email,
      reason: null,
      subject: {kind: 'order', id: 'of-another'},
    }),
    firestore.doc(didAsStaff(ada)[1]!).set({by: ada.uid, email: ada.email, amountCents: 500}),
  ])
  const invitation = {
    email: ada.email,
    number: 1,
    nonce: 'nonce',
    codeHash: 'hash',
    expiresAt: Timestamp.now(),
  }
  const settled = {
    kind: 'paid-twice',
    since: Timestamp.now(),
    settledAt: Timestamp.now(),
    settledBy: 'sam',
    outcome: word,
  }
  await Promise.all([
    firestore.doc(`returns/${orderId}`).update({reason: word}),
    firestore.doc(`problems/paid-twice-${hash}`).set({...settled, orderId, details: {email: ada.email}}),
    // Of an order that is lost, the address alone says whose it was.
    firestore
      .doc(`problems/order-missing-${hash}`)
      .set({...settled, kind: 'order-missing', orderId: `lost-${hash}`, details: {email: ada.email}}),
    firestore.doc(`problems/by-itself-${hash}`).set({...settled, ...bySystem, orderId, details: {}}),
    ...[`instructor-test-${hash}`, `instructor-test-ended-${hash}`].map((id) =>
      firestore.doc(`teachers/${id}`).set({
        uid: null,
        email: ada.email,
        name: 'Tess Aching',
        ...(id.includes('ended') ? {state: 'ended', invitation: null} : {state: 'invited', invitation}),
        invitedAt: Timestamp.now(),
        stripeAccountId: null,
      }),
    ),
    // Another taught as this instructor, and was to come back under their address.
    firestore.doc(`teachers/instructor-test-other-${hash}`).set({
      uid: 'ben',
      email: 'ben@example.com',
      name: 'Tess Aching',
      state: 'invited',
      invitation,
      invitedAt: Timestamp.now(),
      stripeAccountId: 'acct_ben',
    }),
  ])
  const report = {done: {a: Date.now()}, at: null, seconds: {}}
  const {certificateId} = await ada.call(recordProgress, {courseId: course.id, report})
  await ada.call(saveReview, {courseId: course.id, rating: 5, text: word})
  await ada.pressPay([other])
  await eventually('the index to know them', () => read(`people/${ada.uid}`))
  return {ada, word, orderId, certificateId: certificateId ?? '', courseId: course.id}
}

test('the exported file has every part of what is stored of somebody, and nothing of others', async () => {
  const {ada, word, orderId, certificateId} = await livedIn()
  const ben = await signUp()
  await ben.buy(await publishCourse())
  const data = parse(await ada.call(exportOwnData, {}))
  const empty = Object.entries(data).filter(([, part]) => Array.isArray(part) && part.length === 0)
  // Nothing was given (commerce/gifts.test.ts), no team has a seat (commerce/teams.test.ts), nothing was asked or handed in, no discount code was used, no cart was left, nothing was saved, nobody is staff, and no deletion is under way.
  expect(empty.map(([name]) => name)).toEqual([
    'giftsGiven',
    'giftsReceived',
    'teamsOwned',
    'teamsManaged',
    'discountCodes',
    'leftCart',
    'savedCourses',
    'questions',
    'submissions',
    'staff',
    'deletion',
  ])
  expect(data).toMatchObject({
    account: [{uid: ada.uid, email: ada.email}],
    profile: [{firstName: word}],
    returns: [{reason: word}],
    notes: [{id: 'a', text: word}],
    certificates: [{id: certificateId}],
    subscriptions: [{email: ada.email}, {email: ada.email}],
  })
  expect(data['teacher']?.map(({email, state}) => [email, state]).toSorted()).toEqual([
    [ada.email, 'ended'],
    [ada.email, 'invited'],
    [ada.email, 'invited'],
  ])
  expect(data['orders']?.map(({id}) => id)).toContain(orderId)
  expect(data['orders']).toHaveLength(2)
  expect(data['mails']?.map(({kind}) => kind)).toEqual(expect.arrayContaining(['receipt', 'newsletter']))
  const text = JSON.stringify(data)
  expect(text).not.toContain(ben.uid)
  expect(text).not.toContain('ben@example.com')
  expect(text).not.toContain('sam@example.com')
  expect(text).not.toContain('acct_ben')
})

test(
  'an account is closed after 14 days, and nothing that leads to the person is left',
  {timeout: 120_000},
  async () => {
    const {ada, word, orderId, certificateId, courseId} = await livedIn()
    const before = Date.now()
    const {closesAt} = await ada.call(deleteOwnAccount, confirmed)
    expect(Date.parse(closesAt) - before).toBeGreaterThanOrEqual(GRACE_MS)
    // Pressed twice.
    expect(await ada.call(deleteOwnAccount, confirmed)).toEqual({closesAt})
    expect((await mailTo(ada.email, 'account-leaving')).text).toContain('/auth')
    expect((await ada.account())?.tokensValidAfterTime).toBeTruthy()
    // It is not time yet.
    await letTimePass()
    expect((await ada.account())?.disabled).toBe(false)

    await nextStep(ada.uid)
    expect((await ada.account())?.disabled).toBe(true)
    await expect(signIn(ada.email, 'secret-1')).rejects.toThrow(/idToken/)
    expect(await read(`deletions/${ada.uid}`)).toMatchObject({state: 'closed'})
    // The payment page that was open is closed.
    expect((await ada.orders()).map(({status}) => String(status)).toSorted()).toEqual([
      'cancelled',
      'completed',
    ])
    expect(await read(`profiles/${ada.uid}`)).not.toBeNull()

    await nextStep(ada.uid)
    await mailTo(ada.email, 'account-erased')
    await eventually(
      'the outbox to forget the address',
      async () => (await read(`mail/account-erased-${ada.uid}`))?.['to']?.length === 0,
    )
    const all = [...(await stored())]
    expect(all.filter(([, fields]) => fields.includes(ada.email)).map(([path]) => path)).toEqual([])
    expect(all.filter(([, fields]) => fields.includes(word))).toEqual([])
    const mails = await firestore.collection('mail').where('to', 'array-contains', ada.email).get()
    expect(mails.docs.map(({id}) => id)).toEqual([])
    const leads = all.filter(([path, fields]) => (path + fields).includes(ada.uid)).map(([path]) => path)
    const books = [
      ...(await ada.orders()).map(({id}) => `orders/${id}`),
      `returns/${orderId}`,
      // A seller has to be able to show every invoice.
      ...(await firestore.collection('invoices').where('orderId', '==', orderId).get()).docs.map(
        ({ref}) => ref.path,
      ),
      // That staff did something stays, without what they wrote.
      `staffActions/on-${ada.uid}`,
      ...didAsStaff(ada),
    ]
    expect(leads.filter((path) => !books.includes(path)).toSorted()).toEqual([
      `mail/account-erased-${ada.uid}`,
      `mail/many-${ada.uid}`,
      `newsletterDrafts/for-${ada.uid}`,
      `newsletters/for-${ada.uid}`,
    ])
    const reasons = actsOn({ada, orderId, courseId}).map(async (id) => read(`staffActions/on-${id}`))
    for (const act of await Promise.all(reasons)) expect(act).toMatchObject({...noted, reason: null})
    const [act, refund] = await Promise.all(didAsStaff(ada).map(read))
    expect(act).toMatchObject({staffId: ada.uid, staffEmail: null})
    expect(refund).toMatchObject({by: ada.uid, email: null})
    expect(await ada.account()).toBeNull()
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed', email: null})
    expect(await read(`certificates/${certificateId}`)).toMatchObject({
      userId: '',
      name: '',
      withdrawnAt: expect.any(Number) as unknown,
    })
    expect(await read(`mail/many-${ada.uid}`)).toMatchObject({to: ['ben@example.com']})
    const hash = addressHash(ada.email)
    expect(await read(`problems/by-itself-${hash}`)).toMatchObject(bySystem)
    expect(await read(`teachers/instructor-test-other-${hash}`)).toMatchObject({
      uid: 'ben',
      email: 'ben@example.com',
      invitation: null,
      stripeAccountId: 'acct_ben',
    })
    // Whoever compares the books gives the courses to nobody.
    const client = await stripeClient()
    await checkOrders(client, {since: Math.floor(before / 1000) - 60, after: null})
    expect(await read(`enrollments/${ada.uid}_${courseId}`)).toBeNull()
  },
)

test('a newsletter that somebody is erased from is still counted to its end', async () => {
  const ada = await signUp()
  const now = Timestamp.now()
  const rest = {
    subject: 'News',
    contentHtml: '<p>News</p>',
    sentBy: 'sam',
    planned: true,
    failed: 0,
    skipped: 0,
    status: 'sending',
    createdAt: now,
  }
  const queue = async (id: string, to: string[], sent: number) => {
    await firestore.doc(`newsletters/${id}`).set({...rest, recipientCount: sent + to.length, sent})
    await firestore.doc(`mail/newsletter-${id}-0`).set({
      to,
      content: {kind: 'newsletter', newsletterId: id},
      state: 'queued',
      attempts: 1,
      lastError: 'Mailgun is down.',
      nextAttemptAt: Timestamp.fromMillis(Date.now() + 60 * 60_000),
      createdAt: now,
      sentAt: null,
      messageId: null,
      expireAt: null,
    })
  }
  const [alone, among] = [`alone-${ada.uid}`, `among-${ada.uid}`]
  await queue(alone, [ada.email], 1)
  await queue(among, ['ben@example.com', ada.email], 0)
  for (const {erase} of mailParts) await erase({uid: ada.uid, addresses: [ada.email]})
  expect(await read(`newsletters/${alone}`)).toMatchObject({sent: 1, skipped: 1, status: 'sent'})
  expect(await read(`mail/newsletter-${alone}-0`)).toBeNull()
  expect(await read(`newsletters/${among}`)).toMatchObject({skipped: 1, status: 'sending'})
  expect(await read(`mail/newsletter-${among}-0`)).toMatchObject({to: ['ben@example.com'], state: 'queued'})
  // No other test is to send it.
  const left = [`newsletters/${alone}`, `newsletters/${among}`, `mail/newsletter-${among}-0`]
  await Promise.all(left.map((path) => firestore.doc(path).delete()))
})

test('an erasure that was interrupted is completed', async () => {
  const {ada} = await livedIn()
  await ada.call(deleteOwnAccount, confirmed)
  await nextStep(ada.uid)
  // As if it had been killed after some of the parts, and after the account was gone.
  await firestore.doc(`profiles/${ada.uid}`).delete()
  await accounts.deleteUser(ada.uid)
  await nextStep(ada.uid)
  expect(await read(`deletions/${ada.uid}`)).toBeNull()
  expect(await read(`settings/${ada.uid}`)).toBeNull()
  await mailTo(ada.email, 'account-erased')
})

test('signing in keeps the account', async () => {
  const ada = await signUp()
  await ada.call(deleteOwnAccount, confirmed)
  const back = await signIn(ada.email, 'secret-1')
  await back.call(keepOwnAccount, {})
  expect(await read(`deletions/${ada.uid}`)).toBeNull()
  expect(await refusal(back.call(keepOwnAccount, {}))).toEqual({reason: 'not-leaving'})
})

test('signing in keeps the account also where the browser could not say so', async () => {
  const ada = await signUp()
  await ada.call(deleteOwnAccount, confirmed)
  await firestore
    .doc(`deletions/${ada.uid}`)
    .update({requestedAt: Timestamp.fromMillis(Date.now() - GRACE_MS)})
  await signIn(ada.email, 'secret-1')
  await nextStep(ada.uid)
  expect(await read(`deletions/${ada.uid}`)).toBeNull()
  expect((await ada.account())?.disabled).toBe(false)
})

test('a closed account cannot be kept, and staff cannot delete theirs', async () => {
  const [ada, staff] = await Promise.all([signUp(), signUpStaff()])
  await ada.call(deleteOwnAccount, confirmed)
  await nextStep(ada.uid)
  expect(await refusal(ada.call(keepOwnAccount, {}))).toEqual({reason: 'not-leaving'})
  expect(await refusal(staff.call(deleteOwnAccount, confirmed))).toEqual({reason: 'staff-account'})
  expect(await refusal(staff.call(deleteOwnAccount, {confirmation: 'delete'}))).toMatchObject({
    reason: 'invalid-argument',
  })
})
