import {cancelCheckout, resumeCheckout} from '@lectern/domain/checkout/contracts'
import {checkDiscount} from '@lectern/domain/discount/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {clearShelf, firestore, publishCourse} from './back-office.ts'
import {refusal} from './callable.ts'
import {countsOf, makeCode, signUpVerified} from './discount-codes.ts'
import {signUp, signUpStaff, type Learner} from './learner.ts'
import {stripe, stripeFails} from './payments.ts'

let sam: Learner
beforeAll(async () => {
  sam = await signUpStaff()
})
afterEach(() => stripeFails('none'))
afterAll(clearShelf)

describe('a code with a limit in all', () => {
  const lifetimeOf = async (sessionId: string) => {
    const {expires_at, created} = await stripe.checkout.sessions.retrieve(sessionId)
    return expires_at - created
  }

  test('is taken from others for half an hour at most', async () => {
    const ada = await signUpVerified()
    const course = await publishCourse(6000)
    const limited = await ada.pressPay([course], 4500, await makeCode(sam, {maxUses: 9}))
    const lifetime = await lifetimeOf(limited.sessionId)
    expect(lifetime).toBeGreaterThanOrEqual(30 * 60)
    expect(lifetime).toBeLessThanOrEqual(31 * 60)
    const unlimited = await ada.pressPay([course], 4500, await makeCode(sam, {maxUsesPerPerson: 1}))
    expect(await lifetimeOf(unlimited.sessionId)).toBe(24 * 60 * 60)
  })

  test('is for verified addresses, from the verification on', async () => {
    const ada = await signUp()
    const course = await publishCourse(6000)
    const code = await makeCode(sam, {maxUses: 9})
    const reason = 'code-needs-verified-email'
    expect(await refusal(ada.call(checkDiscount, {code}))).toEqual({reason})
    expect(await refusal(ada.pressPay([course], 4500, code))).toEqual({reason})
    expect(await ada.orders()).toEqual([])
    await ada.verifyAddress()
    await ada.call(checkDiscount, {code})
    await ada.pressPay([course], 4500, code)
  })

  test('is held by a mailbox for one order at a time, whatever account it is', async () => {
    const name = `ada-${crypto.randomUUID().slice(0, 8)}`
    const [one, two] = await Promise.all([
      signUpVerified(`${name}+one@example.com`),
      signUpVerified(`${name}+two@example.com`),
    ])
    const course = await publishCourse(6000)
    const code = await makeCode(sam, {maxUses: 9})
    const pressed = await Promise.allSettled(
      [one, two].map((learner) => learner.pressPay([course], 4500, code)),
    )
    expect(pressed.map(({status}) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [holder, other] = pressed[0]?.status === 'fulfilled' ? [one, two] : [two, one]
    expect(await refusal(other.call(checkDiscount, {code}))).toEqual({reason: 'code-held'})
    expect(await refusal(other.pressPay([course], 4500, code))).toEqual({reason: 'code-held'})
    const [order] = await holder.orders()
    await holder.call(cancelCheckout, {orderId: order?.id ?? ''})
    await other.pressPay([course], 4500, code)
    expect(await countsOf(code)).toEqual({used: 0, reserved: 1})
  })

  test('is released when nobody was sent to its checkout in time', async () => {
    const ada = await signUpVerified()
    const course = await publishCourse(6000)
    const code = await makeCode(sam, {maxUses: 1})
    await stripeFails('error', {status: 500, method: 'POST', path: '/v1/checkout/sessions'})
    expect(await refusal(ada.pressPay([course], 4500, code))).toEqual({reason: 'payment-unavailable'})
    await stripeFails('none')
    const [order] = await ada.orders()
    const orderId = order?.id ?? ''
    await firestore
      .doc(`orders/${orderId}`)
      .update({sessionExpiresAt: Timestamp.fromMillis(Date.now() + 10 * 60_000)})
    expect(await refusal(ada.call(resumeCheckout, {orderId}))).toEqual({reason: 'not-open'})
    expect(await countsOf(code)).toEqual({used: 0, reserved: 0})
    await ada.pressPay([course], 4500, code)
    expect(await countsOf(code)).toEqual({used: 0, reserved: 1})
  })
})
