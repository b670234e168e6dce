import {DAY_MS} from '@lectern/domain/statistics/days'
import type {Timestamp} from 'firebase-admin/firestore'
import {expect, onTestFinished, test, vi} from 'vitest'
import {DEMO_ACCOUNTS, DEMO_TEACHER, makeDemoAccounts} from '../../../local/demo-accounts.ts'
import {stack} from '../../stack.ts'
import {accounts, firestore, read} from '../commerce/back-office.ts'

/** How many starts are interrupted, each at a later request than the one before. */
const INTERRUPTED = 9

const ENDED = 'The start has ended.'
const start = () => makeDemoAccounts(stack.ports, accounts, firestore)

/** Starts, which may end early. */
async function untilEnded(): Promise<void> {
  await start().catch((error: unknown) => {
    if (!(error instanceof Error && error.message === ENDED)) throw error
  })
}

/** Starts, and ends after so many requests of the learner's, whose last one is carried out and not answered. */
async function startAndEndAfter(requests: number): Promise<void> {
  const places = [stack.authUrl, stack.functionsUrl, `${stack.paymentsUrl}/_control`]
  const request = globalThis.fetch
  let made = 0
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const isOurs = typeof address === 'string' || address instanceof URL
    if (!isOurs || !places.some((place) => String(address).startsWith(place)))
      return request(address, options)
    made += 1
    if (made > requests) throw new Error(ENDED)
    const answer = await request(address, options)
    if (made === requests) throw new Error(ENDED)
    return answer
  })
  onTestFinished(() => spy.mockRestore())
  await untilEnded()
  spy.mockRestore()
}

/** The learner's documents of a collection. */
async function ofLearner(collection: string) {
  const {docs} = await firestore.collection(collection).where('userId', '==', DEMO_ACCOUNTS[0].uid).get()
  return docs.map((document) => document.data())
}

// On the emulators they are there already, and nothing is interrupted.
test('demo accounts are complete after starts that were interrupted anywhere', async () => {
  for (const uid of [DEMO_ACCOUNTS[1].uid, DEMO_TEACHER.uid]) {
    const setClaims = accounts.setCustomUserClaims.bind(accounts)
    const spy = vi
      .spyOn(accounts, 'setCustomUserClaims')
      .mockImplementation((account, claims) =>
        account === uid ? Promise.reject(new Error(ENDED)) : setClaims(account, claims),
      )
    onTestFinished(() => spy.mockRestore())
    await untilEnded()
    spy.mockRestore()
  }
  for (let requests = 1; requests <= INTERRUPTED; requests += 1) await startAndEndAfter(requests)
  await start()

  for (const {uid, role} of DEMO_ACCOUNTS) {
    expect(await read(`profiles/${uid}`)).toMatchObject({avatarUrl: null})
    if (role === null) continue
    expect((await accounts.getUser(uid)).customClaims).toEqual({role})
    expect(await read(`staff/${uid}`)).toMatchObject({role})
  }
  expect((await accounts.getUser(DEMO_TEACHER.uid)).customClaims).toEqual({teacher: true})
  expect(await read(`teachers/${DEMO_TEACHER.instructorId}`)).toMatchObject({uid: DEMO_TEACHER.uid})

  const orders = await ofLearner('orders')
  const bought = orders.map(({status, items, completedAt}) => ({
    status,
    items: (items as unknown[]).length,
    days: Math.round((Date.now() - (completedAt as Timestamp).toMillis()) / DAY_MS),
  }))
  expect(bought.toSorted((one, other) => one.days - other.days)).toEqual([
    {status: 'completed', items: 1, days: 3},
    {status: 'completed', items: 2, days: 12},
  ])
  expect(await ofLearner('returns')).toHaveLength(1)
  expect(await ofLearner('certificates')).toHaveLength(1)
})

test('a start after that leaves what was done since', async () => {
  const {uid} = DEMO_ACCOUNTS[1]
  const member = firestore.doc(`staff/${uid}`)
  const before = (await member.get()).data() ?? {}
  onTestFinished(async () => void (await member.set(before)))
  await member.delete()
  await start()
  expect(await read(`staff/${uid}`)).toBeNull()
  expect(await ofLearner('orders')).toHaveLength(2)
})
