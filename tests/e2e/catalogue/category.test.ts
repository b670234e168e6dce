import {stack} from '../../stack.ts'
import {expect, test} from '../fixtures/test.ts'
import {addressesForSearchEngines} from '../pages.ts'

test('a visitor looks through the courses of a category, goes on to another, and to one that has none', async ({
  visitor,
}) => {
  const {page, main, cardTitles} = visitor
  const categories = page.getByRole('navigation', {name: 'Categories'})
  await test.step('an address that asks for a category alone leads to its page, in any case', async () => {
    for (const address of ['/courses/Marketing', '/courses?category=marketing']) {
      await page.goto(address)
      await expect(page).toHaveURL('/courses/marketing')
      await expect(visitor.title('Marketing Courses')).toBeVisible()
    }
  })
  await test.step('it has its own heading, words, courses and address for search engines', async () => {
    await expect(page).toHaveTitle('Marketing Courses | Lectern')
    await expect(cardTitles).toHaveCount(4)
    await expect(main.getByRole('heading', {name: 'About Marketing'})).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/courses\/marketing$/)
    const addresses = await addressesForSearchEngines()
    expect(addresses).toContain(`${stack.siteUrl}/courses/marketing`)
    // There is nothing to be found in a category without courses.
    expect(addresses).not.toContain(`${stack.siteUrl}/courses/health`)
  })
  await test.step('its courses are searched and sorted by themselves, and a card leads on with the same search', async () => {
    await page.getByLabel('Sort by').selectOption('Price: Low to High')
    await expect(page).toHaveURL('/courses/marketing?sort=price-low')
    await expect(cardTitles.first()).toHaveText('Email People Look Forward To')
    await page.getByRole('searchbox', {name: 'Search courses'}).fill('data')
    await expect(page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
    await page.getByRole('button', {name: 'Filters', exact: true}).click()
    await expect(page.getByRole('group', {name: 'Level'})).toBeVisible()
    await expect(page.getByLabel('Category', {exact: true})).toHaveCount(0)
    await categories.getByRole('link', {name: /^Data Science/}).click()
    await expect(page).toHaveURL('/courses/data-science?q=data&sort=price-low')
    await expect(cardTitles).toHaveText(['Data Analysis You Can Defend'])
  })
  await test.step('a category without courses says so, and offers a mail', async () => {
    await visitor.follow('/courses/health')
    await expect(main.getByRole('heading', {name: 'No courses in Health yet'})).toBeVisible()
    await main.getByRole('link', {name: 'Mail me about new courses'}).click()
    await expect(page).toHaveURL(/\/auth/)
  })
})
