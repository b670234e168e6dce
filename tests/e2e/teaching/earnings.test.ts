import {readFile} from 'node:fs/promises'
import {formatCents} from '@lectern/domain/money'
import {monthOf} from '@lectern/domain/statistics/days'
import {shareOf} from '@lectern/domain/teachers/shares'
import {PDFDocument} from 'pdf-lib'
import {signUp} from '../../integration/commerce/learner.ts'
import {refundInDashboard} from '../../integration/commerce/payments.ts'
import {DESKTOP, expectNoViolations} from '../fixtures/accessibility.ts'
import {expect, test} from '../fixtures/test.ts'

test('a teacher tells Stripe who they are, sees the share of a sale, takes its statement along, and sees it go when the money goes back', async ({
  newLearner,
  instructor,
  courseOnSale,
}) => {
  const onSale = await courseOnSale('Carving', {
    price: 59.99,
    instructor,
  })
  const course = {...onSale, priceCents: 5999}
  const {main, page} = newLearner
  const share = formatCents(shareOf(course.priceCents, 7000))
  const figure = (name: string) =>
    main.getByRole('term').filter({hasText: name}).locator('xpath=following-sibling::dd[1]')
  const menu = page.getByRole('navigation', {name: 'Teaching'})
  const open = (name: string) => menu.getByRole('link', {name}).click()
  const openStatement = () => main.getByRole('table', {name: 'Statements'}).getByRole('link').click()

  await test.step('the overview leads to how one is paid', async () => {
    await newLearner.visit('/teach')
    await main.getByRole('link', {name: 'How you are paid'}).click()
    await expect(main.getByText('Not set up')).toBeVisible()
    await expect(main.getByText('Nothing was sold yet')).toBeVisible()
    await expectNoViolations(newLearner)
    await main.getByRole('button', {name: 'Get paid'}).click()
  })

  await test.step('who has told Stripe half of it reads what is missing', async () => {
    await expect(page.getByRole('heading', {name: /Get paid by/})).toBeVisible()
    await page.getByLabel('First name').fill('Tess')
    await page.getByLabel('Last name').fill('Aching')
    await page.getByRole('button', {name: 'Save and finish later'}).click()
    await expect(main.getByText('Details missing')).toBeVisible()
    await expect(main.getByRole('listitem').filter({hasText: 'your date of birth'})).toBeVisible()
    await expect(main.getByText('your name')).toBeHidden()
    await expectNoViolations(newLearner)
  })

  const ada = await signUp()
  const {orderId, sessionId} = await ada.buy(course)

  await test.step('who has told all of it can be paid, and sees the share of a sale', async () => {
    await main.getByRole('button', {name: 'Go on at Stripe'}).click()
    await page.getByLabel('Date of birth').fill('1980-05-04')
    await page.getByLabel('Routing number').fill('110000000')
    await page.getByLabel('Account number').fill('000123456789')
    await page.getByLabel('I agree').check()
    await page.getByRole('button', {name: 'Agree and submit'}).click()
    await expect(main.getByText('Ready')).toBeVisible()
    await expect(figure('Pending')).toHaveText(share)
    await expect(figure('Available')).toHaveText('$0.00')
    await expectNoViolations(newLearner)
    await page.setViewportSize(DESKTOP)

    await open('Overview')
    await expect(main.getByRole('row').filter({hasText: course.title})).toContainText(share)
    await expect(main.getByRole('link', {name: 'How you are paid'})).toBeHidden()
  })

  await test.step('its statement can be taken along, and names nobody who has bought', async () => {
    await open('Earnings')
    await openStatement()
    const entry = main.getByRole('table', {name: 'Entries'}).getByRole('row').filter({hasText: course.title})
    await expect(entry).toContainText('70%')
    await expect(entry).toContainText(share)
    await expectNoViolations(newLearner)
    await page.setViewportSize(DESKTOP)
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', {name: 'Download CSV'}).click(),
    ])
    const csv = await readFile(await table.path(), 'utf8')
    expect(csv).toContain(course.title)
    for (const theirs of [ada.uid, ada.email, orderId]) expect(csv).not.toContain(theirs)
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', {name: 'Download PDF'}).click(),
    ])
    expect(sheet.suggestedFilename()).toBe(`statement-${monthOf(Date.now())}.pdf`)
    const pdf = await PDFDocument.load(await readFile(await sheet.path()))
    expect(pdf.getTitle()).toMatch(/^Statement, .*, Tess Aching$/)
  })

  await test.step('when the money goes back, so does the share', async () => {
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    await open('Earnings')
    await openStatement()
    await expect(main.getByRole('row').filter({hasText: 'Refund'})).toContainText(`-${share}`)
    await expect(figure('Balance at its end')).toHaveText('$0.00')
  })

  await test.step('the account at Stripe can be opened', async () => {
    await open('Earnings')
    await main.getByRole('button', {name: 'Open your payout account'}).click()
    await expect(page.getByText('Nothing has been paid out yet.')).toBeVisible()
  })
})
