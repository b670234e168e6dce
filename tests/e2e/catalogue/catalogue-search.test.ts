import {expect, shows, test} from '../fixtures/test.ts'

const FOUND = ['Email People Look Forward To', 'SEO That Lasts']
/** The URL of a search with three filters and an order. */
const SEARCH = '/courses?q=reyes&category=marketing&level=Beginner&rating=4.5&sort=price-low'

test(
  'a visitor searches for an instructor and a course, and puts the course in the cart',
  shows('S1.01.02 S2.05.01 S2.05.08 S4.03.01 S5.11.02'),
  async ({visitor}) => {
    const {page, header, main, cardTitles} = visitor
    const search = page.getByRole('searchbox', {name: 'Search courses'})
    await visitor.visit('/courses')
    await expect(cardTitles).toHaveCount(6)
    await search.fill('tomas  FERREIRA')
    await expect(cardTitles).toHaveCount(3)
    await search.fill('')
    await expect(cardTitles).toHaveCount(6)
    await search.pressSequentially('reyes')
    await expect(cardTitles).toHaveCount(3)
    await test.step('a double click on Add to Cart adds the course and stays on the list', async () => {
      await search.fill('seo')
      await expect(cardTitles).toHaveText(['SEO That Lasts'])
      const card = main.getByRole('article')
      await card.getByRole('button', {name: /^Add to Cart/}).dblclick()
      const added = card.getByRole('button', {name: /^Added/})
      await expect(added).toBeDisabled()
      // A click in the same place hits the button again, not the link of the card below it.
      await added.click({force: true})
      await page.keyboard.press('Enter')
      await expect(added).toBeFocused()
      await expect(page).toHaveURL('/courses?q=seo')
      await expect(header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
      await expect(visitor.toast('Already in cart')).toHaveCount(0)
    })
  },
)

test(
  'a visitor narrows a search with filters and an order, comes back to it by its URL, and clears it',
  shows(`S1.01.03 S1.01.04 S2.05.04 S2.05.05 S2.05.06 S2.05.07 S4.03.02 S4.03.03 S4.03.07 S4.03.08 S4.03.10 S4.03.11
    S9.03.03`),
  async ({visitor}) => {
    const {page, cardTitles} = visitor
    await visitor.visit('/courses')
    await test.step('three filters and an order narrow it', async () => {
      await page.getByRole('searchbox', {name: 'Search courses'}).fill('reyes')
      await page.getByRole('button', {name: 'Filters', exact: true}).click()
      const panel = page.getByRole('region', {name: 'Filters'})
      await panel.getByLabel('Category').selectOption('Marketing')
      await panel.getByRole('group', {name: 'Level'}).getByText('Beginner').click()
      await panel.getByRole('group', {name: 'Rating'}).getByText('4.5+').click()
      await page.getByLabel('Sort by').selectOption('Price: Low to High')
      await expect(cardTitles).toHaveText(FOUND)
      await expect(page.getByText('2 courses', {exact: true})).toBeVisible()
      await expect(page).toHaveURL(SEARCH)
    })
    await test.step('its URL shows the same list, also after Back', async () => {
      await visitor.visit(SEARCH)
      await expect(cardTitles).toHaveText(FOUND)
      await expect(page.getByLabel('Sort by')).toHaveValue('price-low')
      await page.getByRole('link', {name: 'SEO That Lasts', exact: true}).click()
      await expect(visitor.title('SEO That Lasts')).toBeVisible()
      await page.goBack()
      await expect(cardTitles).toHaveText(FOUND)
      await expect(page).toHaveURL(SEARCH)
    })
    await test.step('each filter is removed with its chip and restored by Back, and one button clears all', async () => {
      const chips = page.getByRole('list', {name: 'Active filters'}).getByRole('button')
      await expect(chips).toHaveText(['“reyes”', 'Marketing', 'Beginner', 'Rated 4.5+'])
      await page.getByRole('button', {name: 'Remove filter Beginner'}).click()
      // The button is removed, so the list has the focus.
      await expect(page.locator('#courses-found')).toBeFocused()
      await page.getByRole('button', {name: 'Remove filter “reyes”'}).click()
      // The results of fewer filters are sorted.
      await expect(cardTitles).toHaveText([
        ...FOUND,
        'Brand Strategy from First Principles',
        'Marketing Measurement: What Your Budget Really Bought',
      ])
      await page.goBack()
      await page.goBack()
      await expect(cardTitles).toHaveText(FOUND)

      await page.getByRole('button', {name: 'Clear all filters'}).click()
      await expect(page.getByText('12 courses', {exact: true})).toBeVisible()
      await expect(page.locator('#courses-found')).toBeFocused()
      await expect(chips).toHaveCount(0)
      await expect(page).toHaveURL('/courses?sort=price-low')
    })
  },
)

test('a search and a slider change are history entries that Back undoes', async ({visitor}) => {
  const {page} = visitor
  const search = page.getByRole('searchbox', {name: 'Search courses'})
  await visitor.visit('/')
  await visitor.declineCookies()
  await visitor.header.getByRole('link', {name: 'Courses', exact: true}).click()
  await expect(page).toHaveURL('/courses')
  await search.pressSequentially('seo')
  await expect(page).toHaveURL('/courses?q=seo')
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  await expect(search).toHaveValue('')

  // Changes after a category and after each other; all moves of the slider share one history entry.
  const categories = page.getByRole('navigation', {name: 'Categories'})
  await categories.getByRole('link', {name: /^Marketing/}).click()
  await expect(page).toHaveURL('/courses/marketing')
  // The list of the category has a search box of its own.
  await expect(page.getByRole('heading', {level: 1, name: 'Marketing Courses'})).toBeVisible()
  await search.pressSequentially('that')
  await expect(page).toHaveURL('/courses/marketing?q=that')
  await page.getByRole('button', {name: 'Filters', exact: true}).click()
  await page.getByRole('slider', {name: 'Highest price'}).focus()
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/courses/marketing?q=that&max=185')
  for (const path of ['/courses/marketing?q=that', '/courses/marketing', '/courses', '/']) {
    await page.goBack()
    await expect(page).toHaveURL(path)
  }
})
