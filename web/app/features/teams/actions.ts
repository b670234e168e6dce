import * as contracts from '@lectern/domain/teams/contracts'
import {formatCents} from '@lectern/domain/money'
import {MAX_MANAGERS, SEATS} from '@lectern/domain/teams/team'
import {refreshOwnedCourses} from '~/features/enrollments/owned-courses'
import {PART_WENT_BACK, PAYMENT_DISPUTED} from '~/lib/firebase/attempts/attempt'
import {callAction} from '~/lib/forms/call-action'
import {pluralize} from '~/ui/content/pluralize'
import {invitationResults} from './invitation-results'
import {LAST_OF_ORDER} from './member-words'

const UNKNOWN_TEAM = 'You do not manage this team any more.'
const UNKNOWN_SEAT = 'This seat is no longer used.'
const ENOUGH_MAIL =
  'This has been done often, or the address has had a lot of mail from us. Please try again later.'

/** Invites people; what became of each line of their list is shown under the form. */
export const inviteMembers = callAction({
  contract: contracts.inviteMembers,
  timeoutMs: 60_000,
  receive: ({lines}, {teamId}) => invitationResults.set({teamId, lines}),
  resetForm: true,
  done: ({lines}) => {
    const invited = lines.filter(({result}) => result === 'invited').length
    return invited === lines.length
      ? {title: `${pluralize(invited, 'person')} invited`.replace('persons', 'people')}
      : {
          title: `${invited} of ${lines.length} invited`,
          description: 'Under the form you see what became of each line.',
        }
  },
  failed: {
    fallback: 'Nobody could be invited. Please try again.',
    reasons: {
      'unknown-team': UNKNOWN_TEAM,
      'list-too-long': `Please invite at most ${SEATS.max} people at once.`,
      'rate-limited': 'You have invited people often in the last hour. Please try again later.',
    },
  },
})

/** Sends an invitation once more. */
export const resendInvitation = callAction({
  contract: contracts.resendInvitation,
  done: ({email}) => ({title: 'Invitation sent', description: `It is on its way to ${email}.`}),
  failed: {
    fallback: 'The invitation could not be sent. Please try again.',
    reasons: {
      'unknown-team': UNKNOWN_TEAM,
      'unknown-seat': UNKNOWN_SEAT,
      'seat-accepted': 'The seat has been taken meanwhile.',
      'rate-limited': 'You have sent it often today. Please try again tomorrow.',
    },
  },
  outdated: true,
})

/** Takes a seat back, or gives it to somebody else. */
export const takeSeatBack = callAction({
  contract: contracts.takeSeatBack,
  done: (_, {to}) =>
    !to
      ? {title: 'Seat taken back', description: 'You can invite somebody else to it.'}
      : {title: 'Seat given on', description: `An invitation is on its way to ${to}.`},
  failed: {
    fallback: 'The seat could not be taken back. Please try again.',
    reasons: {
      'unknown-team': UNKNOWN_TEAM,
      'unknown-seat': UNKNOWN_SEAT,
      'seat-begun': 'They have begun meanwhile, so the seat stays theirs.',
      'already-in': 'This person has a seat of this team already.',
      'rate-limited': ENOUGH_MAIL,
    },
  },
  faultyField: ({reason}) => (reason === 'already-in' ? 'to' : undefined),
  outdated: ['unknown-seat', 'seat-begun'],
})

/** Gives one's own seat up. */
export const leaveTeam = callAction({
  contract: contracts.leaveTeam,
  receive: () => refreshOwnedCourses(),
  done: {title: 'You have left the team', description: 'Nobody there sees how far you are any more.'},
  failed: {
    fallback: 'You could not leave the team. Please try again.',
    reasons: {'unknown-seat': 'You do not have this seat any more.'},
  },
  outdated: true,
})

/** Lets somebody manage the team. */
export const addManager = callAction({
  contract: contracts.addManager,
  resetForm: true,
  done: (_, {email}) => ({title: 'Manager added', description: `We have written to ${email}.`}),
  failed: {
    fallback: 'The manager could not be added. Please try again.',
    reasons: {
      'unknown-team': UNKNOWN_TEAM,
      'already-manager': 'They manage this team already.',
      'too-many-managers': `A team has at most ${MAX_MANAGERS} managers.`,
      'rate-limited': ENOUGH_MAIL,
    },
  },
  faultyField: ({reason}) => (reason === 'already-manager' ? 'email' : undefined),
})

/** Ends that somebody manages the team. */
export const removeManager = callAction({
  contract: contracts.removeManager,
  done: (_, {email}) => ({title: 'Manager removed', description: `${email} no longer sees this team.`}),
  failed: {
    fallback: 'The manager could not be removed. Please try again.',
    reasons: {'unknown-team': UNKNOWN_TEAM},
  },
})

/** Gives the money of free seats back. */
export const refundSeats = callAction({
  contract: contracts.refundSeats,
  done: ({amountCents}) => ({
    title: 'Seats given back',
    description: `${formatCents(amountCents)} are on their way back to you.`,
  }),
  failed: {
    // Where none is free any more, the dialog goes with its words.
    title: 'Seats not given back',
    fallback: 'The seats could not be given back. Please try again.',
    reasons: {
      'unknown-team': UNKNOWN_TEAM,
      'not-enough-seats': 'Fewer seats are free now.',
      'last-of-order': LAST_OF_ORDER,
      'amount-differs': PART_WENT_BACK,
      'refund-in-progress': 'Money of this order is being given back just now. Please try again in a moment.',
      'payment-disputed': PAYMENT_DISPUTED,
      'refund-failed': null,
    },
  },
  outdated: true,
})
