import {requiredText} from '@lectern/domain/contracts'
import {MAX_LINE_LENGTH} from '@lectern/domain/limits'
import * as contracts from '@lectern/domain/people/contracts'
import * as z from 'zod/mini'
import {findCourseId} from '~/features/staff/courses/find-courses'
import {NOT_LEAVING} from '~/lib/firebase/attempts/attempt'
import {callAction} from '~/lib/forms/call-action'
import {downloadFile} from '~/ui/download-file'

const UNKNOWN_LEARNER = 'There is no such account any more.'
const {uid, reason} = contracts.grantCourse.input.shape

/** Gives a learner a course, which staff name by its title or its address. */
export const grantCourse = callAction({
  contract: contracts.grantCourse,
  form: z.object({uid, reason, course: requiredText('Please name a course.', MAX_LINE_LENGTH)}),
  input: async ({course, ...input}) => {
    const courseId = await findCourseId(course, 'published')
    return courseId === null
      ? {fieldErrors: {course: ['There is no course of this title or address.']}}
      : {...input, courseId}
  },
  done: {title: 'Course given', description: 'The learner owns it now, and is told by mail.'},
  failed: {
    fallback: 'The course could not be given. Please try again.',
    reasons: {
      'unknown-learner': UNKNOWN_LEARNER,
      'unknown-course': 'There is no such course.',
      'already-owned': 'They own this course already.',
      'payment-unavailable':
        'They are at a payment page that sells them this course, and Stripe does not answer, so that it stays open. Please try again in a few minutes.',
      'content-unavailable': 'The courses cannot be reached just now. Please try again in a few minutes.',
    },
  },
  outdated: true,
})

/** Takes back a course that staff gave. */
export const withdrawGrant = callAction({
  contract: contracts.withdrawGrant,
  done: {title: 'Course withdrawn', description: 'The learner does not own it through us any more.'},
  failed: {
    fallback: 'The course could not be withdrawn. Please try again.',
    reasons: {
      'not-granted':
        'Nobody gave them this course, or somebody has withdrawn it. What was bought is taken back by refunding its order.',
    },
  },
  outdated: true,
})

/** Opens all sections of a course to a learner, or lets them wait for their day again. */
export const openSections = callAction({
  contract: contracts.openSections,
  done: (_, {sections}) =>
    sections === 'open'
      ? {
          title: 'All sections open',
          description: 'The learner can read all of the course, and is told by mail.',
        }
      : {title: 'Sections wait again', description: 'Each opens to the learner when its day has come.'},
  failed: {
    fallback: 'Nothing was changed. Please try again.',
    reasons: {
      'unknown-learner': UNKNOWN_LEARNER,
      'unknown-course': 'There is no such course any more.',
      'not-owned': 'They do not own this course any more.',
      'content-unavailable': 'The courses cannot be reached just now. Please try again in a few minutes.',
    },
  },
  outdated: true,
})

/** Sends a learner the link to choose a new password. */
export const sendPasswordMail = callAction({
  contract: contracts.sendPasswordMail,
  done: ({email}) => ({
    title: 'Password mail sent',
    description: `A link to choose a new password goes to ${email}.`,
  }),
  failed: {
    fallback: 'The mail could not be sent. Please try again.',
    reasons: {'unknown-learner': UNKNOWN_LEARNER, 'no-address': 'This account has no email address.'},
  },
})

/** Downloads what is stored of a learner. */
export const exportLearnerData = callAction({
  contract: contracts.exportLearnerData,
  // Everything of a person may take a while to collect.
  timeoutMs: 60_000,
  receive: ({json}, {uid}) => downloadFile(`learner-${uid}.json`, 'application/json', json),
  done: {title: 'Data exported', description: 'The file is among your downloads.'},
  failed: {
    fallback: 'The data could not be exported. Please try again.',
    reasons: {'unknown-learner': UNKNOWN_LEARNER},
  },
  outdated: true,
})

/** Deletes a learner's account. */
export const deleteLearnerAccount = callAction({
  contract: contracts.deleteLearnerAccount,
  done: {title: 'Account will be deleted', description: 'The learner is signed out, and told by mail.'},
  failed: {
    fallback: 'The account is as it was. Please try again.',
    reasons: {
      'unknown-learner': UNKNOWN_LEARNER,
      'staff-account': 'This is a staff account. An owner has to take the role from it first.',
      'teacher-account': 'This is the account of a teacher. End that first, under Teachers.',
    },
  },
  outdated: true,
})

/** Keeps a learner's account that was to be deleted. */
export const keepLearnerAccount = callAction({
  contract: contracts.keepLearnerAccount,
  done: {title: 'Account kept', description: 'It is not deleted any more.'},
  failed: {
    fallback: 'The account could not be kept. Please try again.',
    reasons: {'not-leaving': NOT_LEAVING},
  },
  outdated: true,
})
