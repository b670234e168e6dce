import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const TWO_COURSES = ['python-for-everyday-work', 'email-people-look-forward-to']

/** The cart with two courses in it. */
async function openCart(learner: Visitor) {
  for (const slug of TWO_COURSES) await learner.putInCart(slug)
  await learner.visit('/cart')
  const lines = learner.main.getByRole('list', {name: 'Courses in your cart'}).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  return {lines, python: lines.filter({hasText: 'Python'})}
}

test(
  'the cart shows its courses, each once',
  shows('S2.08.01 S2.08.02 S2.08.03 S2.08.04 S2.08.05 S2.08.06 S2.08.07 S2.08.08 S3.04.03'),
  async ({learner}) => {
    const {main} = learner
    const {python} = await openCart(learner)
    for (const fact of ['Ingrid Solheim', /12 lessons/, /16h 38m/, '$79.99', '$119.99'])
      await expect(python.getByText(fact).first()).toBeVisible()
    await expect(python.getByRole('link', {name: 'Python for Everyday Work'})).toHaveAttribute(
      'href',
      '/course/python-for-everyday-work',
    )
    await expect(python.locator('img')).toHaveAttribute('src', /\/images\//)
    await expect(main.getByRole('spinbutton').or(main.getByLabel(/quantity/i))).toHaveCount(0)
  },
)

test('the cart is kept in the browser', shows('S3.04.01 S3.04.06'), async ({learner}) => {
  const {python} = await openCart(learner)
  const stored: unknown = JSON.parse((await learner.stored('cart')) ?? 'null')
  expect(stored).toEqual([
    {
      id: 'course-python-for-everyday-work',
      slug: 'python-for-everyday-work',
      title: 'Python for Everyday Work',
      image: await python.locator('img').getAttribute('src'),
      instructor: 'Ingrid Solheim',
      lessons: 12,
      duration: '16h 38m',
      priceCents: 7999,
      originalPriceCents: 11_999,
    },
    expect.objectContaining({slug: 'email-people-look-forward-to', priceCents: 5999}),
  ])
})

test(
  'the summary shows the total and the terms',
  shows('S2.08.12 S2.08.13 S2.08.14 S2.08.16 S3.04.05 S9.06.05'),
  async ({learner}) => {
    const {main} = learner
    await openCart(learner)
    const summary = main.getByRole('term').locator('xpath=..').first()
    for (const line of ['Subtotal $139.98', 'Discount $0.00', 'Total $139.98'])
      await expect(summary).toContainText(line, {useInnerText: true})
    await expect(main.getByText(/By paying you agree to our/)).toBeVisible()
  },
)

test(
  'a learner removes a course from the cart, and undoes it',
  shows('S2.08.09 S2.08.15 S4.01.07 S8.01.04'),
  async ({learner}) => {
    const {page, main} = learner
    const {python} = await openCart(learner)
    await python.getByRole('button', {name: /^Remove/}).click()
    await expect(learner.toast('Removed from cart')).toBeVisible()
    await expect(learner.toast('Python for Everyday Work has been removed from your cart')).toBeVisible()
    await expect(main.getByRole('button', {name: 'Pay $59.99'})).toBeVisible()
    await page.getByRole('button', {name: 'Undo'}).click()
    await expect(main.getByRole('button', {name: 'Pay $139.98'})).toBeVisible()
  },
)

test('a learner clears the cart', shows('S2.08.10 S2.08.11 S4.01.08 S8.01.05'), async ({learner}) => {
  const {main} = learner
  await openCart(learner)
  await main.getByRole('button', {name: 'Clear cart'}).click()
  await expect(learner.toast('Cart cleared')).toBeVisible()
  await expect(learner.toast('All items have been removed from your cart')).toBeVisible()
  await expect(main.getByRole('heading', {name: 'Your cart is empty'})).toBeVisible()
  await expect(main.getByRole('link', {name: 'Browse Courses'})).toHaveAttribute('href', '/courses')
})

test('the cart is the same in a second window', async ({visitor}) => {
  const {page, main, header} = visitor
  await visitor.visit('/course/seo-that-lasts')
  const second = await visitor.context.newPage()
  await second.goto(page.url())
  await second
    .getByRole('main')
    .getByRole('button', {name: /^Add to Cart/})
    .first()
    .click()
  await expect(header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
  await expect(main.getByRole('button', {name: /^Added to Cart/}).first()).toBeDisabled()
})

test('an invalid stored cart is ignored', shows('S4.01.02'), async ({visitor}) => {
  // Only that it could not be read is logged.
  visitor.expectBrowserError(/cart/i)
  await visitor.context.addInitScript(
    "localStorage.getItem('cart') ?? localStorage.setItem('cart', '[{\"id\":')",
  )
  await visitor.visit('/courses')
  await expect(visitor.cardTitles).toHaveCount(6)
  await visitor.addToCart.click()
  await expect(visitor.header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
})

test('a toast never covers the Pay button', async ({learner}) => {
  const {page} = learner
  const {python} = await openCart(learner)
  await python.getByRole('button', {name: /^Remove/}).click()
  const toast = learner.toast('Removed from cart')
  await expect(toast).toBeVisible()
  // While it is hovered it stays.
  await toast.hover()
  const region = page.getByRole('region', {name: 'Notifications'})
  for (const width of [390, 768, 1024, 1279, 1440]) {
    await page.setViewportSize({width, height: 800})
    const pay = page.getByRole('button', {name: 'Pay $59.99'})
    await pay.evaluate((button) =>
      (button as unknown as {scrollIntoView: (where: object) => void}).scrollIntoView({block: 'end'}),
    )
    await expect(async () => {
      const [covering, covered] = [await region.boundingBox(), await pay.boundingBox()]
      if (!covering || !covered) throw new Error('Nothing to measure')
      const apart =
        covering.x + covering.width <= covered.x ||
        covered.x + covered.width <= covering.x ||
        covering.y + covering.height <= covered.y ||
        covered.y + covered.height <= covering.y
      expect(apart, `at ${width} px`).toBe(true)
    }).toPass({timeout: 3_000})
  }
})
