import {join} from 'node:path'
import {courseOwnersId} from '@lectern/domain/content/course-owners'
import {root} from '../../../local/services.ts'
import {stack} from '../../stack.ts'
import {content} from '../fixtures/content.ts'
import {placeOrder} from '../fixtures/orders.ts'
import {StudioEditor} from '../fixtures/studio-editor.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import {expectImageLoaded} from '../fixtures/visitor.ts'

/** An edit goes through the content lake to two browsers, which can take seconds on a busy computer. */
const soon = {timeout: 30_000}

const picture = join(root, 'studio', 'seed', 'images', 'article-show-the-work.webp')

test(
  'two editors change a title and a price, see each other’s edits while they are made, and the shop shows and charges them',
  shows('S1.05.01'),
  async ({editor: colleague, openBrowser, newLearner, courseOnSale}) => {
    const {page} = newLearner
    const course = await courseOnSale('Changing Prices')
    const title = `${course.title}, Second Edition`
    const editor = new StudioEditor(await openBrowser())
    await test.step('the form stays while the Studio hears of its features, as on a busy computer', async () => {
      const written = Promise.withResolvers<void>()
      await editor.page.route(/\/features\b/, async (route) => {
        await written.promise
        await route.continue()
      })
      await editor.open('course', course.id)
      await colleague.open('course', course.id)
      await editor.field('Title').fill(title)
      const form = await editor.form.elementHandle()
      const features = editor.page.waitForResponse(/\/features\b/)
      written.resolve()
      await features
      await expect(colleague.field('Title')).toHaveValue(title, soon)
      expect(await form?.isVisible(), 'the form is not mounted again').toBe(true)
    })
    await test.step('each sees what the other edits', async () => {
      await colleague.openGroup('Price and listing')
      await colleague.number('Price ($)').fill('71.5')
      await editor.openGroup('Price and listing')
      await expect(editor.number('Price ($)')).toHaveValue('71.5', soon)
      await editor.publish()
    })
    await test.step('the shop shows and charges it', async () => {
      await newLearner.putInCart(course.slug)
      await expect(newLearner.title(title)).toBeVisible()
      await expect(page.getByText('$71.50').first()).toBeVisible()
      await newLearner.visit('/cart')
      await page.getByRole('button', {name: /^pay/i}).click()
      await page.waitForURL((url) => url.origin === stack.paymentsUrl)
      await expect(page.getByRole('button', {name: 'Pay $71.50'})).toBeVisible()
    })
  },
)

test.describe('a course that an editor writes', () => {
  const title = `Ink and Patience ${crypto.randomUUID().slice(0, 8)}`

  test.afterEach(async () => {
    await content.delete({query: '*[_type == "course" && title == $title]', params: {title}})
  })

  test('has a picture, text, lessons and a price, and a visitor finds it', async ({editor, visitor}) => {
    const {page, form} = editor
    await test.step('the editor writes it', async () => {
      await editor.goTo('/structure/catalogue;by-category;category-art')
      await page.getByRole('link', {name: 'Course', exact: true}).click()
      await editor.field('Title').fill(title)
      await form.getByRole('button', {name: 'Generate'}).click()
      await editor.choose('Instructor', 'Tomás Ferreira')
      await editor.upload('Cover', picture)
      await editor.field('Alternative text').fill('An open exercise book')
    })
    await test.step('the editor adds a description and a lesson', async () => {
      await editor.openGroup('What is taught')
      await editor.group('About this course').getByRole('textbox').click()
      await editor.type('Six evenings with a pen, and a habit at the end of them.')
      await form
        .getByTestId('field-curriculum')
        .getByRole('button', {name: /add item/i})
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', {name: 'Title'}).fill('The first line')
      await dialog.getByRole('spinbutton', {name: 'Duration (minutes)'}).fill('40')
      await dialog.getByRole('checkbox', {name: 'Free to watch'}).check()
      await dialog.getByRole('button', {name: /close/i}).click()
    })
    await test.step('the editor sets the price, and publishes it', async () => {
      await editor.openGroup('Price and listing')
      await editor.number('Price ($)').fill('64.99')
      await editor.openGroup('Figures')
      await editor.number('Lessons').fill('6')
      await editor.number('Duration (minutes)').fill('360')
      await editor.publish()
    })
    await test.step('a visitor finds it', async () => {
      await visitor.visit('/courses')
      await visitor.page.getByRole('searchbox', {name: /search/i}).fill(title)
      const card = visitor.page.getByRole('article').filter({hasText: title})
      await card.getByRole('link', {name: title}).click()
      await expect(visitor.title(title)).toBeVisible()
      await expect(visitor.page.getByText('Six evenings with a pen')).toBeVisible()
      await expectImageLoaded(visitor.page.getByRole('img', {name: 'An open exercise book'}).first())
    })
  })
})

