import {auth, isUnknownUser} from '../services/auth.ts'

/** Sets the claim by which a browser shows the teachers' screens or does not; it opens nothing. */
export async function showTeaching(uid: string, isTeacher: boolean): Promise<void> {
  try {
    const {customClaims} = await auth().getUser(uid)
    const {teacher: before = false, ...others} = customClaims ?? {}
    if (before === isTeacher) return
    await auth().setCustomUserClaims(uid, isTeacher ? {...others, teacher: true} : others)
  } catch (error) {
    // Their account is gone.
    if (!isUnknownUser(error)) throw error
  }
}
