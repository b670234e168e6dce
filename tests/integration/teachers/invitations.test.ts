import {
  acceptTeacherInvitation,
  changeTeacherShare,
  changeTeacherState,
  inviteTeacher,
  readTeacherInvitation,
  teacherOverview,
} from '@lectern/domain/teachers/contracts'
import {correctBalance} from '@lectern/domain/teachers/payout-contracts'
import {deleteOwnAccount, exportOwnData} from '@lectern/domain/people/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {teacherPart} from '../../../functions/src/privacy/teacher-part.ts'
import {accounts, clearShelf, firestore, lake, read} from '../commerce/back-office.ts'
import {call, refusal} from '../commerce/callable.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {aTeacher, invite, publishInstructor, someAddress} from './teachers.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterAll(clearShelf)

const accept = (who: Learner, code: string) => who.call(acceptTeacherInvitation, {code})
const look = (who: Learner) => who.call(teacherOverview, {period: 7})

describe('an invitation', () => {
  test('makes whoever accepts it the teacher, once, and is recorded', async () => {
    const [ada, ben, instructorId] = await Promise.all([signUp(), signUp(), publishInstructor()])
    const code = await invite(staff, instructorId, {share: 6250})
    expect(await call(readTeacherInvitation, {code})).toMatchObject({name: 'Tess Aching', shareBps: 6250})
    expect(JSON.stringify(await read(`teachers/${instructorId}`))).not.toContain(code)
    expect(await refusal(look(ada))).toEqual({reason: 'not-teacher'})
    expect(await refusal(accept(ada, code))).toEqual({reason: 'not-verified'})

    await Promise.all([ada.verifyAddress(), ben.verifyAddress()])
    expect(await accept(ada, code)).toEqual({name: 'Tess Aching'})
    expect(await look(ada)).toMatchObject({name: 'Tess Aching', shareBps: 6250, courses: []})
    expect((await ada.account())?.customClaims).toEqual({teacher: true})
    expect(await refusal(accept(ben, code))).toEqual({reason: 'unknown-invitation'})
    const acts = await firestore.collection('staffActions').where('subject.id', '==', instructorId).get()
    expect(acts.docs.map((act): unknown => act.get('action'))).toEqual(['teacher-invited'])
    const {json} = await ada.call(exportOwnData, {})
    expect(json).toContain(instructorId)
    const closing = ada.call(deleteOwnAccount, {confirmation: 'delete my account'})
    expect(await refusal(closing)).toEqual({reason: 'teacher-account'})
  })

  test('ends with the next one, after seven days, and when it is taken back', async () => {
    const [ada, instructorId] = await Promise.all([signUp(), publishInstructor()])
    await ada.verifyAddress()
    const first = await invite(staff, instructorId)
    const second = await invite(staff, instructorId)
    expect(await refusal(accept(ada, first))).toEqual({reason: 'unknown-invitation'})
    await firestore
      .doc(`teachers/${instructorId}`)
      .update({'invitation.expiresAt': Timestamp.fromMillis(Date.now() - 1)})
    expect(await refusal(accept(ada, second))).toEqual({reason: 'invitation-expired'})
    const third = await invite(staff, instructorId)
    await staff.call(changeTeacherState, {instructorId, from: 'invited', state: 'ended'})
    expect(await refusal(accept(ada, third))).toEqual({reason: 'unknown-invitation'})
  })

  test('accepted again by who has accepted it opens the screens that have stayed closed', async () => {
    const [ada, ben, instructorId] = await Promise.all([signUp(), signUp(), publishInstructor()])
    await Promise.all([ada.verifyAddress(), ben.verifyAddress()])
    const [earlier, code] = [await invite(staff, instructorId), await invite(staff, instructorId)]
    await accept(ada, code)
    const claims = async () => (await ada.account())?.customClaims ?? {}
    const open = (who: Learner) => who.call(readTeacherInvitation, {code})
    // The sign-in service did not answer.
    await accounts.setCustomUserClaims(ada.uid, {})
    expect(await refusal(accept(ada, earlier))).toEqual({reason: 'unknown-invitation'})
    expect(await refusal(accept(ben, code))).toEqual({reason: 'unknown-invitation'})
    expect(await claims()).toEqual({})
    expect(await accept(ada, code)).toEqual({name: 'Tess Aching'})
    expect(await claims()).toEqual({teacher: true})
    // The page was left, and the link of the mail is opened again.
    await accounts.setCustomUserClaims(ada.uid, {})
    expect(await refusal(call(readTeacherInvitation, {code}))).toEqual({reason: 'unknown-invitation'})
    expect(await refusal(open(ben))).toEqual({reason: 'unknown-invitation'})
    expect(await claims()).toEqual({})
    expect(await open(ada)).toEqual({name: 'Tess Aching', shareBps: 7000, until: null})
    expect(await claims()).toEqual({teacher: true})

    const change = (from: 'active' | 'paused', state: 'active' | 'paused') =>
      staff.call(changeTeacherState, {instructorId, from, state})
    await change('active', 'paused')
    expect(await refusal(accept(ada, code))).toEqual({reason: 'unknown-invitation'})
    await change('paused', 'active')
    await accounts.setCustomUserClaims(ada.uid, {})
    await change('paused', 'active')
    expect(await claims()).toEqual({teacher: true})
    const acts = await firestore.collection('staffActions').where('subject.id', '==', instructorId).get()
    expect(acts.docs.filter((act) => act.get('action') === 'teacher-changed')).toHaveLength(2)
  })

  test('that was accepted while staff looked is not taken back', async () => {
    const [ada, instructorId] = await Promise.all([signUp(), publishInstructor()])
    await ada.verifyAddress()
    await accept(ada, await invite(staff, instructorId))
    const takenBack = staff.call(changeTeacherState, {instructorId, from: 'invited', state: 'ended'})
    expect(await refusal(takenBack)).toEqual({reason: 'teacher-changed'})
    await look(ada)
  })

  test('is for one instructor a person, and one person an instructor', async () => {
    const [{teacher, instructorId}, other, third, ben] = await Promise.all([
      aTeacher(staff),
      publishInstructor(),
      publishInstructor(),
      signUp(),
    ])
    expect(await refusal(accept(teacher, await invite(staff, other)))).toEqual({reason: 'other-instructor'})
    const again = staff.call(inviteTeacher, {instructorId, email: someAddress(), share: 7000})
    expect(await refusal(again)).toEqual({reason: 'teacher-exists'})
    // What was earned as an instructor stays with who has earned it.
    await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'ended'})
    const code = await invite(staff, instructorId)
    await ben.verifyAddress()
    expect(await refusal(accept(ben, code))).toEqual({reason: 'other-teacher'})
    await accept(teacher, code)
    await look(teacher)
    // Two links at the same moment.
    const codes = await Promise.all([invite(staff, other), invite(staff, third)])
    const results = await Promise.allSettled(codes.map((one) => accept(ben, one)))
    expect(results.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a teacher', () => {
  test('whose page is not in the shop any more is invited again, and their balance corrected', async () => {
    const {teacher, instructorId, course} = await aTeacher(staff)
    await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'ended'})
    await lake.patch(course.id).unset(['instructor']).commit()
    await lake.delete(instructorId)
    const correction = {instructorId, amountCents: 500, reason: 'The rest.', requestId: crypto.randomUUID()}
    expect(await staff.call(correctBalance, correction)).toMatchObject({name: 'Tess Aching'})
    expect(await accept(teacher, await invite(staff, instructorId))).toEqual({name: 'Tess Aching'})
  })

  test('who has ended, and is invited again, may delete their account, which ends the invitation, and no other follows', async () => {
    const {teacher, instructorId} = await aTeacher(staff)
    await staff.call(changeTeacherState, {instructorId, from: 'active', state: 'ended'})
    await invite(staff, instructorId)
    await teacher.call(deleteOwnAccount, {confirmation: 'delete my account'})
    await teacherPart.erase({uid: teacher.uid, addresses: [teacher.email]})
    expect(await read(`teachers/${instructorId}`)).toMatchObject({
      state: 'ended',
      uid: teacher.uid,
      email: null,
      invitation: null,
    })
    // Nobody else could accept: what the account has earned is not theirs.
    const again = staff.call(inviteTeacher, {instructorId, email: someAddress(), share: 7000})
    expect(await refusal(again)).toEqual({reason: 'teacher-erased'})
  })

  test('who is paused or ended has lost what they teach at the next call', async () => {
    const {teacher, instructorId} = await aTeacher(staff)
    const change = (from: 'active' | 'paused', state: 'active' | 'paused' | 'ended') =>
      staff.call(changeTeacherState, {instructorId, from, state})
    await change('active', 'paused')
    expect(await refusal(look(teacher))).toEqual({reason: 'not-teacher'})
    await change('paused', 'active')
    await look(teacher)
    await change('active', 'ended')
    expect(await refusal(look(teacher))).toEqual({reason: 'not-teacher'})
    // The claim leads to what they have earned.
    expect((await teacher.account())?.customClaims ?? {}).toEqual({teacher: 'earnings'})
    const resumed = staff.call(changeTeacherState, {instructorId, from: 'ended', state: 'active'})
    expect(await refusal(resumed)).toEqual({reason: 'teacher-changed'})
    const share = staff.call(changeTeacherShare, {instructorId, share: 5000})
    expect(await refusal(share)).toEqual({reason: 'teacher-ended'})
  })

  test('sees their own courses, and decides nothing about teachers', async () => {
    const [{teacher, instructorId, course}, other] = await Promise.all([aTeacher(staff), aTeacher(staff)])
    const {courses} = await look(teacher)
    expect(courses.map(({courseId}) => courseId)).toEqual([course.id])
    expect(JSON.stringify(courses)).not.toContain(other.course.id)
    const more = teacher.call(changeTeacherShare, {instructorId, share: 10_000})
    expect(await refusal(more)).toEqual({reason: 'not-staff'})
    expect(await staff.call(changeTeacherShare, {instructorId, share: 8000})).toMatchObject({shareBps: 8000})
    expect(await look(teacher)).toMatchObject({shareBps: 8000})
    expect(
      await refusal(staff.call(inviteTeacher, {instructorId: 'none', email: someAddress(), share: 0})),
    ).toEqual({
      reason: 'unknown-instructor',
    })
  })
})
