import {resumeCheckout} from '@lectern/domain/checkout/contracts'
import {setTimeout as wait} from 'node:timers/promises'
import {afterEach, expect, test} from 'vitest'
import {clearShelf, lake, publishCourse, type Course} from './back-office.ts'
import {refusal} from './callable.ts'
import {signUp} from './learner.ts'
import {stripe} from './payments.ts'

const settings = await lake.getDocument<{offer: {endsAt: string; courses: object[]}}>('siteSettings')
if (!settings) throw new Error('The seed has no site settings.')
const {offer} = settings

afterEach(async () => {
  const {endsAt, courses} = offer
  await lake.patch('siteSettings').set({'offer.endsAt': endsAt, 'offer.courses': courses}).commit()
  await clearShelf()
})

/** The offer has the sample's courses and this one, and ends then; null without an end. */
async function putOnOffer({id}: Course, endsAt: number | null): Promise<void> {
  const entry = {_type: 'offerCourse', _key: 'test', course: {_type: 'reference', _ref: id}}
  const end = endsAt === null ? null : new Date(endsAt).toISOString()
  const courses = [...offer.courses, entry]
  await lake.patch('siteSettings').set({'offer.endsAt': end, 'offer.courses': courses}).commit()
}

const setOriginalPrice = ({id}: Course) => lake.patch(id).set({originalPrice: 79.99}).commit()

test('what an offer charges is the reduced price until its end, and the original price from then on', async () => {
  const ada = await signUp()
  const course = await publishCourse(5999)
  const endsAt = Date.now() + 4_000
  await setOriginalPrice(course)
  await putOnOffer(course, endsAt)

  const first = await ada.pressPay([course])
  expect((await stripe.checkout.sessions.retrieve(first.sessionId)).amount_total).toBe(5999)

  await wait(Math.max(0, endsAt - Date.now()))
  // The price that a page showed a second earlier is not charged otherwise: it is refused, with the new total.
  expect(await refusal(ada.pressPay([course]))).toEqual({reason: 'price-changed', totalCents: 7999})
  // The payment page that was opened in time keeps its price.
  expect(await ada.call(resumeCheckout, {orderId: first.orderId})).toEqual({url: first.url})
  const second = await ada.pressPay([course], 7999)
  expect((await stripe.checkout.sessions.retrieve(second.sessionId)).amount_total).toBe(7999)
})

test('a course of an offer that has ended costs its original price also once editors have set up the next', async () => {
  const ada = await signUp()
  const course = await publishCourse(5999)
  const asSoldNow = () => refusal(ada.pressPay([course], 1))
  const atOriginalPrice = {reason: 'price-changed', totalCents: 7999}
  const atReducedPrice = {reason: 'price-changed', totalCents: 5999}
  expect(await asSoldNow()).toEqual(atReducedPrice)

  await setOriginalPrice(course)
  await putOnOffer(course, null)
  expect(await asSoldNow()).toEqual(atReducedPrice)
  await putOnOffer(course, Date.now() - 1_000)
  expect(await asSoldNow()).toEqual(atOriginalPrice)

  const endsAt = new Date(Date.now() + 60 * 60_000).toISOString()
  await lake.patch('siteSettings').set({'offer.endsAt': endsAt, 'offer.courses': offer.courses}).commit()
  expect(await asSoldNow()).toEqual(atOriginalPrice)
})
