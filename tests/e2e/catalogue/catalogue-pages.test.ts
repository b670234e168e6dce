import {expect, shows, test} from '../fixtures/test.ts'

test(
  'a visitor goes through the pages of the catalogue and back',
  shows('S1.01.01 S1.01.05 S2.01.02 S2.05.09 S3.01.04 S4.03.09 S9.01.01'),
  async ({visitor}) => {
    const {page, cardTitles} = visitor
    await visitor.visit('/courses')
    await visitor.declineCookies()
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
  },
)

test('a double click on Add to Cart adds the course and stays on the list', async ({visitor}) => {
  const {page, main, header} = visitor
  await visitor.visit('/courses?q=seo')
  await expect(visitor.cardTitles).toHaveText(['SEO That Lasts'])
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

test('on a laptop the first row of courses is in sight', async ({visitor}) => {
  await visitor.page.setViewportSize({width: 1440, height: 900})
  await visitor.visit('/courses')
  await expect(visitor.cardTitles.first()).toBeInViewport({ratio: 1})
})
