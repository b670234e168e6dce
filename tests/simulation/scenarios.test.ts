import {expect, test, vi} from 'vitest'
import {endRefund} from '../../local/payments/ledger/refunds.ts'
import type {PlannedPurchase} from '../faults/plan.ts'
import {Afterwards} from './actors/afterwards.ts'
import {Buyer} from './actors/buy.ts'
import {FirestoreFailure} from './firestore/failure.ts'
import {play} from './play.ts'
import {bringToRest} from './rest.ts'
import type {Shop} from './shop.ts'

// The first of them loads all functions.
vi.setConfig({testTimeout: 120_000})

const planned: PlannedPurchase = {
  courses: [1],
  tabs: 'one',
  pays: 'card',
  comes: 'back',
  after: 'return approved',
  stripe: null,
  mail: null,
  kill: null,
}

/** What simulations have found, each as a script of its own that needs no luck. */
function playScript(script: (shop: Shop) => Promise<void>) {
  return play(1, [
    {name: 'script', isHostile: false, act: script},
    {name: 'closing', isHostile: false, act: bringToRest},
  ])
}

test('a course bought again before its refund failed is paid twice, and staff is told', async () => {
  const sessions: string[] = []
  const {violations, broken, world} = await playScript(async (shop) => {
    const [, learner] = shop.world.learners
    if (!learner) throw new Error('Nobody buys.')
    const buy = async () => {
      const pages = await new Buyer(shop, learner, planned).buy()
      sessions.push(...pages.map(({sessionId}) => sessionId))
      return pages
    }
    const [first] = await buy()
    if (!first) throw new Error('Nothing was bought.')
    await new Afterwards(shop, learner, planned, first).happen()
    await buy()
    const {payments} = shop.world
    await payments.act('refund fails', (tx) => {
      const [refund] = tx.all('refunds')
      if (refund) endRefund(tx, {id: refund.id, outcome: 'failed'})
    })
  })
  expect(sessions).toHaveLength(2)
  expect(world.payments.ledger.all('refunds').map(({status}) => status)).toEqual(['failed'])
  expect([...broken, ...violations]).toEqual([])
})

test('a mail that has gone is not sent again because the database did not answer then', async () => {
  const state = {hasFailed: false}
  const {broken, violations, world} = await playScript(async (shop) => {
    const {world} = shop
    const {read} = world.wire
    world.wire = {
      ...world.wire,
      read: async (label, work) => {
        const isStoring = world.inbox.mails.length > 0 && label.startsWith('batchGetDocuments mail/receipt')
        if (state.hasFailed || !isStoring) return read(label, work)
        state.hasFailed = true
        throw new FirestoreFailure(14, 'The service is unavailable.')
      },
    }
    const [, learner] = world.learners
    if (learner) await new Buyer(shop, learner, planned).buy()
  })
  expect(state.hasFailed).toBe(true)
  expect(world.inbox.mails.filter(({tags}) => tags.includes('receipt'))).toHaveLength(1)
  expect([...broken, ...violations]).toEqual([])
})
