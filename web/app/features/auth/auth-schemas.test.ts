import {describe, expect, test} from 'vitest'
import {firstErrors, type FormErrors} from '~/lib/forms/form-action'
import {namesSchema, resetPasswordSchema, signInSchema, signUpSchema} from './auth-schemas'

type Schema = typeof signInSchema | typeof signUpSchema | typeof resetPasswordSchema | typeof namesSchema

function complaints(schema: Schema, form: Record<string, string>): FormErrors {
  const parsed = schema.safeParse(form)
  return parsed.success ? {} : firstErrors(parsed.error.issues)
}

const ada = {
  firstName: 'Ada',
  lastName: 'Fenn',
  email: 'ada@example.test',
  password: 'secret',
  confirmation: 'secret',
}

describe('signing up', () => {
  test('takes a complete form, trimmed', () => {
    const parsed = signUpSchema.parse({...ada, firstName: ' Ada ', email: ' ada@example.test '})
    expect(parsed).toMatchObject({firstName: 'Ada', email: 'ada@example.test'})
  })

  test('asks for everything, one complaint a field', () => {
    const empty = {firstName: ' ', lastName: '', email: '', password: '', confirmation: ''}
    expect(complaints(signUpSchema, empty)).toEqual({
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email address.',
      password: 'Please choose a password.',
      confirmation: 'Please repeat the password.',
    })
  })

  test.for([
    ['email', 'ada@example', 'Please enter a valid email address.'],
    ['email', 'ada example@x.test', 'Please enter a valid email address.'],
    ['confirmation', 'secrets', 'Passwords do not match'],
    ['firstName', 'x'.repeat(101), 'Please use at most 100 characters.'],
  ] as const)('%s %s: %s', ([field, value, words]) => {
    expect(complaints(signUpSchema, {...ada, [field]: value})).toEqual({[field]: words})
  })

  test('says both that a password is short and that they do not match', () => {
    expect(complaints(signUpSchema, {...ada, password: '12345', confirmation: '1234'})).toEqual({
      password: 'Password must be at least 6 characters',
      confirmation: 'Passwords do not match',
    })
  })
})

test('a new password has at least 6 characters, and spaces count', () => {
  expect(complaints(resetPasswordSchema, {password: '12345', confirmation: '12345'})).toEqual({
    password: 'Password must be at least 6 characters',
  })
  expect(complaints(resetPasswordSchema, {password: '12345 ', confirmation: '12345 '})).toEqual({})
})

test('signing in asks for both, and leaves it to the service what a password is', () => {
  expect(complaints(signInSchema, {email: '', password: ''})).toEqual({
    email: 'Please enter your email address.',
    password: 'Please enter your password.',
  })
  expect(complaints(signInSchema, {email: 'ada@example.test', password: 'x'})).toEqual({})
})
