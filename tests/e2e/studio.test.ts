import {join} from 'node:path'
import {onTestFinished} from 'vitest'
import {root} from '../../local/stack.ts'
import {stack} from '../stack.ts'
import {content} from './content.ts'
import {Editor, putCourseOnSale} from './editor.ts'
import {expect, newAccount, test} from './person.ts'

/** An edit crosses the content lake and two browsers; on a busy computer that can take seconds. */
const soon = {timeout: 30_000}

const picture = join(root, 'studio', 'seed', 'images', 'article-show-the-work.webp')

async function courseOnSale(name: string) {
  const course = await putCourseOnSale(name)
  onTestFinished(course.remove)
  return course
}

test('an editor changes a title and a price, and the shop shows and charges them', async ({meet}) => {
  const course = await courseOnSale('Changing Prices')
  const [ed, ada] = [await meet(), await meet()]
  const editor = new Editor(ed)
  const title = `${course.title}, Second Edition`

  await editor.open('course', course.id)
  await editor.field('Title').fill(title)
  await editor.turnTo('Price and listing')
  await editor.number('Price ($)').fill('71.5')
  await editor.publish()

  await ada.visit(`/course/${course.slug}`)
  await ada.page.getByRole('heading', {level: 1, name: title}).waitFor()
  await ada.page.getByText('$71.50').first().waitFor()
  await ada.page.getByRole('button', {name: 'Add to Cart'}).first().click()
  await ada.toast('Added to cart').waitFor()
  await ada.visit('/cart')
  await ada.signUp(newAccount())
  await ada.page.waitForURL((url) => url.pathname === '/cart')
  await ada.page.getByRole('button', {name: /^pay/i}).click()
  await ada.page.waitForURL((url) => url.origin === stack.paymentsUrl)
  await ada.page.getByRole('button', {name: 'Pay $71.50'}).waitFor()
  expect(ed.browserErrors).toEqual([])
})

test('an editor writes a new course with a picture, and a visitor finds it', async ({meet}) => {
  const [ed, ada] = [await meet(), await meet()]
  const editor = new Editor(ed)
  const {page, form} = editor
  const title = `Ink and Patience ${crypto.randomUUID().slice(0, 8)}`
  onTestFinished(async () => {
    await content.delete({query: '*[_type == "course" && title == $title]', params: {title}})
  })

  await page.goto(`${stack.studioUrl}/structure/catalogue;by-category;category-art`)
  await page.getByRole('link', {name: 'Course', exact: true}).click()
  await editor.field('Title').fill(title)
  await form.getByRole('button', {name: 'Generate'}).click()
  await editor.choose('Instructor', 'Tomás Ferreira')
  await editor.upload('Cover', picture)
  await editor.field('Alternative text').fill('An open exercise book')

  await editor.turnTo('What is taught')
  await editor.group('About this course').getByRole('textbox').click()
  await page.keyboard.type('Six evenings with a pen, and a habit at the end of them.')
  await form
    .getByTestId('field-curriculum')
    .getByRole('button', {name: /add item/i})
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', {name: 'Title'}).fill('The first line')
  await dialog.getByRole('spinbutton', {name: 'Duration (minutes)'}).fill('40')
  await dialog.getByRole('checkbox', {name: 'Free to watch'}).check()
  await dialog.getByRole('button', {name: /close/i}).click()

  await editor.turnTo('Price and listing')
  await editor.number('Price ($)').fill('64.99')
  await editor.turnTo('Figures')
  await editor.number('Lessons').fill('6')
  await editor.number('Duration (minutes)').fill('360')
  await editor.publish()

  await ada.visit('/courses')
  await ada.page.getByRole('searchbox', {name: /search/i}).fill(title)
  await ada.page.getByRole('article').filter({hasText: title}).getByRole('link', {name: title}).click()
  await ada.page.getByRole('heading', {level: 1, name: title}).waitFor()
  await ada.page.getByText('Six evenings with a pen').waitFor()
  const cover = ada.page.getByRole('img', {name: 'An open exercise book'}).first()
  await expect
    .poll(() => cover.evaluate((image) => 'naturalWidth' in image && image.naturalWidth))
    .toBeGreaterThan(0)
  expect(ed.browserErrors).toEqual([])
})

