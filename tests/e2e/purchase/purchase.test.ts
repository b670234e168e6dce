import {createCheckout, sendPaymentConfirmation} from '@lectern/domain/checkout/contracts'
import {stack} from '../../stack.ts'
import {interceptCalls} from '../fixtures/calls.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {hrefs} from '../fixtures/visitor.ts'

test(
  'a visitor finds two courses, signs up, pays for both at once, and has them with their order and receipt',
  shows(`S0.01.02 S0.01.03 S1.02.01 S1.02.02 S1.02.03 S1.02.05 S2.01.18 S2.01.19 S2.05.13 S2.05.14 S2.08.15 S2.08.17
    S2.08.18 S2.09.01 S2.09.02 S2.09.03 S2.09.04 S2.09.05 S2.09.06 S2.09.07 S2.11.05 S2.11.17 S2.11.18 S2.11.20
    S2.11.37 S3.04.06 S4.01.02 S4.01.09 S4.01.10 S4.02.01 S4.09.01 S4.09.02 S4.09.03 S7.01.01 S7.01.05 S7.01.06
    S7.01.08 S7.01.09 S7.02.02 S7.03.01 S7.22.01 S8.03.07 S9.07.02 S9.10.01`),
  async ({visitor, account, inbox}) => {
    const {page, main, header, context} = visitor
    const search = page.getByRole('searchbox', {name: /search/i})
    const cardOf = (title: string) => page.getByRole('article').filter({hasText: title})

    await test.step('a stored cart that is invalid is ignored', async () => {
      // Only that it could not be read is logged.
      visitor.expectBrowserError(/The stored cart/)
      await context.addInitScript("localStorage.getItem('cart') ?? localStorage.setItem('cart', '[{\"id\":')")
      await visitor.visit('/')
      await header.getByRole('link', {name: 'Courses', exact: true}).click()
      await expect(visitor.cardTitles).toHaveCount(6)
    })

    await test.step('a course that is added in a second window is in the cart of the first', async () => {
      await search.fill('seo')
      await expect(page).toHaveURL(/q=seo/)
      const second = await context.newPage()
      await second.goto(page.url())
      const card = second.getByRole('article').filter({hasText: 'SEO That Lasts'})
      await card.getByRole('button', {name: /add/i}).click()
      await expect(header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
      await expect(cardOf('SEO That Lasts').getByRole('button', {name: /added/i})).toBeDisabled()
      await second.close()
    })

    await test.step('another is added here', async () => {
      await search.fill('email people')
      const card = cardOf('Email People Look Forward To')
      await card.getByRole('button', {name: /add/i}).click()
      await expect(visitor.toast('Added to cart')).toBeVisible()
      await expect(card.getByRole('button', {name: /added/i})).toBeDisabled()
    })

    await test.step('the cart is behind the sign-in guard, and the sign-up leads back to it', async () => {
      await header.getByRole('link', {name: 'Cart, 2 items'}).click()
      await expect(visitor.toast('Authentication required')).toBeVisible()
      await visitor.signUp(account)
      await expect(page).toHaveURL('/cart')
      await expect(visitor.toast('Authentication required')).toHaveCount(0)
      for (const title of ['SEO That Lasts', 'Email People Look Forward To'])
        await expect(page.getByRole('link', {name: title}).first()).toBeVisible()
    })

    const pay = page.getByRole('button', {name: 'Pay $149.98'})
    await test.step('after a declined card the way leads back to the cart', async () => {
      const {promise: checkoutMayOpen, resolve: letCheckoutOpen} = Promise.withResolvers<void>()
      const restore = await interceptCalls(page, createCheckout, async (route) => {
        await checkoutMayOpen
        await route.continue()
      })
      await pay.click()
      await expect(page.getByRole('button', {name: 'Processing...'})).toBeVisible()
      letCheckoutOpen()
      await page.waitForURL((url) => url.origin === stack.paymentsUrl)
      await restore()
      visitor.expectBrowserError(/402/)
      await visitor.payByCard('4000 0000 0000 0002')
      await expect(page.getByText(/declined/i).first()).toBeVisible()
      await page
        .getByRole('link', {name: /back|cancel|return/i})
        .first()
        .click()
      await page.waitForURL((url) => url.origin === stack.siteUrl && url.pathname === '/cart')
    })

    await test.step('a payment by card is confirmed, and empties the cart', async () => {
      const {promise: receiptMayGo, resolve: letReceiptGo} = Promise.withResolvers<void>()
      const restore = await interceptCalls(page, sendPaymentConfirmation, async (route) => {
        await receiptMayGo
        await route.continue()
      })
      await pay.click()
      await visitor.payByCard()
      await page.waitForURL((url) => url.origin === stack.siteUrl && url.pathname === '/payment-success')
      expect(context.pages()).toEqual([page])
      await visitor.seePaymentConfirmed()
      await expect(page.getByText('Sending your receipt...')).toBeVisible()
      letReceiptGo()
      await expect(page.getByText(/receipt sent/i)).toBeVisible()
      await restore()
      expect(await visitor.stored('cart')).toMatch(/^(\[\]|null)$/)
    })

    await test.step('the confirmation links to the courses and orders, and suggests other courses', async () => {
      const ways = main.getByRole('navigation', {name: 'What next'}).getByRole('link')
      expect(await hrefs(ways)).toEqual(['/my-courses', '/order-history', '/courses', '/contact'])
      const suggestions = main.getByRole('region', {name: 'You might go on with'}).getByRole('listitem')
      await expect(suggestions).toHaveCount(3)
      await expect(suggestions.filter({hasText: 'SEO That Lasts'})).toHaveCount(0)
      await expect(suggestions.filter({hasText: 'Email People Look Forward To'})).toHaveCount(0)
    })

    await test.step('the confirmation clears the cart once, not again after Back and when it is loaded again', async () => {
      const confirmation = visitor.path()
      const fullCart = header.getByRole('link', {name: 'Cart, 1 item'})
      await main.getByRole('link', {name: 'Browse More Courses'}).click()
      await visitor.addToCart.click()
      await expect(fullCart).toBeVisible()
      await page.goBack()
      await visitor.seePaymentConfirmed()
      await expect(page).toHaveURL(confirmation)
      await expect(page.getByText(/receipt sent/i)).toBeVisible()
      await expect(fullCart).toBeVisible()
      // A receipt without a reply does not hide that the purchase is complete.
      visitor.expectBrowserError(/ERR_FAILED|unavailable/)
      const restore = await interceptCalls(page, sendPaymentConfirmation, (route) => route.abort())
      await page.reload()
      await visitor.seePaymentConfirmed()
      await expect(visitor.toast('Payment Successful!')).toBeVisible()
      await expect(visitor.toast('Your order is confirmed.')).toBeVisible()
      await expect(page.getByText('Your receipt will follow by email.')).toBeVisible()
      await expect(fullCart).toBeVisible()
      await restore()
    })

    await test.step('the learner has the courses, one order and a receipt', async () => {
      await main.getByRole('link', {name: 'Go to My Courses'}).click()
      for (const title of ['SEO That Lasts', 'Email People Look Forward To'])
        await expect(page.getByRole('heading', {name: title})).toBeVisible()
      await expect(page.getByText(/Purchased on/)).toHaveCount(2)
      await visitor.openInAccount('Order History')
      const row = page.getByRole('row').filter({hasText: '2 courses'})
      await expect(row.getByText('$149.98')).toBeVisible()
      await row.filter({hasText: 'completed'}).getByRole('link', {name: /view/i}).click()
      await expect(main.getByText('SEO That Lasts')).toBeVisible()
      const receipt = await inbox.waitForMail(account.email, /receipt/i)
      expect(receipt.html).toContain('SEO That Lasts')
      expect(receipt.html).toContain('$149.98')
    })
  },
)
