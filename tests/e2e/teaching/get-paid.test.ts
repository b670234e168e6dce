import {expectNoViolations} from '../fixtures/accessibility.ts'
import {expect, test} from '../fixtures/test.ts'

test('a teacher tells Stripe who they are, half-way first, and can be paid then', async ({
  newLearner,
  instructor: _,
}) => {
  const {main, page} = newLearner

  await newLearner.visit('/teach')
  await main.getByRole('link', {name: 'How you are paid'}).click()
  await expect(main.getByText('Not set up')).toBeVisible()
  await expectNoViolations(newLearner)
  await main.getByRole('button', {name: 'Get paid'}).click()

  await expect(page.getByRole('heading', {name: /Get paid by/})).toBeVisible()
  await page.getByLabel('First name').fill('Tess')
  await page.getByLabel('Last name').fill('Aching')
  await page.getByRole('button', {name: 'Save and finish later'}).click()
  await expect(main.getByText('Details missing')).toBeVisible()
  await expect(main.getByRole('listitem').filter({hasText: 'your date of birth'})).toBeVisible()
  await expect(main.getByText('your name')).toBeHidden()
  await expectNoViolations(newLearner)

  await main.getByRole('button', {name: 'Go on at Stripe'}).click()
  await page.getByLabel('Date of birth').fill('1980-05-04')
  await page.getByLabel('Routing number').fill('110000000')
  await page.getByLabel('Account number').fill('000123456789')
  await page.getByLabel('I agree').check()
  await page.getByRole('button', {name: 'Agree and submit'}).click()
  await expect(main.getByText('Ready')).toBeVisible()
  await expectNoViolations(newLearner)
  await main.getByRole('button', {name: 'Open your payout account'}).click()
  await expect(page.getByText('Nothing has been paid out yet.')).toBeVisible()

  await newLearner.visit('/teach')
  await expect(main.getByRole('link', {name: 'How you are paid'})).toBeHidden()
})
