import {content} from '../fixtures/content.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const BUNDLE = '/bundles/explain-it-well'
const PRESENTATIONS = 'Presentations That Hold the Room'
const WHITEBOARD = 'Draw It on the Whiteboard'
const SOUND = 'Sound and Music for Podcasts and Video'
/** The courses of the bundle, by their ids. */
const COURSES = {
  'course-presentations-that-hold-the-room': PRESENTATIONS,
  'course-draw-it-on-the-whiteboard': WHITEBOARD,
  'course-sound-for-podcasts-and-video': SOUND,
}

const pay = ({page}: Visitor) => page.getByRole('button', {name: /^Pay /})

/** The line of the bundle, or of a course, in the cart. */
const line = ({main}: Visitor, title: string) =>
  main
    .getByRole('list', {name: 'Courses in your cart'})
    .getByRole('listitem')
    .filter({has: main.page().getByRole('heading', {name: title})})

/** Puts the bundle in the cart, on its page. */
async function putBundleInCart(visitor: Visitor): Promise<void> {
  await visitor.addToCart.click()
  await expect(visitor.toast('Added to cart')).toBeVisible()
}

test('a visitor finds a bundle by one of its courses, pays for it once, and owns all of its courses', async ({
  visitor,
  account,
  inbox,
}) => {
  const {page, main} = visitor
  await visitor.visit('/course/draw-it-on-the-whiteboard')
  const found = main.getByRole('list', {name: 'Bundles with this course'})
  await expect(found).toContainText('3 courses')
  await expect(found).toContainText('$149.99')
  await expect(found).toContainText('saves $52.98')
  await found.getByRole('link', {name: 'Explain It Well'}).click()
  await expect(visitor.title('Explain It Well')).toBeVisible()
  for (const title of Object.values(COURSES))
    await expect(main.getByRole('article').filter({hasText: title})).toBeVisible()
  await visitor.addToCart.click()
  await main.getByRole('link', {name: 'Go to Cart'}).first().click()
  await visitor.signUp(account)
  await expect(page).toHaveURL('/cart')
  for (const title of Object.values(COURSES))
    await expect(line(visitor, 'Explain It Well')).toContainText(title)
  await expect(main.getByText('1 bundle · ')).toBeVisible()
  await expect(visitor.header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
  await page.getByRole('button', {name: 'Pay $149.99'}).click()
  await visitor.payByCard()
  await visitor.seePaymentConfirmed()
  await expect(main.getByRole('term').filter({hasText: 'Explain It Well'})).toContainText(SOUND)
  expect(await visitor.stored('cart')).toMatch(/^(\[\]|null)$/)
  const receipt = await inbox.waitForMail(account.email, /receipt/i)
  expect(receipt.html).toContain('Explain It Well')

  await main.getByRole('link', {name: 'Go to My Courses'}).click()
  for (const title of Object.values(COURSES))
    await expect(page.getByRole('heading', {name: title})).toBeVisible()
  await visitor.visit('/order-history')
  await page.getByRole('row').filter({hasText: 'completed'}).getByRole('link', {name: /view/i}).click()
  const order = main.getByRole('row').filter({hasText: 'Explain It Well'})
  await expect(order).toContainText('$149.99')
  await expect(order.getByRole('link', {name: WHITEBOARD})).toHaveAttribute(
    'href',
    '/course/draw-it-on-the-whiteboard',
  )
  await main.getByRole('link', {name: 'Receipt'}).click()
  await expect(main.getByRole('row').filter({hasText: 'Explain It Well'})).toContainText(PRESENTATIONS)
})

test('a bundle of which some courses are owned says which, before it is paid', async ({
  newLearner,
  account,
}) => {
  const {main} = newLearner
  await giveCourse(await uidOf(account), 'course-draw-it-on-the-whiteboard')
  await newLearner.visit(BUNDLE)
  await expect(main.getByText(`You already own: ${WHITEBOARD}.`)).toBeVisible()
  await putBundleInCart(newLearner)
  await newLearner.visit('/cart')
  await expect(line(newLearner, 'Explain It Well')).toContainText(`You already own: ${WHITEBOARD}.`)
  await expect(pay(newLearner)).toBeVisible()
})

test('a bundle of which all courses are owned is not sold to their owner', async ({newLearner, account}) => {
  const {main, page} = newLearner
  await newLearner.visit(BUNDLE)
  await putBundleInCart(newLearner)
  const uid = await uidOf(account)
  for (const id of Object.keys(COURSES)) await giveCourse(uid, id)

  await newLearner.visit('/cart')
  const notice = main.getByRole('alert').filter({hasText: 'You already own all courses of this bundle:'})
  await expect(notice).toContainText('Explain It Well')
  await expect(pay(newLearner)).toHaveCount(0)
  await notice.getByRole('button', {name: 'Remove it and go on'}).click()
  await expect(main.getByText('Your cart is empty')).toBeVisible()

  await newLearner.visit(BUNDLE)
  await expect(main.getByText('You own all courses of this bundle.')).toBeVisible()
  await expect(newLearner.addToCart).toHaveCount(0)
  await main.getByRole('link', {name: 'Go to My Courses'}).first().click()
  await expect(page).toHaveURL('/my-courses')

  await newLearner.visit('/course/draw-it-on-the-whiteboard')
  await expect(main.getByRole('link', {name: `Go to course: ${WHITEBOARD}`}).first()).toBeVisible()
  await expect(main.getByRole('list', {name: 'Bundles with this course'})).toHaveCount(0)
})

test('a course and a bundle with it are not paid together', async ({newLearner}) => {
  const {main, page} = newLearner
  await newLearner.putInCart('draw-it-on-the-whiteboard')
  await newLearner.visit(BUNDLE)
  await putBundleInCart(newLearner)
  await newLearner.visit('/cart')
  await expect(main.getByText('1 course · 1 bundle')).toBeVisible()
  await expect(line(newLearner, WHITEBOARD)).toContainText(`${WHITEBOARD} is in the bundle Explain It Well.`)
  await expect(
    main.getByRole('alert').filter({hasText: 'This course is in a bundle of your cart as well:'}),
  ).toContainText(WHITEBOARD)
  await expect(pay(newLearner)).toHaveCount(0)
  await line(newLearner, WHITEBOARD)
    .getByRole('button', {name: `Remove ${WHITEBOARD}`})
    .click()
  await expect(page.getByRole('button', {name: 'Pay $149.99'})).toBeVisible()
})

test('a bundle follows the editors: a course that is archived leaves it, and one that has ended is not sold', async ({
  newLearner,
  courseOnSale,
  publish,
}) => {
  const {main, page} = newLearner
  const courses = await Promise.all(['Gilding', 'Marbling', 'Sewing'].map((name) => courseOnSale(name)))
  const [first, ...others] = courses
  if (!first) throw new Error('Three courses are published.')
  const mark = first.slug.slice(-8)
  const bundle = {
    _id: `bundle-${mark}`,
    _type: 'bundle',
    title: `Fine Books ${mark}`,
    slug: {_type: 'slug', current: `fine-books-${mark}`},
    courses: courses.map(({id}) => ({_key: id, _type: 'reference', _ref: id, _weak: true})),
    price: 149.99,
  }
  await publish(bundle)
  const address = `/bundles/${bundle.slug.current}`
  await newLearner.visit(address)
  await newLearner.addToCart.click()
  await content.patch(first.id, {set: {archivedAt: new Date().toISOString()}}).commit()
  await newLearner.visit('/cart')
  await expect(main.getByText(`${bundle.title} no longer has ${first.title}.`)).toBeVisible()
  for (const {title} of others) await expect(line(newLearner, bundle.title)).toContainText(title)
  await expect(page.getByRole('button', {name: 'Pay $149.99'})).toBeVisible()

  await content.patch(bundle._id, {set: {until: new Date().toISOString()}}).commit()
  await page.reload()
  await expect(line(newLearner, bundle.title)).toContainText('No longer sold')
  await newLearner.visit(address)
  await expect(main.getByText('This bundle is no longer sold.')).toBeVisible()
  await expect(newLearner.addToCart).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  for (const path of ['/courses', '/sitemap', `/course/${others[0]?.slug}`]) {
    await newLearner.visit(path)
    await expect(main.getByRole('link', {name: bundle.title})).toHaveCount(0)
  }
})

test('bundles stand above the catalogue, and leave its first row in sight', async ({openBrowser}) => {
  const visitor = await openBrowser({viewport: {width: 1440, height: 900}})
  const {main, page} = visitor
  await visitor.visit('/courses')
  const row = main.getByRole('region', {name: 'Bundles'})
  await expect(row.getByRole('listitem')).toHaveCount(2)
  await expect(main.getByRole('heading', {name: 'Brand Strategy from First Principles'})).toBeInViewport()
  await visitor.visit('/courses/marketing')
  await expect(visitor.title('Marketing Courses')).toBeVisible()
  await expect(row).toHaveCount(0)
  await visitor.visit('/courses')
  await row.getByRole('link', {name: 'Marketing Foundations'}).click()
  await expect(page).toHaveURL('/bundles/marketing-foundations')
})
