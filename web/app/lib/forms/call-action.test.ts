import {contract} from '@lectern/domain/contracts'
import {redirect, RouterContextProvider} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import * as z from 'zod/mini'
import {call} from '~/lib/firebase/call'
import {CallFailure} from '~/lib/firebase/call-failure'
import {currentToasts, dismissToast} from '~/ui/feedback/toast'
import {callAction} from './call-action'
import type {ActionHandler} from './define-action'

vi.mock('~/lib/firebase/call', () => ({call: vi.fn<typeof call>()}))

const shelve = contract({
  name: 'shelve',
  audience: 'staff',
  input: z.object({title: z.string().check(z.minLength(1, {error: 'Which title?'})), shelf: z.int()}),
  output: z.object({place: z.string()}),
  reasons: ['no-shelf', 'shelf-full'],
})
const common = {
  contract: shelve,
  done: ({place}: {place: string}, {title}: {title: string}) => ({
    title: 'Shelved',
    description: `${title}: ${place}`,
  }),
  failed: {
    title: 'Error',
    fallback: 'It could not be shelved.',
    reasons: {'no-shelf': 'There is no such shelf.', 'shelf-full': null},
  },
} as const
/** A form whose shelf is typed. */
const typed = {
  form: z.object({title: z.string(), shelf: z.string()}),
  input: ({title, shelf}: {title: string; shelf: string}) =>
    /^\d+$/.test(shelf) ? {title, shelf: Number(shelf)} : {fieldErrors: {shelf: ['Which shelf?']}},
}
const shelveAction = callAction({...common, ...typed})

async function send(action: ActionHandler, entered: Record<string, string> = {title: 'Emma', shelf: '3'}) {
  const body = new FormData()
  for (const [field, value] of Object.entries(entered)) body.set(field, value)
  const args = {url: new URL('http://shop.test/'), context: new RouterContextProvider()}
  const answer = await action(body, args)
  if (answer instanceof Response) return {location: answer.headers.get('location')}
  const isData = 'data' in answer
  return {
    result: isData ? answer.data : answer,
    /** a page is loaded again unless the answer is a 422 */
    reloads: !isData || answer.init?.status !== 422,
  }
}
const refuse = (reason: string) => vi.mocked(call).mockRejectedValueOnce(new CallFailure('shelve', {reason}))
const said = () => currentToasts().map(({title, description}) => [title, description])

beforeEach(() => {
  for (const level of ['error', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  vi.mocked(call).mockReset().mockResolvedValue({place: 'third from the left'})
  for (const {id} of currentToasts()) dismissToast(id)
})

test('the values of the form are the input, and what became of it is said', async () => {
  const {result} = await send(shelveAction)
  expect(vi.mocked(call)).toHaveBeenCalledExactlyOnceWith(shelve, {title: 'Emma', shelf: 3})
  expect(result).toMatchObject({status: 'success'})
  expect(said()).toEqual([['Shelved', 'Emma: third from the left']])
})

test('without a form of its own, the contract says what is wrong with the values', async () => {
  const {result} = await send(callAction(common), {title: '', shelf: '3'})
  expect(result?.error).toMatchObject({title: ['Which title?']})
  expect(vi.mocked(call)).not.toHaveBeenCalled()
})

test('a mistake that is found while the input is made is at its field, and nothing is sent', async () => {
  const {result} = await send(shelveAction, {title: 'Emma', shelf: 'top'})
  expect(result?.error).toEqual({shelf: ['Which shelf?']})
  expect(vi.mocked(call)).not.toHaveBeenCalled()
  expect(said()).toEqual([])
})

test('a refusal is said at the form and in a toast', async () => {
  refuse('no-shelf')
  const {result, reloads} = await send(shelveAction)
  expect(result?.error).toEqual({'': ['There is no such shelf.']})
  expect(said()).toEqual([['Error', 'There is no such shelf.']])
  expect(reloads).toBe(false)
})

test('without a title, at the form alone', async () => {
  refuse('shelf-full')
  const {title: _, ...failed} = common.failed
  const {result} = await send(callAction({...common, ...typed, failed}))
  expect(result?.error).toEqual({'': ['It could not be shelved.']})
  expect(said()).toEqual([])
})

test.for([
  ['no-shelf', undefined, false],
  ['no-shelf', true, true],
  ['no-shelf', ['no-shelf'], true],
  ['shelf-full', ['no-shelf'], false],
] as const)('after %s, with %j, the page is loaded again: %s', async ([reason, outdated, expected]) => {
  refuse(reason)
  const {reloads} = await send(callAction({...common, ...typed, outdated}))
  expect(reloads).toBe(expected)
})

test('a refusal can be the fault of a field', async () => {
  refuse('no-shelf')
  const action = callAction({
    ...common,
    ...typed,
    faultyField: ({reason}) => (reason === 'no-shelf' ? 'shelf' : undefined),
  })
  expect((await send(action)).result?.error).toEqual({shelf: ['There is no such shelf.']})
})

test('the answer may lead elsewhere, and an error while it is taken in is one of the act', async () => {
  const leads = callAction({...common, ...typed, receive: ({place}) => redirect(`/shelf?at=${place.length}`)})
  expect(await send(leads)).toEqual({location: '/shelf?at=19'})
  const breaks = callAction({...common, ...typed, receive: () => Promise.reject(new RangeError('x'))})
  expect((await send(breaks)).result?.error).toEqual({'': ['It could not be shelved.']})
})

test('what follows a refusal is done, and cannot take its words away', async () => {
  refuse('no-shelf')
  const onRefused = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('x'))
  const {result} = await send(callAction({...common, ...typed, onRefused}))
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({reason: 'no-shelf'}), {
    title: 'Emma',
    shelf: 3,
  })
  expect(result?.error).toEqual({'': ['There is no such shelf.']})
})

test('a longer time is given to the call', async () => {
  await send(callAction({...common, ...typed, timeoutMs: 60_000}))
  expect(vi.mocked(call)).toHaveBeenCalledExactlyOnceWith(shelve, expect.anything(), 60_000)
})
