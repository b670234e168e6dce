import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {DOMAIN, errorOf, openPostOffice, type PostOffice} from './post-office.ts'

let office: PostOffice
beforeAll(async () => {
  // The SDK warns at every call that a newer method exists.
  vi.spyOn(console, 'warn').mockReturnValue()
  office = await openPostOffice()
  await office.send({'o:tag': 'receipt', 'v:orderId': 'order-1'})
  await office.send({to: ['bo@lectern.test', 'cy@lectern.test'], subject: 'News', 'o:tag': 'newsletter'})
})
afterAll(() => office.close())

const events = (query: Record<string, string>) => office.mailgun().events.get(DOMAIN, query)

test('every recipient has an accepted and a delivered event, newest first', async () => {
  const {items} = await events({})
  expect(items.map(({event, recipient}) => `${event} ${recipient}`)).toEqual([
    'delivered cy@lectern.test',
    'accepted cy@lectern.test',
    'delivered bo@lectern.test',
    'accepted bo@lectern.test',
    'delivered ada@lectern.test',
    'accepted ada@lectern.test',
  ])
  expect(items.at(-1)).toMatchObject({
    event: 'accepted',
    tags: ['receipt'],
    'user-variables': {orderId: 'order-1'},
    message: {headers: {subject: 'Your receipt', from: 'Lectern <hello@lectern.test>'}},
  })
})

test('they can be narrowed', async () => {
  expect((await events({event: 'delivered'})).items).toHaveLength(3)
  expect((await events({recipient: 'bo@lectern.test'})).items).toHaveLength(2)
  expect((await events({tags: 'newsletter', event: 'accepted'})).items).toHaveLength(2)
  expect((await events({begin: String(Date.now() / 1000 + 60), ascending: 'yes'})).items).toEqual([])
  expect((await office.mailgun().events.get('other.test', {})).items).toEqual([])
})

test('they come in pages', async () => {
  const seen: string[] = []
  let page = await events({limit: '4', ascending: 'yes'})
  while (page.items.length > 0) {
    seen.push(...page.items.map(({event, recipient}) => `${event} ${recipient}`))
    page = await events({page: page.pages.next?.page ?? ''})
  }
  expect(seen).toHaveLength(6)
  expect(seen[0]).toBe('accepted ada@lectern.test')
  expect(new Set(seen).size).toBe(6)
})

test.for([
  ['failed', 'bounces', 'suppress-bounce'],
  ['complained', 'complaints', 'suppress-complaint'],
  ['unsubscribed', 'unsubscribes', 'suppress-unsubscribe'],
] as const)(
  'mails to an address that has %s are dropped until it is off the list of %s',
  async ([event, list, reason]) => {
    const recipient = `${event}@lectern.test`
    const got = async () => (await office.mails({to: recipient})).length
    await office.send({to: recipient})
    await fetch(`${office.url}/_control/events`, {method: 'POST', body: JSON.stringify({event, recipient})})
    expect((await office.send({to: recipient})).status).toBe(200)
    expect(await got()).toBe(1)
    expect((await events({recipient, limit: '1'})).items).toMatchObject([
      {event: 'failed', severity: 'permanent', reason},
    ])
    await office.mailgun().suppressions.destroy(DOMAIN, list, recipient)
    await office.send({to: recipient})
    expect(await got()).toBe(2)
    expect(await errorOf(office.mailgun().suppressions.destroy(DOMAIN, list, recipient))).toMatchObject({
      status: 404,
    })
  },
)
