import {stack} from '../../stack.ts'
import {expect, test} from '../fixtures/test.ts'
import {content} from '../fixtures/content.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'

test('an archived course is sold to nobody, and stays with its owner', async ({
  newLearner,
  account,
  visitor,
  taughtCourse,
}) => {
  const course = await taughtCourse('Quiet Woodwork')
  await giveCourse(await uidOf(account), course.id)
  await content.patch(course.id).set({archivedAt: new Date().toISOString()}).commit()

  await visitor.visit(`/courses?q=${encodeURIComponent(course.title)}`)
  await expect(visitor.page.getByRole('heading', {name: 'No courses match your filters'})).toBeVisible()
  await visitor.visit('/sitemap')
  await expect(visitor.main.getByRole('link', {name: course.title})).toHaveCount(0)
  await visitor.visit(`/course/${course.slug}`)
  await expect(visitor.main.getByText('This course is no longer sold.')).toBeVisible()
  await expect(visitor.main.getByRole('button', {name: /^Add to Cart/})).toHaveCount(0)
  await expect(visitor.page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect((await fetch(`${stack.siteUrl}/course/${course.slug}`)).status).toBe(200)

  await newLearner.visit(`/course/${course.slug}`)
  await newLearner.main.getByRole('link', {name: `Go to course: ${course.title}`}).click()
  await expect(newLearner.main.getByRole('link', {name: 'Plan an afternoon'})).toBeVisible()
  await newLearner.visit('/my-courses')
  const card = newLearner.main.getByRole('listitem').filter({hasText: course.title})
  await expect(card).toContainText('This course is no longer sold. It stays yours.')
  await expect(card.getByRole('link', {name: /^Start: /})).toHaveAttribute(
    'href',
    `/learn/${course.slug}/begin`,
  )
})
