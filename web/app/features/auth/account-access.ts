import {sendPasswordConfirmation, sendVerificationEmail} from '@lectern/domain/accounts/contracts'
import type {Provider, ProviderAccount} from '~/lib/firebase/auth-providers'
import {callReason} from '~/lib/firebase/call-failure'
import {toast} from '~/ui/feedback/toast'
import {namesIn} from './names'
import {refreshSession, startSession} from './session'

/* Signing in, signing up and changing passwords. Each function loads the Firebase code it needs, and updates the session. */

/** Signs in with an account's own password. Throws AuthFailure. */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  await startSession()
  const auth = await import('~/lib/firebase/auth')
  await auth.signIn(email, password)
  void import('./leaving').then(
    ({keepAccountAfterSignIn}) => keepAccountAfterSignIn(),
    () => {},
  )
}

/**
 * Creates an account and its profile. The verification mail is sent at the same time, and a toast confirms it. Throws
 * AuthFailure when the account cannot be created; what fails after that is logged and can be repeated from the account.
 */
export async function signUp(person: {
  firstName: string
  lastName: string
  email: string
  password: string
}): Promise<void> {
  const {firstName, lastName, email, password} = person
  await startSession()
  const auth = await import('~/lib/firebase/auth')
  const uid = await auth.createAccount(email, password)
  void welcomeMail(email)
  await Promise.all([
    writeProfile(uid, {firstName, lastName}),
    logFailure('Naming the account', auth.renameAccount(`${firstName} ${lastName}`).then(refreshSession)),
  ])
}

/** A failure is shown in a toast: the account exists, but without the learner's name. */
async function writeProfile(uid: string, names: {firstName: string; lastName: string}): Promise<void> {
  try {
    await saveNames(uid, names)
  } catch (error) {
    console.error('Writing the profile failed.', error)
    toast({
      title: 'Your name is not saved yet',
      description: 'Your account is open. Please save your name in your profile in a few minutes.',
      variant: 'destructive',
    })
  }
}

async function welcomeMail(email: string): Promise<void> {
  try {
    await verificationMail()
    toast({title: 'Check your email', description: `We sent a verification link to ${email}.`})
  } catch (error) {
    // Verified meanwhile, such as on another device.
    if (callReason(error) === 'already-verified') return refreshSession()
    console.error('Sending the verification mail failed.', error)
    toast({
      title: 'Your account is open',
      description:
        'The mail with your verification link is late. If it does not come, you can have it sent again from your account.',
    })
  }
}

/** Awaits a promise, and logs its rejection instead of throwing. */
async function logFailure(what: string, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    console.error(`${what} failed.`, error)
  }
}

async function saveNames(uid: string, names: {firstName: string; lastName: string}) {
  const profile = await import('./profile')
  await profile.saveProfile(uid, names)
}

/** Sends the verification link; returns the address it was sent to. Throws CallFailure. */
async function verificationMail(): Promise<string> {
  const {call} = await import('~/lib/firebase/call')
  return (await call(sendVerificationEmail, {})).email
}

/**
 * After signing in with Google or Facebook: keeps an account that was to be deleted, and creates the profile of one that signs in
 * for the first time, from the provider's data. An address for which the provider does not vouch gets the verification mail.
 */
export async function createProviderProfile(account: ProviderAccount): Promise<void> {
  const {uid, displayName, email, emailVerified} = account
  try {
    void import('./leaving').then(
      ({keepAccountAfterSignIn}) => keepAccountAfterSignIn(),
      () => {},
    )
    const profile = await import('./profile')
    if (await profile.hasProfile(uid)) return
    if (email !== '' && !emailVerified) void welcomeMail(email)
    await profile.saveProfile(uid, namesIn(displayName))
  } catch (error) {
    console.error('The profile of the new account was not made.', error)
  }
}

/** Whether a text, such as a query parameter, is the id of a provider. */
export function isProvider(value: string | null): value is Provider {
  return value === 'google' || value === 'facebook'
}

/**
 * Sets a new password with the code of a reset link, signs in with it, and sends a notification email to the account.
 * Throws AuthFailure when the password is not changed; failures after that are only logged.
 */
export async function resetPasswordByCode(code: string, password: string): Promise<void> {
  const auth = await import('~/lib/firebase/auth')
  const email = await auth.checkResetCode(code)
  await auth.resetPassword(code, password)
  await logFailure('Signing in after the reset', signInWithPassword(email, password))
  void logFailure('Sending the mail about the new password', passwordChangedMail())
}

/** Sets a new password after checking the current one, and sends a notification email. Throws AuthFailure. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  const auth = await import('~/lib/firebase/auth')
  await auth.changePassword(currentPassword, newPassword)
  void logFailure('Sending the mail about the new password', passwordChangedMail())
}

async function passwordChangedMail(): Promise<void> {
  const {call} = await import('~/lib/firebase/call')
  await call(sendPasswordConfirmation, {})
}
