import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut as leave,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth'
import {normalizeEmail} from '@lectern/domain/mail/email'
import {roleOf} from '@lectern/domain/roles'
import {app} from './app'
import {AuthFailure, toAuthFailure} from './auth-failure'
import type {SessionUser} from './session-user'

/** Without a popup resolver: `getAuth` would load a script from Google for everyone. */
export const auth = initializeAuth(app, {persistence: indexedDBLocalPersistence})

if (import.meta.env.VITE_AUTH_EMULATOR) {
  connectAuthEmulator(auth, import.meta.env.VITE_AUTH_EMULATOR, {disableWarnings: true})
}

async function toSessionUser(user: User): Promise<SessionUser> {
  const {claims, authTime} = await user.getIdTokenResult()
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    emailVerified: user.emailVerified,
    isStaff: roleOf(claims) !== null,
    isTeacher: 'teacher' in claims,
    isTeaching: claims['teacher'] === true,
    isOwner: roleOf(claims) === 'owner',
    signedInAt: Date.parse(authTime),
    isConfirmed: 'passkeyAt' in claims,
    providerIds: user.providerData.map(({providerId}) => providerId),
  }
}

/** Converts the errors of Firebase into AuthFailures. */
async function attempt<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw toAuthFailure(error)
  }
}

function currentUser(): User {
  if (!auth.currentUser) throw new AuthFailure('signed-out')
  return auth.currentUser
}

/**
 * Subscribes to the signed-in user: called at once, on every sign-in and sign-out (also in another tab), and when the
 * account's token is renewed. Resolves after the first call; throws AuthFailure when that fails.
 */
export function watchUser(onUser: (user: SessionUser | null) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const tell = async (user: User | null) => {
      const sessionUser = user && (await toSessionUser(user))
      // Another user may have signed in, or this one out, while the claims were read.
      if (auth.currentUser?.uid === sessionUser?.uid) onUser(sessionUser)
    }
    let answered = false
    const follow = async (user: User | null) => {
      try {
        await tell(user)
        answered = true
        resolve()
      } catch (error) {
        // A later error is only logged; before the first answer it rejects, so that the caller can try again.
        if (answered) console.error('The account could not be read again.', error)
        else stop()
        reject(toAuthFailure(error))
      }
    }
    const stop = onIdTokenChanged(auth, (user) => void follow(user), reject)
  })
}

/** Reloads the account, with a new token. Resolves to who is signed in then: nobody, where they have signed out meanwhile. */
export async function reloadUser(): Promise<SessionUser | null> {
  const user = auth.currentUser
  if (!user) return null
  await attempt(user.reload())
  await attempt(user.getIdToken(true))
  const reloaded = await toSessionUser(user)
  return auth.currentUser?.uid === reloaded.uid
    ? reloaded
    : auth.currentUser && toSessionUser(auth.currentUser)
}

/** Signs in with email and password. Throws AuthFailure. */
export async function signIn(email: string, password: string): Promise<void> {
  await attempt(signInWithEmailAndPassword(auth, email, password))
}

/**
 * The address of the account as Firestore's rules know it, in lower case; null where it is not verified. A token from before
 * it was is renewed.
 */
export async function verifiedEmail(): Promise<string | null> {
  const user = currentUser()
  if (!user.emailVerified || !user.email) return null
  const {claims} = await attempt(user.getIdTokenResult())
  if (claims['email_verified'] !== true) await attempt(user.getIdToken(true))
  return normalizeEmail(user.email)
}

/** Creates an account and signs in with it; returns its uid. Throws AuthFailure. */
export async function createAccount(email: string, password: string): Promise<string> {
  return (await attempt(createUserWithEmailAndPassword(auth, email, password))).user.uid
}

/** Sets the account's display name, which the header shows. Throws AuthFailure. */
export async function renameAccount(displayName: string): Promise<void> {
  await attempt(updateProfile(currentUser(), {displayName}))
}

/** Signs out, also in the other tabs. Throws AuthFailure. */
export async function signOut(): Promise<void> {
  await attempt(leave(auth))
}

/** Signs in again with the current password, then sets the new one. Throws AuthFailure. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await confirmPassword(currentPassword)
  await attempt(updatePassword(currentUser(), newPassword))
}

/** Signs in again with the current password, so that the account may be changed. Throws AuthFailure. */
export async function confirmPassword(password: string): Promise<void> {
  const user = currentUser()
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await attempt(reauthenticateWithCredential(user, credential))
}

/** Begins this browser's session anew, with a token of our own. Throws AuthFailure. */
export async function signInWithToken(token: string): Promise<void> {
  await attempt(signInWithCustomToken(auth, token))
}

/** The address to which a reset link was sent. Throws AuthFailure `invalid-code` for a used, expired or made-up code. */
export async function checkResetCode(code: string): Promise<string> {
  return attempt(verifyPasswordResetCode(auth, code))
}

/** Sets a new password with the code of a reset link. Throws AuthFailure. */
export async function resetPassword(code: string, newPassword: string): Promise<void> {
  await attempt(confirmPasswordReset(auth, code, newPassword))
}

/** Does what the code of a link is for: verifies an account's address, or changes it. Throws AuthFailure `invalid-code`. */
export async function applyCode(code: string): Promise<void> {
  await attempt(applyActionCode(auth, code))
}
