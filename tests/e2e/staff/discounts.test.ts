import {expect, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const randomCode = () => `TEST-${crypto.randomUUID().slice(0, 8)}`.toUpperCase()

/** Staff make a code in the dialog, as far as the page of the code. */
async function makeCode({page, main}: Visitor, code: string): Promise<void> {
  await main.getByRole('button', {name: 'New Code'}).click()
  const dialog = page.getByRole('dialog', {name: 'New discount code'})
  await dialog.getByLabel('Code', {exact: true}).fill(code.toLowerCase())
  await dialog.getByLabel('Per cent off').fill('25')
  await dialog.getByRole('button', {name: 'Make Code'}).click()
}

test('staff make a code that a learner has tried, who pays less with it and sees it on the order and the receipt', async ({
  staff,
  newLearner,
  account,
  inbox,
}) => {
  const code = randomCode()
  const {page, main} = newLearner
  const field = main.getByLabel('Discount code', {exact: true}).and(page.getByRole('textbox'))
  const summary = main.getByRole('term').locator('xpath=..').first()
  newLearner.expectBrowserError(/\/learner|The discount code could not be used/)

  await test.step('a code that cannot be used is refused in words, and stays in its field', async () => {
    // A link to any page keeps the code; the cart takes it off.
    await newLearner.visit(`/course/seo-that-lasts?code=${code.toLowerCase()}`)
    await expect(newLearner.toast('Discount code kept')).toBeVisible()
    await newLearner.addToCart.click()
    await newLearner.header.getByRole('link', {name: 'Cart, 1 item'}).click()
    await expect(field).toHaveValue(code)
    await expect(main.getByText('There is no such code. Please check it once more.')).toBeVisible()
    await expect(main.getByRole('button', {name: 'Pay $89.99'})).toBeVisible()
  })

  await test.step('staff make the code', async () => {
    await staff.visit('/admin/discounts')
    await makeCode(staff, code)
    await expect(staff.title(code)).toBeVisible()
    await expect(staff.page.getByLabel('Link that enters it')).toHaveValue(
      new RegExp(`/cart\\?code=${code}$`),
    )
  })

  await test.step('now it can be applied, and taken off again', async () => {
    await field.fill(` ${code.toLowerCase()}`)
    await main.getByRole('button', {name: 'Apply'}).click()
    await expect(main.getByRole('button', {name: 'Pay $67.49'})).toBeVisible()
    await main.getByRole('button', {name: `Remove code ${code}`}).click()
    await expect(main.getByRole('button', {name: 'Pay $89.99'})).toBeVisible()
    await expect(summary).toContainText('Discount $0.00', {useInnerText: true})
    await expect(field).toHaveValue('')
    await newLearner.expectFocus()
  })

  await test.step('its link enters it, and the payment is less', async () => {
    await newLearner.visit(`/cart?code=${code}`)
    await expect(page).toHaveURL('/cart')
    for (const line of ['Subtotal $89.99', `Discount (${code}) -$22.50`, 'Total $67.49'])
      await expect(summary).toContainText(line, {useInnerText: true})
    await page.getByRole('button', {name: 'Pay $67.49'}).click()
    await expect(page.getByText(`$89.99 less $22.50 with the code ${code}`)).toBeVisible()
    await newLearner.payByCard()
    await newLearner.seePaymentConfirmed()
    await expect(main.getByText(`Discount (${code})`)).toBeVisible()
    expect(await newLearner.stored('discount-code')).toBeNull()
  })

  await test.step('the order and the receipt have it', async () => {
    await main.getByRole('link', {name: 'View Order History'}).click()
    await page.getByRole('link', {name: /^View order/}).click()
    await expect(main.getByRole('row', {name: `Discount (${code}) -$22.50`})).toBeVisible()
    await expect(main.getByRole('row', {name: 'Total $67.49'})).toBeVisible()
    const receipt = await inbox.waitForMail(account.email, /receipt/i)
    expect(receipt.text).toContain(`Discount (${code}): -$22.50`)
  })

  await test.step('staff see its use, and end the code', async () => {
    await staff.page.reload()
    await expect(staff.main.getByRole('row').filter({hasText: 'Paid'})).toContainText('$22.50')
    await staff.page.getByRole('button', {name: 'End This Code'}).click()
    await staff.page.getByRole('button', {name: 'End Code'}).click()
    await expect(staff.toast('Discount code ended')).toBeVisible()
    await expect(staff.main.getByText('Ended', {exact: true})).toBeVisible()
  })
})
