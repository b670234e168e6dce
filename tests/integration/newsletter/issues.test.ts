import {type Input} from '@lectern/domain/contracts'
import {
  addSubscriber,
  controlNewsletter,
  deleteNewsletterDraft,
  listNewsletterDrafts,
  listNewsletters,
  previewNewsletter,
  removeSubscriber,
  saveNewsletterDraft,
  sendNewsletter,
  testNewsletter,
} from '@lectern/domain/mail/newsletter-contracts'
import {unsubscribe} from '@lectern/domain/newsletter/contracts'
import {Timestamp, WriteBatch} from 'firebase-admin/firestore'
import {createHmac} from 'node:crypto'
import {beforeAll, describe, expect, onTestFinished, test, vi} from 'vitest'
import {mailgunWebhook} from '../../../functions/src/newsletter/mailgun-webhook.ts'
import {removeFromMailing} from '../../../functions/src/newsletter/unsubscribe.ts'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {functionsSecrets} from '../../../local/environment.ts'
import {firestore, letTimePass, read} from '../commerce/back-office.ts'
import {call, refusal} from '../commerce/callable.ts'
import {mailEvent, mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {post} from '../cost/run-function.ts'
import {addReaders, listPage, newsletterSent, sendTo, wantsMarketing} from './readers.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})

const written = {subject: 'Autumn', contentHtml: '<p>Hello</p><script>alert(1)</script>'}

/** What is recorded of staff and a newsletter. */
async function actsOn(id: string) {
  const {docs} = await firestore.collection('staffActions').where('subject.id', '==', id).orderBy('at').get()
  return docs.map((snapshot) => snapshot.get('action') as string)
}

const issueOf = async (id: string) =>
  (await staff.call(listNewsletters, {cursor: null})).issues.find((issue) => issue.id === id)

describe('a draft', () => {
  test('is kept, listed without its content, and deleted once', async () => {
    const draftId = crypto.randomUUID()
    const half = {draftId, contentHtml: '<p>Half', isTemplate: false}
    const first = await staff.call(saveNewsletterDraft, {...half, seen: null, subject: 'Au'})
    await staff.call(saveNewsletterDraft, {...half, seen: first.updatedAt, subject: 'Autumn'})
    expect(await read(`newsletterDrafts/${draftId}`)).toMatchObject({subject: 'Autumn', updatedBy: staff.uid})
    const {drafts} = await staff.call(listNewsletterDrafts, {})
    expect(drafts.find(({id}) => id === draftId)).toEqual({
      id: draftId,
      subject: 'Autumn',
      isTemplate: false,
      updatedAt: expect.any(Number),
    })
    await staff.call(deleteNewsletterDraft, {draftId})
    expect(await read(`newsletterDrafts/${draftId}`)).toBeNull()
    expect(await refusal(staff.call(deleteNewsletterDraft, {draftId}))).toEqual({reason: 'unknown-draft'})
    expect(await actsOn(draftId)).toEqual(['newsletter-draft-deleted'])
  })

  test('newer than fifty others takes no template from the list, which says that there are more', async () => {
    const written = Date.now()
    const future = written + 24 * 60 * 60_000
    const ids = Array.from({length: 51}, () => crypto.randomUUID())
    const template = crypto.randomUUID()
    onTestFinished(async () => {
      for (const id of [...ids, template]) await firestore.doc(`newsletterDrafts/${id}`).delete()
    })
    const stored = {contentHtml: '', updatedBy: staff.uid}
    const put = (id: string, draft: object) =>
      firestore.doc(`newsletterDrafts/${id}`).set({...stored, subject: id, ...draft})
    await put(template, {isTemplate: true, updatedAt: new Date(written)})
    for (const [index, id] of ids.entries())
      await put(id, {isTemplate: false, updatedAt: new Date(future + index)})
    const {drafts, hasOlder} = await staff.call(listNewsletterDrafts, {})
    const listed = drafts.filter(({isTemplate}) => !isTemplate).map(({id}) => id)
    expect(listed).toEqual(ids.toReversed().slice(0, 50))
    expect(drafts).toContainEqual({id: template, subject: template, isTemplate: true, updatedAt: written})
    expect(hasOlder).toEqual({drafts: true, templates: false})
  })

  test('stays as it is where somebody has not seen it so, and does not come back', async () => {
    const colleague = await signUpStaff()
    const draftId = crypto.randomUUID()
    const save = (who: Learner, seen: number | null, subject: string) =>
      who.call(saveNewsletterDraft, {draftId, seen, ...written, subject, isTemplate: false})
    const {updatedAt: opened} = await save(staff, null, 'Autum')
    const {updatedAt} = await save(staff, opened, 'Five paragraphs')
    expect(await refusal(save(colleague, opened, 'Autumn'))).toEqual({reason: 'draft-changed'})
    expect(await refusal(save(colleague, null, 'Autumn'))).toEqual({reason: 'draft-changed'})
    expect(await read(`newsletterDrafts/${draftId}`)).toMatchObject({subject: 'Five paragraphs'})
    // Its answer was lost: the same is no change.
    expect(await save(staff, opened, 'Five paragraphs')).toEqual({updatedAt})
    await colleague.call(deleteNewsletterDraft, {draftId})
    expect(await refusal(save(staff, updatedAt, 'Six paragraphs'))).toEqual({reason: 'unknown-draft'})
    expect(await read(`newsletterDrafts/${draftId}`)).toBeNull()
  })

  test('keeps whom it is to go to, and is sent to nobody else', async () => {
    const [reader = '', other = ''] = await addReaders(staff, 2)
    const draftId = crypto.randomUUID()
    const draft = {draftId, ...written}
    const save = (seen: number | null, to: Partial<Input<typeof saveNewsletterDraft>>) =>
      staff.call(saveNewsletterDraft, {...draft, seen, isTemplate: false, ...to})
    const {updatedAt: first} = await save(null, {audience: 'only', emails: []})
    const {updatedAt} = await save(first, {audience: 'only', emails: [reader, other]})
    expect(await save(first, {audience: 'only', emails: [other, reader]})).toEqual({updatedAt})
    expect(await refusal(save(first, {audience: 'everyone-but', emails: []}))).toEqual({
      reason: 'draft-changed',
    })
    expect(await save(first, {})).toEqual({updatedAt})
    expect(await refusal(sendTo(staff, [reader], draft))).toEqual({reason: 'draft-changed'})
    await sendTo(staff, [other, reader], draft)
    expect(await newsletterSent(draftId)).toMatchObject({sent: 2})
  })

  test('is changed by one of two who save at the same moment', async () => {
    const draftId = crypto.randomUUID()
    const save = (seen: number | null, subject: string) =>
      staff.call(saveNewsletterDraft, {draftId, seen, ...written, subject, isTemplate: false})
    const {updatedAt} = await save(null, 'Autumn')
    const both = await Promise.allSettled([save(updatedAt, 'Winter'), save(updatedAt, 'Spring')])
    expect(both.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is not sent as it was before somebody else changed it', async () => {
    const [reader = ''] = await addReaders(staff, 1)
    const colleague = await signUpStaff()
    const draftId = crypto.randomUUID()
    const save = (seen: number | null, contentHtml: string) =>
      colleague.call(saveNewsletterDraft, {
        draftId,
        seen,
        subject: ' Autumn ',
        contentHtml,
        isTemplate: false,
      })
    const {updatedAt} = await save(null, '<p>One</p>')
    const tests = await mailsTo(staff.email, 'newsletter-test')
    await save(updatedAt, '<p>One</p>\n<p>Two</p><script>alert(1)</script>')
    const send = (change: Partial<Input<typeof sendNewsletter>>) =>
      refusal(sendTo(staff, [reader], {draftId, ...change}))
    expect(await send({contentHtml: '<p>One</p>'})).toEqual({reason: 'draft-changed'})
    expect(await send({contentHtml: '<p>One</p>\n<p>Two</p>', subject: 'Winter'})).toEqual({
      reason: 'draft-changed',
    })
    expect(await read(`newsletterDrafts/${draftId}`)).toMatchObject({subject: ' Autumn '})
    expect(await issueOf(draftId)).toBeUndefined()
    // Nor is it sent as a test.
    expect(await mailsTo(staff.email, 'newsletter-test')).toHaveLength(tests.length)
    // A browser sends the ends of lines otherwise than it saves them.
    await sendTo(staff, [reader], {draftId, contentHtml: '<p>One</p>\r\n<p>Two</p><script>alert(1)</script>'})
    expect(await newsletterSent(draftId)).toMatchObject({subject: 'Autumn', sent: 1})
    expect(await read(`newsletterDrafts/${draftId}`)).toBeNull()
  })

  test('is sent or changed by one of two at the same moment', async () => {
    const [reader = ''] = await addReaders(staff, 1)
    const draftId = crypto.randomUUID()
    const draft = {draftId, subject: 'Autumn', contentHtml: '<p>One</p>'}
    const {updatedAt} = await staff.call(saveNewsletterDraft, {...draft, seen: null, isTemplate: false})
    const changed = {...draft, contentHtml: '<p>Two</p>', seen: updatedAt, isTemplate: false}
    const both = await Promise.allSettled([
      sendTo(staff, [reader], draft),
      staff.call(saveNewsletterDraft, changed),
    ])
    expect(both.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
  })

  test('goes when it is sent, and stays when nobody gets it', async () => {
    const draftId = crypto.randomUUID()
    await staff.call(saveNewsletterDraft, {draftId, seen: null, ...written, isTemplate: false})
    expect(await refusal(sendTo(staff, ['nobody@example.com'], {draftId}))).toEqual({reason: 'no-recipients'})
    expect(await read(`newsletterDrafts/${draftId}`)).not.toBeNull()
    const {newsletterId} = await sendTo(staff, await addReaders(staff, 1), {draftId, ...written})
    await newsletterSent(newsletterId)
    expect(await read(`newsletterDrafts/${draftId}`)).toBeNull()
    expect(await actsOn(newsletterId)).toEqual(['newsletter-sent'])
    expect(await issueOf(newsletterId)).toMatchObject({status: 'sent', sent: 1, isPlanned: true})
  })
})

test('the preview is the mail itself, and a test goes to nobody but who asks', async () => {
  const {html} = await staff.call(previewNewsletter, written)
  expect(html).toContain('You get this newsletter because you asked for it.')
  expect(html).toContain('<p>Hello</p>')
  expect(html).not.toContain('alert(1)')
  expect(await staff.call(testNewsletter, written)).toEqual({email: staff.email})
  const mail = await mailTo(staff.email, 'newsletter-test')
  expect(mail.subject).toBe('Test: Autumn')
  expect(mail.to).toEqual([staff.email])
})

describe('a draft that somebody sends again', () => {
  test('is refused where its text is another, and has reached its reader once', async () => {
    const [reader = ''] = await addReaders(staff, 1)
    const draftId = crypto.randomUUID()
    const send = (subject: string) => sendTo(staff, [reader], {draftId, subject})
    const {newsletterId} = await send('Autum')
    expect(newsletterId).toBe(draftId)
    // Before it has gone, and after.
    expect(await refusal(send('Autumn'))).toEqual({reason: 'already-sent'})
    await newsletterSent(newsletterId)
    expect(await refusal(send('Autumn'))).toEqual({reason: 'already-sent'})
    expect(await send('Autum')).toEqual({newsletterId, recipientCount: 1})
    expect((await mailsTo(reader, 'newsletter')).map(({subject}) => subject)).toEqual(['Autum'])
    expect(await actsOn(newsletterId)).toEqual(['newsletter-sent'])
  })

  test('is refused in the same moment, too', async () => {
    const [reader = ''] = await addReaders(staff, 1)
    const draftId = crypto.randomUUID()
    const both = await Promise.all(
      ['Autumn', 'Winter'].map(async (subject) => {
        const sent = sendTo(staff, [reader], {draftId, subject})
        return sent.then(
          () => 'sent',
          async () => (await refusal(sent)).reason,
        )
      }),
    )
    expect(both.toSorted()).toEqual(['already-sent', 'sent'])
    await newsletterSent(draftId)
    expect(await mailsTo(reader, 'newsletter')).toHaveLength(1)
  })

  test('is refused where it goes to others, or at another time', async () => {
    const [reader = '', other = ''] = await addReaders(staff, 2)
    const draftId = crypto.randomUUID()
    const sendAt = Date.now() + 60 * 60_000
    const {newsletterId} = await sendTo(staff, [reader, other], {draftId, sendAt})
    expect(await sendTo(staff, [other, reader], {draftId, sendAt})).toEqual({newsletterId, recipientCount: 2})
    const others = [
      sendTo(staff, [reader], {draftId, sendAt}),
      sendTo(staff, [reader, other], {draftId, sendAt, audience: 'everyone-but'}),
      sendTo(staff, [reader, other], {draftId, sendAt: sendAt + 1}),
      sendTo(staff, [reader, other], {draftId}),
    ]
    for (const sent of others) expect(await refusal(sent)).toEqual({reason: 'already-sent'})
    expect(await issueOf(newsletterId)).toMatchObject({status: 'scheduled'})
  })

  test('goes with another text once it was taken back', async () => {
    const [reader = ''] = await addReaders(staff, 1)
    const draftId = crypto.randomUUID()
    await sendTo(staff, [reader], {draftId, sendAt: Date.now() + 60 * 60_000})
    await staff.call(controlNewsletter, {newsletterId: draftId, act: 'unschedule'})
    const taken = await read(`newsletterDrafts/${draftId}`)
    const seen = (taken?.['updatedAt'] as Timestamp | undefined)?.toMillis() ?? null
    const changed = {draftId, subject: 'Winter', contentHtml: '<p>Snow</p>'}
    await staff.call(saveNewsletterDraft, {...changed, seen, isTemplate: false})
    await sendTo(staff, [reader], changed)
    expect(await newsletterSent(draftId)).toMatchObject({subject: 'Winter', sent: 1})
    expect(await read(`newsletterDrafts/${draftId}`)).toBeNull()
  })
})

describe('a scheduled newsletter', () => {
  const inAnHour = () => Date.now() + 60 * 60_000

  test('begins when its time has come', async () => {
    const [reader = ''] = await addReaders(staff, 1)
    const {newsletterId, recipientCount} = await sendTo(staff, [reader], {sendAt: inAnHour()})
    expect(recipientCount).toBe(1)
    await letTimePass()
    expect(await issueOf(newsletterId)).toMatchObject({status: 'scheduled', sendAt: expect.any(Number)})
    await firestore.doc(`newsletters/${newsletterId}`).update({sendAt: new Date(Date.now() - 1000)})
    await letTimePass()
    expect(await newsletterSent(newsletterId)).toMatchObject({sent: 1})
    expect(await mailsTo(reader, 'newsletter')).toHaveLength(1)
    expect(await actsOn(newsletterId)).toEqual(['newsletter-scheduled'])
  })

  test('is a draft again when it is taken back, once', async () => {
    const emails = await addReaders(staff, 1)
    const sendAt = inAnHour()
    const {newsletterId} = await sendTo(staff, emails, {sendAt})
    const takeBack = () => staff.call(controlNewsletter, {newsletterId, act: 'unschedule'})
    const answers = await Promise.allSettled([takeBack(), takeBack()])
    expect(answers.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(takeBack())).toEqual({reason: 'unknown-newsletter'})
    const draft = await read(`newsletterDrafts/${newsletterId}`)
    const kept = {audience: 'only', emails, sendAt: Timestamp.fromMillis(sendAt)}
    expect(draft).toMatchObject({subject: 'Autumn', isTemplate: false, ...kept})
    expect(await actsOn(newsletterId)).toEqual(['newsletter-scheduled', 'newsletter-unscheduled'])
    // Writing on leaves to whom it goes and when, and nothing sends it by itself.
    const seen = (draft?.['updatedAt'] as Timestamp | undefined)?.toMillis() ?? null
    const corrected = {draftId: newsletterId, seen, ...written, subject: 'Winter', isTemplate: false}
    await staff.call(saveNewsletterDraft, corrected)
    await firestore.doc(`newsletterDrafts/${newsletterId}`).update({sendAt: new Date(Date.now() - 1000)})
    await letTimePass()
    expect(await read(`newsletterDrafts/${newsletterId}`)).toMatchObject({
      ...kept,
      subject: 'Winter',
      sendAt: expect.anything(),
    })
    expect(await read(`newsletters/${newsletterId}`)).toBeNull()
  })

  test('is not scheduled for more than a year ahead', async () => {
    const sendAt = Date.now() + 400 * 24 * 60 * 60_000
    expect(await refusal(sendTo(staff, await addReaders(staff, 1), {sendAt}))).toEqual({
      reason: 'invalid-argument',
      field: 'sendAt',
    })
  })
})

test('a newsletter that is stopped reaches nobody else until it is resumed, and nobody twice', async () => {
  const [first = '', second = ''] = await addReaders(staff, 2)
  const {newsletterId} = await sendTo(staff, [first])
  await newsletterSent(newsletterId)
  const control = (act: Input<typeof controlNewsletter>['act']) =>
    staff.call(controlNewsletter, {newsletterId, act})
  expect(await refusal(control('stop'))).toEqual({reason: 'not-open'})
  // As one of two pages, of which the first has been sent.
  const mailing = firestore.doc(`mailings/newsletter-${newsletterId}`)
  await mailing.update({planned: false, cursor: null, updatedAt: new Date()})
  const newsletter = firestore.doc(`newsletters/${newsletterId}`)
  await newsletter.update({planned: false, status: 'sending', emails: [second]})
  await control('stop')
  await mailing.update({updatedAt: new Date(Date.now() - 10 * 60_000)})
  await letTimePass()
  expect(await issueOf(newsletterId)).toMatchObject({status: 'stopped', sent: 1, isPlanned: false})
  expect(await mailsTo(second, 'newsletter')).toEqual([])
  await control('resume')
  expect(await newsletterSent(newsletterId)).toMatchObject({sent: 2, recipientCount: 2})
  for (const email of [first, second]) expect(await mailsTo(email, 'newsletter')).toHaveLength(1)
  expect(await actsOn(newsletterId)).toEqual(['newsletter-sent', 'newsletter-stopped', 'newsletter-resumed'])
})

test('an issue counts whose mails came back, and who left by it, once each', async () => {
  const [bounces = '', leaves = '', complains = '', stays = ''] = await addReaders(staff, 4)
  const {newsletterId} = await sendTo(staff, [bounces, leaves, complains, stays])
  await newsletterSent(newsletterId)
  const {headers} = await mailTo(leaves, 'newsletter')
  const token = decodeURIComponent(/token=([^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
  for (const _ of [1, 2]) {
    expect(await call(unsubscribe, {token})).toEqual({email: leaves})
    expect(await mailEvent('failed', bounces)).toBe(200)
    expect(await mailEvent('complained', complains)).toBe(200)
  }
  expect(await issueOf(newsletterId)).toMatchObject({sent: 4, bounced: 1, unsubscribed: 2})
})

test.each([1, 2, 3])('and no less where write %i of it fails at first', async (nth) => {
  const [leaves = ''] = await addReaders(staff, 1)
  const newsletterId = crypto.randomUUID()
  const newsletter = firestore.doc(`newsletters/${newsletterId}`)
  onTestFinished(() => void newsletter.delete())
  await newsletter.set({subject: 'Autumn', status: 'sent', sent: 2, createdAt: new Date()})
  const bounce = toldByMailgun(`${crypto.randomUUID()}@example.com`, newsletterId)
  const leave = () => removeFromMailing({email: leaves, mailing: 'newsletter', newsletterId})
  for (const act of [bounce, leave]) {
    await failingWrite(nth, act)
    await act()
  }
  expect((await newsletter.get()).data()).toMatchObject({bounced: 1, unsubscribed: 1})
})

/** Mailgun tells that a mail of a newsletter has not arrived, as often as it is called; it has the same signature each time. */
function toldByMailgun(recipient: string, newsletter: string): () => Promise<unknown> {
  const {MAILGUN_WEBHOOK_KEY = ''} = functionsSecrets()
  const timestamp = String(Math.floor(Date.now() / 1000))
  const token = crypto.randomUUID()
  const signature = createHmac('sha256', MAILGUN_WEBHOOK_KEY)
    .update(timestamp + token)
    .digest('hex')
  const event = {event: 'failed', severity: 'permanent', recipient, 'user-variables': {newsletter}}
  const body = JSON.stringify({signature: {timestamp, token, signature}, 'event-data': event})
  return () => post(mailgunWebhook, {body})
}

/** Does something of which one write to the database fails. */
async function failingWrite(nth: number, act: () => Promise<unknown>): Promise<void> {
  const commit = Reflect.get(WriteBatch.prototype, 'commit')
  let writes = 0
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (this: WriteBatch) {
    writes += 1
    if (writes === nth) throw new Error('The database does not answer.')
    return commit.call(this)
  })
  await act().catch(() => {})
  vi.restoreAllMocks()
}

test('staff remove a subscriber, once', async () => {
  const [email = ''] = await addReaders(staff, 1)
  await staff.call(removeSubscriber, {email: email.toUpperCase()})
  expect((await listPage(staff, {search: email})).recipients).toEqual([])
  expect(await refusal(staff.call(removeSubscriber, {email}))).toEqual({reason: 'unknown-subscriber'})
  expect(await actsOn(addressHash(email))).toEqual(['subscriber-added', 'subscriber-removed'])
})

test('a subscriber whom staff remove gets no newsletter as an account, either', async () => {
  const ada = await signUp()
  await wantsMarketing(ada)
  await staff.call(addSubscriber, {email: ada.email})
  const pending = firestore.doc(`newsletterConfirmations/${addressHash(ada.email)}`)
  await pending.set({email: ada.email, requestedAt: new Date(), expireAt: new Date()})
  await staff.call(removeSubscriber, {email: ada.email})
  expect(await read(`settings/${ada.uid}`)).toMatchObject({marketingEmails: false})
  expect((await pending.get()).exists).toBe(false)
  await addReaders(staff, 1)
  const {newsletterId} = await sendTo(staff, [], {audience: 'everyone-but'})
  await newsletterSent(newsletterId)
  expect(await mailsTo(ada.email, 'newsletter')).toEqual([])
})

test('the history is read a page at a time', async () => {
  const ids = Array.from({length: 25}, () => crypto.randomUUID())
  const stored = {contentHtml: '', recipientCount: 1, sent: 1, failed: 0, status: 'sent', sentBy: staff.uid}
  const future = Date.now() + 24 * 60 * 60_000
  for (const [index, id] of ids.entries())
    await firestore
      .doc(`newsletters/${id}`)
      .set({...stored, subject: `Issue ${index}`, createdAt: new Date(future + index)})
  const first = await staff.call(listNewsletters, {cursor: null})
  const second = await staff.call(listNewsletters, {cursor: first.next})
  const listed = [...first.issues, ...second.issues].map(({id}) => id)
  expect(first.issues).toHaveLength(20)
  expect(listed.slice(0, 25)).toEqual(ids.toReversed())
  expect(new Set(listed).size).toBe(listed.length)
  await Promise.all(ids.map((id) => firestore.doc(`newsletters/${id}`).delete()))
})

test('a learner gets nothing of it', async () => {
  const ada = await signUp()
  const draftId = crypto.randomUUID()
  const calls = [
    () => ada.call(saveNewsletterDraft, {draftId, seen: null, ...written, isTemplate: false}),
    () => ada.call(deleteNewsletterDraft, {draftId}),
    () => ada.call(listNewsletterDrafts, {}),
    () => ada.call(listNewsletters, {cursor: null}),
    () => ada.call(previewNewsletter, written),
    () => ada.call(testNewsletter, written),
    () => ada.call(removeSubscriber, {email: ada.email}),
    () => ada.call(controlNewsletter, {newsletterId: draftId, act: 'stop'}),
    () =>
      ada.call(sendNewsletter, {
        draftId,
        ...written,
        audience: 'everyone-but',
        emails: [],
        sendAt: 1,
      }),
  ]
  for (const refused of calls) expect(await refusal(refused())).toEqual({reason: 'not-staff'})
  expect(await read(`newsletterDrafts/${draftId}`)).toBeNull()
})
