import {sendNewsletter} from '@lectern/domain/mail/newsletter-contracts'
import {deleteOwnAccount, keepOwnAccount} from '@lectern/domain/people/contracts'
import {afterEach, beforeAll, describe, expect, test} from 'vitest'
import '../../../functions/src/mails.ts'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {resumeMailing} from '../../../functions/src/outbox/mailing-tasks.ts'
import {planPage} from '../../../functions/src/outbox/plan-page.ts'
import {readRecipients} from '../../../functions/src/newsletter/recipients.ts'
import {accounts, firestore, letTimePass, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailService, mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {confirmed} from '../people/leaving.ts'
import {
  addReaders,
  listAll,
  listPage,
  newsletterSent,
  sendTo,
  someAddress,
  subscribeByLink,
  wantsMarketing,
} from './readers.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(() => mailService('up'))

const suppress = (email: string) =>
  firestore
    .doc(`suppressions/${addressHash(email)}`)
    .set({address: email, reason: 'bounced', detail: '', since: new Date()})

/** Everyone a newsletter goes to, read in pages of this size. */
async function planned(emails: string[], size: number): Promise<string[]> {
  const all: string[] = []
  let cursor: string | null = null
  do {
    const page = await readRecipients({audience: 'everyone-but', emails}, cursor, size)
    all.push(...page.to)
    cursor = page.next
  } while (cursor !== null)
  return all
}

describe('a newsletter to everyone', () => {
  test('reaches each of them once, whatever the size of its pages', async () => {
    const [reader = '', excluded = ''] = await addReaders(staff, 2)
    const [both, account, unverified] = await Promise.all([signUp(), signUp(), signUp()])
    await Promise.all([both, account, unverified].map(wantsMarketing))
    await accounts.updateUser(unverified.uid, {emailVerified: false})
    await firestore
      .doc(`newsletterSubscribers/${addressHash(both.email)}`)
      .set({email: both.email, createdAt: new Date()})
    const everyone = await planned([excluded], 1000)
    expect(everyone).toEqual(expect.arrayContaining([reader, both.email, account.email]))
    expect(everyone).not.toContain(excluded)
    expect(everyone).not.toContain(unverified.email)
    expect(new Set(everyone).size).toBe(everyone.length)
    expect(await planned([excluded], 3)).toEqual(everyone)
    const listed = (await listAll(staff)).map(({email}) => email)
    expect(listed.filter((email) => email !== excluded).toSorted()).toEqual(everyone.toSorted())
  })

  test('is sent to all but those left out', async () => {
    const [one = '', two = '', excluded = ''] = await addReaders(staff, 3)
    const {newsletterId} = await sendTo(staff, [excluded], {audience: 'everyone-but', subject: 'To everyone'})
    const newsletter = await newsletterSent(newsletterId)
    expect(newsletter).toMatchObject({planned: true, audience: 'everyone-but', emails: [excluded], failed: 0})
    expect(newsletter['sent']).toBe(newsletter['recipientCount'])
    const got = async (email: string) =>
      (await mailsTo(email, 'newsletter')).filter(({subject}) => subject === 'To everyone').length
    expect(await Promise.all([one, two, excluded].map(got))).toEqual([1, 1, 0])
  })

  test('whose readers all leave before their page is planned reaches nobody, and ends', async () => {
    const [reader = ''] = await addReaders(staff, 1)
    const sendAt = Date.now() + 60_000
    const {newsletterId} = await sendTo(staff, [reader], {sendAt})
    await suppress(reader)
    await firestore.doc(`newsletters/${newsletterId}`).update({sendAt: new Date()})
    await letTimePass()
    await eventually(
      'the newsletter to end',
      async () => (await read(`newsletters/${newsletterId}`))?.['status'] === 'failed',
    )
    expect(await mailsTo(reader, 'newsletter')).toEqual([])
  })

  test('needs somebody to go to', async () => {
    const input = {draftId: crypto.randomUUID(), subject: 'S', contentHtml: 'C', audience: 'only' as const}
    expect(await refusal(staff.call(sendNewsletter, {...input, emails: []}))).toEqual({
      reason: 'invalid-argument',
      field: 'emails',
    })
    expect(await refusal(staff.call(sendNewsletter, {...input, emails: [someAddress()]}))).toEqual({
      reason: 'no-recipients',
    })
    expect(await read(`mailings/newsletter-${input.draftId}`)).toBeNull()
  })
})

describe('whoever leaves after a newsletter was planned', () => {
  test('or whose mails came back since, does not get it', async () => {
    const [stays = '', leaves = '', bounces = ''] = await addReaders(staff, 3)
    // The first to come is refused by the service; by the time it is up again two of them are gone.
    const id = crypto.randomUUID()
    await firestore.doc(`newsletters/${id}`).set({
      subject: 'Late',
      contentHtml: '<p>Late</p>',
      audience: 'only',
      emails: [stays, leaves, bounces],
      recipientCount: 0,
      planned: false,
      sent: 0,
      failed: 0,
      skipped: 0,
      status: 'sending',
      createdAt: new Date(),
      sentBy: staff.uid,
    })
    await firestore.doc(`mailings/newsletter-${id}`).set({
      content: {kind: 'newsletter', newsletterId: id},
      begun: true,
      pages: 0,
      cursor: null,
      planned: false,
      recipientCount: 0,
      updatedAt: new Date(),
      expireAt: new Date(Date.now() + 60_000),
    })
    await planPage(`newsletter-${id}`, 0)
    await firestore.doc(`newsletterSubscribers/${addressHash(leaves)}`).delete()
    await suppress(bounces)
    await letTimePass()
    expect(await newsletterSent(id)).toMatchObject({recipientCount: 3, sent: 1, skipped: 2, failed: 0})
    await mailTo(stays, 'newsletter')
    for (const email of [leaves, bounces]) expect(await mailsTo(email, 'newsletter')).toEqual([])
  })
})

describe('whoever has asked for the deletion of their account', () => {
  test('gets no newsletter until they keep it, also as a subscriber, while the account is disabled too', async () => {
    const [asAccount, asSubscriber, stays] = await Promise.all([signUp(), signUp(), signUp()])
    await Promise.all([asAccount, stays].map(wantsMarketing))
    await subscribeByLink(asSubscriber.email)
    await accounts.updateUser(asSubscriber.uid, {emailVerified: true})
    const leaving = [asAccount, asSubscriber]
    for (const learner of leaving) await learner.call(deleteOwnAccount, confirmed)
    expect(await planned([], 1000)).not.toContain(asAccount.email)
    expect((await listAll(staff)).map(({email}) => email)).not.toContain(asAccount.email)
    const sent = async (emails: string[]) =>
      newsletterSent((await sendTo(staff, emails, {audience: 'only'})).newsletterId)
    const emails = [...leaving, stays].map(({email}) => email)
    expect(await sent(emails)).toMatchObject({sent: 1, failed: 0})
    await accounts.updateUser(asSubscriber.uid, {disabled: true})
    expect(await refusal(sendTo(staff, [asSubscriber.email]))).toEqual({reason: 'no-recipients'})
    await accounts.updateUser(asSubscriber.uid, {disabled: false})
    for (const {email} of leaving) expect(await mailsTo(email, 'newsletter')).toEqual([])
    await mailTo(stays.email, 'newsletter')

    for (const learner of leaving) await learner.call(keepOwnAccount, {})
    expect(await sent(emails)).toMatchObject({sent: 3})
    for (const {email} of leaving) await mailTo(email, 'newsletter')
  })

  test('stops nobody else’s newsletter by an account with an address that is not verified', async () => {
    const stranger = await signUp()
    await subscribeByLink(stranger.email)
    await stranger.call(deleteOwnAccount, confirmed)
    const {newsletterId} = await sendTo(staff, [stranger.email], {audience: 'only'})
    expect(await newsletterSent(newsletterId)).toMatchObject({sent: 1, failed: 0})
    await mailTo(stranger.email, 'newsletter')
  })
})

describe('a sending that was interrupted', () => {
  test('goes on where it was, and nobody gets it twice', async () => {
    const {newsletterId} = await sendTo(staff, await addReaders(staff, 2), {audience: 'only'})
    const newsletter = await newsletterSent(newsletterId)
    // As if the task of the next page had been lost: the plan begins again, its pages and batches are there.
    const mailing = firestore.doc(`mailings/newsletter-${newsletterId}`)
    const old = new Date(Date.now() - 10 * 60_000)
    await mailing.update({planned: false, cursor: null, updatedAt: old})
    await firestore.doc(`newsletters/${newsletterId}`).update({planned: false, status: 'sending'})
    const [late = ''] = await addReaders(staff, 1)
    await firestore.doc(`newsletters/${newsletterId}`).update({emails: [late]})
    await letTimePass()
    expect(await newsletterSent(newsletterId)).toMatchObject({recipientCount: 3, sent: 3})
    expect(await read(mailing.path)).toMatchObject({pages: 2, planned: true})
    for (const email of newsletter['emails'] as string[])
      expect(await mailsTo(email, 'newsletter')).toHaveLength(1)
    await mailTo(late, 'newsletter')
  })

  test('and begun by two at once is planned once', async () => {
    const emails = await addReaders(staff, 2)
    const {newsletterId} = await sendTo(staff, emails)
    await newsletterSent(newsletterId)
    await Promise.all([1, 2, 3].map(() => resumeMailing(`newsletter-${newsletterId}`)))
    await eventually(
      'the tasks to be done',
      async () => (await read(`newsletters/${newsletterId}`))?.['status'] === 'sent',
    )
    for (const email of emails) expect(await mailsTo(email, 'newsletter')).toHaveLength(1)
    expect(await read(`newsletters/${newsletterId}`)).toMatchObject({recipientCount: 2, sent: 2})
  })
})

describe('the list of recipients', () => {
  test('is found by the beginning of an address, and accounts by address or first name', async () => {
    const tag = crypto.randomUUID().slice(0, 8)
    const [account, unverified] = await Promise.all([signUp(`user-${tag}@example.com`), signUp()])
    await Promise.all([account, unverified].map(wantsMarketing))
    await accounts.updateUser(unverified.uid, {emailVerified: false})
    await firestore.doc(`profiles/${account.uid}`).set({firstName: `Zoe${tag}`, lastName: 'D'})
    const [reader = ''] = await addReaders(staff, 1)
    const found = async (search: string) =>
      (await listPage(staff, {search})).recipients.map(({email}) => email)
    expect(await found(reader.slice(0, 12).toUpperCase())).toEqual([reader])
    expect(await found(account.email)).toEqual([account.email])
    expect(await found(`zoe${tag}`)).toEqual([account.email])
    expect(await found(unverified.email)).toEqual([])
    expect(await listAll(staff, {search: reader, source: 'user'})).toEqual([])
  })
})
