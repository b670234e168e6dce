import {content} from '../fixtures/content.ts'
import {expect, PHONE, shows, test} from '../fixtures/test.ts'
import {hrefs, type Visitor} from '../fixtures/visitor.ts'

const offers = ({page, main}: Visitor) =>
  main.getByRole('article').filter({has: page.getByRole('link', {name: /^Enroll Now/})})

test(
  'a visitor looks at the home page and buys a course of the offer, and cookies are asked about once up to the confirmation',
  shows(`S1.04.01 S1.04.02 S1.04.03 S1.04.04 S1.04.05 S1.04.06 S1.04.07 S1.04.08 S2.01.01 S2.04.02 S2.04.03 S2.04.04
    S2.04.05 S2.04.06 S2.04.07 S2.04.08 S2.04.09 S3.01.06 S3.01.07 S4.05.02 S9.05.01 S9.06.02 S9.06.03 S9.11.02`),
  async ({visitor, account}) => {
    const {page, main, header, cookieBanner} = visitor
    await visitor.visit('/')
    await test.step('the home page shows its claims and links to the courses', async () => {
      await expect(page.getByText('Early Bird Discount: save up to 40% - Ends in 3 days')).toBeVisible()
      const hero = main.getByRole('region').first()
      await expect(hero.getByRole('link', {name: 'Browse Courses'})).toHaveAttribute('href', '/courses')
      await expect(hero.getByRole('link', {name: 'About Us'})).toHaveAttribute('href', '/about')
      for (const claim of ['15,000+', '50+', '4.9/5', '92%'])
        await expect(main.getByText(claim, {exact: true})).toBeVisible()
      await expect(main.getByText(/30-day money-back guarantee/).first()).toBeVisible()
      await expect(main.getByText(/Lifetime access/).first()).toBeVisible()
      const stories = main.getByRole('region', {name: 'Success Stories'}).getByRole('figure')
      expect(await stories.count()).toBeGreaterThan(1)
    })
    await test.step('the offer has three courses with their savings', async () => {
      await expect(offers(visitor)).toHaveCount(3)
      // The saving is rounded from the two prices.
      for (const [title, path, saving, price] of [
        ['Marketing Leadership Program', '/course/marketing-leadership-program', 'Save 33%', '$399.00'],
        ['Data Analyst Program', '/course/data-analyst-program', 'Save 40%', '$299.00'],
        ['Product Design Program', '/course/product-design-program', 'Save 38%', '$249.00'],
      ] as const) {
        const card = offers(visitor).filter({hasText: title})
        await expect(card.getByText(saving)).toBeVisible()
        await expect(card.getByText(price)).toBeVisible()
        await expect(card.getByRole('link', {name: /^Enroll Now/})).toHaveAttribute('href', path)
      }
    })
    await test.step('the home page shows six instructors', async () => {
      const people = main.getByRole('region', {name: 'Meet the instructors'}).getByRole('article')
      const profiles = await hrefs(people.getByRole('link'))
      expect(profiles).toHaveLength(6)
      for (const path of profiles) expect(path).toMatch(/^\/instructor\/[a-z-]+$/)
    })
    await test.step('a course of the offer is bought like any other', async () => {
      await cookieBanner.getByRole('button', {name: 'Accept All'}).click()
      await offers(visitor)
        .first()
        .getByRole('link', {name: /^Enroll Now/})
        .click()
      await expect(visitor.title('Marketing Leadership Program')).toBeVisible()
      await visitor.addToCart.click()
      await header.getByRole('link', {name: 'Cart, 1 item'}).click()
      await visitor.signUp(account)
      await page.getByRole('button', {name: 'Pay $399.00'}).click()
      await visitor.payByCard()
      await visitor.seePaymentConfirmed()
      await expect(main.getByText('Marketing Leadership Program').first()).toBeVisible()
    })
    await test.step('after accepting cookies the banner does not appear again up to the confirmation', async () => {
      await expect(page.getByText(/receipt sent/i)).toBeVisible()
      await expect(page.getByRole('region', {name: 'Notifications'})).toBeAttached()
      await expect(cookieBanner).toHaveCount(0)
      expect(await visitor.stored('cookie-consent')).toBe('accepted')
    })
  },
)

test('the banner, the offer and its prices end together, and what is then put into the cart has the price that is shown', async ({
  visitor,
}) => {
  const {page, main} = visitor
  const endsAt = Date.parse(await content.fetch<string>('*[_id == "siteSettings"][0].offer.endsAt'))
  await page.clock.install({time: endsAt - 60_000})
  await visitor.visit('/course/marketing-leadership-program')
  const price = main.getByText('$399.00').filter({visible: true}).first()
  await expect(price).toBeVisible()
  // Time goes on while the page is looked at.
  await page.clock.fastForward(endsAt - 20_000 - (await page.evaluate(() => Date.now())))
  await expect(price).toBeVisible()
  await page.clock.fastForward(21_000)
  await expect(price).toBeHidden()
  await expect(main.getByText('$599.00').filter({visible: true}).first()).toBeVisible()
  await visitor.addToCart.click()
  expect(await visitor.stored('cart')).toContain('"priceCents":59900')

  await page.clock.setSystemTime(endsAt - 60_000)
  await visitor.visit('/')
  const banner = page.getByText('Early Bird Discount: save up to 40% - Ends in 1 day')
  await expect(banner).toBeVisible()
  await expect(offers(visitor)).toHaveCount(3)
  await page.clock.fastForward(61_000)
  await expect(offers(visitor)).toHaveCount(0)
  await expect(banner).toBeHidden()
})

test('prices on an open page end with the offer, also when the content is out of reach, on a desktop and a phone', async ({
  openBrowser,
}) => {
  const endsAt = Date.parse(await content.fetch<string>('*[_id == "siteSettings"][0].offer.endsAt'))
  const visitor = await openBrowser(PHONE)
  const {page, main, network} = visitor
  const price = (dollars: string) => main.getByText(dollars).filter({visible: true}).first()
  const onEachScreen = async (expectPrices: () => Promise<void>) => {
    await expectPrices()
    await page.setViewportSize({width: 1440, height: 900})
    await expectPrices()
    await page.setViewportSize(PHONE.viewport)
  }
  await page.clock.install({time: endsAt - 60_000})
  for (const path of [
    '/learn/marketing-leadership-program',
    '/learn/marketing-leadership-program/a-chart-drawn-around-outcomes',
    '/course/marketing-leadership-program',
  ]) {
    await page.clock.setSystemTime(endsAt - 60_000)
    await visitor.visit(path)
    await expect(price('$399.00')).toBeVisible()
    await visitor.complete()
    await network.block('content')
    await page.clock.fastForward(endsAt - 20_000 - (await page.evaluate(() => Date.now())))
    await onEachScreen(() => expect(price('$399.00')).toBeVisible())
    await page.clock.fastForward(20_000)
    await onEachScreen(async () => {
      await expect(price('$599.00')).toBeVisible()
      await expect(price('$399.00')).toBeHidden()
    })
    await expect(page.getByText('The offer has ended', {exact: true})).toBeVisible()
    network.restore()
  }
  // What is put into the cart now is what the page says.
  await main
    .getByRole('button', {name: /^Add to Cart/})
    .filter({visible: true})
    .first()
    .click()
  expect(await visitor.stored('cart')).toContain('"priceCents":59900')
})
