import {
  changeTeacherShare as shareContract,
  changeTeacherState as stateContract,
} from '@lectern/domain/teachers/contracts'
import {canChangeTeacher, shareLabel} from '@lectern/domain/teachers/teacher'
import {AppError} from '../../app-error.ts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {showTeaching} from '../../teachers/show-teaching.ts'
import {teachers} from '../../teacher.ts'
import {recordStaffAction} from '../staff-action.ts'

/** When staff change what a teacher gets. Sales of before keep the share that they were made with. */
export const changeTeacherShare = callable(shareContract, async ({instructorId, share}, staff) => {
  assertRecentSignIn(staff)
  return optimistically(async (write) => {
    const snapshot = await teachers().doc(instructorId).get()
    const teacher = snapshot.data()
    if (!teacher) throw new AppError('unknown-teacher')
    const {name, state, shareBps, uid} = teacher
    if (state === 'ended') throw new AppError('teacher-ended')
    if (shareBps === share) return {name, shareBps}
    write.update(snapshot.ref, {shareBps: share}, unchanged(snapshot))
    const reason = `${shareLabel(shareBps)} → ${shareLabel(share)}`
    const subject = {kind: 'teacher', id: instructorId} as const
    recordStaffAction(write, staff, 'teacher-share-changed', subject, {reason, whom: uid})
    return {name, shareBps: share}
  })
})

/**
 * When staff pause a teacher, let them go on, end it, or take an invitation back. What is so already is not written again: only the
 * claim, which the sign-in service may not have taken.
 */
export const changeTeacherState = callable(stateContract, async ({instructorId, from, state}, staff) => {
  assertRecentSignIn(staff)
  const {name, uid} = await optimistically(async (write) => {
    const snapshot = await teachers().doc(instructorId).get()
    const teacher = snapshot.data()
    if (!teacher) throw new AppError('unknown-teacher')
    if (teacher.state === state) return teacher
    if (teacher.state !== from || !canChangeTeacher(from, state)) throw new AppError('teacher-changed')
    write.update(snapshot.ref, {state, invitation: null}, unchanged(snapshot))
    const reason = `${from} → ${state}`
    const subject = {kind: 'teacher', id: instructorId} as const
    recordStaffAction(write, staff, 'teacher-changed', subject, {reason, whom: teacher.uid})
    return teacher
  })
  if (uid !== null) await showTeaching(uid, state === 'active')
  return {name}
})
