import {eventually, expect, test} from './person.ts'

test('a learner looks through her cart, takes out, puts back and clears', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  await ada.signIn('new@lectern.test', 'lectern')
  for (const slug of ['python-for-everyday-work', 'email-people-look-forward-to']) {
    await ada.visit(`/course/${slug}`)
    await main
      .getByRole('button', {name: /^Add to Cart/})
      .first()
      .click()
    await ada.toast('Added to cart').first().waitFor()
  }
  await ada.visit('/cart')
  const lines = main.getByRole('list', {name: 'Courses in your cart'}).getByRole('listitem')
  await eventually(() => lines.count()).toBe(2)
  const python = lines.filter({hasText: 'Python'})
  for (const fact of ['Ingrid Solheim', /62 lessons/, /14h 20m/, '$79.99', '$119.99'])
    await python.getByText(fact).first().waitFor()
  expect(await python.getByRole('link', {name: 'Python for Everyday Work'}).getAttribute('href')).toBe(
    '/course/python-for-everyday-work',
  )
  expect(await python.locator('img').getAttribute('src')).toContain('/images/')
  expect(
    await main
      .getByRole('spinbutton')
      .or(main.getByLabel(/quantity/i))
      .count(),
  ).toBe(0)
  const stored: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('cart'))) ?? 'null')
  expect(stored).toEqual([
    {
      id: 'course-python-for-everyday-work',
      slug: 'python-for-everyday-work',
      title: 'Python for Everyday Work',
      image: await python.locator('img').getAttribute('src'),
      instructor: 'Ingrid Solheim',
      lessons: 62,
      duration: '14h 20m',
      priceCents: 7999,
      originalPriceCents: 11_999,
    },
    expect.objectContaining({slug: 'email-people-look-forward-to', priceCents: 5999}),
  ])
  const summary = (await main.getByRole('term').locator('xpath=..').first().innerText()).replaceAll(
    /\s+/g,
    ' ',
  )
  expect(summary).toContain('Subtotal $139.98')
  expect(summary).toContain('Discount $0.00')
  expect(summary).toContain('Total $139.98')
  await main.getByText(/By paying you agree to our/).waitFor()

  await python.getByRole('button', {name: /^Remove/}).click()
  await ada.toast('Removed from cart').waitFor()
  await ada.toast('Python for Everyday Work has been removed from your cart').waitFor()
  await main.getByRole('button', {name: 'Pay $59.99'}).waitFor()
  await page.getByRole('button', {name: 'Undo'}).click()
  await main.getByRole('button', {name: 'Pay $139.98'}).waitFor()

  await main.getByRole('button', {name: 'Clear cart'}).click()
  await ada.toast('Cart cleared').waitFor()
  await ada.toast('All items have been removed from your cart').waitFor()
  await main.getByRole('heading', {name: 'Your cart is empty'}).waitFor()
  expect(await main.getByRole('link', {name: 'Browse Courses'}).getAttribute('href')).toBe('/courses')
  expect(ada.browserErrors).toEqual([])
})

test('a second window knows what the first has put in the cart', async ({meet}) => {
  const ada = await meet()
  await ada.visit('/course/seo-that-lasts')
  const second = await ada.context.newPage()
  await second.goto(ada.page.url())
  await second
    .getByRole('main')
    .getByRole('button', {name: /^Add to Cart/})
    .first()
    .click()
  await ada.page.getByRole('banner').getByRole('link', {name: 'Cart, 1 course'}).waitFor()
  expect(
    await ada.page
      .getByRole('main')
      .getByRole('button', {name: /^Added to Cart/})
      .first()
      .isDisabled(),
  ).toBe(true)
})

test('a damaged cart breaks nothing', async ({meet}) => {
  const ada = await meet()
  await ada.context.addInitScript("localStorage.getItem('cart') ?? localStorage.setItem('cart', '[{\"id\":')")
  await ada.visit('/courses')
  await eventually(() => ada.coursesShown()).toHaveLength(6)
  await ada.page
    .getByRole('main')
    .getByRole('button', {name: /^Add to Cart/})
    .first()
    .click()
  await ada.page.getByRole('banner').getByRole('link', {name: 'Cart, 1 course'}).waitFor()
})

test('a payment that cannot be begun says so, and keeps the cart', async ({meet}) => {
  const ada = await meet()
  const {page} = ada
  await ada.signIn('new@lectern.test', 'lectern')
  await ada.putInCart('seo-that-lasts')
  // As if it had been cheaper when she chose it.
  await page.evaluate(() =>
    localStorage.setItem(
      'cart',
      localStorage.getItem('cart')!.replace('"priceCents":8999', '"priceCents":7999'),
    ),
  )
  await ada.visit('/cart')
  await page.getByRole('button', {name: 'Pay $79.99'}).click()
  await ada
    .alarm('Payment Error', 'A price has changed. Please check the new total before you pay.')
    .waitFor()
  const pay = page.getByRole('button', {name: 'Pay $89.99'})
  await pay.waitFor()
  await page.route('**/createCheckout', (route) =>
    route.fulfill({headers: {'access-control-allow-origin': '*'}, json: {result: {orderId: 'one'}}}),
  )
  await pay.click()
  await ada.alarm('Payment Error', 'No checkout URL returned').waitFor()
  await page.unroute('**/createCheckout')
  await ada.cutOff('functions')
  await pay.click()
  await ada.alarm('Payment Error', 'There was a problem processing your payment. Please try again.').waitFor()
  await pay.waitFor()
  await ada.visit('/payment-success?session_id=cs_of_nobody')
  await page.getByRole('heading', {name: 'We are still checking your payment'}).waitFor()
  await ada.reconnect()
  await page.getByRole('button', {name: /check again|checking/i}).click()
  await page.getByRole('heading', {name: 'We could not find this payment'}).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('seo-that-lasts')
})
