import {isEmail} from '@lectern/domain/newsletter'
import * as z from 'zod/mini'

/** The shortest password, everywhere. */
export const MIN_PASSWORD_LENGTH = 6
const TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`

/** A field that has to be filled in; of several complaints the form shows the first. */
const filled = (missing: string) => z.string().check(z.minLength(1, {error: missing}))

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, {error: 'Please enter your email address.'}),
    z.refine(isEmail, {error: 'Please enter a valid email address.'}),
  )

const name = (missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, {error: missing}),
      z.maxLength(100, {error: 'Please use at most 100 characters.'}),
    )

const newPassword = (missing: string) =>
  filled(missing).check(
    z.minLength(MIN_PASSWORD_LENGTH, {error: TOO_SHORT}),
    // The service hashes at most this much.
    z.maxLength(4096, {error: 'Please choose a shorter password.'}),
  )

const twoPasswords = {
  password: newPassword('Please choose a password.'),
  confirmation: filled('Please repeat the password.'),
}

const matching = z.refine<{password: string; confirmation: string}>(
  ({password, confirmation}) => confirmation === '' || password === confirmation,
  {error: 'Passwords do not match', path: ['confirmation']},
)

export const namesSchema = z.object({
  firstName: name('Please enter your first name.'),
  lastName: name('Please enter your last name.'),
})

export const signInSchema = z.object({email, password: filled('Please enter your password.')})

export const signUpSchema = z.object({...namesSchema.shape, email, ...twoPasswords}).check(matching)

export const forgotPasswordSchema = z.object({email})

export const resetPasswordSchema = z.object(twoPasswords).check(matching)

/** Whether the two new ones match is said in a toast, not at the field. */
export const changePasswordSchema = z.object({
  currentPassword: filled('Please enter your current password.'),
  newPassword: newPassword('Please choose a new password.'),
  confirmation: filled('Please repeat the new password.'),
})
