import {readFile} from 'node:fs/promises'
import {PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject} from 'pdf-lib'
import {placeOrder} from '../fixtures/orders.ts'
import {expect, shows, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

/** The roles of a PDF file's structure, in the order in which it is read. */
function rolesIn({catalog, context}: PDFDocument): string[] {
  const rolesOf = (object: PDFObject | undefined): string[] => {
    const element = object && context.lookup(object)
    if (element instanceof PDFArray) return element.asArray().flatMap(rolesOf)
    if (!(element instanceof PDFDict)) return []
    const role = element.get(PDFName.of('S'))
    const own = role instanceof PDFName ? [role.decodeText()] : []
    return [...own, ...rolesOf(element.get(PDFName.of('K')))]
  }
  return rolesOf(catalog.get(PDFName.of('StructTreeRoot')))
}

const viewLinks = ({page}: Visitor) => page.getByRole('link', {name: /^View/})
const rowsOf = (visitor: Visitor) => visitor.page.getByRole('row').filter({has: viewLinks(visitor)})

test(
  'a new learner’s account is empty and links to the catalogue',
  shows('S2.01.20 S2.11.02 S2.11.03 S2.11.22 S2.11.23 S2.11.41 S2.11.42'),
  async ({newLearner}) => {
    const {page, main} = newLearner
    for (const [path, words] of [
      ['/order-history', 'No orders yet'],
      ['/my-courses', "You haven't purchased any courses yet"],
    ] as const) {
      await newLearner.visit(path)
      await expect(page.getByRole('heading', {name: words})).toBeVisible()
      await expect(main.getByRole('link', {name: 'Browse Courses'})).toHaveAttribute('href', '/courses')
    }
    await newLearner.visit('/account')
    await expect(page.getByRole('heading', {name: 'No orders yet'})).toBeVisible()
    await page.getByRole('tab', {name: 'My Returns'}).click()
    await expect(page.getByRole('heading', {name: 'No returns yet'})).toBeVisible()
    await page.getByRole('tab', {name: 'Profile'}).click()
    await expect(
      page.getByRole('tabpanel', {name: 'Profile'}).getByRole('heading', {name: 'Ada Fenn'}),
    ).toBeVisible()
  },
)

test(
  'the order history lists the orders, newest first',
  shows(`S1.02.02 S2.01.25 S2.11.13 S2.11.14 S2.11.15 S2.11.16 S2.11.17 S2.11.18 S2.11.19 S3.09.01 S6.05.01
    S7.13.02 S7.13.03 S9.09.01 S9.09.03`),
  async ({learner}) => {
    const rows = rowsOf(learner)
    await learner.visit('/order-history')
    await expect(rows).toHaveCount(2)
    const newest = rows.first()
    for (const fact of [/\w{8}…/, /days ago/, '1 course', '$109.99', 'Completed'])
      await expect(newest).toContainText(fact, {useInnerText: true})
    await expect(learner.page.getByRole('link', {name: 'Back to account'})).toHaveAttribute(
      'href',
      '/account',
    )
  },
)

test('the order history names the courses', async ({learner}) => {
  await learner.visit('/order-history')
  const oldest = rowsOf(learner).last()
  for (const title of ['Product Photography on a Small Table', 'Presentations That Hold the Room'])
    await expect(oldest.getByText(title)).toBeVisible()
})

test('the invoice of an order says who sold what to whom, and prints on one page', async ({
  newLearner,
  account,
}) => {
  const {page, main} = newLearner
  await placeOrder(account, {
    id: 'course-draw-it-on-the-whiteboard',
    title: 'Draw It on the Whiteboard',
    priceCents: 6299,
  })
  await newLearner.visit('/order-history')
  await expect(rowsOf(newLearner)).toContainText(/Return\s*until \w{3} \d+/)
  await viewLinks(newLearner).first().click()
  await main.getByRole('link', {name: 'Receipt'}).click()
  await expect(newLearner.title('Invoice')).toBeVisible()
  for (const line of ['Invoice number', 'Sold by', account.email, 'Visa ending in 4242', 'Tax', 'Total paid'])
    await expect(main.getByText(line).first()).toBeVisible()
  await expect(main.getByRole('row', {name: /^Draw It on the Whiteboard .* ?\$62\.99$/})).toBeVisible()
  await expect(main.getByRole('row', {name: 'Tax $0.00'})).toBeVisible()
  for (const format of ['A4', 'Letter'] as const)
    for (const landscape of [false, true]) {
      const pdf = await PDFDocument.load(await page.pdf({format, landscape}))
      expect(pdf.getPageCount(), `${format}, ${landscape ? 'landscape' : 'portrait'}`).toBe(1)
    }

  const downloading = page.waitForEvent('download')
  await main.getByRole('button', {name: 'Download PDF'}).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/)
  const file = await PDFDocument.load(await readFile(await download.path()))
  expect(file.getPageCount()).toBe(1)
  expect(file.getTitle()).toMatch(/^Invoice INV-/)
  // Screen readers are told what is a heading, a table and its cells, and in which language.
  expect(file.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(en-US)')
  const roles = rolesIn(file)
  expect(roles.slice(0, 3)).toEqual(['Document', 'P', 'H1'])
  expect(roles.filter((role) => role === 'Table')).toHaveLength(1)
  expect(roles.filter((role) => role === 'TH')).toHaveLength(2)
  expect(roles.filter((role) => role === 'TR').length).toBeGreaterThan(3)

  await newLearner.page.emulateMedia({media: 'print'})
  await page.setViewportSize({width: 1000, height: 700})
  expect((await main.getByRole('table').boundingBox())?.width).toBeGreaterThan(800)
})

test('a company buys without tax, and corrects its invoice once', async ({newLearner, taughtCourse}) => {
  const {page, main} = newLearner
  const course = await taughtCourse('Felting', {price: 59.5})
  await newLearner.putInCart(course.slug)
  await newLearner.visit('/cart')
  await page.getByRole('button', {name: 'Pay $59.50'}).click()
  await page.getByLabel('Country').selectOption('Germany')
  await expect(page.getByText('VAT (19%, included)')).toBeVisible()
  await expect(page.getByText('$9.50')).toBeVisible()
  await page.getByLabel('I’m buying as a business').check()
  for (const [label, words] of [
    ['Business name', 'Filzhof GmbH'],
    ['VAT number', 'DE129273398'],
    ['Street and number', 'Lange Reihe 7'],
    ['Postal code', '20099'],
    ['City', 'Hamburg'],
  ] as const)
    await page.getByLabel(label).fill(words)
  await page.getByLabel('City').blur()
  await expect(page.getByText('VAT, reverse charge')).toBeVisible()
  await newLearner.payByCard()
  await newLearner.seePaymentConfirmed()

  await newLearner.visit('/order-history')
  await viewLinks(newLearner).first().click()
  await main.getByRole('link', {name: 'Receipt'}).click()
  await expect(newLearner.title('Invoice')).toBeVisible()
  const facts = [
    'Filzhof GmbH',
    'Lange Reihe 7',
    'Germany',
    'Tax number DE129273398',
    'Reverse charge',
    '$59.50',
  ]
  for (const fact of facts) await expect(main.getByText(fact).first()).toBeVisible()

  await main.getByRole('button', {name: 'Correct the invoice'}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('Kurze Mühren 1\n20095 Hamburg')
  await dialog.getByRole('button', {name: 'Make the new invoice'}).click()
  await expect(newLearner.toast('Invoice corrected')).toBeVisible()
  await expect(main.getByText('Kurze Mühren 1')).toBeVisible()
  await expect(main.getByText('Lange Reihe 7')).toHaveCount(0)
  await expect(main.getByRole('button', {name: 'Correct the invoice'})).toHaveCount(0)
  await main
    .getByRole('link', {name: /^Invoice INV/})
    .first()
    .click()
  await expect(main.getByText('another invoice has replaced it')).toBeVisible()
  await expect(main.getByText('Lange Reihe 7')).toBeVisible()
})

test(
  'a learner can open their own orders only',
  shows('S1.02.03 S2.01.21 S2.11.05 S2.11.20 S6.05.03 S6.05.04 S7.14.01'),
  async ({learner, newLearner}) => {
    newLearner.expectBrowserError(/status of 403/)
    await learner.visit('/order-history')
    await rowsOf(learner).last().getByRole('link', {name: /^View/}).click()
    await expect(learner.title(/^Order \w{8}…/)).toBeVisible()
    for (const line of [
      'Product Photography on a Small Table',
      'Presentations That Hold the Room',
      '$134.98',
    ])
      await expect(learner.main.getByText(line).first()).toBeVisible()

    for (const path of [learner.path(), '/account/orders/there-is-none']) {
      await newLearner.visit(path)
      await expect(
        newLearner.page
          .getByText(/We couldn.t find this order or you don.t have permission to view it/)
          .first(),
      ).toBeVisible()
    }
  },
)

test(
  'account screens whose data cannot be loaded show an error',
  shows('S8.07.01 S8.07.02 S8.07.03 S8.07.04 S8.07.05 S8.07.08 S8.07.09'),
  async ({learner}) => {
    await learner.visit('/order-history')
    await expect(viewLinks(learner).first()).toBeVisible()
    const order = (await viewLinks(learner).first().getAttribute('href')) ?? ''
    await learner.network.block('orders')
    for (const [path, toast, words] of [
      ['/order-history', 'Error loading orders', 'Please try again later'],
      ['/account?tab=returns', 'Error loading returns', 'Please try again later'],
      ['/account?tab=profile', 'Error loading profile', 'Please try again later'],
      ['/account/edit-profile', 'Error loading profile', 'Please try again later'],
      ['/profile', 'Error fetching profile', 'Could not load your profile information'],
      ['/my-courses', 'Error', 'Failed to load your courses. Please try again later.'],
      [order, 'Error loading order', 'Please try again later'],
    ] as const)
      await test.step(path, async () => {
        await learner.visit(path)
        await expect(learner.alert(toast, words)).toBeVisible()
      })
  },
)

test('loading orders can be retried after an error', shows('S8.07.02'), async ({learner}) => {
  await learner.network.block('orders')
  await learner.visit('/order-history')
  await expect(learner.main.getByText('Error loading orders')).toBeVisible()
  learner.network.restore()
  await learner.page.getByRole('button', {name: 'Try again'}).click()
  await expect(viewLinks(learner).first()).toBeVisible()
})
