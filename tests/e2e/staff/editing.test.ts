import {stack} from '../../stack.ts'
import {content, type PublishedDocument} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'

/** An edit goes through the content lake to two browsers, which can take seconds on a busy computer. */
const soon = {timeout: 30_000}

test('a changed address leaves the former one working, and a copy has neither', async ({
  editor,
  visitor,
  courseOnSale,
}) => {
  const course = await courseOnSale('Moving House')
  const moved = `moved-${course.slug}`
  await editor.open('course', course.id)
  await editor.field('Address').fill(moved)
  await editor.publish()
  await expect(editor.form.getByText('Former addresses')).toBeVisible(soon)

  const former = await fetch(`${stack.siteUrl}/course/${course.slug}`, {redirect: 'manual'})
  expect([former.status, former.headers.get('location')]).toEqual([301, `/course/${moved}`])
  await visitor.visit(`/course/${course.slug}`)
  await expect(visitor.title(course.title)).toBeVisible()
  await expect(visitor.page).toHaveURL(new RegExp(`/course/${moved}$`))

  await editor.form.getByRole('button', {name: 'Open document actions'}).click()
  await editor.page.getByRole('menuitem', {name: 'Duplicate'}).click()
  const copyTitle = `Copy of ${course.title}`
  await expect(editor.field('Title')).toHaveValue(copyTitle, soon)
  await expect(editor.field('Address')).toHaveValue('')
  const copy = await content.fetch<Record<string, unknown>>(
    '*[_type == "course" && title == $copyTitle][0]',
    {
      copyTitle,
    },
  )
  await content.delete(String(copy['_id']))
  expect(copy).toMatchObject({studentsCount: 0, rating: 0})
  expect(Object.keys(copy)).not.toContain('formerSlugs')
})

test('an article waits for its time; one that has a day alone keeps it', async ({
  editor,
  visitor,
  publish,
}) => {
  const sample = await content.fetch<PublishedDocument>('*[_type == "article"] | order(number)[0]')
  const {number: _number, featured: _featured, ...copy} = sample
  const slug = `at-nine-thirty-${crypto.randomUUID().slice(0, 8)}`
  const article = {...copy, _id: `article-${slug}`, title: 'At Nine Thirty', slug: {current: slug}}
  await publish({...article, date: '2026-07-28'})
  await editor.open('article', article._id)
  await editor.form.getByRole('tab', {name: 'About the article'}).click()
  const date = editor.form.getByTestId('field-date').getByRole('textbox')
  await expect(date).toHaveValue('2026-07-28 00:00', soon)
  await date.fill('2030-01-02 09:30')
  await date.press('Tab')
  await editor.publish()
  expect(await content.fetch('*[_id == $id][0].date', {id: article._id})).toMatch(/^2030-01-0\dT\d\d:30:00/)
  await visitor.visit('/blog')
  await expect(visitor.page.getByRole('heading', {name: sample['title'] as string}).first()).toBeVisible()
  await expect(visitor.page.getByText('At Nine Thirty')).toHaveCount(0)

  await content
    .patch(article._id)
    .set({date: new Date(Date.now() - 60_000).toISOString()})
    .commit()
  await visitor.visit(`/blog/${slug}`)
  await expect(visitor.title('At Nine Thirty')).toBeVisible(soon)
})

test('a click on a paragraph in the preview opens that paragraph', async ({editor, courseOnSale}) => {
  const course = await courseOnSale('Second Paragraph')
  const key = await content.fetch<string>('*[_id == $id][0].description[1]._key', {id: course.id})
  const storefront = await editor.openPreview(`/course/${course.slug}`)
  const block = storefront.locator(`[data-block="${key}"]`)
  await expect(block).toHaveAttribute('data-sanity', new RegExp(`path=description:${key}(;|$)`), soon)
  await block.hover()
  await block.click()
  await expect(editor.page).toHaveURL(new RegExp(`description.*${key}`), soon)
})

test('what is written for search engines is previewed, and is what the page says of itself', async ({
  editor,
  visitor,
  courseOnSale,
}) => {
  const course = await courseOnSale('Printed by Hand')
  await editor.open('course', course.id)
  await editor.form.getByRole('tab', {name: 'Search and sharing'}).click()
  const result = editor.form.getByTestId('search-result')
  await expect(result).toContainText(course.title, soon)
  await editor.form.getByTestId('field-seo.title').getByRole('textbox').fill('A press of your own')
  await expect(result).toContainText('A press of your own | Lectern')
  await expect(editor.form.getByTestId('shared-card')).toContainText('A press of your own | Lectern')
  await editor.publish()

  await visitor.visit(`/course/${course.slug}`)
  await expect(visitor.page).toHaveTitle('A press of your own | Lectern', soon)
  await expect(visitor.title(course.title)).toBeVisible()
})

test('what is written for the blog’s list in the site settings is what the list says of itself', async ({
  editor,
  visitor,
  publish,
}) => {
  const settings = await content.getDocument('siteSettings')
  if (!settings) throw new Error('There are no site settings')
  // So that they are as before at the end.
  await publish(settings)
  await editor.page.goto(`${stack.studioUrl}/structure/siteSettings`)
  await editor.form.getByRole('tab', {name: 'Search and sharing'}).click()
  await editor.form.getByRole('button', {name: 'Other pages'}).click()
  const blog = editor.form.getByTestId('field-screens.blog')
  await expect(blog.getByTestId('search-result')).toContainText('blog', soon)
  await expect(blog.getByTestId('search-result')).toContainText('Articles one can use')
  await expect(blog.getByTestId('shared-card').locator('img')).toHaveJSProperty('naturalWidth', 1200, soon)
  await blog.getByTestId('field-screens.blog.title').getByRole('textbox').fill('Reading for learners')
  await expect(blog.getByTestId('search-result')).toContainText('Reading for learners | Lectern')
  await editor.publish()

  await visitor.visit('/blog')
  await expect(visitor.page).toHaveTitle('Reading for learners | Lectern', soon)
  await expect(visitor.title('Blog')).toBeVisible()
})

test('an older revision is published, and the course stays archived and loses none of its addresses', async ({
  editor,
  courseOnSale,
}) => {
  const course = await courseOnSale('Looking Back')
  const moved = `moved-${course.slug}`
  await editor.open('course', course.id)
  await editor.field('Title').fill('Looking Back, First Edition')
  await editor.publish()
  // What the Studio stores when the address changes twice and the course is archived.
  const since = {
    slug: {current: moved},
    formerSlugs: [course.slug, `${course.slug}-2`],
    archivedAt: '2026-02-01T09:00:00Z',
  }
  await content
    .patch(course.id)
    .set({title: 'Looking Back, Second Edition', ...since})
    .commit()
  await expect(editor.field('Title')).toHaveValue('Looking Back, Second Edition', soon)

  await editor.form.getByTestId('pane-context-menu-button').click()
  await editor.page.getByRole('menuitem', {name: 'History'}).click()
  await editor.page.getByTestId('timeline-item-button').nth(1).click()
  await editor.page.getByRole('button', {name: 'Revert to revision'}).click()
  await editor.page.getByRole('button', {name: 'Confirm'}).click()
  await expect
    .poll(() => content.fetch('*[_id == "drafts." + $id][0].formerSlugs', {id: course.id}), soon)
    .toEqual(since.formerSlugs)
  await editor.publish()

  const published = await content.getDocument(course.id)
  expect(published).toMatchObject({slug: {current: course.slug}, archivedAt: since.archivedAt})
  expect(published?.['formerSlugs']).toEqual([`${course.slug}-2`, moved])
})
