import type {StaffTeacher} from './teachers'

interface TeacherStatus {
  label: string
  variant: 'default' | 'secondary' | 'destructive'
}

/** How a teacher stands. @param now in ms since the epoch */
export function teacherStatus(
  {state, invitation}: Pick<StaffTeacher, 'state' | 'invitation'>,
  now: number,
): TeacherStatus {
  if (state === 'active') return {label: 'Teaches', variant: 'default'}
  if (state === 'paused') return {label: 'Paused', variant: 'destructive'}
  if (state === 'ended') return {label: 'Ended', variant: 'secondary'}
  const isOver = invitation !== null && invitation.expiresAt < now
  return isOver ? {label: 'Link expired', variant: 'destructive'} : {label: 'Invited', variant: 'secondary'}
}
