import * as contracts from '@lectern/domain/teachers/contracts'
import {shareLabel} from '@lectern/domain/teachers/teacher'
import * as z from 'zod/mini'
import {callAction} from '~/lib/forms/call-action'
import {findInstructor, knownInstructor} from './find-instructors'

const text = z._default(z.string().check(z.trim()), '')

const UNKNOWN_TEACHER = 'There is no such teacher any more.'

/** Invites the person behind an instructor. */
export const inviteTeacher = callAction({
  contract: contracts.inviteTeacher,
  form: z.object({
    instructor: text.check(z.minLength(1, {error: 'Please say as whom they teach.'})),
    isKnown: knownInstructor,
    email: contracts.inviteTeacher.input.shape.email,
    share: contracts.inviteTeacher.input.shape.share,
  }),
  input: async ({instructor, isKnown, ...input}) => {
    const found = isKnown ? {instructorId: instructor} : await findInstructor(instructor)
    return 'mistake' in found ? {fieldErrors: {instructor: [found.mistake]}} : {...input, ...found}
  },
  done: ({name, email}) => ({
    title: 'Invitation sent',
    description: `${email} is invited to teach as ${name}. The link works for seven days.`,
  }),
  failed: {
    fallback: 'The invitation was not sent. Please try again.',
    reasons: {
      'unknown-instructor': 'The content has no such instructor.',
      'teacher-exists': 'Somebody teaches as this instructor already.',
      'teacher-erased':
        'The account that has taught as this instructor is deleted. Whoever teaches the courses now needs another instructor in the Studio.',
    },
  },
  faultyField: ({reason}) =>
    reason === 'teacher-exists' || reason === 'teacher-erased' || reason === 'unknown-instructor'
      ? 'instructor'
      : undefined,
})

/** Changes what a teacher gets. */
export const changeTeacherShare = callAction({
  contract: contracts.changeTeacherShare,
  done: ({name, shareBps}) => ({
    title: 'Share changed',
    description: `${name} gets ${shareLabel(shareBps)} of the sales from now on.`,
  }),
  failed: {
    fallback: 'The share is as it was. Please try again.',
    reasons: {
      'unknown-teacher': UNKNOWN_TEACHER,
      'teacher-ended': 'They do not teach any more.',
    },
  },
  outdated: true,
})

const changed = {
  active: 'teaches again',
  paused: 'is paused',
  ended: 'does not teach any more',
} as const

/** Pauses a teacher, lets them go on, or ends it. */
export const changeTeacherState = callAction({
  contract: contracts.changeTeacherState,
  done: ({name}, {state}) => ({title: 'Teacher changed', description: `${name} ${changed[state]}.`}),
  failed: {
    fallback: 'We do not know whether it was changed. Please try again.',
    reasons: {
      'unknown-teacher': UNKNOWN_TEACHER,
      'teacher-changed': 'Somebody has changed this teacher since. Please look again.',
    },
  },
  // After any other failure the dialog stays: to repeat it does what was left undone.
  outdated: ['unknown-teacher', 'teacher-changed'],
})
