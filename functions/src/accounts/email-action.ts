import {siteUrl} from '../parameters.ts'
import {auth, isUnknownUser} from '../services/auth.ts'

/**
 * A link to our own page with Firebase's one-time code: to choose a new password, or to verify an email address.
 * @returns null when no account has the address
 */
export async function emailActionUrl(
  action: 'password-reset' | 'verification',
  email: string,
): Promise<string | null> {
  // With e-mail enumeration protection on, asking for the link of an unknown address fails in a way that no code names.
  const {users} = await auth().getUsers([{email}])
  if (users.length === 0) return null
  try {
    if (action === 'password-reset') {
      const code = oobCode(await auth().generatePasswordResetLink(email))
      return `${siteUrl.value()}/reset-password?type=recovery&oobCode=${encodeURIComponent(code)}`
    }
    const code = oobCode(await auth().generateEmailVerificationLink(email))
    return `${siteUrl.value()}/auth-callback?mode=verifyEmail&oobCode=${encodeURIComponent(code)}`
  } catch (error) {
    if (isUnknownUser(error)) return null
    throw error
  }
}

/** Firebase's link leads to its own page; its code works on ours as well. */
function oobCode(link: string): string {
  const code = new URL(link).searchParams.get('oobCode')
  if (!code) throw new Error('Firebase returned a link without a code.')
  return code
}
