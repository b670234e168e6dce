import type {Locator} from '@playwright/test'
import {amaraOkafor} from '../../../studio/seed/instructors/amara-okafor.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {expectImageLoaded} from '../fixtures/visitor.ts'

const AMARA = '/instructor/amara-okafor'
/** The section of a heading. */
const under = (heading: Locator) => heading.locator('xpath=..')

test(
  'a visitor reads the profile of an instructor, and goes on to one of the courses',
  shows(`S1.01.08 S2.01.09 S2.12.22 S2.12.23 S2.12.24 S2.12.25 S2.12.26 S2.12.27 S2.12.28 S2.12.29 S2.12.30 S2.12.31
    S2.12.32 S2.12.33 S2.12.34 S2.12.35 S2.12.36 S2.12.37 S2.12.38 S2.12.39 S2.12.40 S2.12.41 S2.12.42 S2.12.43
    S2.12.44 S2.12.45 S2.12.46 S2.12.48 S3.05.01 S3.05.02 S3.05.03 S3.05.04 S7.10.01`),
  async ({visitor}) => {
    const {page, main} = visitor
    await visitor.visit(AMARA)
    await test.step('it shows the data and social links', async () => {
      await expect(visitor.title('Amara Okafor')).toBeVisible()
      for (const fact of [amaraOkafor.title, amaraOkafor.location, amaraOkafor.bio])
        await expect(main.getByText(fact, {exact: true})).toBeVisible()
      await expect(main.getByRole('img', {name: /Amara Okafor/}).first()).toHaveAttribute('src', /images/)
      for (const place of ['LinkedIn', 'Twitter', 'Website'])
        await expect(main.getByRole('link', {name: `${place} of Amara Okafor`})).toHaveAttribute(
          'href',
          /^https:/,
        )
    })
    await test.step('the tab About shows the biography, goals and values', async () => {
      const about = page.getByRole('tabpanel', {name: 'About'})
      const section = (name: string) => under(about.getByRole('heading', {name, exact: true}))
      // The biography has the same paragraphs as its text.
      const paragraphs = amaraOkafor.longBio.trim().split('\n\n')
      await expect(section('Biography').getByRole('paragraph')).toHaveText(
        paragraphs.map((paragraph) => paragraph.replace(/^> /, '')),
      )
      await expect(
        section('Teaching methodology').getByText(amaraOkafor.teachingMethodology, {exact: true}),
      ).toBeVisible()
      for (const [name, lines] of [
        ['Experience', amaraOkafor.experience],
        ['Education', amaraOkafor.education],
        ['Goals', amaraOkafor.goals],
        ['Values', amaraOkafor.values],
        ['Interests', amaraOkafor.interests],
      ] as const)
        await expect(section(name).getByRole('listitem')).toHaveText([...lines])
    })
    await test.step('the tab Reviews shows the learners’ reviews', async () => {
      await page.getByRole('tab', {name: 'Reviews'}).click()
      const review = page
        .getByRole('tabpanel', {name: 'Reviews'})
        .getByRole('figure')
        .filter({hasText: 'Helen Brandt'})
      await expect(review.getByText('Head of marketing, a family-owned bakery chain')).toBeVisible()
      await expect(review.getByText(/^We had argued about our slogan for two years\./)).toBeVisible()
      await expectImageLoaded(review.getByRole('presentation'))
    })
    await test.step('the tab Courses lists the instructor’s courses, and leads to one', async () => {
      await page.getByRole('tab', {name: 'Courses'}).click()
      await expect(page).toHaveURL(`${AMARA}?tab=courses`)
      const courses = page.getByRole('tabpanel', {name: 'Courses'})
      const course = courses.getByRole('article').filter({hasText: 'Brand Strategy'})
      for (const fact of ['Amara Okafor', '4.9', '3.2k students', '$99.99', '$149.99'])
        await expect(course.getByText(fact).first()).toBeVisible()
      await expectImageLoaded(course.getByRole('presentation'))
      await expect(course.getByRole('link', {name: /^Brand Strategy/})).toHaveAttribute(
        'href',
        '/course/brand-strategy-from-first-principles',
      )
      const title = 'Presentations That Hold the Room'
      await courses.getByRole('link', {name: title, exact: true}).click()
      await expect(visitor.title(title)).toBeVisible()
      await expect(main.getByRole('link', {name: 'Amara Okafor'}).first()).toBeVisible()
      await visitor.addToCart.click()
      await expect(main.getByRole('button', {name: 'Added to Cart'}).first()).toBeDisabled()
      await visitor.header.getByRole('link', {name: 'Cart, 1 item'}).click()
      await expect(page).toHaveURL('/auth')
    })
  },
)

/** What a page does by itself next, such as painting what it has just fetched, has been done. */
const PAINTED =
  'new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))))'

