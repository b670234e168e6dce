import {deleteOwnAccount, exportOwnData} from '@lectern/domain/people/contracts'
import {saveNewsletterDraft} from '@lectern/domain/mail/newsletter-contracts'
import {addManager} from '@lectern/domain/teams/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, expect, test} from 'vitest'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {clearShelf, firestore, publishCourse, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {give, someAddress} from '../commerce/gifts.ts'
import {mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff} from '../commerce/learner.ts'
import {buyTeam, invite, seatIn, teamOf} from '../commerce/teams.ts'
import {confirmed, nextStep, parse} from './leaving.ts'

/*
 * Anybody can open an account with anybody's address. What others have stored under an address belongs to whoever has shown that it is
 * theirs.
 */

afterAll(clearShelf)

const draft = {subject: 'For some', contentHtml: '<p>Hello</p>', isTemplate: false, audience: 'only'} as const

/** What others have stored for an address: a gift, a seat, a team to manage, a subscription and more. */
async function storedFor(email: string) {
  const [ben, course] = await Promise.all([signUp(), publishCourse()])
  const {orderId} = await give(ben, course, {email, message: 'For you alone.'})
  await buyTeam(ben, course, 5)
  const teamId = teamOf(ben, course)
  await invite(ben, teamId, email)
  await ben.call(addManager, {teamId, email})
  const [hash, id] = [addressHash(email), crypto.randomUUID()]
  const paths = [
    `newsletterSubscribers/${hash}`,
    `suppressions/${hash}`,
    `newsletters/${id}`,
    `newsletterDrafts/${id}`,
    `mail/${id}`,
    `claims/${orderId}-1`,
    `claims/${await seatIn(ben, teamId, email)}`,
    `teams/${teamId}`,
  ]
  await Promise.all([
    firestore.doc(`newsletterSubscribers/${hash}`).set({email, createdAt: new Date()}),
    firestore.doc(`suppressions/${hash}`).set({address: email, reason: 'bounced', detail: 'Full.'}),
    firestore.doc(`newsletters/${id}`).set({subject: 'For some', emails: [email], audience: 'only'}),
    firestore.doc(`newsletterDrafts/${id}`).set({...draft, emails: [email], updatedAt: Timestamp.now()}),
    firestore.doc(`mail/${id}`).set({
      to: [email],
      content: {kind: 'newsletter', newsletterId: id},
      state: 'sent',
      lastError: null,
      nextAttemptAt: Timestamp.now(),
    }),
  ])
  // The outbox has done with them.
  await Promise.all([mailTo(email, 'gift'), mailTo(email, 'seat'), mailTo(email, 'team-manager')])
  const seen = async () =>
    Promise.all(
      paths.map(async (path) => {
        const {sent: _, ...stored} = (await read(path)) ?? {}
        return [path, stored]
      }),
    )
  return {teamId, mailId: id, seen}
}

/** The parts of a file that are found by an address. */
const BY_ADDRESS = [
  'giftsReceived',
  'teamsManaged',
  'subscriptions',
  'namedInNewsletters',
  'suppressions',
] as const

const found = (data: ReturnType<typeof parse>) =>
  Object.fromEntries(BY_ADDRESS.map((name) => [name, data[name]?.length]))

test('an account with an unverified address exports and erases nothing that others have stored for the address', async () => {
  const ada = await signUp()
  const {orderId} = await ada.buy(await publishCourse())
  await mailTo(ada.email, 'receipt')
  const {seen} = await storedFor(ada.email)
  const before = await seen()
  const data = parse(await ada.call(exportOwnData, {}))
  expect(found(data)).toEqual({
    giftsReceived: 0,
    teamsManaged: 0,
    subscriptions: 0,
    namedInNewsletters: 0,
    suppressions: 0,
  })
  // The mails about their own order went to the address.
  expect(data['mails']?.map(({id, kind}) => [id, kind])).toEqual([[`receipt-${orderId}`, 'receipt']])
  expect(data['note']).toContain('not verified')

  await ada.call(deleteOwnAccount, confirmed)
  await nextStep(ada.uid)
  await nextStep(ada.uid)
  expect(await ada.account()).toBeNull()
  expect(await seen()).toEqual(before)
  expect(await read(`mail/receipt-${orderId}`)).toBeNull()
  // Whoever asked for the deletion is told at the address of the account, as before.
  await mailTo(ada.email, 'account-leaving')
  await mailTo(ada.email, 'account-erased')
})

test('and everything once the address is verified', async () => {
  const ada = await signUp()
  const [{teamId, mailId, seen}, staff] = await Promise.all([storedFor(ada.email), signUpStaff()])
  const stored = await firestore.doc(`newsletterDrafts/${mailId}`).get()
  const openSince = (stored.get('updatedAt') as Timestamp).toMillis()
  await ada.verifyAddress()
  const data = parse(await ada.call(exportOwnData, {}))
  expect(found(data)).toEqual({
    giftsReceived: 2,
    teamsManaged: 1,
    subscriptions: 1,
    namedInNewsletters: 2,
    suppressions: 1,
  })
  expect(data['teamsManaged']).toMatchObject([{id: teamId}])
  expect(data['mails']?.map(({id}) => id)).toContain(mailId)
  expect(data['note']).toBeUndefined()

  await ada.call(deleteOwnAccount, confirmed)
  await nextStep(ada.uid)
  await nextStep(ada.uid)
  expect(JSON.stringify(await seen())).not.toContain(ada.email)
  // Nor does the address come back with the next saving of somebody who has the draft open.
  const open = {draftId: mailId, seen: openSince, ...draft, emails: [ada.email, someAddress()]}
  expect(await refusal(staff.call(saveNewsletterDraft, open))).toEqual({reason: 'draft-changed'})
})

test('the address that an order was confirmed to gives nothing but the mails about the order', async () => {
  const ada = await (await signUp()).verifyAddress()
  const victor = someAddress()
  const {orderId} = await ada.buy(await publishCourse())
  await mailTo(ada.email, 'receipt')
  // As if they had typed it on the payment page, where an account has no address.
  await Promise.all([
    firestore.doc(`orders/${orderId}`).update({email: victor}),
    firestore.doc(`mail/receipt-${orderId}`).update({to: [victor]}),
  ])
  const {seen} = await storedFor(victor)
  const before = await seen()
  const data = parse(await ada.call(exportOwnData, {}))
  expect(found(data)).toMatchObject({giftsReceived: 0, teamsManaged: 0, subscriptions: 0})
  expect(data['mails']?.map(({kind}) => kind)).toEqual(['receipt'])

  await ada.call(deleteOwnAccount, confirmed)
  await nextStep(ada.uid)
  await nextStep(ada.uid)
  expect(await seen()).toEqual(before)
  expect(await read(`mail/receipt-${orderId}`)).toBeNull()
})
