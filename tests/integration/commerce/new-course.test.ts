import {createHmac} from 'node:crypto'
import {
  addSubscriber,
  announceCourse,
  announcementDetails,
  isCourseAnnounced,
} from '@lectern/domain/mail/newsletter-contracts'
import {unsubscribe} from '@lectern/domain/newsletter/contracts'
import {deleteOwnAccount} from '@lectern/domain/people/contracts'
import {afterAll, expect, test} from 'vitest'
import {functionsSecrets} from '../../../local/environment.ts'
import {stack} from '../../stack.ts'
import {subscribeByLink} from '../newsletter/readers.ts'
import {confirmed} from '../people/leaving.ts'
import {accounts, clearShelf, firestore, lake, publishCourse, read} from './back-office.ts'
import {call, refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {mailsTo, mailTo} from './inbox.ts'
import {signUp, signUpStaff} from './learner.ts'

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
  const response = await fetch(`${stack.functionsUrl}/webhooks/sanity`, {
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

/** A course that an editor has published in the Studio. */
async function publishInStudio() {
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
  return {id, title: draft.title}
}

test(
  'publishing tells nobody; announcing tells those who want to know, once',
  {tags: ['S1.02.07']},
  async () => {
    const [keen, silent, unverified, staff, ada] = await Promise.all([
      signUp(),
      signUp(),
      signUp(),
      signUpStaff(),
      signUp(),
    ])
    const leaving = await signUp()
    for (const {uid} of [keen, silent, leaving]) await accounts.updateUser(uid, {emailVerified: true})
    // An address that is not the account's owner's, for all that is known, unless its newsletter was confirmed.
    const reader = await signUp()
    await subscribeByLink(reader.email)
    await staff.call(addSubscriber, {email: unverified.email})
    await firestore.doc(`settings/${silent.uid}`).set({newCourseNotifications: false})
    await leaving.call(deleteOwnAccount, confirmed)
    const course = await publishInStudio()
    const {id: courseId} = course
    await eventually('the course to wait', async () => read(`announcements/${courseId}`))
    expect(await read(`announcements/${courseId}`)).toMatchObject({announcedAt: null, recipientCount: 0})
    expect(await call(isCourseAnnounced, {courseId})).toEqual({announced: false})
    expect(await read(`mailings/new-course-${courseId}`)).toBeNull()

    for (const contract of [announcementDetails, announceCourse])
      expect(await refusal(ada.call(contract, {courseId}))).toEqual({reason: 'not-staff'})
    const before = await staff.call(announcementDetails, {courseId})
    expect(before).toMatchObject({title: course.title, path: `/course/${courseId}`, announcement: null})
    // All accounts but the one that wants none.
    expect(before.recipientCount).toBeGreaterThanOrEqual(5)
    const answers = await Promise.allSettled([
      staff.call(announceCourse, {courseId}),
      staff.call(announceCourse, {courseId}),
    ])
    expect(answers.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(staff.call(announceCourse, {courseId}))).toEqual({reason: 'already-announced'})
    expect(await call(isCourseAnnounced, {courseId})).toEqual({announced: true})
    const acts = await firestore.collection('staffActions').where('subject.id', '==', courseId).get()
    expect(acts.docs.map((act) => act.data())).toMatchObject([
      {action: 'course-announced', staffId: staff.uid, subject: {kind: 'course'}},
    ])

    const mail = await mailTo(keen.email, 'new-course')
    expect(mail.subject).toBe(`New course: ${course.title}`)
    expect(mail.to).toHaveLength(1)
    expect(mail.text).toContain('Beginner · 6h 30m · $89.99')
    expect(mail.text).toContain(`${stack.siteUrl}/course/${courseId}`)
    expect(mail.html).toContain('Glass &amp; light')

    // Sanity repeats itself: the course does not wait again.
    expect(await sanitySays({_id: courseId, _type: 'course'})).toBe(200)
    expect(await staff.call(announcementDetails, {courseId})).toMatchObject({
      announcement: {recipientCount: expect.any(Number)},
    })
    expect(await mailsTo(keen.email, 'new-course')).toHaveLength(1)
    await mailTo(reader.email, 'new-course')
    for (const {email} of [silent, unverified, leaving])
      expect(await mailsTo(email, 'new-course')).toEqual([])

    const token = decodeURIComponent(/token=([^>]+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
    expect(await call(unsubscribe, {token})).toEqual({email: keen.email})
    expect(await read(`settings/${keen.uid}`)).toMatchObject({
      newCourseNotifications: false,
      marketingEmails: false,
    })
  },
)

test('what is not a new course does not wait to be announced', async () => {
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

test('a course that is not published cannot be announced', async () => {
  const staff = await signUpStaff()
  const {id: courseId} = await publishCourse()
  await lake.patch(courseId).set({archivedAt: new Date().toISOString()}).commit()
  for (const id of [courseId, 'no-such-course'])
    expect(await refusal(staff.call(announceCourse, {courseId: id}))).toEqual({reason: 'unknown-course'})
  expect(await read(`announcements/${courseId}`)).toBeNull()
})

test('a course whose date is to come is neither sold, shown nor announced before', async () => {
  const [keen, staff, course] = await Promise.all([signUp(), signUpStaff(), publishCourse()])
  await lake.patch(course.id).set({publishedAt: '2999-01-01T09:00:00.000Z'}).commit()
  const page = async () => (await fetch(`${stack.functionsUrl}/pages/course/${course.id}`)).status
  expect(await refusal(keen.pressPay([course]))).toEqual({reason: 'unknown-course', courseIds: [course.id]})
  expect(await page()).toBe(404)
  expect(await refusal(staff.call(announceCourse, {courseId: course.id}))).toEqual({reason: 'unknown-course'})

  // Its editors bring the date forward.
  await lake.patch(course.id).set({publishedAt: new Date().toISOString()}).commit()
  expect(await page()).toBe(200)
  await keen.pressPay([course])
  await staff.call(announceCourse, {courseId: course.id})
})
