import {describe, expect, test} from 'vitest'
import type * as z from 'zod/mini'
import {requestPasswordReset} from './accounts/contracts.ts'
import {sendContactMessage} from './contact/contracts.ts'
import {addSubscriber, newsletterDraftForm, sendNewsletter} from './mail/newsletter-contracts.ts'
import {
  changePasswordForm,
  namesForm,
  resetPasswordForm,
  returnForm,
  settingsForm,
  signInForm,
  signUpForm,
} from './forms.ts'
import {
  MAX_EMAIL_LENGTH,
  MAX_LINE_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NEWSLETTER_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_RETURN_REASON_LENGTH,
} from './limits.ts'

/** The first message of each field, as a form shows them. */
function complaints(schema: z.ZodMiniType, entered: Record<string, unknown>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const {path, message} of schema.safeParse(entered).error?.issues ?? [])
    found[path.join('.')] ??= message
  return found
}

const ada = {
  firstName: 'Ada',
  lastName: 'Fenn',
  email: 'ada@example.test',
  password: 'a good password',
  confirmation: 'a good password',
}

describe('signing up', () => {
  test('takes a complete form, trimmed', () => {
    const parsed = signUpForm.parse({...ada, firstName: ' Ada ', email: ' ada@example.test '})
    expect(parsed).toMatchObject({firstName: 'Ada', email: 'ada@example.test'})
  })

  test(
    'asks for everything, one complaint a field',
    {tags: ['S5.03.01', 'S5.03.02', 'S5.03.03', 'S5.03.04', 'S5.13.01']},
    () => {
      const empty = {firstName: ' ', lastName: '', email: '', password: '', confirmation: ''}
      expect(complaints(signUpForm, empty)).toEqual({
        firstName: 'Please enter your first name.',
        lastName: 'Please enter your last name.',
        email: 'Please enter your email address.',
        password: 'Please choose a password.',
        confirmation: 'Please repeat the password.',
      })
    },
  )

  test.for([
    ['email', 'ada@example', 'Please enter a valid email address.'],
    ['email', 'ada example@x.test', 'Please enter a valid email address.'],
    ['email', `${'a'.repeat(MAX_EMAIL_LENGTH)}@x.test`, 'Please enter a valid email address.'],
    ['confirmation', 'a bad password', 'Passwords do not match'],
    ['firstName', 'x'.repeat(MAX_NAME_LENGTH + 1), 'Please use at most 100 characters.'],
  ] as const)('%s %s: %s', ([field, value, words]) => {
    expect(complaints(signUpForm, {...ada, [field]: value})).toEqual({[field]: words})
  })

  test('says both that a password is short and that they do not match', () => {
    expect(complaints(signUpForm, {...ada, password: '12345', confirmation: '1234'})).toEqual({
      password: 'Password must be at least 6 characters',
      confirmation: 'Passwords do not match',
    })
  })
})

describe('passwords', () => {
  test(
    'a new one has at least 6 characters, and spaces count',
    {tags: ['S5.04.02', 'S8.06.03', 'S9.07.01']},
    () => {
      expect(complaints(resetPasswordForm, {password: '12345', confirmation: '12345'})).toEqual({
        password: 'Password must be at least 6 characters',
      })
      expect(complaints(resetPasswordForm, {password: '12345 ', confirmation: '12345 '})).toEqual({})
      const endless = 'x'.repeat(MAX_PASSWORD_LENGTH + 1)
      expect(complaints(resetPasswordForm, {password: endless, confirmation: endless})).toEqual({
        password: 'Please choose a shorter password.',
      })
    },
  )

  test.each(['123456', 'password', 'Password1', 'QWERTY', 'iloveyou'])(
    'a new one is none of the commonest, in capital letters or not: %s',
    (common) => {
      const words = 'Too many people use this password. Please choose another.'
      const twice = {password: common, confirmation: common}
      expect(complaints(signUpForm, {...ada, ...twice})).toEqual({password: words})
      expect(complaints(resetPasswordForm, twice)).toEqual({password: words})
      expect(
        complaints(changePasswordForm, {currentPassword: common, newPassword: common, confirmation: common}),
      ).toEqual({newPassword: words})
      // Whoever has one can still sign in.
      expect(complaints(signInForm, {email: ada.email, password: common})).toEqual({})
    },
  )

  test(
    'signing in asks for both, and leaves it to the service what a password is',
    {tags: ['S5.13.02', 'S5.13.03']},
    () => {
      expect(complaints(signInForm, {email: '', password: ''})).toEqual({
        email: 'Please enter your email address.',
        password: 'Please enter your password.',
      })
      expect(complaints(signInForm, {email: 'ada@example.test', password: 'x'})).toEqual({})
    },
  )

  test('changing one asks for all three, and for the same one twice', () => {
    expect(complaints(changePasswordForm, {currentPassword: '', newPassword: '', confirmation: ''})).toEqual({
      currentPassword: 'Please enter your current password.',
      newPassword: 'Please choose a new password.',
      confirmation: 'Please repeat the new password.',
    })
    expect(
      complaints(changePasswordForm, {currentPassword: 'x', newPassword: 'six or', confirmation: 'seven'}),
    ).toEqual({confirmation: 'New password and confirmation must match'})
  })

  test('asking for a link needs an address', () => {
    expect(complaints(requestPasswordReset.input, {email: ' '})).toEqual({
      email: 'Please enter your email address.',
    })
  })
})

