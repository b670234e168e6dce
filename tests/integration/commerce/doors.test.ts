import {createCheckout} from '@lectern/domain/checkout/contracts'
import {subscribe} from '@lectern/domain/newsletter/contracts'
import {listOrders} from '@lectern/domain/orders/contracts'
import {expect, test} from 'vitest'
import {url} from '../../../local/ports.ts'
import {stack} from '../../stack.ts'
import {callDoor, refusal} from './callable.ts'
import {signUpStaff} from './learner.ts'

const NO_SUCH_CALL = {reason: 'invalid-argument', field: 'call'}

test('a contract is not answered through the door of another audience, not even to staff', async () => {
  const staff = await signUpStaff()
  const search = {search: '', status: null, courseId: null, from: null, before: null, cursor: null}
  const wrong = [
    ['visitor', listOrders.name, search],
    ['learner', listOrders.name, search],
    ['staff', subscribe.name, {email: 'ada@example.com'}],
    ['visitor', createCheckout.name, {lines: [{kind: 'course', id: 'a'}], expectedTotalCents: 0}],
  ] as const
  for (const [door, call, input] of wrong)
    expect(await refusal(callDoor(door, {call, input}, staff.idToken))).toEqual(NO_SUCH_CALL)
  expect(await callDoor('staff', {call: listOrders.name, input: search}, staff.idToken)).toHaveProperty(
    'orders',
  )
})

test.each([{}, {input: {}}, {call: 'nothing', input: {}}, {call: ['subscribe']}, 'subscribe', null])(
  'what calls nothing is refused: %j',
  async (data) => {
    expect(await refusal(callDoor('visitor', data))).toEqual(NO_SUCH_CALL)
  },
)

/** What a browser asks before a page of another origin calls, and then the call. @returns the origins that are let in */
async function letIn(origin: string): Promise<(string | null)[]> {
  const answers = await Promise.all(
    ['OPTIONS', 'POST'].map((method) =>
      fetch(`${stack.functionsUrl}/visitor`, {
        method,
        headers: {
          origin,
          'content-type': 'application/json',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
        ...(method === 'POST' && {body: JSON.stringify({data: {call: 'nothing'}})}),
      }),
    ),
  )
  return answers.map(({headers}) => headers.get('access-control-allow-origin'))
}

test('the storefront alone is let in from a browser, at both of its addresses', async () => {
  for (const origin of [stack.siteUrl, url(stack.ports.hosting)])
    expect(await letIn(origin)).toEqual([origin, origin])
  for (const origin of ['https://evil.example', 'null', `${stack.siteUrl}.evil.example`])
    expect(await letIn(origin)).toEqual([null, null])
})
