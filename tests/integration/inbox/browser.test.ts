import type {Browser, Page} from 'playwright-core'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {findViolations} from '../../e2e/axe.ts'
import {launchBrowser} from '../../e2e/browser.ts'
import {openPostOffice, type PostOffice} from './post-office.ts'

let office: PostOffice
let browser: Browser
beforeAll(async () => {
  office = await openPostOffice()
  browser = await launchBrowser()
})
beforeEach(async () => {
  await fetch(`${office.url}/messages`, {method: 'DELETE'})
  await office.send({subject: 'Confirm your address', to: 'new@lectern.test', 'o:tag': 'verification'})
  await office.send({
    'o:tag': 'receipt',
    html: `<p>Thank you.</p><a href="${office.url}/?q=linked">See your order</a><script>document.title='ran'</script>`,
  })
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  await browser.close()
  await office.close()
})

async function visit(more: {width?: number; dark?: boolean} = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width: more.width ?? 1024, height: 800},
    colorScheme: more.dark === true ? 'dark' : 'light',
  })
  const page = await context.newPage()
  await page.goto(office.url)
  return page
}

test('a mail is opened, and its link leads out into a tab of its own', async () => {
  const page = await visit()
  await page.getByRole('link', {name: /Your receipt/}).click()
  await page.getByRole('heading', {name: 'Your receipt'}).waitFor()
  const link = page.frameLocator('iframe').getByRole('link', {name: 'See your order'})
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await tab.waitForURL(`${office.url}/?q=linked`)
  // The new tab is no longer held by the frame's sandbox.
  await tab.waitForFunction("document.title.startsWith('Inbox')")
  await page.getByRole('link', {name: 'Plain text'}).click()
  expect(await page.getByLabel('Plain text').innerText()).toBe('Thank you.')
  await page.getByRole('link', {name: 'Headers'}).click()
  await page.getByRole('row', {name: /Message-Id/}).waitFor()
})

test('new mail appears by itself', async () => {
  const page = await visit()
  await office.send({subject: 'Late news'})
  await page.getByRole('link', {name: /Late news/}).waitFor()
  await page.getByText('One new mail', {exact: true}).waitFor()
  expect(await page.title()).toBe('Inbox (3)')
})

test('the list follows the search and the recipient', async () => {
  const page = await visit()
  await page.getByLabel('Recipient').selectOption('new@lectern.test')
  await page.getByRole('link', {name: /Your receipt/}).waitFor({state: 'detached'})
  await page.getByLabel('Recipient').selectOption('')
  await page.getByRole('link', {name: /Your receipt/}).waitFor()
  await page.getByRole('searchbox', {name: 'Search'}).fill('nothing like it')
  await page.getByText('Nothing matches').waitFor()
  expect(page.url()).toBe(`${office.url}/?q=nothing+like+it`)
})

test('everything is deleted after a question', async () => {
  const page = await visit()
  await page.getByRole('button', {name: 'Delete all'}).click()
  await page.getByRole('button', {name: 'Keep them'}).click()
  expect(await office.mails()).toHaveLength(2)
  await page.getByRole('button', {name: 'Delete all'}).click()
  await page.getByRole('button', {name: 'Delete all'}).last().click()
  await page.getByText('No mail yet').waitFor()
  expect(await office.mails()).toEqual([])
})

test('sending is made to fail, and to work again', async () => {
  const page = await visit()
  await page.getByText('Make sending fail').click()
  await page.getByLabel('Sending').selectOption('5xx')
  await page.getByRole('button', {name: 'Apply'}).click()
  await page.getByText('Sending is unavailable (503).').waitFor()
  await expect(office.send()).rejects.toMatchObject({status: 503})
  await office.fail('none')
})

describe('every page is accessible and fits', () => {
  const views = [
    {width: 320, dark: false},
    {width: 1440, dark: true},
  ]
  test.each(views)('at $width px, dark: $dark', async (view) => {
    await office.send({
      subject: 'A newsletter',
      'h:List-Unsubscribe': '<http://127.0.0.1:1/leave>',
      'h:List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      attachment: {data: Buffer.from('x'), filename: 'note.txt'},
    })
    const page = await visit(view)
    expect(await problemsOf(page)).toEqual([])
    await page.getByRole('link', {name: /A newsletter/}).click()
    await page.getByRole('heading', {name: 'A newsletter'}).waitFor()
    expect(await problemsOf(page)).toEqual([])
    for (const name of ['Plain text', 'Headers']) {
      await page.getByRole('link', {name}).click()
      await page.getByRole('link', {name}).and(page.locator('[aria-current]')).waitFor()
      expect(await problemsOf(page)).toEqual([])
    }
  })
})

/** What keeps people out, and how far the page hangs over the edge. */
async function problemsOf(page: Page): Promise<string[]> {
  const violations = await findViolations(page, {include: ['html'], exclude: ['iframe']})
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  return [
    ...violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
    ...(over > 0 ? [`${over} px too wide`] : []),
  ]
}