describe('a message to the shop', () => {
  const message = {name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'Hello.'}
  const check = (changes: Partial<typeof message>) =>
    complaints(sendContactMessage.input, {...message, ...changes})

  test.for([
    ['name', 'Please enter your name.'],
    ['email', 'Please enter your email address.'],
    ['subject', 'Please enter a subject.'],
    ['message', 'Please write your message.'],
  ] as const)(
    'needs its %s',
    {tags: ['S5.08.01', 'S5.08.02', 'S5.08.04', 'S5.08.05', 'S7.00.02']},
    ([field, words]) => {
      expect(check({[field]: '  '})).toEqual({[field]: words})
    },
  )

  test('needs an address that looks like one', {tags: ['S5.08.03']}, () => {
    expect(check({email: 'ada@example'}).email).toBe('Please enter a valid email address.')
    expect(check({email: ' ada@example.com '})).toEqual({})
  })

  test.for([
    ['name', MAX_LINE_LENGTH, 'Please keep this under 200 characters.'],
    ['subject', MAX_LINE_LENGTH, 'Please keep this under 200 characters.'],
    ['message', MAX_MESSAGE_LENGTH, 'Please keep this under 10,000 characters.'],
  ] as const)('has a %s of at most %i characters', ([field, most, words]) => {
    expect(check({[field]: 'a'.repeat(most)})).toEqual({})
    expect(check({[field]: 'a'.repeat(most + 1)})).toEqual({[field]: words})
  })
})

describe('staff', () => {
  test('write a newsletter with a subject, a text and readers', () => {
    const nothing = {draftId: crypto.randomUUID(), subject: ' ', contentHtml: ' \n', emails: []}
    const empty = {...nothing, audience: 'only'}
    expect(complaints(sendNewsletter.input, empty)).toEqual({
      subject: 'Subject is required',
      contentHtml: 'Content is required',
      emails: 'Please select at least one subscriber',
    })
    expect(complaints(sendNewsletter.input, {...nothing, audience: 'everyone-but'})).not.toHaveProperty(
      'emails',
    )
  })

  test('write a newsletter that Firestore can store, in any script', () => {
    const latin = {subject: 'News', contentHtml: 'a'.repeat(MAX_NEWSLETTER_LENGTH), audience: 'everyone-but'}
    expect(complaints(sendNewsletter.input, latin)).not.toHaveProperty('contentHtml')
    expect(complaints(sendNewsletter.input, {...latin, contentHtml: '本'.repeat(300_001)})).toMatchObject({
      contentHtml: 'This is too long: please keep it under 900,000 bytes.',
    })
  })

  test('look at it before it goes, with as many readers as are chosen', () => {
    const draft = {subject: 'News', contentHtml: '<p>New</p>'}
    expect(complaints(newsletterDraftForm, {...draft, recipients: '0'})).toEqual({
      recipients: 'Please select at least one subscriber',
    })
    expect(newsletterDraftForm.parse({...draft, recipients: '2'})).toEqual({...draft, recipients: 2})
  })

  test('add who has an address', () => {
    for (const email of ['', 'nobody at all'])
      expect(complaints(addSubscriber.input, {email})).toEqual({email: 'Please enter a valid email address.'})
  })
})

test('a return has a reason, which is no essay', () => {
  expect(complaints(returnForm, {orderId: 'o1', reason: ' \n '})).toEqual({reason: 'Please tell us why.'})
  expect(complaints(returnForm, {orderId: 'o1', reason: 'x'.repeat(MAX_RETURN_REASON_LENGTH + 1)})).toEqual({
    reason: 'Please use at most 2,000 characters.',
  })
  expect(returnForm.parse({orderId: 'o1', reason: ' too long '})).toMatchObject({reason: 'too long'})
})

test('names are trimmed', () => {
  expect(namesForm.parse({firstName: ' Ada', lastName: 'Fenn '})).toEqual({
    firstName: 'Ada',
    lastName: 'Fenn',
  })
})

test('a switch that is off is missing from what the browser sends', () => {
  expect(settingsForm.parse({shown: 'emailNotifications learningReminders', marketingEmails: 'on'})).toEqual({
    shown: ['emailNotifications', 'learningReminders'],
    emailNotifications: false,
    marketingEmails: true,
    newCourseNotifications: false,
    learningReminders: false,
  })
})
