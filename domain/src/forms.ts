import * as z from 'zod/mini'
import {documentId, requiredEmail} from './contracts.ts'
import {
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_RETURN_REASON_LENGTH,
  MIN_PASSWORD_LENGTH,
} from './limits.ts'
import {isCommonPassword} from './people/common-passwords.ts'
import {hasWords} from './text/text.ts'

/*
 * Schemas of the forms that are not the input of a callable (those are in the contracts of their feature). A form shows a field's first
 * message.
 */

const filled = (missing: string) => z.string().check(z.minLength(1, {error: missing}))

const text = (missing: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.refine(hasWords, {error: missing}),
      z.maxLength(max, {error: `Please use at most ${max.toLocaleString('en-US')} characters.`}),
    )

const newPassword = (missing: string) =>
  filled(missing).check(
    z.minLength(MIN_PASSWORD_LENGTH, {error: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`}),
    z.maxLength(MAX_PASSWORD_LENGTH, {error: 'Please choose a shorter password.'}),
    z.refine((password) => !isCommonPassword(password), {
      error: 'Too many people use this password. Please choose another.',
    }),
  )

const twoPasswords = {
  password: newPassword('Please choose a password.'),
  confirmation: filled('Please repeat the password.'),
}

const matching = z.refine<{password: string; confirmation: string}>(
  ({password, confirmation}) => confirmation === '' || password === confirmation,
  {error: 'Passwords do not match', path: ['confirmation']},
)

/** First and last name, as stored in the profile. */
export const namesForm = z.object({
  firstName: text('Please enter your first name.', MAX_NAME_LENGTH),
  lastName: text('Please enter your last name.', MAX_NAME_LENGTH),
})

/** The sign-in form. Whether the password is correct is up to the service. */
export const signInForm = z.object({
  // An account may be older than the address rule.
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, {error: 'Please enter your email address.'}),
      z.includes('@', {error: 'Please enter a valid email address.'}),
    ),
  password: filled('Please enter your password.'),
})

export const signUpForm = z
  .object({...namesForm.shape, email: requiredEmail, ...twoPasswords})
  .check(matching)

export const resetPasswordForm = z.object(twoPasswords).check(matching)

/** Message when the two new passwords differ, for the field and the toast. */
export const NEW_PASSWORDS_DIFFER = 'New password and confirmation must match'

export const changePasswordForm = z
  .object({
    currentPassword: filled('Please enter your current password.'),
    newPassword: newPassword('Please choose a new password.'),
    confirmation: filled('Please repeat the new password.'),
  })
  .check(
    z.refine(({newPassword, confirmation}) => confirmation === '' || newPassword === confirmation, {
      error: NEW_PASSWORDS_DIFFER,
      path: ['confirmation'],
    }),
  )

export const changeEmailForm = z.object({
  email: requiredEmail,
  currentPassword: filled('Please enter your password.'),
})

/** Ids or names of a hidden field, with spaces between them. */
export const idList = z.pipe(
  z.optional(z.string()),
  z.transform((ids = '') => ids.split(' ').filter((id) => id !== '')),
)

export const returnForm = z.object({
  orderId: documentId,
  /** the courses that are returned; empty for all of the order */
  courseIds: idList,
  reason: text('Please tell us why.', MAX_RETURN_REASON_LENGTH),
})

/** Browsers submit a checkbox only when it is checked. */
const checkbox = z.pipe(
  z.optional(z.literal('on')),
  z.transform((value) => value === 'on'),
)

/** The form of the settings in settings.ts. */
export const settingsForm = z.object({
  /** the names of those that were on when the form was shown: what differs from them was changed */
  shown: idList,
  emailNotifications: checkbox,
  marketingEmails: checkbox,
  newCourseNotifications: checkbox,
  learningReminders: checkbox,
})
