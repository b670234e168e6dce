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

/**
 * A link to our own page with Firebase's one-time code, which gives an account another address.
 * @returns null when no account has the old address any more, or one has the new one
 */
export async function emailChangeUrl(email: string, newEmail: string): Promise<string | null> {
  const {users} = await auth().getUsers([{email}, {email: newEmail}])
  if (users.length !== 1 || users[0]?.email === newEmail) return null
  // Firebase wants an address to go on to, which our page does not use.
  const link = await auth().generateVerifyAndChangeEmailLink(email, newEmail, {url: siteUrl.value()})
  return `${siteUrl.value()}/auth-callback?mode=verifyAndChangeEmail&oobCode=${encodeURIComponent(oobCode(link))}`
}

/** Firebase's link leads to its own page; its code works on ours as well. */
function oobCode(link: string): string {
  const code = new URL(link).searchParams.get('oobCode')
  if (!code) throw new Error('Firebase returned a link without a code.')
  return code
}
