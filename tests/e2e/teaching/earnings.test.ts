import {readFile} from 'node:fs/promises'
import {formatCents} from '@lectern/domain/money'
import {monthOf} from '@lectern/domain/statistics/days'
import {shareOf} from '@lectern/domain/teachers/shares'
import {PDFDocument} from 'pdf-lib'
import {signUp} from '../../integration/commerce/learner.ts'
import {refundInDashboard} from '../../integration/commerce/payments.ts'
import {expectNoViolations} from '../fixtures/accessibility.ts'
import {expect, test} from '../fixtures/test.ts'

test('a teacher sees the share of a sale, takes its statement along, and sees it go when the money goes back', async ({
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

  await newLearner.visit('/teach/payouts')
  await expect(main.getByText('Nothing was sold yet')).toBeVisible()
  const ada = await signUp()
  const {orderId, sessionId} = await ada.buy(course)

  await newLearner.visit('/teach')
  await expect(main.getByRole('row').filter({hasText: course.title})).toContainText(share)
  await newLearner.visit('/teach/payouts')
  await expect(figure('Pending')).toHaveText(share)
  await expect(figure('Available')).toHaveText('$0.00')
  await expectNoViolations(newLearner)

  await main.getByRole('table', {name: 'Statements'}).getByRole('link').click()
  const entry = main.getByRole('table', {name: 'Entries'}).getByRole('row').filter({hasText: course.title})
  await expect(entry).toContainText('70%')
  await expect(entry).toContainText(share)
  await expectNoViolations(newLearner)
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

  await refundInDashboard(sessionId)
  await ada.orderBecomes(orderId, 'refunded')
  await page.reload()
  await expect(main.getByRole('row').filter({hasText: 'Refund'})).toContainText(`-${share}`)
  await expect(figure('Balance at its end')).toHaveText('$0.00')
})
