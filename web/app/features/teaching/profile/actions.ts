import * as contracts from '@lectern/domain/teachers/profile-contracts'
import {callAction} from '~/lib/forms/call-action'

const gone = 'You have no page in the shop at the moment, so there is nothing to change. Please write to us.'

/** Saves what the teacher has changed as a draft, which an editor publishes. */
export const changeTeacherProfile = callAction({
  contract: contracts.changeTeacherProfile,
  done: {
    title: 'Saved',
    description: 'An editor looks at it and publishes it. Until then your page stays as it is.',
  },
  failed: {
    fallback: 'Your changes could not be saved. Please try again.',
    reasons: {
      'unknown-instructor': gone,
      'profile-changed':
        'Somebody else has just changed your profile. What you have typed is still here, and every other field shows what is there now. Please look through it and save again.',
      'rate-limited': 'You have saved very often. Please wait a while and try again.',
    },
  },
  outdated: ['profile-changed'],
})

/** Takes back what the teacher has changed and nobody has published. */
export const takeBackProfileChanges = callAction({
  contract: contracts.takeBackProfileChanges,
  done: {title: 'Taken back', description: 'Your page stays as it is in the shop.'},
  failed: {
    fallback: 'Your changes could not be taken back. Please try again.',
    reasons: {
      'unknown-instructor': gone,
      'profile-changed': 'Your profile has just been changed, or published. Please look at what waits now.',
      'rate-limited': 'You have done this very often. Please wait a while and try again.',
    },
  },
  outdated: ['profile-changed'],
})