test('an invalid document shows errors, and cannot be published', async ({editor, courseOnSale}) => {
  const course = await courseOnSale('Breaking Rules', {listing: 'catalogue'})
  await editor.open('course', course.id)
  await editor.field('Alternative text').fill('')
  await editor.openGroup('Price and listing')
  await editor.number('Price ($)').fill('250')
  await editor.number('Original price ($)').fill('200')
  // Before its end: what the Studio stores afterwards would outlive the course.
  await expect
    .poll(() => content.fetch('*[_id == $id][0].originalPrice', {id: `drafts.${course.id}`}), soon)
    .toBe(200)
  await editor.reviewProblems()
  for (const words of [
    /A catalogue course costs at most \$200/,
    'The original price cannot be lower than the price.',
    'Describe the picture: every picture needs alternative text.',
  ])
    await expect(editor.page.getByText(words).filter({visible: true}).first()).toBeVisible()
  await expect(editor.publishButton).toBeDisabled()
})

test('an archived course is not in the shop, but its buyers keep it, and it can be brought back', async ({
  editor,
  newLearner,
  account,
  courseOnSale,
}) => {
  const {page, main} = newLearner
  const course = await courseOnSale('Going Away', {listing: 'catalogue', price: 49.99})
  await placeOrder(account, {...course, priceCents: 4999})
  await editor.open('course', course.id)
  await expect(editor.form.getByRole('button', {name: 'Published'})).toBeVisible()
  // What the functions write within a minute of the purchase.
  await content.createOrReplace({_id: courseOwnersId(course.id), _type: 'courseOwners', owners: 1})
  await editor.act('Archive', 'Archive', 'One learner owns this course and keeps it.')
  await expect(editor.page.getByText('The course is archived.')).toBeVisible(soon)

  const found = main.getByRole('article').filter({hasText: course.title})
  const search = async () => {
    await newLearner.visit('/courses')
    await page.getByRole('searchbox', {name: /search/i}).fill(course.title)
  }
  await search()
  await expect(page.getByText('0 courses', {exact: true})).toBeVisible()
  await expect(found).toHaveCount(0)
  await newLearner.visit('/my-courses')
  await expect(page.getByRole('heading', {name: course.title})).toBeVisible()

  await editor.act('Bring back', 'Bring back')
  await expect(editor.page.getByText('The course is back in the shop.')).toBeVisible(soon)
  await search()
  await expect(found).toBeVisible()
  await content.delete(courseOwnersId(course.id))
})

test('a category that courses refer to cannot be deleted', async ({editor}) => {
  const {page} = editor
  await editor.goTo('/intent/edit/id=category-art;type=category/')
  await expect(editor.field('Name')).toBeVisible({timeout: 60_000})
  editor.expectBrowserError(/status of 409/)
  await editor.act('Delete', 'Delete anyway')
  await expect(page.getByText(/other documents that refers? to it/)).toBeVisible()
  expect(await content.fetch('count(*[_id == "category-art"])')).toBe(1)
})

test('the preview shows unpublished changes, which visitors do not see, and a click in it opens what was clicked', async ({
  editor,
  visitor,
  courseOnSale,
}) => {
  const course = await courseOnSale('Not Published Yet')
  const key = await content.fetch<string>('*[_id == $id][0].description[1]._key', {id: course.id})
  const storefront = await editor.openPreview(`/course/${course.slug}`)
  await test.step('a changed title is shown, and no visitor sees it', async () => {
    await editor.field('Title').fill(`${course.title}, soon`)
    await expect(storefront.getByRole('heading', {level: 1, name: `${course.title}, soon`})).toBeVisible(soon)
    await visitor.visit(`/course/${course.slug}`)
    await expect(visitor.page.getByRole('heading', {level: 1, name: course.title, exact: true})).toBeVisible()
  })
  // The links to the fields exist once the preview has the draft.
  await test.step('a click on a price opens its field', async () => {
    const price = storefront.getByText('$', {exact: false}).first()
    await price.hover()
    await price.click()
    await expect(editor.page).toHaveURL(/\/price\?/)
    await expect(editor.number('Price ($)')).toBeVisible(soon)
  })
  await test.step('a click on a paragraph opens that paragraph', async () => {
    const block = storefront.locator(`[data-block="${key}"]`)
    await expect(block).toHaveAttribute('data-sanity', new RegExp(`path=description:${key}(;|$)`), soon)
    await block.hover()
    await block.click()
    await expect(editor.page).toHaveURL(new RegExp(`description.*${key}`), soon)
  })
})
