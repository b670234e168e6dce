import {createCheckout} from '@lectern/domain/checkout/contracts'
import {interceptCalls} from '../fixtures/calls.ts'
import {content} from '../fixtures/content.ts'
import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a cart says what has changed since it was filled and while it is open, and is kept whatever fails',
  shows('S7.01.08 S7.02.02 S8.03.01 S8.03.02 S8.03.03 S8.03.04 S8.03.05 S9.10.01'),
  async ({learner, courseOnSale}) => {
    const {page, main, network} = learner
    const course = await courseOnSale('Bookbinding')
    const other = await courseOnSale('Letterpress')
    const renamed = `Modern ${course.title}`
    const payFor = (price: string) => page.getByRole('button', {name: `Pay ${price}`})

    await test.step('what has changed since it was filled is said, and taken over', async () => {
      await learner.putInCart(course.slug)
      await learner.putInCart(other.slug)
      await content
        .transaction()
        .patch(course.id, {
          set: {title: renamed, price: 19.99, 'slug.current': `modern-${course.slug}`},
        })
        .patch(other.id, {set: {archivedAt: new Date().toISOString()}})
        .commit()
      await learner.openCart()
      await expect(main.getByText(`${course.title} is now called ${renamed}.`)).toBeVisible()
      await expect(
        main.getByText(new RegExp(`The price of ${renamed} changed from .* to \\$19\\.99\\.`)),
      ).toBeVisible()
      const lines = main.getByRole('list', {name: 'Courses in your cart'}).getByRole('listitem')
      await expect(lines.filter({hasText: course.title}).getByRole('link')).toHaveAttribute(
        'href',
        `/course/modern-${course.slug}`,
      )
      await expect(lines.filter({hasText: other.title}).getByText('No longer sold')).toBeVisible()
      // It is in no sum.
      await expect(payFor('$19.99')).toBeVisible()
      await expect(
        main.getByRole('alert').filter({hasText: 'This course is no longer available:'}),
      ).toContainText(other.title)
      await main.getByRole('button', {name: 'Remove it and go on'}).click()
      await expect(payFor('$19.99')).toBeVisible()
    })

    await test.step('a price that changes while the cart is open is shown before the payment', async () => {
      learner.expectBrowserError(/\/learner/)
      await content.patch(course.id, {set: {price: 89.99}}).commit()
      await payFor('$19.99').click()
      await expect(
        learner.alert('Payment Error', 'A price has changed. Please check the new total before you pay.'),
      ).toBeVisible()
      await expect(main.getByRole('alert').filter({hasText: 'A price has changed'})).toContainText(renamed)
      await expect(payFor('$89.99')).toBeVisible()
    })

    await test.step('a code whose check cannot be loaded is said, and the cart can be paid without it', async () => {
      learner.expectBrowserError(/ERR_FAILED|could not be loaded/)
      await page.route(/entered-discount/, (route) => route.abort())
      await learner.visit('/cart?code=SPRING')
      await expect(main.getByText('This code could not be checked. Please try again.')).toBeVisible()
      await expect(main.getByRole('textbox', {name: 'Discount code'})).toHaveValue('SPRING')
      await expect(payFor('$89.99')).toBeEnabled()
      // What was taken over is not said again.
      await expect(main.getByText(/is now called|changed from/)).toHaveCount(0)
      await page.unroute(/entered-discount/)
    })

    await test.step('a checkout that cannot be opened shows an error, and keeps the cart', async () => {
      learner.expectBrowserError(/createCheckout/)
      const restore = await interceptCalls(page, createCheckout, (route) =>
        route.fulfill({headers: {'access-control-allow-origin': '*'}, json: {result: {orderId: 'one'}}}),
      )
      await payFor('$89.99').click()
      await expect(learner.alert('Payment Error', 'No checkout URL returned')).toBeVisible()
      await restore()
      await network.block('functions')
      await payFor('$89.99').click()
      await expect(
        learner.alert('Payment Error', 'There was a problem processing your payment. Please try again.'),
      ).toBeVisible()
      await expect(payFor('$89.99')).toBeVisible()
      expect(await learner.stored('cart')).toContain(course.slug)
    })

    await test.step('a confirmation that cannot be checked shows an error, and can be retried', async () => {
      await learner.visit('/payment-success?session_id=cs_of_nobody')
      await expect(page.getByRole('heading', {name: 'We are still checking your payment'})).toBeVisible()
      network.restore()
      await page.getByRole('button', {name: /check again|checking/i}).click()
      await expect(page.getByRole('heading', {name: 'We could not find this payment'})).toBeVisible()
      expect(await learner.stored('cart')).toContain(course.slug)
    })
  },
)
