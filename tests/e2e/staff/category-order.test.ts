import {content} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'

const CATEGORIES = '*[_type == "category"] | order(orderRank asc)'
let before: {_id: string; orderRank: string}[] = []

test.beforeEach(async () => {
  before = await content.fetch(`${CATEGORIES}{_id, orderRank}`)
})

test.afterEach(async () => {
  const transaction = content.transaction()
  for (const {_id, orderRank} of before) transaction.patch(_id, {set: {orderRank}})
  await transaction.commit()
})

test('an editor moves a category to the top of the list, and the shop shows it first', async ({
  editor,
  visitor,
}) => {
  const {page} = editor
  const order = () => content.fetch<string[]>(`${CATEGORIES}.name`)
  expect((await order()).slice(0, 3)).toEqual(['Marketing', 'Programming', 'Data Science'])

  await test.step('the editor lifts it, moves it and drops it with the keyboard', async () => {
    await editor.goTo('/structure/categories')
    const row = page.locator('[data-rfd-draggable-id="category-data-science"]')
    await expect(row.getByText('Data Science')).toBeVisible({timeout: 60_000})
    await row.focus()
    // Each step is announced to screen readers, and the next is taken only then.
    for (const [key, announced] of [
      [' ', /lifted an item in position 3/],
      ['ArrowUp', /from position 3\s+to position 2/],
      ['ArrowUp', /from position 3\s+to position 1/],
      [' ', /dropped the item/],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.locator('[id^="rfd-announcement-"]')).toHaveText(announced)
    }
    await expect(page.getByText('1 document reordered')).toBeVisible()
    expect((await order()).slice(0, 3)).toEqual(['Data Science', 'Marketing', 'Programming'])
  })

  await test.step('a category is still opened from the list', async () => {
    await page.getByRole('link', {name: /Photography/}).click()
    await expect(editor.field('Name')).toHaveValue('Photography')
  })

  await visitor.visit('/courses')
  await visitor.page.getByRole('button', {name: 'Filters', exact: true}).click()
  await expect(visitor.page.getByLabel('Category').getByRole('option')).toHaveText([
    'All categories',
    'Data Science',
    'Marketing',
    'Programming',
    /./,
    /./,
    /./,
    /./,
    /./,
    /./,
    /./,
  ])
})
