import {spawn} from 'node:child_process'
import {appendFile, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startPayments} from '../../../local/payments/server.ts'
import {openShop, type Shop} from './shop.ts'

const MAIN = path.resolve(import.meta.dirname, '../../../local/payments/main.ts')

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

test('everything is there after a restart', async () => {
  const {id} = await shop.checkOut()
  await shop.pay(id)
  const intent = await shop.intentOf(id)
  const refund = await shop.stripe.refunds.create({payment_intent: intent, amount: 1000})
  const open = await shop.checkOut()
  await shop.restart()
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({payment_status: 'paid'})
  expect(await shop.stripe.paymentIntents.retrieve(intent)).toMatchObject({status: 'succeeded'})
  expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({amount: 1000})
  expect((await shop.pay(open.id)).result).toBe('paid')
})

test('a server killed in the middle of its work has lost nothing it answered', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'lectern-killed-'))
  const child = spawn(process.execPath, [MAIN], {
    env: {...process.env, PAYMENTS_PORT: '0', PAYMENTS_DATA: data, STRIPE_WEBHOOK_SECRET: 'whsec_test'},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await new Promise<string>((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        const ready = /ready (\S+)/.exec(text.toString())
        if (ready?.[1] !== undefined) resolve(ready[1])
      })
    })
    const answered: string[] = []
    const busy = Array.from({length: 8}, async () => {
      for (;;) {
        const response = await createSession(url)
        if (response === undefined) return
        answered.push(response)
        if (answered.length === 60) child.kill('SIGKILL')
      }
    })
    await Promise.all(busy)
    expect(answered.length).toBeGreaterThanOrEqual(60)

    const again = await startPayments({port: 0, data, webhookSecret: 'whsec_test'})
    try {
      const found = await Promise.all(
        answered.map(async (id) => {
          const response = await fetch(`${again.url}/v1/checkout/sessions/${id}`, {headers: AUTHORIZED})
          return response.status
        }),
      )
      expect(found.filter((status) => status !== 200)).toEqual([])
    } finally {
      await again.close()
    }
  } finally {
    child.kill('SIGKILL')
    await rm(data, {recursive: true, force: true})
  }
})

test('SIGTERM ends it cleanly', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'lectern-stopped-'))
  const child = spawn(process.execPath, [MAIN], {
    env: {...process.env, PAYMENTS_PORT: '0', PAYMENTS_DATA: data},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await rm(data, {recursive: true, force: true})
})

test('a second server on the same port ends without touching the data of the first', async () => {
  const {id} = await shop.checkOut()
  const {port} = new URL(shop.url)
  const before = await readFile(path.join(shop.data, 'journal.jsonl'), 'utf8')
  await expect(startPayments({port: Number(port), data: shop.data, webhookSecret: 'x'})).rejects.toThrow(
    /EADDRINUSE/,
  )
  expect(await readFile(path.join(shop.data, 'journal.jsonl'), 'utf8')).toBe(before)
  expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
})

test('a last line cut short is dropped, a damaged one before it is not passed over', async () => {
  const {id} = await shop.checkOut()
  const journal = path.join(shop.data, 'journal.jsonl')
  await appendFile(journal, '[{"table":"sessions","id":"cs_te')
  await shop.restart()
  expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  const second = await shop.checkOut()
  await shop.restart()
  expect((await shop.stripe.checkout.sessions.retrieve(second.id)).status).toBe('open')

  const copy = await mkdtemp(path.join(tmpdir(), 'lectern-damaged-'))
  const lines = (await readFile(journal, 'utf8')).split('\n')
  await writeFile(path.join(copy, 'journal.jsonl'), ['{"oops', ...lines].join('\n'))
  await expect(startPayments({port: 0, data: copy, webhookSecret: 'x'})).rejects.toThrow(
    /journal.jsonl:1 is damaged/,
  )
  await rm(copy, {recursive: true, force: true})
})

const AUTHORIZED = {authorization: 'Bearer sk_test_local'}

/** The id of a new session; undefined when the server is gone. */
async function createSession(url: string): Promise<string | undefined> {
  const body = new URLSearchParams({
    mode: 'payment',
    success_url: 'http://127.0.0.1:3000/ok',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '1000',
    'line_items[0][price_data][product_data][name]': 'A course',
  })
  try {
    const response = await fetch(`${url}/v1/checkout/sessions`, {method: 'POST', headers: AUTHORIZED, body})
    const {id} = (await response.json()) as {id: string}
    return id
  } catch {
    return undefined
  }
}
