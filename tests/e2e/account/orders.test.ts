import {readFile} from 'node:fs/promises'
import {PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject} from 'pdf-lib'
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
  'a learner finds their courses and orders, once they can be loaded, and opens their own only',
  shows(`S0.01.04 S1.02.05 S2.01.27 S2.11.35 S2.11.36 S2.11.37 S2.11.38 S2.11.39 S2.11.40 S3.10.02 S7.13.04 S1.02.02 S1.02.03 S2.01.21 S2.01.25 S2.11.05 S2.11.13 S2.11.14 S2.11.15 S2.11.16 S2.11.17 S2.11.18 S2.11.19
    S2.11.20 S3.09.01 S6.05.01 S6.05.03 S6.05.04 S7.13.02 S7.13.03 S7.14.01 S8.07.01 S8.07.02 S9.09.01 S9.09.03`),
  async ({learner, newLearner}) => {
    const {page, main, header} = learner
    const rows = rowsOf(learner)
    const courses = ['Product Photography on a Small Table', 'Presentations That Hold the Room'] as const

    await test.step('while the courses are fetched, with one query for all, a skeleton stands there', async () => {
      const reads: string[] = []
      page.on('request', (request) => {
        const query = `${new URL(request.url()).searchParams.get('query')} ${request.postData()}`
        for (const read of ['"enrollments"', '_id in $ids']) if (query.includes(read)) reads.push(read)
      })
      await learner.network.hold('orders')
      await learner.visit('/my-courses')
      await expect(page.getByText('Loading your courses').first()).toBeAttached()
      learner.network.restore()
      await expect(main.getByText(/Purchased on/)).toHaveCount(3)
      // The course query comes after the query of the enrollments.
      expect(reads).toEqual(['"enrollments"', '_id in $ids'])
    })

    await test.step('one of them is opened', async () => {
      const bought = main.getByRole('listitem').filter({hasText: /Purchased on \w+ \d+, \d{4}/})
      await expect(bought).toHaveCount(3)
      const photography = bought.filter({hasText: courses[0]})
      await expect(photography.getByRole('paragraph').first()).toHaveText(/.{41,}/s)
      await expect(photography.getByRole('presentation').first()).toHaveAttribute('src', /\/images\//)
      await photography.getByRole('link', {name: /^View Course/}).click()
      await expect(learner.title(courses[0])).toBeVisible()
    })

    await test.step('orders that cannot be loaded can be tried again', async () => {
      await learner.network.block('orders')
      await header.getByRole('button', {name: 'Account'}).click()
      await page.getByRole('menuitem', {name: 'Order History'}).click()
      await expect(main.getByText('Error loading orders')).toBeVisible()
      await expect(learner.alert('Error loading orders', 'Please try again later')).toBeVisible()
      learner.network.restore()
      await page.getByRole('button', {name: 'Try again'}).click()
      await expect(rows).toHaveCount(2)
      learner.expectNoMoreErrors()
    })

    await test.step('the newest is the first, and each has its facts and courses', async () => {
      for (const fact of [/\w{8}…/, /days ago/, '1 course', '$109.99', 'Completed'])
        await expect(rows.first()).toContainText(fact, {useInnerText: true})
      for (const title of courses) await expect(rows.last().getByText(title)).toBeVisible()
      await expect(page.getByRole('link', {name: 'Back to account'})).toHaveAttribute('href', '/account')
    })

    await test.step('somebody else does not see it', async () => {
      await rows.last().getByRole('link', {name: /^View/}).click()
      await expect(learner.title(/^Order \w{8}…/)).toBeVisible()
      for (const line of [...courses, '$134.98']) await expect(main.getByText(line).first()).toBeVisible()
      newLearner.expectBrowserError(/status of 403/)
      await newLearner.visit(learner.path())
      await expect(
        newLearner.page
          .getByText(/We couldn.t find this order or you don.t have permission to view it/)
          .first(),
      ).toBeVisible()
    })
  },
)

test('a company buys without tax, prints its invoice on one page, and corrects it once', async ({
  newLearner,
  account,
  taughtCourse,
}) => {
  const {page, main, header} = newLearner
  const course = await taughtCourse('Felting', {price: 59.5})

  await test.step('it pays', async () => {
    await newLearner.putInCart(course.slug)
    await header.getByRole('link', {name: 'Cart, 1 item'}).click()
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
  })

  await test.step('the invoice says who sold what to whom', async () => {
    await header.getByRole('button', {name: 'Account'}).click()
    await page.getByRole('menuitem', {name: 'Order History'}).click()
    await expect(rowsOf(newLearner)).toContainText(/Return\s*until \w{3} \d+/)
    await viewLinks(newLearner).first().click()
    await main.getByRole('link', {name: 'Receipt'}).click()
    await expect(newLearner.title('Invoice')).toBeVisible()
    for (const fact of [
      'Invoice number',
      'Sold by',
      account.email,
      'Visa ending in 4242',
      'Total paid',
      'Filzhof GmbH',
      'Lange Reihe 7',
      'Germany',
      'Tax number DE129273398',
      'Reverse charge',
    ])
      await expect(main.getByText(fact).first()).toBeVisible()
    await expect(main.getByRole('row', {name: /^Felting .* ?\$59\.50$/})).toBeVisible()
  })

  await test.step('it prints on one page', async () => {
    for (const format of ['A4', 'Letter'] as const)
      for (const landscape of [false, true]) {
        const pdf = await PDFDocument.load(await page.pdf({format, landscape}))
        expect(pdf.getPageCount(), `${format}, ${landscape ? 'landscape' : 'portrait'}`).toBe(1)
      }
    await page.emulateMedia({media: 'print'})
    await page.setViewportSize({width: 1000, height: 700})
    expect((await main.getByRole('table').boundingBox())?.width).toBeGreaterThan(800)
    await page.emulateMedia({media: 'screen'})
  })

  await test.step('its file can be read aloud', async () => {
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
  })

  await test.step('corrected, it is replaced', async () => {
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
})
