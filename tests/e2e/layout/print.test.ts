import {expect, test} from '../fixtures/test.ts'

test('a course prints its price, an instructor every tab, and the questions their answers', async ({
  visitor,
}) => {
  const {page, main} = visitor
  await page.emulateMedia({media: 'print'})
  await visitor.visit('/course/seo-that-lasts')
  await expect(
    main.getByRole('complementary', {name: 'Buy this course'}).getByText(/^\$\d/).first(),
  ).toBeVisible()
  await expect(visitor.addToCart).toBeHidden()

  await visitor.visit('/faq')
  await expect(main.getByText('PayPal').first()).toBeVisible()

  await visitor.visit('/instructor/amara-okafor')
  for (const panel of await main.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible()
  await expect(main.getByRole('link', {name: 'LinkedIn'})).not.toHaveCSS('content', /http/, {pseudo: 'after'})
})
