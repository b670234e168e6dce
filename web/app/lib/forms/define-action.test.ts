import type {SubmissionResult} from '@conform-to/react'
import {redirect, RouterContextProvider} from 'react-router-dom'
import {describe, expect, test, vi} from 'vitest'
import * as z from 'zod/mini'
import {defineAction, type ActionAnswer, type ActionOutcome, type FieldErrors} from './define-action'

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, {error: 'Which address?'})),
  password: z.string().check(
    z.minLength(6, {error: 'Too short.'}),
    z.refine((password) => password !== '12345', {error: 'Too simple.'}),
  ),
})
type Entered = z.infer<typeof schema>

async function send(
  entered: Record<string, string>,
  submit: (entered: Entered) => Promise<ActionOutcome> = async () => {},
  onInvalid?: (errors: FieldErrors) => void,
): Promise<ActionAnswer> {
  const body = new FormData()
  for (const [field, value] of Object.entries(entered)) body.set(field, value)
  const handle = defineAction({schema, submit, onInvalid})
  return handle(body, {url: new URL('http://shop.test/'), context: new RouterContextProvider()})
}

/** The result, and the status, which decides whether the page is revalidated; undefined for success. */
function read(answer: ActionAnswer): {result: SubmissionResult; status: number | undefined} {
  if (answer instanceof Response) throw new Error('It leads elsewhere.')
  return 'data' in answer
    ? {result: answer.data, status: answer.init?.status}
    : {result: answer, status: undefined}
}

const good = {intent: 'sign-in', email: ' ada@example.test ', password: 'secret'}

describe('invalid input', () => {
  test('has all errors at their fields, and is not submitted', async () => {
    const submit = vi.fn<(entered: Entered) => Promise<ActionOutcome>>()
    const onInvalid = vi.fn<(errors: FieldErrors) => void>()
    const {result, status} = read(await send({email: '  ', password: '12345'}, submit, onInvalid))
    const errors = {email: ['Which address?'], password: ['Too short.', 'Too simple.']}
    expect(result).toMatchObject({status: 'error', error: errors})
    expect(status).toBe(422)
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith(errors)
    expect(submit).not.toHaveBeenCalled()
  })

  test('keeps the entered values', async () => {
    const {result} = read(await send({email: 'ada', password: 'x'}))
    expect(result.initialValue).toEqual({email: 'ada', password: 'x'})
  })

  test('includes a missing field', async () => {
    expect(Object.keys(read(await send({})).result.error ?? {})).toEqual(['email', 'password'])
  })
})

describe('valid input', () => {
  test('is submitted parsed, without the fields of the form itself', async () => {
    const submit = vi.fn<(entered: Entered) => Promise<ActionOutcome>>()
    const {result, status} = read(await send(good, submit))
    expect(submit).toHaveBeenCalledExactlyOnceWith(
      {email: 'ada@example.test', password: 'secret'},
      expect.anything(),
    )
    expect(result).toMatchObject({status: 'success'})
    expect(status).toBe(undefined)
  })

  test('resets the form when the outcome says so', async () => {
    expect(read(await send(good, async () => ({resetForm: true}))).result).toEqual({initialValue: null})
  })

  test('redirects when the outcome says so', async () => {
    expect(await send(good, async () => redirect('/profile'))).toBeInstanceOf(Response)
  })

  test('can be rejected, as a whole or at a field, and the page is not revalidated', async () => {
    const whole = read(await send(good, async () => ({formErrors: ['Not today.']})))
    expect(whole).toMatchObject({result: {status: 'error', error: {'': ['Not today.']}}, status: 422})
    const field = read(await send(good, async () => ({fieldErrors: {email: ['Not you.']}})))
    expect(field).toMatchObject({result: {status: 'error', error: {email: ['Not you.']}}, status: 422})
  })

  test('can be rejected because the page is out of date, which is then revalidated', async () => {
    const {result, status} = read(await send(good, async () => ({formErrors: ['Too late.'], outdated: true})))
    expect(result.status).toBe('error')
    expect(status).toBe(undefined)
  })
})
