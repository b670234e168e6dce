import {expectNoViolations} from '../fixtures/accessibility.ts'
import {newAccount} from '../fixtures/accounts.ts'
import {linkIn} from '../fixtures/inbox.ts'
import {openAccount} from '../fixtures/open-account.ts'
import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** Buys three seats of a course at $40, up to the page of the team. */
async function buyThreeSeats(buyer: Visitor, slug: string): Promise<void> {
  const {main, page} = buyer
  await buyer.visit(`/course/${slug}`)
  await main.getByRole('link', {name: 'Buy for a team'}).click()
  await expect(main.getByText('2 to 4 seats: $40.00 each')).toBeVisible()
  await main.getByLabel('How many seats?').fill('3')
  await expect(main.getByText('3 seats at $40.00 each: $120.00')).toBeVisible()
  await main.getByRole('button', {name: 'Pay $120.00'}).click()
  await buyer.payByCard()
  await buyer.seePaymentConfirmed()
  await main.getByRole('link', {name: 'Invite Your Team'}).click()
  await expect(page).toHaveURL(/\/team\?team=/)
}

/** Expects how many seats the team has, and how many of them are used and free. */
async function expectSeats({main}: Visitor, seats: number, used: number, free: number): Promise<void> {
  await expect(main.getByRole('term')).toHaveText(['Seats', 'Used', 'Free'])
  await expect(main.getByRole('definition')).toHaveText([seats, used, free].map(String))
}

test('seats are bought for a team: one is accepted, one taken back, and the money of one comes back', async ({
  newLearner,
  account,
  taughtCourse,
  openBrowser,
  inbox,
}) => {
  const course = await taughtCourse('Knitting', {price: 40})
  const [member, other] = [newAccount('Ben'), newAccount('Cleo')]
  const {main, page} = newLearner
  const rowOf = ({email}: {email: string}) => main.getByRole('row').filter({hasText: email})
  await buyThreeSeats(newLearner, course.slug)
  await expect(main.getByRole('heading', {name: course.title})).toBeVisible()
  await expect(main.getByText('Nobody has been invited yet.')).toBeVisible()
  await expectSeats(newLearner, 3, 0, 3)

  const list = `Name,Email\nBen,${member.email}\nnobody at all\n${other.email}`
  await main.getByLabel('Email addresses').fill(list)
  await main.getByRole('button', {name: 'Invite', exact: true}).click()
  await expect(newLearner.toast('2 of 3 invited')).toBeVisible()
  const lineOf = (text: string) =>
    main.getByRole('region', {name: 'What became of your list'}).getByRole('listitem').filter({hasText: text})
  await expect(lineOf('nobody at all')).toContainText('No address in this line')
  await expect(lineOf(member.email)).toContainText('Invited')
  await expect(lineOf(other.email)).toContainText('Invited')
  await expectSeats(newLearner, 3, 2, 1)
  await expect(rowOf(member).getByText('Invited', {exact: true})).toBeVisible()

  const invited = await inbox.waitForMail(member.email, / invites you to /)
  const ben = await openBrowser({user: await openAccount(member)})
  await ben.visit(linkIn(invited, '/claim#'))
  const seat = `${account.firstName} ${account.lastName} has a seat for you in ${course.title}`
  await expect(ben.title(seat)).toBeVisible()
  await expect(ben.main.getByText('sees which lessons you have done')).toBeVisible()
  await ben.main.getByRole('button', {name: 'Accept'}).click()
  await expect(ben.title('It is yours')).toBeVisible()
  await ben.main.getByRole('link', {name: 'Go to My Courses'}).click()
  await expect(ben.main.getByRole('heading', {name: course.title})).toBeVisible()

  await page.getByRole('navigation', {name: 'Account'}).getByRole('link', {name: 'Teams'}).click()
  await expect(page).toHaveURL('/team')
  await expect(rowOf(member).getByText('Ben Fenn')).toBeVisible()
  await expect(rowOf(member).getByText('Not begun')).toBeVisible()
  await expect(rowOf(member).getByText('0 of 5')).toBeVisible()
  await expectSeats(newLearner, 3, 2, 1)

  const withdrawn = await inbox.waitForMail(other.email, / invites you to /)
  await rowOf(other)
    .getByRole('button', {name: /^Take back/})
    .click()
  await page.getByRole('dialog').getByRole('button', {name: 'Take it back'}).click()
  await expect(newLearner.toast('Seat taken back')).toBeVisible()
  await expect(rowOf(other)).toHaveCount(0)
  await expectSeats(newLearner, 3, 1, 2)
  ben.expectBrowserError(/400|seat-taken-back/)
  await ben.visit(linkIn(withdrawn, '/claim#'))
  await expect(ben.title('This seat was taken back')).toBeVisible()

  await main.getByRole('button', {name: 'Give seats back'}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How many seats?').fill('1')
  await dialog.getByRole('button', {name: 'Give back'}).click()
  await expect(newLearner.toast('$40.00 are on their way back to you.')).toBeVisible()
  await expect(main.getByText('1 free at $40.00 each')).toBeVisible()
  await expectSeats(newLearner, 2, 1, 1)
  await expectNoViolations(newLearner)
})
