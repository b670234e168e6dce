import type {UserRecord} from 'firebase-admin/auth'
import {AppError} from '../../app-error.ts'
import {auth, isUnknownUser} from '../../services/auth.ts'
import {indexPerson} from '../../people/indexed-person.ts'

/**
 * The account of a learner whom staff looks at.
 * @throws AppError `unknown-learner` where there is none; the index of people then forgets it
 */
export async function knownLearner(uid: string): Promise<UserRecord> {
  try {
    return await auth().getUser(uid)
  } catch (error) {
    if (!isUnknownUser(error)) throw error
    await indexPerson(uid)
    throw new AppError('unknown-learner')
  }
}
