import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const CATEGORIES = [
  'Marketing',
  'Programming',
  'Data Science',
  'Design',
  'Photography',
  'Finance',
  'Personal Development',
  'Health',
  'Music',
  'Art',
]

const filterButton = ({page}: Visitor) => page.getByRole('button', {name: 'Filters', exact: true})
const filterPanel = ({page}: Visitor) => page.getByRole('region', {name: 'Filters'})

test(
  'a visitor opens the filters, narrows the catalogue by price and length, and clears them',
  shows(`S1.01.03 S2.05.03 S2.05.11 S2.05.12 S3.01.06 S3.02.01 S3.02.02 S4.03.04 S4.03.05 S4.03.06 S4.03.10 S9.01.02
    S9.01.03 S9.01.04 S9.01.05`),
  async ({visitor}) => {
    const {page, cardTitles} = visitor
    const panel = filterPanel(visitor)
    await visitor.visit('/courses')
    await visitor.declineCookies()
    await filterButton(visitor).click()
    await test.step('the filters offer the shop’s categories, levels, ratings and lengths', async () => {
      const choices = (group: string) => panel.getByRole('group', {name: group}).locator('label')
      await expect(panel.getByLabel('Category').getByRole('option')).toHaveText([
        'All categories',
        ...CATEGORIES,
      ])
      await expect(choices('Level')).toHaveText(['All Levels', 'Beginner', 'Intermediate', 'Advanced'])
      await expect(choices('Rating')).toHaveText(['Any', '3+', '3.5+', '4+', '4.5+'])
      await expect(choices('Duration')).toHaveText([
        'All',
        'Short (under 5 h)',
        'Medium (5 to 10 h)',
        'Long (over 10 h)',
      ])
    })
    await test.step('each option has results', async () => {
      const groups = panel.getByRole('group').filter({has: page.getByRole('radio')})
      await expect(groups.first()).toBeVisible()
      const without = page.getByRole('list', {name: 'Active filters'})
      for (const group of await groups.all()) {
        const [any, ...choices] = await group.locator('label').all()
        for (const choice of choices) {
          await choice.click()
          await expect(without).toBeVisible()
          await expect(cardTitles.first(), await choice.innerText()).toBeVisible()
        }
        await any?.click()
        await expect(without).toBeHidden()
      }
    })
    await test.step('price and length find one course, and none, and are cleared', async () => {
      const highest = page.getByRole('slider', {name: 'Highest price'})
      for (const slider of [page.getByRole('slider', {name: 'Lowest price'}), highest]) {
        await expect(slider).toHaveAttribute('min', '0')
        await expect(slider).toHaveAttribute('max', '200')
      }
      await expect(page.getByText('$0 to $200', {exact: true})).toBeVisible()
      await highest.focus()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByText('$0 to $195', {exact: true}).first()).toBeVisible()
      for (let steps = 1; steps < 28; steps += 1) await page.keyboard.press('ArrowLeft')
      await expect(page.getByText('$0 to $60').first()).toBeVisible()
      await expect(cardTitles).toHaveText(['Email People Look Forward To'])
      await page.getByRole('group', {name: 'Duration'}).getByText('Long (over 10 h)').click()
      await expect(page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
      await visitor.main.getByRole('button', {name: 'Clear all filters'}).last().click()
      await expect(cardTitles).toHaveCount(6)
      await expect(page.locator('#courses-found')).toBeFocused()
    })
    await test.step('the panel can be closed', async () => {
      await expect(panel).toBeVisible()
      await filterButton(visitor).click()
      await expect(panel).not.toBeAttached()
      await expect(filterButton(visitor)).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('the courses of the offer are not in the catalogue', async () => {
      await page.getByRole('searchbox', {name: 'Search courses'}).fill('Marketing Leadership Program')
      await expect(page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
    })
  },
)

test(
  'a visitor goes through the pages of the catalogue, to a category and back',
  shows(`S1.01.01 S1.01.05 S2.01.02 S2.05.02 S2.05.09 S3.01.04 S3.02.01 S3.03.01 S3.03.02 S4.03.09 S4.03.12
    S9.01.01`),
  async ({visitor}) => {
    const {page, cardTitles} = visitor
    await test.step('on a laptop the first row of courses is in sight', async () => {
      await page.setViewportSize({width: 1440, height: 900})
      await visitor.visit('/courses')
      await expect(cardTitles.first()).toBeInViewport({ratio: 1})
    })
    await visitor.declineCookies()
    await test.step('there is a second page of other courses', async () => {
      await expect(cardTitles).toHaveCount(6)
      const first = await cardTitles.allTextContents()
      const next = page.getByRole('navigation', {name: 'Courses, pages'}).getByRole('link', {name: /next/i})
      await next.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/courses?page=2')
      // The last page has no Next link, so the list has the focus.
      await expect(next).not.toBeAttached()
      await expect(page.locator('#courses-found')).toBeFocused()
      await expect(cardTitles).toHaveCount(6)
      const second = await cardTitles.allTextContents()
      expect(second.filter((title) => first.includes(title))).toEqual([])
      await page.goBack()
      await expect(cardTitles).toHaveText(first)
      await page.goForward()
      await expect(cardTitles).toHaveText(second)
    })
    await test.step('a category card leads to its courses, and on a second click back to all', async () => {
      const cards = page.getByRole('navigation', {name: 'Categories'}).getByRole('link')
      await expect(cards).toHaveCount(CATEGORIES.length)
      const photography = cards.filter({hasText: 'Photography'})
      await expect(photography.getByText('Product Photography on a Small Table')).toBeVisible()
      await photography.click()
      await expect(cardTitles).toHaveText(['Product Photography on a Small Table'])
      // The filtered list begins at the first page.
      await expect(page).toHaveURL('/courses/photography')
      await photography.and(page.locator('[aria-current=true]')).click()
      await expect(page).toHaveURL('/courses')
      await expect(cardTitles).toHaveCount(6)
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL('/courses?page=2')
    })
  },
)
