import jsqr from 'jsqr'
import {PDFDocument} from 'pdf-lib'
import sharp from 'sharp'
import {randomBytes} from 'node:crypto'
import {credentialPath} from '@lectern/domain/learning/credential'
import {readFile} from 'node:fs/promises'
import {stack} from '../../stack.ts'
import {expect, test} from '../fixtures/test.ts'
import {issueCertificate, uidOf} from '../fixtures/taught-course.ts'

const course = {courseId: 'course-seo-that-lasts', courseTitle: 'SEO That Lasts'}

/** It is its own module, although its types say otherwise. */
const decode = jsqr as unknown as (typeof jsqr)['default']

test('anybody can verify a certificate by its address, and its QR code leads there', async ({visitor}) => {
  const {page, main} = visitor
  const id = await issueCertificate({userId: 'somebody', ...course})
  await visitor.visit(`/certificates/${id}`)
  await expect(main.getByText('This certificate is genuine')).toBeVisible()
  await expect(visitor.title('Ada Fenn has completed SEO That Lasts')).toBeVisible()
  const sheet = main.getByRole('article', {name: 'Certificate'})
  await expect(sheet).toContainText('taught by Amara Okafor')
  await expect(sheet).toContainText('6h 30m')
  await expect(main.getByRole('link', {name: 'Add to LinkedIn Profile'})).toHaveCount(0)
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)

  // What was served for previews of the link has made way for the page's own.
  await expect(
    page.locator('meta[name=description], meta[property="og:title"], link[rel=canonical]'),
  ).toHaveCount(3)

  const {data, info} = await sharp(await sheet.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const read = decode(new Uint8ClampedArray(data), info.width, info.height)
  expect(read?.data).toBe(`${stack.siteUrl}/certificates/${id}`)
})

test('the browser verifies its signature, and it is taken along as a file that carries it', async ({
  visitor,
}) => {
  const {page, main} = visitor
  const id = await issueCertificate({userId: 'somebody', ...course})
  await visitor.visit(`/certificates/${id}`)
  await expect(main.getByText('Your browser has verified the signature')).toBeVisible()
  await main.getByText('How do I put it into a wallet?').click()
  await expect(main.getByText(`/certificates/${id}.jwt`)).toBeVisible()
  for (const [name, holds] of [
    ['Signed credential (.jwt)', /^[\w-]+\.[\w-]+\.[\w-]+$/],
    ['Picture (.svg)', /<openbadges:credential verify="/],
    ['What it says (.json)', /"OpenBadgeCredential"/],
  ] as const) {
    const download = page.waitForEvent('download')
    await main.getByRole('link', {name}).click()
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(holds)
  }

  // What somebody has changed on the way is refused, and said so.
  await page.route(`**${credentialPath(id, 'jwt')}`, async (route) => {
    const answer = await route.fetch()
    const [header, payload = '', signature] = (await answer.text()).split('.')
    const other = Buffer.from(payload, 'base64url').toString().replace('"6.5"', '"65"')
    await route.fulfill({body: [header, Buffer.from(other).toString('base64url'), signature].join('.')})
  })
  await visitor.visit(`/certificates/${id}`)
  await expect(main.getByText('The signature does not belong to what this page says.')).toBeVisible()
})

test('one that was withdrawn says so, and so does an address without any', async ({visitor}) => {
  visitor.expectBrowserError(/404/)
  const id = await issueCertificate({userId: 'somebody', ...course, withdrawnAt: Date.UTC(2026, 10, 21, 12)})
  await visitor.visit(`/certificates/${id}`)
  await expect(visitor.title('This certificate has been withdrawn')).toBeVisible()
  await expect(visitor.main).toContainText('has not been valid since November 21, 2026')
  await expect(visitor.main.getByText('genuine')).toHaveCount(0)
  for (const unknown of [randomBytes(16).toString('hex'), 'never-issued']) {
    await visitor.visit(`/certificates/${unknown}`)
    await expect(visitor.title('There is no such certificate')).toBeVisible()
  }
})

test('while it cannot be asked, a certificate is neither genuine nor not', async ({visitor}) => {
  const id = await issueCertificate({userId: 'somebody', ...course})
  await visitor.network.fail('orders')
  await visitor.visit(`/certificates/${id}`)
  await expect(visitor.main.getByText('That says nothing about whether it is genuine.')).toBeVisible()
  visitor.network.restore()
  await visitor.main.getByRole('button', {name: 'Try again'}).click()
  await expect(visitor.main.getByText('This certificate is genuine')).toBeVisible()
})

test('names with letters of other Latin alphabets are written in one font, which no other page fetches', async ({
  visitor,
}) => {
  const {page, main} = visitor
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/latin-ext|vietnamese/.test(request.url())) fetched.push(request.url())
  })
  await visitor.visit('/')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])

  const name = 'Zażółć Brzęczyszczykiewiczówna Nguyễn Đỗ'
  const id = await issueCertificate({userId: 'somebody', ...course, name})
  await visitor.visit(`/certificates/${id}`)
  await expect(visitor.title(new RegExp(name))).toBeVisible()
  await page.evaluate('document.fonts.ready')
  const devTools = await visitor.context.newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const {root} = await devTools.send('DOM.getDocument', {depth: -1})
  for (const [selector, text] of [
    ['h1', visitor.title(new RegExp(name))],
    ['article', main.getByRole('article', {name: 'Certificate'}).getByText(name, {exact: true})],
  ] as const) {
    await expect(text, selector).toBeVisible()
    const {nodeId} = await devTools.send('DOM.querySelector', {nodeId: root.nodeId, selector})
    const {fonts} = await devTools.send('CSS.getPlatformFontsForNode', {nodeId})
    expect(fonts).not.toContainEqual(expect.objectContaining({isCustomFont: false}))
  }
})

for (const format of ['A4', 'Letter'] as const)
  test(`it prints on one page of ${format}`, async ({visitor}) => {
    const name = 'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Ruiz y Picasso'
    const id = await issueCertificate({userId: 'somebody', ...course, name})
    await visitor.visit(`/certificates/${id}`)
    await expect(visitor.main.getByText('This certificate is genuine')).toBeVisible()
    for (const landscape of [true, false]) {
      const pdf = await PDFDocument.load(await visitor.page.pdf({format, landscape, printBackground: true}))
      expect(pdf.getPageCount()).toBe(1)
    }
  })

test('its learner finds it ready for a LinkedIn profile', async ({newLearner, account}) => {
  const id = await issueCertificate({userId: await uidOf(account), ...course})
  await newLearner.visit(`/certificates/${id}`)
  const link = newLearner.main.getByRole('link', {name: 'Add to LinkedIn Profile'})
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'SEO That Lasts',
    organizationName: 'Lectern',
    issueYear: '2026',
    issueMonth: '11',
    certUrl: `${stack.siteUrl}/certificates/${id}`,
    certId: id,
  })
})
