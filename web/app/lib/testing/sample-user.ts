import type {SessionUser} from '~/lib/firebase/session-user'

/** A learner who has just signed in with a password, for tests. */
export const ada: SessionUser = {
  uid: 'u1',
  email: 'ada@example.test',
  displayName: 'Ada Fenn',
  emailVerified: true,
  isStaff: false,
  isTeacher: false,
  isTeaching: false,
  isOwner: false,
  isConfirmed: false,
  signedInAt: Date.now(),
  providerIds: ['password'],
}
