import {freeAddress, listMails, listSuppressions, retryMail} from '@lectern/domain/mail/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest'
// The mails that it sends are known by this.
import '../../../functions/src/mails.ts'
import {retryMail as retryMailFunction} from '../../../functions/src/staff/outbox/retry-mail.ts'
import {findDueMails} from '../../../functions/src/outbox/due-mails.ts'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {firestore, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailEvent, mailService, mailsTo, mailTo, refuseAddresses} from '../commerce/inbox.ts'
import {runUntilCommit} from '../commerce/interleave.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {run} from '../cost/run-function.ts'
import {addReaders, newsletterSent, sendTo} from '../newsletter/readers.ts'
import {outboxMail} from './outbox-mail.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(() => mailService('up'))
afterAll(() => refuseAddresses([]))

const someone = () => `reader-${crypto.randomUUID().slice(0, 8)}@example.com`

/** A mail of the outbox that is not due, so that only staff tries it. */
async function queued(to: string, change: object = {}): Promise<string> {
  const nextAttemptAt = Timestamp.fromMillis(Date.now() + 60 * 60_000)
  const {id} = await firestore.collection('mail').add(outboxMail(to, {nextAttemptAt, ...change}))
  return id
}

const list = (address: string, list: 'waiting' | 'given-up' | null = null, cursor: string | null = null) =>
  staff.call(listMails, {list, address, cursor})
const acts = async (id: string) => {
  const found = await firestore.collection('staffActions').where('subject.id', '==', id).get()
  return found.docs.map((act) => [act.get('action'), act.get('reason')])
}

test('a mail that was given up is listed with its reason, and sent when staff tries it again', async () => {
  const to = someone()
  const mailId = await queued(to)
  const [mail] = (await list(to)).mails
  expect(mail).toMatchObject({id: mailId, kind: 'password-changed', to, state: 'failed', attempts: 80})
  expect(mail?.lastError).toContain('503')
  const givenUp = await list('', 'given-up')
  expect(givenUp.mails.every(({state}) => state === 'failed')).toBe(true)
  expect((await list('', 'waiting')).mails.map(({id}) => id)).not.toContain(mailId)
  const both = await Promise.allSettled([staff.call(retryMail, {mailId}), staff.call(retryMail, {mailId})])
  expect(both.map(({status}) => status)).toContain('fulfilled')
  await mailTo(to, 'password-changed')
  expect((await list(to)).mails).toMatchObject([{id: mailId, state: 'sent'}])
  expect((await acts(mailId)).length).toBeGreaterThan(0)
  expect(await refusal(staff.call(retryMail, {mailId}))).toEqual({reason: 'already-sent'})
  expect(await refusal(staff.call(retryMail, {mailId: 'no-such-mail'}))).toEqual({reason: 'unknown-mail'})
})

test('a mail that fails again waits, and is tried by itself', async () => {
  const to = someone()
  const mailId = await queued(to)
  await mailService('down')
  expect(await staff.call(retryMail, {mailId})).toEqual({state: 'queued'})
  expect(await read(`mail/${mailId}`)).toMatchObject({state: 'queued', attempts: 1})
})

test('a mail whose time is to come is not tried before it, as a gift for a day ahead', async () => {
  const to = someone()
  const mailId = await queued(to, {state: 'queued', attempts: 0, lastError: null})
  const before = await read(`mail/${mailId}`)
  expect(await refusal(staff.call(retryMail, {mailId}))).toEqual({reason: 'not-due'})
  expect(await read(`mail/${mailId}`)).toEqual(before)
  expect(await mailsTo(to, 'password-changed')).toEqual([])
  expect(await acts(mailId)).toEqual([])
  // Its time has come: staff send it, unless the clock of another test does in the same moment.
  await firestore.doc(`mail/${mailId}`).update({nextAttemptAt: Timestamp.now()})
  const [retried] = await Promise.allSettled([staff.call(retryMail, {mailId})])
  const answer =
    retried.status === 'fulfilled' ? retried.value : await refusal(Promise.reject(retried.reason as Error))
  expect([{state: 'sent'}, {state: 'sending'}, {reason: 'already-sent'}]).toContainEqual(answer)
  await mailTo(to, 'password-changed')
})

