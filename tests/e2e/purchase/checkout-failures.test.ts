import {createCheckout} from '@lectern/domain/checkout/contracts'
import {interceptCalls} from '../fixtures/calls.ts'
import {content} from '../fixtures/content.ts'
import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a price that changes while the cart is open is shown before the payment',
  shows('S8.03.01 S8.03.02'),
  async ({learner, courseOnSale}) => {
    const {page, main} = learner
    learner.expectBrowserError(/\/learner/)
    const course = await courseOnSale('Marbling')
    await content.patch(course.id, {set: {price: 79.99}}).commit()
    await learner.putInCart(course.slug)
    await learner.visit('/cart')
    const pay = page.getByRole('button', {name: 'Pay $79.99'})
    await expect(pay).toBeVisible()
    await page.waitForLoadState('networkidle')
    await content.patch(course.id, {set: {price: 89.99}}).commit()
    await pay.click()
    await expect(
      learner.alert('Payment Error', 'A price has changed. Please check the new total before you pay.'),
    ).toBeVisible()
    await expect(main.getByRole('alert').filter({hasText: 'A price has changed'})).toContainText(course.title)
    await expect(page.getByRole('button', {name: 'Pay $89.99'})).toBeVisible()
  },
)

test(
  'a checkout that cannot be opened shows an error, and keeps the cart',
  shows('S7.01.08 S8.03.01 S8.03.03 S8.03.04 S9.10.01'),
  async ({learner}) => {
    const {page, network} = learner
    await learner.putInCart('seo-that-lasts')
    await learner.visit('/cart')
    const pay = page.getByRole('button', {name: 'Pay $89.99'})
    const restore = await interceptCalls(page, createCheckout, (route) =>
      route.fulfill({headers: {'access-control-allow-origin': '*'}, json: {result: {orderId: 'one'}}}),
    )
    await pay.click()
    await expect(learner.alert('Payment Error', 'No checkout URL returned')).toBeVisible()
    await restore()
    await network.block('functions')
    await pay.click()
    await expect(
      learner.alert('Payment Error', 'There was a problem processing your payment. Please try again.'),
    ).toBeVisible()
    await expect(pay).toBeVisible()
    expect(await learner.stored('cart')).toContain('seo-that-lasts')
  },
)

test('a code whose check cannot be loaded is said, and the cart is paid without it', async ({learner}) => {
  const {page, main} = learner
  await learner.putInCart('seo-that-lasts')
  learner.expectBrowserError(/ERR_FAILED|could not be loaded/)
  await page.route(/entered-discount/, (route) => route.abort())
  await learner.visit('/cart?code=SPRING')
  await expect(main.getByText('This code could not be checked. Please try again.')).toBeVisible()
  await expect(main.getByRole('textbox', {name: 'Discount code'})).toHaveValue('SPRING')
  await expect(page.getByRole('button', {name: 'Pay $89.99'})).toBeEnabled()
})

test(
  'a confirmation that cannot be checked shows an error, and can be retried',
  shows('S7.02.02 S8.03.05'),
  async ({learner}) => {
    const {page, network} = learner
    await learner.putInCart('seo-that-lasts')
    await network.block('functions')
    await learner.visit('/payment-success?session_id=cs_of_nobody')
    await expect(page.getByRole('heading', {name: 'We are still checking your payment'})).toBeVisible()
    network.restore()
    await page.getByRole('button', {name: /check again|checking/i}).click()
    await expect(page.getByRole('heading', {name: 'We could not find this payment'})).toBeVisible()
    expect(await learner.stored('cart')).toContain('seo-that-lasts')
  },
)
