import {Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../../app-error.ts'
import {clock} from '../../services/clock.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {staffMember, staffMembers, type MemberEntry, type PasskeyChallenge} from '../../staff-member.ts'

const LIFETIME_MS = 5 * 60_000

/** Remembers what an authenticator is asked; it takes the place of what was asked before. */
export async function keepChallenge(
  uid: string,
  value: string,
  purpose: PasskeyChallenge['purpose'],
): Promise<void> {
  const expiresAt = Timestamp.fromMillis(clock.now() + LIFETIME_MS)
  await staffMembers().doc(uid).update({challenge: {value, purpose, expiresAt}})
}

/**
 * Takes the question that is to be answered: no other answer finds it again, be this one right or wrong.
 * @returns it, with whose it is
 * @throws AppError `passkey-refused` where nothing was asked, or too long ago
 */
export async function takeChallenge(
  uid: string,
  purpose: PasskeyChallenge['purpose'],
): Promise<{expectedChallenge: string; member: MemberEntry}> {
  return optimistically(async (write) => {
    const snapshot = await staffMember(uid)
    const member = snapshot.data()
    const challenge = member?.challenge
    if (!member || challenge?.purpose !== purpose || challenge.expiresAt.toMillis() < clock.now())
      throw new AppError('passkey-refused')
    write.update(snapshot.ref, {challenge: null}, unchanged(snapshot))
    return {expectedChallenge: challenge.value, member}
  })
}
