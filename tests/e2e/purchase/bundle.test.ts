import {content} from '../fixtures/content.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

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

/** The link of the course in a list of courses. */
const courseLink = ({main}: Visitor) => main.getByRole('heading', {name: WHITEBOARD}).getByRole('link')

test('a visitor finds a bundle above the catalogue and by one of its courses, pays for it once, and owns all of its courses', async ({
  visitor,
  account,
  inbox,
}) => {
  const {page, main, header} = visitor
  const openCourses = () => header.getByRole('link', {name: 'Courses', exact: true}).click()

  await test.step('bundles stand above the catalogue, and leave its first row in sight', async () => {
    const row = main.getByRole('region', {name: 'Bundles'})
    await visitor.visit('/courses')
    await expect(row.getByRole('listitem')).toHaveCount(2)
    await expect(main.getByRole('heading', {name: 'Brand Strategy from First Principles'})).toBeInViewport()
    await main
      .getByRole('navigation', {name: 'Categories'})
      .getByRole('link', {name: /^Marketing/})
      .click()
    await expect(visitor.title('Marketing Courses')).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.goBack()
    await row.getByRole('link', {name: 'Marketing Foundations'}).click()
    await expect(page).toHaveURL('/bundles/marketing-foundations')
  })

  await test.step('a course says which bundle it is in, and what that saves', async () => {
    await openCourses()
    await page.getByRole('searchbox', {name: /search/i}).fill('whiteboard')
    await courseLink(visitor).click()
    await expect(page).toHaveURL('/course/draw-it-on-the-whiteboard')
    const found = main.getByRole('list', {name: 'Bundles with this course'})
    await expect(found).toContainText('3 courses')
    await expect(found).toContainText('$149.99')
    await expect(found).toContainText('saves $52.98')
    await found.getByRole('link', {name: 'Explain It Well'}).click()
    await expect(visitor.title('Explain It Well')).toBeVisible()
    for (const title of Object.values(COURSES))
      await expect(main.getByRole('article').filter({hasText: title})).toBeVisible()
  })

  await test.step('the bundle is one line of the cart, and one payment', async () => {
    await visitor.addToCart.click()
    await main.getByRole('link', {name: 'Go to Cart'}).first().click()
    await visitor.signUp(account)
    await expect(page).toHaveURL('/cart')
    for (const title of Object.values(COURSES))
      await expect(line(visitor, 'Explain It Well')).toContainText(title)
    await expect(main.getByText('1 bundle · ')).toBeVisible()
    await expect(header.getByRole('link', {name: 'Cart, 1 item'})).toBeVisible()
    await page.getByRole('button', {name: 'Pay $149.99'}).click()
    await visitor.payByCard()
    await visitor.seePaymentConfirmed()
    await expect(main.getByRole('term').filter({hasText: 'Explain It Well'})).toContainText(SOUND)
    expect(await visitor.stored('cart')).toMatch(/^(\[\]|null)$/)
    const receipt = await inbox.waitForMail(account.email, /receipt/i)
    expect(receipt.html).toContain('Explain It Well')
  })

  await test.step('the learner has its courses, one order and a receipt', async () => {
    await main.getByRole('link', {name: 'Go to My Courses'}).click()
    for (const title of Object.values(COURSES))
      await expect(page.getByRole('heading', {name: title})).toBeVisible()
    await visitor.openInAccount('Order History')
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
})

test('a bundle is not paid with one of its courses, says which courses are owned, and is not sold to the owner of all', async ({
  newLearner,
  account,
}) => {
  const {main, page, header} = newLearner
  const uid = await uidOf(account)
  const {'course-draw-it-on-the-whiteboard': _, ...others} = COURSES

  await test.step('a course and a bundle with it are not paid together', async () => {
    await newLearner.visit('/bundles/explain-it-well')
    await newLearner.addToCart.click()
    await expect(newLearner.toast('Added to cart')).toBeVisible()
    await courseLink(newLearner).click()
    await expect(newLearner.title(WHITEBOARD)).toBeVisible()
    await newLearner.addToCart.click()
    await expect(header.getByRole('link', {name: 'Cart, 2 items'})).toBeVisible()
    await newLearner.openCart()
    await expect(main.getByText('1 course · 1 bundle')).toBeVisible()
    await expect(line(newLearner, WHITEBOARD)).toContainText(
      `${WHITEBOARD} is in the bundle Explain It Well.`,
    )
    await expect(
      main.getByRole('alert').filter({hasText: 'This course is in a bundle of your cart as well:'}),
    ).toContainText(WHITEBOARD)
    await expect(pay(newLearner)).toHaveCount(0)
    await line(newLearner, WHITEBOARD)
      .getByRole('button', {name: `Remove ${WHITEBOARD}`})
      .click()
    await expect(page.getByRole('button', {name: 'Pay $149.99'})).toBeVisible()
  })

  await test.step('a bundle of which some courses are owned says which, before it is paid', async () => {
    await giveCourse(uid, 'course-draw-it-on-the-whiteboard')
    await page.reload()
    await expect(line(newLearner, 'Explain It Well')).toContainText(`You already own: ${WHITEBOARD}.`)
    await expect(pay(newLearner)).toBeVisible()
    await line(newLearner, 'Explain It Well').getByRole('link', {name: 'Explain It Well'}).click()
    await expect(newLearner.title('Explain It Well')).toBeVisible()
    await expect(main.getByText(`You already own: ${WHITEBOARD}.`)).toBeVisible()
  })

  await test.step('one of which all courses are owned is not paid', async () => {
    for (const id of Object.keys(others)) await giveCourse(uid, id)
    await newLearner.visit('/cart')
    const notice = main.getByRole('alert').filter({hasText: 'You already own all courses of this bundle:'})
    await expect(notice).toContainText('Explain It Well')
    await expect(pay(newLearner)).toHaveCount(0)
    await notice.getByRole('button', {name: 'Remove it and go on'}).click()
    await expect(main.getByText('Your cart is empty')).toBeVisible()
  })

  await test.step('its page and those of its courses lead to the courses', async () => {
    await main.getByRole('link', {name: 'Browse Courses'}).click()
    await main.getByRole('region', {name: 'Bundles'}).getByRole('link', {name: 'Explain It Well'}).click()
    await expect(main.getByText('You own all courses of this bundle.')).toBeVisible()
    await expect(newLearner.addToCart).toHaveCount(0)
    await courseLink(newLearner).click()
    await expect(main.getByRole('link', {name: `Go to course: ${WHITEBOARD}`}).first()).toBeVisible()
    await expect(main.getByRole('list', {name: 'Bundles with this course'})).toHaveCount(0)
    await page.goBack()
    await main.getByRole('link', {name: 'Go to My Courses'}).first().click()
    await expect(page).toHaveURL('/my-courses')
  })
})

test('a bundle follows the editors: a course that is archived leaves it, and one that has ended is not sold', async ({
  newLearner,
  courseOnSale,
  publish,
}) => {
  const {main, page, header, footer} = newLearner
  const courses = await Promise.all(['Gilding', 'Marbling', 'Sewing'].map((name) => courseOnSale(name)))
  const [first, second, third] = courses
  if (!first || !second || !third) throw new Error('Three courses are published.')
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
  await newLearner.visit(`/bundles/${bundle.slug.current}`)
  await newLearner.addToCart.click()

  await test.step('a course that is archived leaves it', async () => {
    await content.patch(first.id, {set: {archivedAt: new Date().toISOString()}}).commit()
    await newLearner.openCart()
    await expect(main.getByText(`${bundle.title} no longer has ${first.title}.`)).toBeVisible()
    for (const {title} of [second, third]) await expect(line(newLearner, bundle.title)).toContainText(title)
    await expect(page.getByRole('button', {name: 'Pay $149.99'})).toBeVisible()
  })

  await test.step('one that has ended is not sold, on its page and in the cart', async () => {
    await content.patch(bundle._id, {set: {until: new Date().toISOString()}}).commit()
    await line(newLearner, bundle.title).getByRole('link', {name: bundle.title}).click()
    await expect(main.getByText('This bundle is no longer sold.')).toBeVisible()
    await expect(newLearner.addToCart).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await newLearner.openCart()
    await expect(line(newLearner, bundle.title)).toContainText('No longer sold')
    await page.goBack()
  })

  await test.step('nothing leads to it any more', async () => {
    const links = main.getByRole('link', {name: bundle.title})
    await main.getByRole('link', {name: second.title}).click()
    await expect(newLearner.title(second.title)).toBeVisible()
    await expect(links).toHaveCount(0)
    await header.getByRole('link', {name: 'Courses', exact: true}).click()
    await expect(newLearner.cardTitles).toHaveCount(6)
    await expect(links).toHaveCount(0)
    await footer.getByRole('link', {name: 'Sitemap'}).click()
    await expect(page).toHaveURL('/sitemap')
    await expect(main.getByRole('link', {name: 'Explain It Well'})).toBeVisible()
    await expect(links).toHaveCount(0)
  })
})
