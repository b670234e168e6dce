import * as contracts from '@lectern/domain/gifts/contracts'
import {refreshOwnedCourses} from '~/features/enrollments/owned-courses'
import {callAction} from '~/lib/forms/call-action'

/** Takes a gift. */
export const acceptGift = callAction({
  contract: contracts.acceptGift,
  receive: () => refreshOwnedCourses(),
  done: null,
  failed: {
    fallback: 'It could not be accepted. Please try again.',
    reasons: {
      'unknown-gift': 'This link does not work any more.',
      'gift-taken-back': 'This gift was taken back.',
      'seat-taken-back': 'This seat was taken back.',
      'gift-accepted': 'Somebody else has accepted it.',
      'already-owned': 'You own this already. You may pass the link on to somebody else.',
      'rate-limited': 'Too many attempts. Please wait a few minutes and try again.',
      'signed-out': 'Please sign in again to accept it.',
    },
  },
})
