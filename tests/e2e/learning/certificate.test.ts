import jsqr from 'jsqr'
import {PDFDocument} from 'pdf-lib'
import sharp from 'sharp'
import {randomBytes} from 'node:crypto'
import {credentialPath} from '@lectern/domain/learning/credential'
import {readFile} from 'node:fs/promises'
import {stack} from '../../stack.ts'
import {expect, test} from '../fixtures/test.ts'
import {issueCertificate} from '../fixtures/taught-course.ts'

const course = {courseId: 'course-seo-that-lasts', courseTitle: 'SEO That Lasts'}

/** As long as a name can be said to be, with letters of other Latin alphabets. */
const NAME = 'Zażółć José Francisco de Paula Juan Nepomuceno María Brzęczyszczykiewiczówna Nguyễn Đỗ'

/** It is its own module, although its types say otherwise. */
const decode = jsqr as unknown as (typeof jsqr)['default']

test('anybody can verify a certificate by its address, take it along and print it', async ({visitor}) => {
  const {page, main} = visitor
  const id = await issueCertificate({userId: 'somebody', ...course, name: NAME})
  const sheet = main.getByRole('article', {name: 'Certificate'})

  await test.step('the font for letters of other Latin alphabets is fetched by no other page', async () => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (/latin-ext|vietnamese/.test(request.url())) fetched.push(request.url())
    })
    await visitor.visit('/')
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])
  })

  await test.step('it is genuine, and says for what', async () => {
    await visitor.visit(`/certificates/${id}`)
    await expect(main.getByText('This certificate is genuine')).toBeVisible()
    await expect(visitor.title(`${NAME} has completed SEO That Lasts`)).toBeVisible()
    await expect(sheet).toContainText('taught by Amara Okafor')
    await expect(sheet).toContainText('6h 30m')
    await expect(main.getByRole('link', {name: 'Add to LinkedIn Profile'})).toHaveCount(0)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    // What was served for previews of the link has made way for the page's own.
    await expect(
      page.locator('meta[name=description], meta[property="og:title"], link[rel=canonical]'),
    ).toHaveCount(3)
  })

  await test.step('its QR code leads to its address', async () => {
    const {data, info} = await sharp(await sheet.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({resolveWithObject: true})
    const read = decode(new Uint8ClampedArray(data), info.width, info.height)
    expect(read?.data).toBe(`${stack.siteUrl}/certificates/${id}`)
  })

  await test.step('the name is written in one font', async () => {
    await page.evaluate('document.fonts.ready')
    const devTools = await visitor.context.newCDPSession(page)
    await devTools.send('DOM.enable')
    await devTools.send('CSS.enable')
    const {root} = await devTools.send('DOM.getDocument', {depth: -1})
    for (const [selector, text] of [
      ['h1', visitor.title(new RegExp(NAME))],
      ['article', sheet.getByText(NAME, {exact: true})],
    ] as const) {
      await expect(text, selector).toBeVisible()
      const {nodeId} = await devTools.send('DOM.querySelector', {nodeId: root.nodeId, selector})
      const {fonts} = await devTools.send('CSS.getPlatformFontsForNode', {nodeId})
      expect(fonts).not.toContainEqual(expect.objectContaining({isCustomFont: false}))
    }
  })

  for (const format of ['A4', 'Letter'] as const)
    await test.step(`it prints on one page of ${format}`, async () => {
      for (const landscape of [true, false]) {
        const pdf = await PDFDocument.load(await page.pdf({format, landscape, printBackground: true}))
        expect(pdf.getPageCount()).toBe(1)
      }
    })

  await test.step('the browser verifies its signature, and it is taken along as a file that carries it', async () => {
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
  })

  await test.step('what somebody has changed on the way is refused', async () => {
    await page.route(`**${credentialPath(id, 'jwt')}`, async (route) => {
      const answer = await route.fetch()
      const [header, payload = '', signature] = (await answer.text()).split('.')
      const other = Buffer.from(payload, 'base64url').toString().replace('"6.5"', '"65"')
      await route.fulfill({body: [header, Buffer.from(other).toString('base64url'), signature].join('.')})
    })
    await page.reload()
    await expect(main.getByText('The signature does not belong to what this page says.')).toBeVisible()
  })
})

test('one that was withdrawn says so, and so does an address without any, or one that cannot be asked about', async ({
  visitor,
}) => {
  const {main} = visitor
  visitor.expectBrowserError(/404/)
  const id = await issueCertificate({userId: 'somebody', ...course, withdrawnAt: Date.UTC(2026, 10, 21, 12)})
  await visitor.visit(`/certificates/${id}`)
  await expect(visitor.title('This certificate has been withdrawn')).toBeVisible()
  await expect(main).toContainText('has not been valid since November 21, 2026')
  await expect(main.getByText('genuine')).toHaveCount(0)
  for (const unknown of [randomBytes(16).toString('hex'), 'never-issued']) {
    await visitor.visit(`/certificates/${unknown}`)
    await expect(visitor.title('There is no such certificate')).toBeVisible()
  }
  expect(visitor.unexpectedErrors()).toEqual([])

  const genuine = await issueCertificate({userId: 'somebody', ...course})
  await visitor.network.fail('orders')
  await visitor.visit(`/certificates/${genuine}`)
  await expect(main.getByText('That says nothing about whether it is genuine.')).toBeVisible()
  visitor.network.restore()
  await main.getByRole('button', {name: 'Try again'}).click()
  await expect(main.getByText('This certificate is genuine')).toBeVisible()
})
