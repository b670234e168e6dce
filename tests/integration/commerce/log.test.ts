import {readFileSync, statSync} from 'node:fs'
import {isDeepStrictEqual} from 'node:util'
import {requestPasswordReset} from '@lectern/domain/accounts/contracts'
import {sendContactMessage} from '@lectern/domain/contact/contracts'
import {afterAll, afterEach, expect, test} from 'vitest'
import * as z from 'zod/mini'
import {stack} from '../../stack.ts'
import {clearShelf, publishCourse} from './back-office.ts'
import {call, callRaw, refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {mailService, mailTo, refuseAddresses} from './inbox.ts'
import {signUp} from './learner.ts'
import {postPayload, sign} from './payments.ts'

afterEach(async () => {
  await mailService('up')
  await refuseAddresses([])
})
afterAll(clearShelf)

const entrySchema = z.looseObject({event: z.string(), severity: z.string()})
type Entry = z.infer<typeof entrySchema>

/** How much the functions had printed when this file began, in bytes. */
const {size: sizeBefore} = statSync(stack.functionsLog)

/** What the functions have printed since the stack has started, tests of other files included; or after so many bytes. */
function printed(after = 0): string[] {
  return readFileSync(stack.functionsLog)
    .subarray(after)
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('>'))
}

function entries(): Entry[] {
  return printed(sizeBefore).flatMap((line) => {
    try {
      const parsed = entrySchema.safeParse(JSON.parse(line.slice(1)))
      return parsed.success ? [parsed.data] : []
    } catch {
      return []
    }
  })
}

/** Waits for an event with these fields: what the functions print takes a moment to arrive. */
async function logged(event: string, fields: Record<string, unknown>): Promise<void> {
  await eventually(`the event ${event}`, async () =>
    entries().some(
      (entry) =>
        entry.event === event &&
        Object.entries(fields).every(([name, value]) => isDeepStrictEqual(entry[name], value)),
    ),
  )
}

test('a purchase, its mail and what is refused are events with ids, and no address is printed', async () => {
  const ada = await signUp()
  const course = await publishCourse(5999)
  const {orderId, sessionId} = await ada.buy(course)
  await logged('checkout-opened', {orderId, sessionId, severity: 'INFO'})
  await logged('payment-fulfilled', {orderId, sessionId, amountCents: 5999, courses: 1})
  await mailTo(ada.email, 'receipt')
  await logged('mail-delivered', {mailId: `receipt-${orderId}`, kind: 'receipt', recipients: 1})

  // Stripe's and Mailgun's words, which the function has in its hands, name the address.
  const refused = `refused-${crypto.randomUUID().slice(0, 8)}@example.com`
  const bo = await signUp(refused)
  await refuseAddresses([refused])
  await call(requestPasswordReset, {email: refused})
  await logged('mail-refused', {kind: 'password-reset'})
  await mailService('refusing')
  const name = `Cleo ${crypto.randomUUID().slice(0, 8)}`
  const message = {name, email: refused, subject: 'A question', message: `Ask ${name}.`}
  await call(sendContactMessage, message)
  const errors = [
    {name: 'Error', code: null},
    {name: 'Error', code: 400},
  ]
  await logged('mail-postponed', {kind: 'contact', attempts: 1, errors})

  expect(await refusal(callRaw('listRecipients', {}, bo.idToken))).toMatchObject({reason: 'not-staff'})
  await logged('access-refused', {function: 'listRecipients', userId: bo.uid})
  expect(await postPayload('{}', sign('{}', 'whsec_other'))).toBe(400)
  await logged('webhook-refused', {service: 'stripe', why: 'signature', severity: 'WARNING'})

  for (const body of [
    {email: refused},
    {data: {email: refused}, [refused]: true},
    {data: {call: refused}},
    [refused],
  ]) {
    const headers = {'content-type': 'application/json'}
    const answer = await fetch(`${stack.functionsUrl}/visitor`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect({body, status: answer.status}).toEqual({body, status: 400})
  }

  const lines = printed()
  expect(lines.filter((line) => /[\w.+-]+@[\w-]+\.[\w.-]+/.test(line))).toEqual([])
  expect(lines.filter((line) => line.includes(name))).toEqual([])
})
