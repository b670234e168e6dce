import {auth, isUnknownUser} from '../services/auth.ts'

/**
 * Sets the claim by which a browser shows the teachers' screens, or to who does not teach at the moment that of what they have earned
 * alone; it opens nothing.
 */
export async function showTeaching(uid: string, isTeaching: boolean): Promise<void> {
  const teacher = isTeaching || 'earnings'
  try {
    const {customClaims} = await auth().getUser(uid)
    if (customClaims?.['teacher'] !== teacher)
      await auth().setCustomUserClaims(uid, {...customClaims, teacher})
  } catch (error) {
    // Their account is gone.
    if (!isUnknownUser(error)) throw error
  }
}
