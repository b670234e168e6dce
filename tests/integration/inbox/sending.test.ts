import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {DOMAIN, errorOf, openPostOffice, type PostOffice} from './post-office.ts'

let office: PostOffice
beforeAll(async () => {
  office = await openPostOffice()
})
afterEach(() => fetch(`${office.url}/_control/reset`, {method: 'POST'}))
afterAll(() => office.close())

describe('a mail', () => {
  test('is queued and kept with everything that was sent', async () => {
    const result = await office.send({
      cc: 'cc@lectern.test',
      bcc: ['bcc@lectern.test'],
      'o:tag': ['receipt', 'order'],
      'o:testmode': true,
      'h:Reply-To': 'support@lectern.test',
      'h:X-Order': 'order-1',
      'v:orderId': 'order-1',
    })
    expect(result).toEqual({
      status: 200,
      id: expect.stringMatching(/^<\w+@mail\.lectern\.test>$/),
      message: 'Queued. Thank you.',
    })
    const [mail] = await office.mails()
    expect(mail).toMatchObject({
      messageId: result.id,
      from: 'Lectern <hello@lectern.test>',
      to: ['Ada Learner <ada@lectern.test>'],
      cc: ['cc@lectern.test'],
      bcc: ['bcc@lectern.test'],
      recipients: ['ada@lectern.test', 'cc@lectern.test', 'bcc@lectern.test'],
      subject: 'Your receipt',
      text: 'Thank you.',
      html: '<p>Thank you.</p>',
      headers: {'Reply-To': 'support@lectern.test', 'X-Order': 'order-1'},
      tags: ['receipt', 'order'],
      variables: {orderId: 'order-1'},
      testMode: true,
    })
    const one = await fetch(`${office.url}/messages/${mail?.id}.json`)
    expect(await one.json()).toMatchObject({subject: 'Your receipt'})
    expect((await fetch(`${office.url}/messages/none.json`)).status).toBe(404)
  })

  test('may be sent urlencoded, without the SDK', async () => {
    const response = await fetch(`${office.url}/v3/${DOMAIN}/messages`, {
      method: 'POST',
      headers: {authorization: `Basic ${Buffer.from('api:key').toString('base64')}`},
      body: new URLSearchParams([
        ['from', 'a@lectern.test'],
        ['to', 'b@lectern.test, "Doe, Jane" <jane@lectern.test>'],
        ['subject', 'Grüße'],
        ['text', 'ä'],
      ]),
    })
    expect(response.status).toBe(200)
    expect(await office.mails()).toMatchObject([
      {to: ['b@lectern.test', '"Doe, Jane" <jane@lectern.test>'], subject: 'Grüße', text: 'ä'},
    ])
  })

  test('can carry attachments', async () => {
    await office.send({
      attachment: {data: Buffer.from('hello'), filename: 'note.txt', contentType: 'text/plain'},
    })
    const [mail] = await office.mails()
    expect(mail?.attachments).toMatchObject([{name: 'note.txt', size: 5, inline: false}])
    const file = await fetch(`${office.url}/messages/${mail?.id}/attachments/0`)
    expect(await file.text()).toBe('hello')
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('to several people without recipient variables is one mail they all see', async () => {
    await office.send({to: ['one@lectern.test', 'two@lectern.test']})
    expect(await office.mails()).toHaveLength(1)
    expect(await office.mails({to: 'TWO@lectern.test'})).toHaveLength(1)
  })
})

describe('a batch', () => {
  test('gives everyone a mail of their own with their own words', async () => {
    const people = ['ada@lectern.test', 'bo@lectern.test', 'Cy <cy@lectern.test>']
    const result = await office.send({
      to: people,
      subject: 'Hello %recipient.name%',
      text: 'Dear %recipient.name%, %recipient.count% courses. %recipient.unknown%',
      html: '<a href="http://127.0.0.1:3000/unsubscribe?token=%recipient.token%">Unsubscribe</a>',
      'h:List-Unsubscribe': '<http://127.0.0.1:3000/unsubscribe?token=%recipient.token%>',
      'h:List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'o:tag': 'newsletter',
      'recipient-variables': JSON.stringify({
        'ada@lectern.test': {name: 'Ada', token: 't-1', count: 3},
        'bo@lectern.test': {name: 'Bo', token: 't-2', count: 0},
        'cy@lectern.test': {name: 'Cy & $& Co', token: 't-3', count: 1},
      }),
    })
    const mails = await office.mails({tag: 'newsletter'})
    expect(mails).toHaveLength(3)
    expect(new Set(mails.map(({messageId}) => messageId))).toEqual(new Set([result.id]))
    const [ada] = await office.mails({to: 'ada@lectern.test'})
    expect(ada).toMatchObject({
      to: ['ada@lectern.test'],
      recipients: ['ada@lectern.test'],
      subject: 'Hello Ada',
      text: 'Dear Ada, 3 courses. %recipient.unknown%',
      html: '<a href="http://127.0.0.1:3000/unsubscribe?token=t-1">Unsubscribe</a>',
      headers: {'List-Unsubscribe': '<http://127.0.0.1:3000/unsubscribe?token=t-1>'},
    })
    expect(await office.mails({to: 'cy@lectern.test'})).toMatchObject([{subject: 'Hello Cy & $& Co'}])
  })

  test('takes a thousand recipients and no more', async () => {
    const people = Array.from({length: 1000}, (_, index) => `reader${index}@lectern.test`)
    const variables = Object.fromEntries(people.map((address, index) => [address, {n: index}]))
    await office.send({to: people, 'recipient-variables': JSON.stringify(variables)})
    expect(await office.mails({to: 'reader999@lectern.test'})).toHaveLength(1)
    const error = await errorOf(office.send({to: [...people, 'one@lectern.test']}))
    expect(error).toMatchObject({status: 400, details: expect.stringContaining('1000')})
  })
})

describe('is refused as Mailgun refuses', () => {
  test.each([
    ['without a sender', {from: ''}, "'from' parameter is missing"],
    ['from nobody', {from: 'Lectern'}, "'from' parameter is not a valid address. please check documentation"],
    ['to nobody', {to: ''}, "'to' parameter is missing"],
    [
      'to a broken address',
      {to: ['ada@lectern.test', 'nobody']},
      "'to' parameter is not a valid address. please check documentation",
    ],
    [
      'without a body',
      {text: '', html: ''},
      "Need at least one of 'text', 'html', 'amp-html' or 'template' parameters specified",
    ],
    [
      'with broken recipient variables',
      {'recipient-variables': '{'},
      "'recipient-variables' parameter is not a valid JSON. please check documentation",
    ],
  ])('%s', async (_what, change, details) => {
    expect(await errorOf(office.send(change))).toMatchObject({status: 400, details})
    expect(await office.mails()).toEqual([])
  })

  test('with a wrong user', async () => {
    const error = await errorOf(
      office.mailgun('someone').messages.create(DOMAIN, {from: 'a@b.test', to: 'a@b.test', text: 'x'}),
    )
    expect(error).toMatchObject({status: 401, details: 'Forbidden'})
  })

  test('nonsense, without falling over', async () => {
    const headers = {authorization: `Basic ${Buffer.from('api:key').toString('base64')}`}
    const place = `${office.url}/v3/${DOMAIN}/messages`
    for (const [type, body] of [
      ['multipart/form-data; boundary=x', 'nonsense'],
      ['multipart/form-data', '--x'],
      ['application/json', '{}'],
      ['text/plain', '%%%'],
    ] as const) {
      const response = await fetch(place, {method: 'POST', headers: {...headers, 'content-type': type}, body})
      expect({type, status: response.status}).toEqual({type, status: 400})
    }
    expect((await fetch(`${office.url}/v3/${DOMAIN}/events/nonsense`, {headers})).status).toBe(400)
    expect((await fetch(`${office.url}/v3/${DOMAIN}/templates`, {headers})).status).toBe(404)
    expect((await office.fail('dance')).status).toBe(400)
    await office.send()
  })
})

describe('told to fail, it', () => {
  test('refuses or is unavailable as often as it is told', async () => {
    await office.fail('4xx', 1)
    expect(await errorOf(office.send())).toMatchObject({status: 400})
    await office.fail('5xx', 2)
    expect(await errorOf(office.send())).toMatchObject({status: 503})
    expect(await errorOf(office.send())).toMatchObject({status: 503})
    expect(await office.mails()).toEqual([])
    expect((await office.send()).status).toBe(200)
  })

  test('does not answer, and accepts nothing', async () => {
    await office.fail('timeout', 1)
    await expect(
      office.mailgun('api', 300).messages.create(DOMAIN, {from: 'a@b.test', to: 'a@b.test', text: 'x'}),
    ).rejects.toThrow('ECONNABORTED')
    expect(await office.mails()).toEqual([])
  })

  test('accepts, but loses the answer', async () => {
    await office.fail('lost', 1)
    await expect(office.send()).rejects.toThrow('ECONNRESET')
    expect(await office.mails()).toHaveLength(1)
  })

  test('strikes the mails to one recipient only', async () => {
    await office.fail('5xx', 1, 'grace@lectern.test')
    expect((await office.send()).status).toBe(200)
    expect(await errorOf(office.send({bcc: 'Grace <Grace@lectern.test>'}))).toMatchObject({status: 503})
    expect((await office.send({bcc: 'grace@lectern.test'})).status).toBe(200)
  })

  test('stops when it is told to', async () => {
    await office.fail('5xx')
    expect(await errorOf(office.send())).toMatchObject({status: 503})
    await office.fail('none')
    expect((await office.send()).status).toBe(200)
  })
})

test('mails survive a restart, and deleting them too', async () => {
  await office.send({subject: 'Kept'})
  await office.restart()
  expect(await office.mails()).toMatchObject([{subject: 'Kept'}])
  const deleted = await fetch(`${office.url}/messages`, {method: 'DELETE'})
  expect(await deleted.json()).toEqual({deleted: 1})
  await office.restart()
  expect(await office.mails()).toEqual([])
})

test('the list can be narrowed', async () => {
  await office.send({subject: 'First receipt', 'o:tag': 'receipt'})
  await office.send({
    subject: 'Newsletter of May',
    to: 'bo@lectern.test',
    'o:tag': 'newsletter',
    text: 'Learn to draw',
  })
  const subjects = async (query: Record<string, string>) =>
    (await office.mails(query)).map(({subject}) => subject)
  expect(await subjects({})).toEqual(['Newsletter of May', 'First receipt'])
  expect(await subjects({to: 'bo@lectern.test'})).toEqual(['Newsletter of May'])
  expect(await subjects({subject: 'RECEIPT'})).toEqual(['First receipt'])
  expect(await subjects({tag: 'receipt'})).toEqual(['First receipt'])
  expect(await subjects({text: 'draw may'})).toEqual(['Newsletter of May'])
  expect(await subjects({to: 'bo@lectern.test', tag: 'receipt'})).toEqual([])
})
