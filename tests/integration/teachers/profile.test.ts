import type {Input, Output} from '@lectern/domain/contracts'
import {changeTeacherState} from '@lectern/domain/teachers/contracts'
import {
  changeTeacherProfile,
  takeBackProfileChanges,
  teacherProfile,
} from '@lectern/domain/teachers/profile-contracts'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {functionsParameters} from '../../../local/environment.ts'
import {stack} from '../../stack.ts'
import {clearShelf, firestore, lake, letTimePass} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailsTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {aTeacher} from './teachers.ts'

const support = functionsParameters(stack.ports, stack.siteUrl)['SUPPORT_EMAIL'] ?? ''

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterAll(async () => {
  await Promise.all(drafts.map((draftId) => lake.delete(draftId)))
  await clearShelf()
})

const drafts: string[] = []

/** Somebody who teaches, with a profile. */
async function carver() {
  const {teacher, instructorId} = await aTeacher(staff)
  await lake
    .patch(instructorId)
    .set({
      title: 'Carver',
      bio: 'Carves.',
      goals: ['Sharp knives'],
      socialLinks: {website: 'https://example.com/tess'},
      longBio: [{_type: 'block', _key: 'a', children: [{_type: 'span', _key: 'b', text: 'Long ago.'}]}],
    })
    .commit()
  const draftId = `drafts.${instructorId}`
  drafts.push(draftId)
  return {teacher, instructorId, draftId}
}

type Page = NonNullable<Output<typeof teacherProfile>['page']>

async function open(teacher: Learner): Promise<Page> {
  const {page} = await teacher.call(teacherProfile, {})
  if (!page) throw new Error('There is no page.')
  return page
}

const save = (teacher: Learner, page: Page, change: Partial<Input<typeof changeTeacherProfile>>) =>
  teacher.call(changeTeacherProfile, {...page.latest, version: page.version, ...change})
const takeBack = (teacher: Learner, {version}: Page) => teacher.call(takeBackProfileChanges, {version})

