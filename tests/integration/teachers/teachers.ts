import type {Input} from '@lectern/domain/contracts'
import {acceptTeacherInvitation, inviteTeacher} from '@lectern/domain/teachers/contracts'
import {lake, publishCourse, type Course} from '../commerce/back-office.ts'
import {mailTo} from '../commerce/inbox.ts'
import {signUp, type Learner} from '../commerce/learner.ts'

/** Publishes an instructor of whom nobody knows yet. @returns the id */
export async function publishInstructor(name = 'Tess Aching'): Promise<string> {
  const id = `instructor-test-${crypto.randomUUID()}`
  await lake.createOrReplace({_id: id, _type: 'instructor', name, slug: {_type: 'slug', current: id}})
  return id
}

/** Publishes a course that an instructor teaches. */
async function publishCourseOf(instructorId: string, priceCents = 5999): Promise<Course> {
  const course = await publishCourse(priceCents)
  await lake
    .patch(course.id)
    .set({instructor: {_type: 'reference', _ref: instructorId}})
    .commit()
  return course
}

/** An address that nobody has. */
export const someAddress = () => `teacher-${crypto.randomUUID().slice(0, 8)}@example.com`

/** Staff invite somebody. @returns the code of the mail */
export async function invite(
  staff: Learner,
  instructorId: string,
  change: Partial<Input<typeof inviteTeacher>> = {},
): Promise<string> {
  const email = change.email ?? someAddress()
  await staff.call(inviteTeacher, {instructorId, share: 7000, ...change, email})
  const {text} = await mailTo(email, 'teacher-invitation')
  return /\/teach\/accept#([\w-]{22})/.exec(text ?? '')?.[1] ?? ''
}

/** Somebody who teaches as an instructor of their own, with a course. */
export async function aTeacher(
  staff: Learner,
  share = 7000,
): Promise<{teacher: Learner; instructorId: string; course: Course}> {
  const [teacher, instructorId] = await Promise.all([signUp(), publishInstructor()])
  await teacher.verifyAddress()
  const code = await invite(staff, instructorId, {share})
  await teacher.call(acceptTeacherInvitation, {code})
  return {teacher, instructorId, course: await publishCourseOf(instructorId)}
}