/** React renders in tasks that it posts to itself: keeps those back that come while `keptBack` is a list. */
const KEEP_TASKS_BACK = `{
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (...message) {
    if (window.keptBack) window.keptBack.push(() => post.apply(this, message))
    else post.apply(this, message)
  }
}`

test('a tab that is pressed slowly is selected, though the tabs are replaced by those with keys meanwhile', async ({
  visitor,
}) => {
  const {page} = visitor
  await visitor.visit(AMARA)
  await visitor.complete()
  const code = page.waitForResponse(/\/assets\/[^/]+\.js$/)
  await page.getByRole('tab', {name: 'Reviews'}).hover()
  await page.mouse.down()
  await code
  await page.evaluate(PAINTED)
  await page.mouse.up()
  await expect(page.getByRole('tabpanel', {name: 'Reviews'})).toBeVisible()
})

test('a tab that is pressed just when the code of the tabs with keys has come is selected', async ({
  visitor,
}) => {
  const {page} = visitor
  await page.addInitScript(KEEP_TASKS_BACK)
  await visitor.visit(AMARA)
  await visitor.complete()
  const code = page.waitForResponse(/\/assets\/[^/]+\.js$/)
  await page.evaluate('window.keptBack = []')
  await page.getByRole('tab', {name: 'Reviews'}).hover()
  await code
  await page.evaluate(PAINTED)
  await page.mouse.down()
  await page.evaluate('{ for (const post of window.keptBack) post(); window.keptBack = null }')
  await page.evaluate(PAINTED)
  await page.mouse.up()
  await expect(page.getByRole('tabpanel', {name: 'Reviews'})).toBeVisible()
})

test('a tab that is pressed before the scripts of the page have come is selected', async ({visitor}) => {
  const {page} = visitor
  const pressed = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await pressed.promise
    await route.continue()
  })
  await visitor.visit(AMARA)
  await page.getByRole('tab', {name: 'Reviews'}).hover()
  await page.mouse.down()
  pressed.resolve()
  await visitor.complete()
  await page.evaluate(PAINTED)
  await page.mouse.up()
  await expect(page.getByRole('tabpanel', {name: 'Reviews'})).toBeVisible()
})

test('a tab whose press makes the page hydrate is selected', async ({visitor}) => {
  const {page} = visitor
  await page.addInitScript(`${KEEP_TASKS_BACK}; window.keptBack = []`)
  await visitor.visit(AMARA)
  // What is kept back is the hydration.
  await expect.poll(() => page.evaluate<number>('window.keptBack.length')).toBeGreaterThan(0)
  await page.getByRole('tab', {name: 'Reviews'}).hover()
  const code = page.waitForResponse(/\/assets\/[^/]+\.js$/)
  await page.mouse.down()
  await code
  await expect.poll(() => visitor.network.underWay).toEqual([])
  await page.evaluate(PAINTED)
  await page.evaluate('{ for (const post of window.keptBack) post(); window.keptBack = null }')
  await visitor.complete()
  await page.mouse.up()
  await expect(page.getByRole('tabpanel', {name: 'Reviews'})).toBeVisible()
})

test('keys that are pressed before the address has changed select the tab that has the focus', async ({
  visitor,
}) => {
  const {page} = visitor
  const tab = (name: string) => page.getByRole('tab', {name})
  await page.addInitScript(KEEP_TASKS_BACK)
  await visitor.visit(AMARA)
  await tab('About').focus()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(tab('Reviews')).toBeFocused({timeout: 500})
  }).toPass()
  await expect(page).toHaveURL(`${AMARA}?tab=reviews`)
  await page.evaluate(PAINTED)
  await page.evaluate('window.keptBack = []')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.evaluate('{ for (const post of window.keptBack) post(); window.keptBack = null }')
  await page.evaluate(PAINTED)
  await expect(tab('Reviews')).toBeFocused()
  await expect(page.getByRole('tab', {selected: true})).toHaveText('Reviews')
  await expect(page.getByRole('tabpanel', {name: 'Reviews'})).toBeVisible()
  await expect(page).toHaveURL(`${AMARA}?tab=reviews`)
})

test(
  'an unknown instructor shows a loading screen, then a message with a link to the directory',
  shows('S2.12.50 S2.12.51 S4.15.02 S7.10.04 S8.09.02'),
  async ({visitor}) => {
    const {page, main} = visitor
    visitor.expectBrowserError(/404/)
    await visitor.network.hold('content')
    await visitor.visit('/instructor/nobody')
    await expect(page.getByRole('status').filter({hasText: 'Loading instructor'})).toBeAttached()
    visitor.network.restore()
    await expect(page.getByRole('heading', {name: 'Instructor Not Found'})).toBeVisible()
    await main.getByRole('link', {name: /instructors/i}).click()
    await expect(page).toHaveURL('/instructors')
  },
)
