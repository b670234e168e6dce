import {give} from '../../integration/commerce/gifts.ts'
import {signIn} from '../../integration/commerce/learner.ts'
import {newAccount} from '../fixtures/accounts.ts'
import {linkIn} from '../fixtures/inbox.ts'
import {expect, test} from '../fixtures/test.ts'

const MESSAGE = 'For your new garden.\nWith love'

test('a course is given by mail to somebody without an account, who accepts it; one that is printed goes back to its giver', async ({
  newLearner,
  account,
  taughtCourse,
  courseOnSale,
  openBrowser,
  staff,
  inbox,
}) => {
  const course = await taughtCourse('Gardening')
  const friend = newAccount()
  const {page, main} = newLearner
  const ben = await openBrowser()

  await test.step('the giver says whom it is for, and pays', async () => {
    await newLearner.visit(`/course/${course.slug}`)
    await main.getByRole('link', {name: 'Give this course'}).click()
    await main.getByLabel('Who is it for?').fill('Ben')
    await main.getByLabel('Their email address').fill(friend.email)
    await main.getByLabel('Your message').fill(MESSAGE)
    await expect(
      main.getByText('You get your money back at any time until the gift is accepted'),
    ).toBeVisible()
    await main.getByRole('button', {name: /^Pay \$/}).click()
    await expect(page.getByText(/You are giving/)).toBeVisible()
    await newLearner.payByCard()
    await newLearner.seePaymentConfirmed()
  })
  const mail = await inbox.waitForMail(friend.email, / gives you /)

  await test.step('its order says that the mail has gone, to staff as well, and the course is not among the giver’s', async () => {
    await main.getByRole('link', {name: 'See Your Gift'}).click()
    await expect(main.getByRole('heading', {name: 'Your gift for Ben'})).toBeVisible()
    await expect(main.getByText(`The mail went to ${friend.email}`)).toBeVisible()
    await staff.visit(newLearner.path().replace('/account/', '/admin/'))
    await expect(staff.main.getByText(`A gift for Ben, ${friend.email}: sent`)).toBeVisible()
    await newLearner.openInAccount('My Courses')
    await expect(page.getByRole('heading', {name: "You haven't purchased any courses yet"})).toBeVisible()
  })

  await test.step('the friend opens the link, signs up and accepts, and the course opens', async () => {
    const asked: string[] = []
    ben.page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    const link = linkIn(mail, '/claim#')
    await ben.visit(link)
    await expect(
      ben.title(`${account.firstName} ${account.lastName} gives you ${course.title}`),
    ).toBeVisible()
    await expect(ben.main.getByText('For your new garden.')).toBeVisible()
    await ben.main.getByRole('link', {name: 'Sign in to accept'}).click()
    await ben.signUp(friend)
    await ben.main.getByRole('button', {name: 'Accept'}).click()
    await expect(ben.title('It is yours')).toBeVisible()
    expect(asked.filter((request) => request.includes(link.split('#')[1] ?? ''))).toEqual([])
    await ben.main.getByRole('link', {name: 'Go to My Courses'}).click()
    await ben.main.getByRole('heading', {name: course.title}).getByRole('link').click()
    await expect(ben.page).toHaveURL(`/learn/${course.slug}`)
    await ben.main
      .getByRole('link', {name: /^(Start|Continue)/})
      .first()
      .click()
    await expect(ben.page).toHaveURL(new RegExp(`/learn/${course.slug}/`))
  })

  await test.step('the giver is told, and cannot have the money back any more', async () => {
    await inbox.waitForMail(account.email, /Your gift was accepted/)
    await page.goBack()
    await expect(main.getByText('Accepted', {exact: true})).toBeVisible()
    await expect(main.getByRole('button', {name: 'Get my money back'})).toHaveCount(0)
    await expect(main.getByRole('link', {name: 'Request a return'})).toHaveCount(0)
  })

  const pottery = await courseOnSale('Pottery', {price: 40})
  const giver = await signIn(account.email, account.password)
  const printedGift = {delivery: 'print', email: '', message: MESSAGE} as const
  await give(giver, {...pottery, priceCents: 4000}, printedGift)

  await test.step('a gift that nobody has accepted is printed', async () => {
    await newLearner.openInAccount('Order History')
    await page.getByRole('link', {name: /^View/}).first().click()
    await main.getByRole('link', {name: 'Print it'}).click()
    await expect(main.getByText('With love')).toBeVisible()
    const printed = (await main.getByText('/claim#').textContent()) ?? ''
    await ben.visit(new URL(printed).href)
    await expect(ben.title(new RegExp(`gives you ${pottery.title}`))).toBeVisible()
  })

  await test.step('it goes back to its giver, and its link leads nowhere', async () => {
    await main.getByRole('link', {name: 'Back to the order'}).click()
    await main.getByRole('button', {name: 'Get my money back'}).click()
    await page.getByRole('dialog').getByRole('button', {name: 'Take it back'}).click()
    await expect(newLearner.toast('Gift taken back')).toBeVisible()
    await expect(main.getByText('Taken back', {exact: true})).toBeVisible()
    ben.expectBrowserError(/400|gift-taken-back/)
    await ben.page.reload()
    await expect(ben.title('This gift was taken back')).toBeVisible()
  })
})
