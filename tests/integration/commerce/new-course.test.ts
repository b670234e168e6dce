import {createHmac} from 'node:crypto'
import {unsubscribe} from '@lectern/domain/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, expect, test} from 'vitest'
import {functionsSecrets} from '../../../local/environment.ts'
import {stack} from '../../stack.ts'
import {subscribeByLink} from '../newsletter/readers.ts'
import {accounts, clearShelf, firestore, lake, letTimePass, publishCourse, read} from './back-office.ts'
import {call, refusal} from './callable.ts'
import {mailsTo, mailTo} from './inbox.ts'
import {signUp} from './learner.ts'

afterAll(clearShelf)

const {SANITY_WEBHOOK_SECRET = ''} = functionsSecrets()

/** Posts to the webhook as Sanity does. */
async function sanitySays(
  document: object,
  {secret = SANITY_WEBHOOK_SECRET, operation = 'create'} = {},
): Promise<number> {
  const body = JSON.stringify(document)
  const timestamp = Date.now()
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url')
  const response = await fetch(`${stack.functionsUrl}/onCoursePublished`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sanity-operation': operation,
      'sanity-webhook-signature': `t=${timestamp},v1=${signature}`,
    },
    body,
  })
  await response.body?.cancel()
  return response.status
}

test('publishing a course in Studio tells those who want to know, once', {tags: ['S1.02.07']}, async () => {
  const [keen, silent, unverified] = await Promise.all([signUp(), signUp(), signUp()])
  for (const {uid} of [keen, silent]) await accounts.updateUser(uid, {emailVerified: true})
  // An address that is not the account's owner's, for all that is known, unless its newsletter was confirmed.
  const reader = await signUp()
  await subscribeByLink(reader.email)
  await firestore.doc(`settings/${silent.uid}`).set({newCourseNotifications: false})
  const id = `course-test-${crypto.randomUUID()}`
  const draft = {
    _id: `drafts.${id}`,
    _type: 'course',
    title: `Glass & light ${id.slice(-4)}`,
    slug: {_type: 'slug', current: id},
    price: 89.99,
    duration: 390,
    level: 'Beginner',
    listing: 'offer',
  }
  await lake.createOrReplace(draft)
  await lake.action({actionType: 'sanity.action.document.publish', publishedId: id, draftId: draft._id})

  const mail = await mailTo(keen.email, 'new-course')
  expect(mail.subject).toBe(`New course: ${draft.title}`)
  expect(mail.to).toHaveLength(1)
  expect(mail.text).toContain('Beginner · 6h 30m · $89.99')
  expect(mail.text).toContain(`${stack.siteUrl}/course/${id}`)
  expect(mail.html).toContain('Glass &amp; light')

  expect(await sanitySays({_id: id, _type: 'course'})).toBe(200)
  expect(await mailsTo(keen.email, 'new-course')).toHaveLength(1)
  await mailTo(reader.email, 'new-course')
  for (const {email} of [silent, unverified]) expect(await mailsTo(email, 'new-course')).toEqual([])

  const token = decodeURIComponent(/token=([^>]+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
  expect(await call(unsubscribe, {token})).toEqual({email: keen.email})
  expect(await read(`settings/${keen.uid}`)).toMatchObject({
    newCourseNotifications: false,
    marketingEmails: false,
  })
})

test('what is not a new course is not announced', async () => {
  const {id} = await publishCourse()
  const nothing = async () => expect(await read(`announcements/${id}`)).toBeNull()
  expect(await sanitySays({_id: id, _type: 'course'}, {secret: 'forged'})).toBe(401)
  await nothing()
  expect(await sanitySays({_id: id, _type: 'course'}, {operation: 'update'})).toBe(200)
  await nothing()
  expect(await sanitySays({_id: id, _type: 'article'})).toBe(200)
  expect(await sanitySays({_id: `drafts.${id}`, _type: 'course'})).toBe(200)
  expect(await sanitySays({_id: 'course-that-is-not-published', _type: 'course'})).toBe(200)
  await nothing()
})

test('a course whose date is to come is neither sold, shown nor announced before', async () => {
  const [keen, course] = await Promise.all([signUp(), publishCourse()])
  await accounts.updateUser(keen.uid, {emailVerified: true})
  await lake.patch(course.id).set({publishedAt: '2999-01-01T09:00:00.000Z'}).commit()
  const page = async () => (await fetch(`${stack.functionsUrl}/spaFallback/course/${course.id}`)).status
  const announcement = firestore.doc(`announcements/${course.id}`)

  expect(await sanitySays({_id: course.id, _type: 'course'})).toBe(200)
  expect(await refusal(keen.pressPay([course]))).toEqual({reason: 'unknown-course', courseIds: [course.id]})
  expect(await page()).toBe(404)
  await announcement.update({nextCheckAt: Timestamp.now()})
  await letTimePass()
  const {nextCheckAt} = (await announcement.get()).data() as {nextCheckAt: Timestamp}
  expect(nextCheckAt.toMillis()).toBeGreaterThan(Date.now() + 3_500_000)
  expect(await mailsTo(keen.email, 'new-course')).toEqual([])

  // Its editors bring the date forward.
  await lake.patch(course.id).set({publishedAt: new Date().toISOString()}).commit()
  await announcement.update({nextCheckAt: Timestamp.now()})
  await letTimePass()
  expect((await mailTo(keen.email, 'new-course')).subject).toBe(`New course: ${course.title}`)
  expect(await page()).toBe(200)
  await keen.pressPay([course])
})
