import {newAccount} from '../fixtures/accounts.ts'
import {linkIn} from '../fixtures/inbox.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const MESSAGE = 'For your new garden.\nWith love'

/** Fills in the form of a gift and pays for it, up to the confirmation. */
async function give(giver: Visitor, slug: string, to: {name: string; email: string | null}): Promise<void> {
  const {page, main} = giver
  await giver.visit(`/course/${slug}`)
  await main.getByRole('link', {name: 'Give this course'}).click()
  await main.getByLabel('Who is it for?').fill(to.name)
  if (to.email === null) await main.getByText('I print it and hand it over').click()
  else await main.getByLabel('Their email address').fill(to.email)
  await main.getByLabel('Your message').fill(MESSAGE)
  await expect(main.getByText('You get your money back at any time until the gift is accepted')).toBeVisible()
  await main.getByRole('button', {name: /^Pay \$/}).click()
  await expect(page.getByText(/You are giving/)).toBeVisible()
  await giver.payByCard()
  await giver.seePaymentConfirmed()
}

/** Opens the order from its confirmation. @returns its path */
async function seeGift({page, main}: Visitor): Promise<string> {
  await main.getByRole('link', {name: 'See Your Gift'}).click()
  await expect(main.getByRole('heading', {name: 'Your gift for Ben'})).toBeVisible()
  return new URL(page.url()).pathname
}

test('a course is given by mail: somebody without an account accepts it, and the course opens', async ({
  newLearner,
  account,
  taughtCourse,
  openBrowser,
  inbox,
}) => {
  const course = await taughtCourse('Gardening')
  const friend = newAccount()
  const {main} = newLearner
  await give(newLearner, course.slug, {name: 'Ben', email: friend.email})
  const mail = await inbox.waitForMail(friend.email, / gives you /)
  const order = await seeGift(newLearner)
  await expect(main.getByText(`The mail went to ${friend.email}`)).toBeVisible()
  await newLearner.visit('/my-courses')
  await expect(main.getByRole('heading', {name: course.title})).toHaveCount(0)

  const ben = await openBrowser()
  const asked: string[] = []
  ben.page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  const link = linkIn(mail, '/claim#')
  await ben.visit(link)
  await expect(ben.title(`${account.firstName} ${account.lastName} gives you ${course.title}`)).toBeVisible()
  await expect(ben.main.getByText('For your new garden.')).toBeVisible()
  await ben.main.getByRole('link', {name: 'Sign in to accept'}).click()
  await ben.signUp(friend)
  await ben.main.getByRole('button', {name: 'Accept'}).click()
  await expect(ben.title('It is yours')).toBeVisible()
  expect(asked.filter((request) => request.includes(link.split('#')[1] ?? ''))).toEqual([])
  await ben.main.getByRole('link', {name: 'Go to My Courses'}).click()
  await expect(ben.main.getByRole('heading', {name: course.title})).toBeVisible()
  await ben.visit(`/learn/${course.slug}`)
  await ben.main
    .getByRole('link', {name: /^(Start|Continue)/})
    .first()
    .click()
  await expect(ben.page).toHaveURL(new RegExp(`/learn/${course.slug}/`))

  await inbox.waitForMail(account.email, /Your gift was accepted/)
  await newLearner.visit(order)
  await expect(main.getByText('Accepted', {exact: true})).toBeVisible()
  await expect(main.getByRole('button', {name: 'Get my money back'})).toHaveCount(0)
  await expect(main.getByRole('link', {name: 'Request a return'})).toHaveCount(0)
})

test('a gift that nobody has accepted is printed, and goes back to its giver', async ({
  newLearner,
  courseOnSale,
  openBrowser,
}) => {
  const course = await courseOnSale('Pottery')
  const {main, page} = newLearner
  await give(newLearner, course.slug, {name: 'Ben', email: null})
  const order = await seeGift(newLearner)
  await main.getByRole('link', {name: 'Print it'}).click()
  await expect(main.getByText('With love')).toBeVisible()
  const printed = (await main.getByText('/claim#').textContent()) ?? ''
  const ben = await openBrowser()
  await ben.visit(new URL(printed).href)
  await expect(ben.title(new RegExp(`gives you ${course.title}`))).toBeVisible()

  await newLearner.visit(order)
  await main.getByRole('button', {name: 'Get my money back'}).click()
  await page.getByRole('dialog').getByRole('button', {name: 'Take it back'}).click()
  await expect(newLearner.toast('Gift taken back')).toBeVisible()
  await expect(main.getByText('Taken back', {exact: true})).toBeVisible()
  await ben.page.reload()
  ben.expectBrowserError(/400|gift-taken-back/)
  await expect(ben.title('This gift was taken back')).toBeVisible()
})

test('staff see whom a gift is for', async ({newLearner, courseOnSale, staff, inbox}) => {
  const course = await courseOnSale('Weaving')
  const friend = newAccount()
  await give(newLearner, course.slug, {name: 'Ben', email: friend.email})
  await inbox.waitForMail(friend.email, / gives you /)
  const order = await seeGift(newLearner)
  await staff.visit(order.replace('/account/', '/admin/'))
  await expect(staff.main.getByText(`A gift for Ben, ${friend.email}: sent`)).toBeVisible()
})