test('a mail that staff tries again is not due for the clock in the same moment', async () => {
  const to = someone()
  const mailId = await queued(to)
  const retry = () => run(retryMailFunction, {uid: staff.uid, email: staff.email}, {mailId})
  // Between the batch that queues it again and the one that leases it.
  const {commit, ended} = await runUntilCommit(retry, 2)
  expect(await read(`mail/${mailId}`)).toMatchObject({state: 'queued', attempts: 0})
  expect(await findDueMails()).not.toContain(mailId)
  commit()
  expect(await ended).toEqual({state: 'sent'})
  await mailTo(to, 'password-changed')
})

test('the outbox is read page by page', async () => {
  const to = someone()
  await Promise.all(Array.from({length: 55}, () => queued(to)))
  const first = await list(to)
  const second = await list(to, null, first.next)
  expect([first.mails.length, second.mails.length, second.next]).toEqual([50, 5, null])
  const all = await list('', 'given-up')
  const more = await list('', 'given-up', all.next)
  expect(all.mails.map(({id}) => id)).not.toContain(more.mails[0]?.id)
  const gone = await firestore.collection('mail').where('to', 'array-contains', to).get()
  await Promise.all(gone.docs.map(({ref}) => ref.delete()))
})

test('a newsletter counts a reader who got it in the end', async () => {
  const [ada = '', ben = ''] = await addReaders(staff, 2)
  await refuseAddresses([ada])
  const {newsletterId} = await sendTo(staff, [ada, ben])
  expect(await newsletterSent(newsletterId)).toMatchObject({sent: 1, failed: 1})
  await refuseAddresses([])
  await staff.call(freeAddress, {email: ada, reason: 'The address works again.'})
  const [mail] = (await list(ada)).mails.filter(({state}) => state === 'failed')
  expect(await staff.call(retryMail, {mailId: mail?.id ?? ''})).toEqual({state: 'sent'})
  expect(await read(`newsletters/${newsletterId}`)).toMatchObject({recipientCount: 2, sent: 2, failed: 0})
  expect(await mailsTo(ada, 'newsletter')).toHaveLength(1)
})

test('a newsletter that nobody got is sent once a mail of it has gone after all', async () => {
  const [ada = ''] = await addReaders(staff, 1)
  await refuseAddresses([ada])
  const {newsletterId} = await sendTo(staff, [ada])
  const state = async () => (await read(`newsletters/${newsletterId}`))?.['status'] as string
  await eventually('the newsletter to have failed', async () => (await state()) === 'failed')
  await refuseAddresses([])
  await staff.call(freeAddress, {email: ada, reason: 'The address works again.'})
  const [mail] = (await list(ada)).mails
  await staff.call(retryMail, {mailId: mail?.id ?? ''})
  expect(await state()).toBe('sent')
})

test('an address is freed here and at the mail service, with a reason', async () => {
  const [ada = ''] = await addReaders(staff, 1)
  await sendTo(staff, [ada])
  await mailTo(ada, 'newsletter')
  await mailEvent('complained', ada)
  const listed = async () =>
    (await staff.call(listSuppressions, {address: ada.toUpperCase(), cursor: null})).suppressions
  expect(await listed()).toMatchObject([{address: ada, reason: 'complained'}])
  const newest = await staff.call(listSuppressions, {address: '', cursor: null})
  expect(newest.suppressions[0]).toMatchObject({address: ada})
  const reason = 'She pressed the button by mistake.'
  await staff.call(freeAddress, {email: ada, reason})
  expect(await listed()).toEqual([])
  expect(await acts(addressHash(ada))).toContainEqual(['address-freed', reason])
  expect(await refusal(staff.call(freeAddress, {email: ada, reason}))).toEqual({reason: 'not-suppressed'})
})

test('mails are listed beside one that cannot be read', async () => {
  const to = someone()
  const [mailId, broken] = await Promise.all([
    queued(to),
    queued(to, {state: 'sent', lastError: null, createdAt: 'yesterday'}),
  ])
  expect((await list(to)).mails.map(({id}) => id)).toEqual([mailId])
  await firestore.doc(`mail/${broken}`).delete()
})

test('a learner gets none of it', async () => {
  const ada = await signUp()
  const refused = await Promise.all([
    refusal(ada.call(listMails, {list: null, address: ada.email, cursor: null})),
    refusal(ada.call(retryMail, {mailId: 'one'})),
    refusal(ada.call(listSuppressions, {address: ada.email, cursor: null})),
    refusal(ada.call(freeAddress, {email: ada.email, reason: 'Mine.'})),
  ])
  expect(refused).toEqual(refused.map(() => ({reason: 'not-staff'})))
})
