import {createServer} from 'node:http'
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest'
import {openPostOffice, type PostOffice} from './post-office.ts'

let office: PostOffice
beforeAll(async () => {
  office = await openPostOffice()
})
afterEach(() => fetch(`${office.url}/messages`, {method: 'DELETE'}))
afterAll(() => office.close())

const page = async (place: string) => (await fetch(office.url + place)).text()
const idOfNewest = async () => (await office.mails())[0]?.id ?? ''

test('an empty inbox says what will come', async () => {
  expect(await page('/')).toContain('No mail yet')
})

test('the list shows the mails, escaped, and follows search and recipient', async () => {
  await office.send({subject: '<img src=x onerror=alert(1)>', to: 'ada@lectern.test'})
  await office.send({subject: 'For Bo', to: 'bo@lectern.test'})
  const all = await page('/')
  expect(all).not.toContain('<img src=x')
  expect(all).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(await page('/?to=bo%40lectern.test')).not.toContain('onerror')
  expect(await page('/?q=bo')).toContain('For Bo')
  expect(await page('/?q=nowhere')).toContain('Nothing matches')
})

test('the list alone is sent only when something came', async () => {
  await office.send()
  const first = await fetch(`${office.url}/list`)
  const version = first.headers.get('x-version') ?? ''
  expect(await first.text()).toContain('Your receipt')
  expect((await fetch(`${office.url}/list?version=${version}`)).status).toBe(204)
  await office.send({subject: 'Another'})
  const next = await fetch(`${office.url}/list?version=${version}`)
  expect(next.headers.get('x-total')).toBe('2')
  expect(await next.text()).toContain('Another')
})

test('a mail can be read as HTML, as text and by its headers', async () => {
  await office.send({'h:Reply-To': 'support@lectern.test', text: 'See http://127.0.0.1:3000/orders. Bye'})
  const id = await idOfNewest()
  expect(await page(`/messages/${id}`)).toContain(`src="/messages/${id}/body.html"`)
  const text = await page(`/messages/${id}?view=text`)
  expect(text).toContain('href="http://127.0.0.1:3000/orders"')
  expect(await page(`/messages/${id}?view=headers`)).toContain('support@lectern.test')
  expect((await fetch(`${office.url}/messages/none`)).status).toBe(404)
})

test("a mail's HTML runs nothing, loads nothing from elsewhere, and opens links in a tab of their own", async () => {
  await office.send({
    html: '<html><head><title>x</title></head><body><script>alert(1)</script></body></html>',
  })
  const response = await fetch(`${office.url}/messages/${await idOfNewest()}/body.html`)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox;/)
  expect(policy).not.toContain('allow-scripts')
  expect(policy).toContain("default-src 'none'")
  expect(await response.text()).toContain('<head><base target="_blank">')
})

test('one click unsubscribes as RFC 8058 says', async () => {
  const posted: string[] = []
  const shop = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      posted.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`)
      response.writeHead(posted.length === 1 ? 200 : 500).end()
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const address = shop.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    await office.send({
      'h:List-Unsubscribe': `<mailto:leave@lectern.test>, <http://127.0.0.1:${port}/leave?token=t>`,
      'h:List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const id = await idOfNewest()
    expect(await page(`/messages/${id}`)).toContain('Unsubscribe with one click')
    const press = async () => {
      const response = await fetch(`${office.url}/messages/${id}/unsubscribe`, {method: 'POST'})
      return response.text()
    }
    expect(await press()).toContain('Unsubscribed.')
    expect(posted).toEqual([
      'POST /leave?token=t application/x-www-form-urlencoded List-Unsubscribe=One-Click',
    ])
    expect(await press()).toContain('Not unsubscribed: the shop answered 500.')
    await office.send({'h:List-Unsubscribe': `<http://127.0.0.1:${port}/leave>`})
    expect(await page(`/messages/${await idOfNewest()}`)).not.toContain('Unsubscribe with one click')
  } finally {
    shop.close()
  }
})

test('all mails can be deleted from the page', async () => {
  await office.send()
  await fetch(`${office.url}/delete-all`, {method: 'POST', redirect: 'manual'})
  expect(await office.mails()).toEqual([])
})

test('another website in the same browser is kept out', async () => {
  await office.send()
  const response = await fetch(`${office.url}/delete-all`, {
    method: 'POST',
    headers: {'sec-fetch-site': 'cross-site'},
  })
  expect(response.status).toBe(403)
  expect(await office.mails()).toHaveLength(1)
})
