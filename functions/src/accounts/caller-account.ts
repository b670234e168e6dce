import type {UserRecord} from 'firebase-admin/auth'
import {AppError} from '../app-error.ts'
import {auth, isUnknownUser} from '../services/auth.ts'

/**
 * The account of whoever calls, as it is now: their token may be an hour old.
 * @throws AppError `signed-out` where the account was deleted since
 */
export async function callerAccount(uid: string): Promise<UserRecord> {
  try {
    return await auth().getUser(uid)
  } catch (error) {
    if (isUnknownUser(error)) throw new AppError('signed-out')
    throw error
  }
}
