import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {stack} from '../../stack.ts'
import {eventually} from '../commerce/eventually.ts'

/** A caller whom nobody else's limits count, which go by its network. */
const anyAddress = () => {
  const id = crypto.randomUUID()
  return `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`
}

async function send(body: string, {from = anyAddress(), method = 'POST'} = {}): Promise<number> {
  const response = await fetch(`${stack.functionsUrl}/pages/api/csp-reports`, {
    method,
    headers: {'content-type': 'application/csp-report', 'x-forwarded-for': from},
    ...(method === 'POST' && {body}),
  })
  await response.body?.cancel()
  return response.status
}

const report = (fields: Record<string, string> = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${stack.siteUrl}/course/seo-that-lasts?email=ada@example.com`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://cdn.example.com/a.js?ada@example.com',
      disposition: 'report',
      ...fields,
    },
  })

/** The hosts that were logged as refused. */
const logged = () =>
  readFileSync(stack.functionsLog, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"event":"policy-violated"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>)

test('what a page was refused is an event with its host, and nothing else of the addresses', async () => {
  const host = `${crypto.randomUUID()}.example.com`
  expect(await send(report({'blocked-uri': `https://${host}/a.js?ada@example.com`}))).toBe(204)
  await eventually('the report', async () => logged().some(({blocked}) => blocked === host))
  expect(logged().find(({blocked}) => blocked === host)).toMatchObject({
    severity: 'WARNING',
    directive: 'script-src-elem',
    page: 'course',
  })
  expect(JSON.stringify(logged())).not.toContain('ada@example.com')
})

test('what an extension of a browser does is not logged', async () => {
  const id = crypto.randomUUID()
  expect(await send(report({'blocked-uri': `chrome-extension://${id}/a.js`}))).toBe(204)
  const after = `${crypto.randomUUID()}.example.com`
  await send(report({'blocked-uri': `https://${after}/`}))
  await eventually('the later report', async () => logged().some(({blocked}) => blocked === after))
  expect(logged().some(({blocked}) => blocked === id)).toBe(false)
})

test('what is no report, or not of a page of the shop, is refused', async () => {
  for (const body of ['', 'no', '[]', '{}', report({'document-uri': 'https://other.example.com/'})])
    expect(await send(body)).toBe(400)
  expect(await send('', {method: 'GET'})).toBe(405)
})

test('reports are limited in size and in number', async () => {
  expect(await send(report({'original-policy': 'x'.repeat(20_000)}))).toBe(413)
  const from = anyAddress()
  for (let sent = 1; sent <= 30; sent += 1) expect(await send(report(), {from})).toBe(204)
  expect(await send(report(), {from})).toBe(429)
  expect(await send(report())).toBe(204)
})
