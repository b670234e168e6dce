import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a learner looks through the cart, takes a course out of it and back, and clears it',
  shows(`S2.08.01 S2.08.02 S2.08.03 S2.08.04 S2.08.05 S2.08.06 S2.08.07 S2.08.08 S2.08.09 S2.08.10 S2.08.11 S2.08.12
    S2.08.13 S2.08.14 S2.08.15 S2.08.16 S3.04.01 S3.04.03 S3.04.05 S3.04.06 S4.01.07 S4.01.08 S8.01.04 S8.01.05
    S9.06.05`),
  async ({learner}) => {
    const {page, main} = learner
    await learner.putInCart('python-for-everyday-work')
    await learner.header.getByRole('link', {name: 'Courses', exact: true}).click()
    await page.getByRole('searchbox', {name: /search/i}).fill('email people')
    const card = page.getByRole('article').filter({hasText: 'Email People Look Forward To'})
    await card.getByRole('button', {name: /^Add to Cart/}).click()
    await learner.openCart()
    const lines = main.getByRole('list', {name: 'Courses in your cart'}).getByRole('listitem')
    const python = lines.filter({hasText: 'Python'})

    await test.step('the cart shows its courses, each once', async () => {
      await expect(lines).toHaveCount(2)
      for (const fact of ['Ingrid Solheim', /12 lessons/, /16h 38m/, '$79.99', '$119.99'])
        await expect(python.getByText(fact).first()).toBeVisible()
      await expect(python.getByRole('link', {name: 'Python for Everyday Work'})).toHaveAttribute(
        'href',
        '/course/python-for-everyday-work',
      )
      await expect(python.locator('img')).toHaveAttribute('src', /\/images\//)
      await expect(main.getByRole('spinbutton').or(main.getByLabel(/quantity/i))).toHaveCount(0)
    })

    await test.step('the cart is kept in the browser', async () => {
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

    await test.step('the summary shows the total and the terms', async () => {
      const summary = main.getByRole('term').locator('xpath=..').first()
      for (const line of ['Subtotal $139.98', 'Discount $0.00', 'Total $139.98'])
        await expect(summary).toContainText(line, {useInnerText: true})
      await expect(main.getByText(/By paying you agree to our/)).toBeVisible()
    })

    const pay = main.getByRole('button', {name: 'Pay $59.99'})
    await test.step('a course is removed, which a toast says', async () => {
      await python.getByRole('button', {name: /^Remove/}).click()
      await expect(learner.toast('Python for Everyday Work has been removed from your cart')).toBeVisible()
      await expect(learner.toast('Removed from cart')).toBeVisible()
      await expect(pay).toBeVisible()
    })

    await test.step('the toast never covers the Pay button', async () => {
      // While it is hovered it stays.
      await learner.toast('Removed from cart').hover()
      const region = page.getByRole('region', {name: 'Notifications'})
      for (const width of [390, 768, 1024, 1279, 1440]) {
        await page.setViewportSize({width, height: 800})
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

    await test.step('its Undo brings the course back', async () => {
      await page.getByRole('button', {name: 'Undo'}).click()
      await expect(main.getByRole('button', {name: 'Pay $139.98'})).toBeVisible()
    })

    await test.step('the cart is cleared, and leads to the courses', async () => {
      await main.getByRole('button', {name: 'Clear cart'}).click()
      await expect(learner.toast('Cart cleared')).toBeVisible()
      await expect(learner.toast('All items have been removed from your cart')).toBeVisible()
      await expect(main.getByRole('heading', {name: 'Your cart is empty'})).toBeVisible()
      await expect(main.getByRole('link', {name: 'Browse Courses'})).toHaveAttribute('href', '/courses')
    })
  },
)
