import {RouterContextProvider} from 'react-router-dom'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {currentToasts, dismissToast, toast} from '~/ui/feedback/toast'
import type {ActionHandler} from './define-action'
import {routeActions} from './route-action'

function post(entered: Record<string, string>) {
  const body = new FormData()
  for (const [field, value] of Object.entries({intent: 'one', ...entered})) body.set(field, value)
  const request = new Request('http://shop.test/settings?tab=security', {method: 'POST', body})
  return {request, context: new RouterContextProvider()}
}

const handler =
  (name: string): ActionHandler =>
  async (formData, {url}) => ({
    status: 'success',
    initialValue: {answeredBy: name, at: url.search, saw: formData.has('email') ? 'an address' : 'nothing'},
  })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const lastToast = () => currentToasts().map(({title, description}) => ({title, description}))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const {id} of currentToasts()) dismissToast(id)
})

test('the action gets the form data and the URL of the page', async () => {
  const actions = routeActions(async () => ({one: handler('the form')}))
  expect(await actions(post({email: 'ada@example.test'}))).toMatchObject({
    initialValue: {answeredBy: 'the form', at: '?tab=security', saw: 'an address'},
  })
})

describe('when the action fails', () => {
  test('a toast is shown, and the values are kept', async () => {
    const answer = await routeActions(unreachable)(post({}))
    expect(answer).toMatchObject({data: {status: 'error'}, init: {status: 503}})
    expect(lastToast()).toEqual([
      {
        title: 'Error',
        description: 'We could not reach the service. Please check your connection and try again.',
      },
    ])
  })

  test('the form shows its own message, if it has one', async () => {
    const answer = await routeActions(unreachable, 'Your message could not be sent.')(post({}))
    expect(answer).toMatchObject({data: {error: {'': ['Your message could not be sent.']}}})
    expect(lastToast()).toEqual([])
  })

  test('an unexpected error is handled the same way', async () => {
    const breaks = async () => ({one: () => Promise.reject(new RangeError('x'))})
    expect(await routeActions(breaks)(post({}))).toMatchObject({data: {status: 'error'}})
  })
})

describe('of several forms', () => {
  const further = vi.fn(async () => ({three: handler('three')}))
  const actions = routeActions([async () => ({one: handler('one'), two: handler('two')}), further])

  test('the named one handles the request, and no further file is fetched', async () => {
    expect(await actions(post({intent: 'two'}))).toMatchObject({initialValue: {answeredBy: 'two'}})
    expect(further).not.toHaveBeenCalled()
  })

  test('it may stand in another file', async () => {
    expect(await actions(post({intent: 'three'}))).toMatchObject({initialValue: {answeredBy: 'three'}})
  })

  test.each(['', 'four', 'toString'])('the unknown intent “%s” is a 400', async (intent) => {
    await expect(actions(post({intent}))).rejects.toMatchObject({status: 400})
  })
})

test('what a form says takes the place of its own errors, and of no other’s', async () => {
  let fails = true
  const says: ActionHandler = async () => {
    toast(fails ? {variant: 'destructive', title: 'Refused'} : {title: 'Saved'})
    return {status: fails ? 'error' : 'success'}
  }
  const send = routeActions(async () => ({one: says, two: says}))
  const titles = () => currentToasts().map(({title}) => title)
  toast({variant: 'destructive', title: 'Another form'})
  await send(post({}))
  expect(titles()).toEqual(['Another form', 'Refused'])
  fails = false
  await send(post({intent: 'two'}))
  expect(titles()).toContain('Refused')
  await send(post({}))
  expect(titles()).toEqual(['Another form', 'Saved'])
})
