import {content} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'

test('a cart says what has changed since it was filled, and takes it over', async ({
  learner,
  courseOnSale,
}) => {
  const {page, main} = learner
  const course = await courseOnSale('Bookbinding')
  const other = await courseOnSale('Letterpress')
  await learner.putInCart(course.slug)
  await learner.putInCart(other.slug)
  await content
    .transaction()
    .patch(course.id, {
      set: {title: `Modern ${course.title}`, price: 19.99, 'slug.current': `modern-${course.slug}`},
    })
    .patch(other.id, {set: {archivedAt: new Date().toISOString()}})
    .commit()
  await learner.visit('/cart')
  await expect(main.getByText(`${course.title} is now called Modern ${course.title}.`)).toBeVisible()
  await expect(
    main.getByText(new RegExp(`The price of Modern ${course.title} changed from .* to \\$19\\.99\\.`)),
  ).toBeVisible()
  const lines = main.getByRole('list', {name: 'Courses in your cart'}).getByRole('listitem')
  await expect(lines.filter({hasText: course.title}).getByRole('link')).toHaveAttribute(
    'href',
    `/course/modern-${course.slug}`,
  )
  await expect(lines.filter({hasText: other.title}).getByText('No longer sold')).toBeVisible()
  // It is in no sum.
  await expect(page.getByRole('button', {name: 'Pay $19.99'})).toBeVisible()
  await expect(
    main.getByRole('alert').filter({hasText: 'This course is no longer available:'}),
  ).toContainText(other.title)
  await main.getByRole('button', {name: 'Remove it and go on'}).click()
  await expect(page.getByRole('button', {name: 'Pay $19.99'})).toBeVisible()
  // What was taken over is not said again.
  await page.reload()
  await expect(page.getByRole('button', {name: 'Pay $19.99'})).toBeVisible()
  await expect(main.getByText(/is now called/)).toHaveCount(0)
})