test('an editor who breaks a rule is told in words, and cannot publish', async ({meet}) => {
  const course = await courseOnSale('Breaking Rules')
  const ed = await meet()
  const editor = new Editor(ed)

  await editor.open('course', course.id)
  await editor.field('Alternative text').fill('')
  await editor.turnTo('Price and listing')
  await editor.number('Price ($)').fill('250')
  await editor.number('Original price ($)').fill('200')
  await editor.reviewProblems()

  for (const words of [
    /A catalogue course costs at most \$200/,
    'The original price cannot be lower than the price.',
    'Describe the picture: every picture needs alternative text.',
  ]) {
    await editor.page.getByText(words).filter({visible: true}).first().waitFor()
  }
  expect(await editor.publishButton.isDisabled()).toBe(true)
  expect(ed.browserErrors).toEqual([])
})

test('two editors see each other’s edits while they are made', async ({meet}) => {
  const course = await courseOnSale('Four Hands')
  const [ed, fay] = [new Editor(await meet()), new Editor(await meet())]

  await ed.open('course', course.id)
  await fay.open('course', course.id)
  await ed.field('Title').fill(`${course.title} by Ed`)
  await expect.poll(() => fay.field('Title').inputValue(), soon).toBe(`${course.title} by Ed`)
  await fay.turnTo('Price and listing')
  await fay.number('Price ($)').fill('33')
  await ed.turnTo('Price and listing')
  await expect.poll(() => ed.number('Price ($)').inputValue(), soon).toBe('33')
})

test('a course taken off sale is not found, and stays with those who own it', async ({meet}) => {
  const course = await courseOnSale('Going Away')
  const [ada, ed, visitor] = [await meet(), await meet(), await meet()]
  const editor = new Editor(ed)

  await ada.visit(`/course/${course.slug}`)
  await ada.page.getByRole('button', {name: 'Add to Cart'}).first().click()
  await ada.toast('Added to cart').waitFor()
  await ada.visit('/cart')
  await ada.signUp(newAccount())
  await ada.page.waitForURL((url) => url.pathname === '/cart')
  await ada.page.getByRole('button', {name: /^pay/i}).click()
  await ada.payByCard()
  await ada.page.getByRole('heading', {name: /payment successful/i}).waitFor()

  await editor.open('course', course.id)
  await editor.unpublish()

  await visitor.visit(`/course/${course.slug}`)
  await visitor.page.getByRole('heading', {name: 'Course Not Found'}).waitFor()
  await ada.visit('/my-courses')
  await ada.page.getByRole('heading', {name: course.title}).waitFor()
  expect(ed.browserErrors).toEqual([])
})

test('a category that courses refer to cannot be deleted', async ({meet}) => {
  const editor = new Editor(await meet())
  const {page} = editor

  await page.goto(`${stack.studioUrl}/intent/edit/id=category-art;type=category/`)
  await editor.field('Name').waitFor()
  await editor.act('Delete', 'Delete anyway')
  await page.getByText(/other documents that refers? to it/).waitFor()
  expect(await content.fetch('count(*[_id == "category-art"])')).toBe(1)
})

test('the preview shows what is not published yet, and leads from the page to the field', async ({meet}) => {
  const course = await courseOnSale('Not Published Yet')
  const [ed, visitor] = [await meet(), await meet()]
  const editor = new Editor(ed)

  const storefront = await editor.openPreview(`/course/${course.slug}`)
  await editor.field('Title').fill(`${course.title}, soon`)
  await storefront.getByRole('heading', {level: 1, name: `${course.title}, soon`}).waitFor()

  await visitor.visit(`/course/${course.slug}`)
  await visitor.page.getByRole('heading', {level: 1, name: course.title, exact: true}).waitFor()

  const price = storefront.getByText('$', {exact: false}).first()
  await price.hover()
  await price.click()
  await editor.page.waitForURL(/\/price\?/)
  await editor.number('Price ($)').waitFor()
  expect(ed.browserErrors).toEqual([])
})