/** As an editor presses _Publish_. */
const publish = (instructorId: string) =>
  lake.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${instructorId}`,
    publishedId: instructorId,
  })

/** Lets the mails go that wait for their time. @returns how many there have been about a teacher's profile */
async function sendMailsAbout(instructorId: string): Promise<number> {
  await letTimePass()
  const {docs} = await firestore.collection('mail').where('content.instructorId', '==', instructorId).get()
  return docs.filter((mail) => mail.get('content.kind') === 'teacher-profile-changed').length
}

const mailsAbout = async (instructorId: string) =>
  (await mailsTo(support, 'teacher-profile-changed')).filter(({text}) => text?.includes(instructorId))

test('what a teacher changes is a draft, of which editors hear once, and an editor publishes it', async () => {
  const {teacher, instructorId, draftId} = await carver()
  const before = await open(teacher)
  expect(before).toMatchObject({own: [], since: null, published: {bio: 'Carves.', goals: ['Sharp knives']}})

  await save(teacher, before, {bio: 'Carves spoons.'})
  const waiting = await open(teacher)
  expect(waiting).toMatchObject({
    own: ['bio'],
    since: expect.any(Number),
    published: {bio: 'Carves.'},
    latest: {bio: 'Carves spoons.', website: 'https://example.com/tess'},
  })
  await save(teacher, waiting, {website: '', goals: ['Sharp knives', 'No blood']})
  expect(await open(teacher)).toMatchObject({own: ['bio', 'goals', 'website'], since: waiting.since})

  const [published, draft] = await lake.getDocuments([instructorId, draftId])
  expect(published).toMatchObject({bio: 'Carves.', socialLinks: {website: 'https://example.com/tess'}})
  expect(draft).toMatchObject({
    name: 'Tess Aching',
    slug: {current: instructorId},
    bio: 'Carves spoons.',
    goals: ['Sharp knives', 'No blood'],
    longBio: published?.['longBio'],
  })
  expect(draft).not.toHaveProperty('socialLinks')

  expect(await sendMailsAbout(instructorId)).toBe(1)
  const [mail] = await eventually('the mail to the editors', async () => {
    const mails = await mailsAbout(instructorId)
    return mails.length > 0 && mails
  })
  expect(mail).toMatchObject({subject: 'Profile to publish: Tess Aching'})
  expect(mail?.text).toContain('Changed: Short biography, Goals, Website.')
  expect(mail?.text).toContain(`${stack.studioUrl}/intent/edit/id=${instructorId};type=instructor/`)

  await publish(instructorId)
  const after = await open(teacher)
  expect(after).toMatchObject({own: [], since: null, published: {bio: 'Carves spoons.', website: ''}})
  await save(teacher, after, {title: 'Carver and teacher'})
  expect(await open(teacher)).toMatchObject({own: ['title'], latest: {title: 'Carver and teacher'}})
  expect(await sendMailsAbout(instructorId)).toBe(2)
})

test("an editor's unfinished draft keeps what the teacher does not touch, also when they take their changes back", async () => {
  const {teacher, instructorId, draftId} = await carver()
  const published = await lake.getDocument(instructorId)
  await lake.create({
    ...published,
    _id: draftId,
    _type: 'instructor',
    name: 'Tess A.',
    bio: 'Not finished',
    image: {_type: 'image', alt: 'Tess'},
  })

  const before = await open(teacher)
  expect(before).toMatchObject({own: [], since: null, latest: {bio: 'Not finished'}})
  await save(teacher, before, {title: 'Carver and teacher'})
  expect(await open(teacher)).toMatchObject({own: ['title'], latest: {bio: 'Not finished'}})
  const theirs = {name: 'Tess A.', bio: 'Not finished', image: {alt: 'Tess'}}
  expect(await lake.getDocument(draftId)).toMatchObject({...theirs, title: 'Carver and teacher'})

  await takeBack(teacher, await open(teacher))
  expect(await lake.getDocument(draftId)).toMatchObject({...theirs, title: 'Carver'})
  expect(await open(teacher)).toMatchObject({own: [], since: null})
})

test('a draft that differs in nothing any more is taken away, and no mail tells of it', async () => {
  const {teacher, instructorId, draftId} = await carver()
  await save(teacher, await open(teacher), {bio: 'Carves spoons.', location: 'Lancre'})
  await takeBack(teacher, await open(teacher))
  expect(await lake.getDocument(draftId)).toBeUndefined()
  expect(await sendMailsAbout(instructorId)).toBe(1)

  await save(teacher, await open(teacher), {bio: 'Carves spoons.'})
  await save(teacher, await open(teacher), {bio: 'Carves.'})
  expect(await lake.getDocument(draftId)).toBeUndefined()
  expect(await open(teacher)).toMatchObject({own: [], since: null, latest: {bio: 'Carves.'}})
  expect(await mailsAbout(instructorId)).toEqual([])
})

test('who saves what somebody else has changed since is refused, and nothing is lost', async () => {
  const {teacher, draftId} = await carver()
  const seen = await open(teacher)
  const answers = await Promise.allSettled([
    save(teacher, seen, {bio: 'Carves spoons.'}),
    save(teacher, seen, {bio: 'Carves bowls.'}),
  ])
  expect(answers.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
  const now = await open(teacher)
  // Whoever has lost the answer to it may save the same once more.
  await save(teacher, seen, {bio: now.latest.bio})
  expect((await open(teacher)).version).toBe(now.version)

  await lake.patch(draftId).set({name: 'Tess A.'}).commit()
  expect(await refusal(save(teacher, now, {title: 'Teacher'}))).toMatchObject({reason: 'profile-changed'})
  expect(await refusal(takeBack(teacher, now))).toMatchObject({reason: 'profile-changed'})
  expect(await lake.getDocument(draftId)).toMatchObject({name: 'Tess A.', title: 'Carver'})
  await save(teacher, await open(teacher), {title: 'Teacher'})
  expect(await lake.getDocument(draftId)).toMatchObject({name: 'Tess A.', title: 'Teacher'})
})

test('who does not teach, is paused, or has no page changes nothing', async () => {
  const [{teacher, instructorId, draftId}, ada] = await Promise.all([carver(), signUp()])
  const page = await open(teacher)
  const refused = async (who: Learner) =>
    Promise.all([
      refusal(who.call(teacherProfile, {})),
      refusal(save(who, page, {bio: 'Mine.'})),
      refusal(takeBack(who, page)),
    ])
  const notTeacher = [{reason: 'not-teacher'}, {reason: 'not-teacher'}, {reason: 'not-teacher'}]
  expect(await refused(ada)).toMatchObject(notTeacher)
  expect(await refused(staff)).toMatchObject(notTeacher)
  await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'paused'})
  expect(await refused(teacher)).toMatchObject(notTeacher)
  await staff.call(changeTeacherState, {instructorId, from: 'paused', state: 'active'})
  expect(await lake.getDocument(draftId)).toBeUndefined()

  await lake.delete({query: '*[_type == "course" && instructor._ref == $id]', params: {id: instructorId}})
  await lake.delete(instructorId)
  expect(await teacher.call(teacherProfile, {})).toEqual({page: null})
  expect(await refusal(save(teacher, page, {bio: 'Mine.'}))).toMatchObject({reason: 'unknown-instructor'})
  expect(await refusal(takeBack(teacher, page))).toMatchObject({reason: 'unknown-instructor'})
})
