import {resumeCheckout} from '@lectern/domain/checkout/contracts'
import {setTimeout as wait} from 'node:timers/promises'
import {afterEach, expect, test} from 'vitest'
import {clearShelf, lake, publishCourse} from './back-office.ts'
import {refusal} from './callable.ts'
import {signUp} from './learner.ts'
import {stripe} from './payments.ts'

const settings = await lake.getDocument<{offer: {endsAt: string; courses: object[]}}>('siteSettings')
if (!settings) throw new Error('The seed has no site settings.')

afterEach(async () => {
  const {endsAt, courses} = settings.offer
  await lake.patch('siteSettings').set({'offer.endsAt': endsAt, 'offer.courses': courses}).commit()
  await clearShelf()
})

test('what an offer charges is the reduced price until its end, and the original price from then on', async () => {
  const ada = await signUp()
  const course = await publishCourse(5999)
  const entry = {_type: 'offerCourse', _key: 'test', course: {_type: 'reference', _ref: course.id}}
  const endsAt = Date.now() + 4_000
  await lake
    .transaction()
    .patch(course.id, {set: {originalPrice: 79.99}})
    .patch('siteSettings', {
      set: {
        'offer.endsAt': new Date(endsAt).toISOString(),
        'offer.courses': [...settings.offer.courses, entry],
      },
    })
    .commit()

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
