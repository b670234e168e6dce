import {stack} from '../../stack.ts'
import {content, type PublishedDocument} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'

/** An edit goes through the content lake to two browsers, which can take seconds on a busy computer. */
const soon = {timeout: 30_000}

test('an editor changes a course’s address and what search engines show, copies it, and goes back to an older revision', async ({
  editor,
  visitor,
  courseOnSale,
}) => {
  const course = await courseOnSale('Moving House')
  const moved = `moved-${course.slug}`
  await editor.open('course', course.id)
  await test.step('what is written for search engines is previewed', async () => {
    await editor.field('Address').fill(moved)
    await editor.openGroup('Search and sharing')
    const result = editor.form.getByTestId('search-result')
    await expect(result).toContainText(course.title, soon)
    await editor.form.getByTestId('field-seo.title').getByRole('textbox').fill('A press of your own')
    await expect(result).toContainText('A press of your own | Lectern')
    await expect(editor.form.getByTestId('shared-card')).toContainText('A press of your own | Lectern')
    await editor.publish()
  })
  await test.step('it is what the page says of itself, to which the former address leads', async () => {
    const former = async () => {
      const {status, headers} = await fetch(`${stack.siteUrl}/course/${course.slug}`, {redirect: 'manual'})
      return [status, headers.get('location')]
    }
    await expect.poll(former, soon).toEqual([301, `/course/${moved}`])
    await visitor.visit(`/course/${course.slug}`)
    await expect(visitor.title(course.title)).toBeVisible()
    await expect(visitor.page).toHaveURL(new RegExp(`/course/${moved}$`))
    await expect(visitor.page).toHaveTitle('A press of your own | Lectern', soon)
  })
  await test.step('a copy has neither of the addresses', async () => {
    await editor.open('course', course.id)
    await expect(editor.form.getByText('Former addresses')).toBeVisible(soon)
    await editor.form.getByRole('button', {name: 'Open document actions'}).click()
    await editor.page.getByRole('menuitem', {name: 'Duplicate'}).click()
    const copyTitle = `Copy of ${course.title}`
    await expect(editor.field('Title')).toHaveValue(copyTitle, soon)
    await expect(editor.field('Address')).toHaveValue('')
    const copy = await content.fetch<Record<string, unknown>>(
      '*[_type == "course" && title == $copyTitle][0]',
      {copyTitle},
    )
    await content.delete(String(copy['_id']))
    expect(copy).toMatchObject({studentsCount: 0, rating: 0})
    expect(Object.keys(copy)).not.toContain('formerSlugs')
  })
  await test.step('an older revision is published, and the course stays archived and loses none of its addresses', async () => {
    // What the Studio stores when the address changes once more and the course is archived.
    const since = {
      slug: {current: `${moved}-2`},
      formerSlugs: [course.slug, moved],
      archivedAt: '2026-02-01T09:00:00Z',
    }
    await editor.open('course', course.id)
    await content
      .patch(course.id)
      .set({title: 'Moving House, Second Edition', ...since})
      .commit()
    await expect(editor.field('Title')).toHaveValue('Moving House, Second Edition', soon)
    await editor.form.getByTestId('pane-context-menu-button').click()
    await editor.page.getByRole('menuitem', {name: 'History'}).click()
    // The draft that was begun for the first change: the course as it was before.
    await editor.page.getByTestId('timeline-item-button').nth(1).click()
    await editor.page.getByRole('button', {name: 'Revert to revision'}).click()
    await editor.page.getByRole('button', {name: 'Confirm'}).click()
    await expect
      .poll(() => content.fetch('*[_id == "drafts." + $id][0].formerSlugs', {id: course.id}), soon)
      .toEqual(since.formerSlugs)
    await editor.publish()

    const published = await content.getDocument(course.id)
    expect(published).toMatchObject({slug: {current: course.slug}, archivedAt: since.archivedAt})
    expect(published?.['formerSlugs']).toEqual([moved, `${moved}-2`])
  })
})

test('an editor writes what the blog’s list says of itself, and an article that waits for its time', async ({
  editor,
  visitor,
  publish,
}) => {
  const settings = await content.getDocument('siteSettings')
  if (!settings) throw new Error('There are no site settings')
  // So that they are as before at the end.
  await publish(settings)
  const sample = await content.fetch<PublishedDocument>('*[_type == "article"] | order(number)[0]')
  const {number: _number, featured: _featured, ...copy} = sample
  const slug = `at-nine-thirty-${crypto.randomUUID().slice(0, 8)}`
  const article = {...copy, _id: `article-${slug}`, title: 'At Nine Thirty', slug: {current: slug}}
  await publish({...article, date: '2026-07-28'})

  await test.step('what is written in the site settings is previewed', async () => {
    await editor.goTo('/structure/siteSettings')
    await editor.openGroup('Search and sharing')
    await editor.form.getByRole('button', {name: 'Other pages'}).click()
    const blog = editor.form.getByTestId('field-screens.blog')
    await expect(blog.getByTestId('search-result')).toContainText('blog', soon)
    await expect(blog.getByTestId('search-result')).toContainText('Articles one can use')
    await expect(blog.getByTestId('shared-card').locator('img')).toHaveJSProperty('naturalWidth', 1200, soon)
    await blog.getByTestId('field-screens.blog.title').getByRole('textbox').fill('Reading for learners')
    await expect(blog.getByTestId('search-result')).toContainText('Reading for learners | Lectern')
    await editor.publish()
  })
  await test.step('an article that has a day alone keeps it, until it is given a time', async () => {
    await editor.open('article', article._id)
    await editor.openGroup('About the article')
    const date = editor.form.getByTestId('field-date').getByRole('textbox')
    await expect(date).toHaveValue('2026-07-28 00:00', soon)
    await date.fill('2030-01-02 09:30')
    await date.press('Tab')
    await editor.publish()
    expect(await content.fetch('*[_id == $id][0].date', {id: article._id})).toMatch(/^2030-01-0\dT\d\d:30:00/)
  })
  await test.step('the list says it of itself, and has the article only when it is time', async () => {
    await visitor.visit('/blog')
    await expect(visitor.page).toHaveTitle('Reading for learners | Lectern', soon)
    await expect(visitor.title('Blog')).toBeVisible()
    await expect(visitor.page.getByRole('heading', {name: sample['title'] as string}).first()).toBeVisible()
    await expect(visitor.page.getByText('At Nine Thirty')).toHaveCount(0)

    await content
      .patch(article._id)
      .set({date: new Date(Date.now() - 60_000).toISOString()})
      .commit()
    await visitor.visit(`/blog/${slug}`)
    await expect(visitor.title('At Nine Thirty')).toBeVisible(soon)
  })
})
