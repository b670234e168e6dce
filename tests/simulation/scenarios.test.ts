import {sendVerificationEmail} from '@lectern/domain/accounts/contracts'
import {refundOrder} from '@lectern/domain/orders/contracts'
import {decideReturn} from '@lectern/domain/returns/contracts'
import {expect, test, vi} from 'vitest'
import {NO_REQUEST} from '../../local/payments/ledger/events.ts'
import {closeDispute, openDispute} from '../../local/payments/ledger/disputes.ts'
import {createRefund, endRefund} from '../../local/payments/ledger/refunds.ts'
import {PERSONAL_DATA} from '../../functions/src/privacy/parts.ts'
import {Afterwards} from './actors/afterwards.ts'
import {Buyer} from './actors/buy.ts'
import {TeamBuyer} from './actors/team.ts'
import {postEvent} from './actors/webhooks.ts'
import {FirestoreFailure} from './firestore/failure.ts'
import {nameOf} from './names.ts'
import type {SimulatedPurchase} from './plans/plan.ts'
import {play} from './plans/play.ts'
import {bringToRest, payTheRest} from './rest.ts'
import {LESSONS} from './services/content.ts'
import type {Payments} from './services/payments.ts'
import type {Shop} from './shop.ts'

// The first of them loads all functions.
vi.setConfig({testTimeout: 120_000})

const planned: SimulatedPurchase = {
  learner: 1,
  planned: {
    courses: [1],
    tabs: 'one',
    pays: 'card',
    comes: 'back',
    after: 'return approved',
    stripe: null,
    mail: null,
    kill: null,
  },
  page: 'fresh',
  buysAgain: false,
  waits: 'minutes',
  further: 'nothing',
  learns: 'nothing',
}

const giftsReceived = PERSONAL_DATA.find(({name}) => name === 'giftsReceived')

/** What simulations have found, each as a script of its own that needs no luck. */
function playScript(script: (shop: Shop) => Promise<void>) {
  return play(1, [
    {name: 'script', isHostile: false, act: script},
    {name: 'closing', isHostile: false, act: bringToRest},
    {name: 'paying the rest', isHostile: false, act: payTheRest},
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

test('an address that is verified while its link is being sent needs none', async () => {
  const answers: string[] = []
  const {broken, violations, world} = await playScript(async ({world}) => {
    const {accounts, functions} = world
    const [, learner] = world.learners
    if (!learner) throw new Error('Nobody is there.')
    await accounts.change('update', learner.uid, {emailVerified: false})
    const {write} = world.wire
    world.wire = {
      ...world.wire,
      write: async (label, work) => {
        const result = await write(label, work)
        if (label.startsWith('commit mail/')) {
          await accounts.change('update', learner.uid, {emailVerified: true})
        }
        return result
      },
    }
    await functions
      .call(sendVerificationEmail, {}, learner)
      .catch((error: Error) => answers.push(error.message))
  })
  expect(answers).toEqual(['already-verified'])
  expect(world.inbox.mails).toEqual([])
  expect([...broken, ...violations]).toEqual([])
})

test('a refund by staff and the rejection of its return by another do not both succeed', async () => {
  const answers: string[] = []
  const {broken, violations} = await playScript(async (shop) => {
    const {world} = shop
    const [, learner] = world.learners
    const [sam, kim] = world.staff
    if (!learner || !sam || !kim) throw new Error('Nobody is there.')
    const [page] = await new Buyer(shop, learner, planned).buy()
    if (!page) throw new Error('Nothing was bought.')
    const {orderId} = page
    await shop.requestReturn(learner.uid, orderId)
    const tell = (work: Promise<unknown>) =>
      work.then(
        () => answers.push('done'),
        (error: Error) => answers.push(error.message),
      )
    const {write} = world.wire
    const state = {isRejected: false}
    world.wire = {
      ...world.wire,
      write: async (label, work) => {
        // The return was read, and is rejected before the refund is stored.
        if (!state.isRejected && label.startsWith('commit returns/')) {
          state.isRejected = true
          const rejection = {orderId, decision: 'rejected' as const, reason: 'Too late.'}
          await tell(world.functions.call(decideReturn, rejection, kim))
        }
        return write(label, work)
      },
    }
    const amountCents = Number(shop.order(orderId)?.['amountCents']?.integerValue)
    const requestId = crypto.randomUUID()
    const refund = {orderId, requestId, lineIds: ['1'], amountCents, reason: 'As agreed.'}
    await tell(world.functions.call(refundOrder, refund, sam))
  })
  expect(answers).toEqual(['done', 'already-decided'])
  expect([...broken, ...violations]).toEqual([])
})

test('an approval does not take an order for refunded whose refund has failed meanwhile', async () => {
  const answers: string[] = []
  const {broken, violations} = await playScript(async (shop) => {
    const {world} = shop
    const {payments, scheduler, functions} = world
    const [, learner] = world.learners
    const [sam] = world.staff
    if (!learner || !sam) throw new Error('Nobody is there.')
    const [page] = await new Buyer(shop, learner, planned).buy()
    if (!page) throw new Error('Nothing was bought.')
    const {orderId, sessionId} = page
    const {payment_intent: payment} = payments.session(sessionId)
    if (typeof payment !== 'string') throw new Error('Nothing was paid.')
    await shop.requestReturn(learner.uid, orderId)
    const refund = await payments.act('refund', (tx) =>
      createRefund(tx, {payment_intent: payment}, NO_REQUEST),
    )
    await scheduler.sleep(60_000)
    expect(shop.order(orderId)?.['status']?.stringValue).toBe('refunded')
    await payments.act('refund fails', (tx) => endRefund(tx, {id: refund.id, outcome: 'failed'}))
    const {write} = world.wire
    const state = {isTold: false}
    world.wire = {
      ...world.wire,
      write: async (label, work) => {
        const result = await write(label, work)
        // The approval has read the order; now the news comes.
        if (!state.isTold && label === `commit returns/${orderId}`) {
          state.isTold = true
          const data = {object: {id: refund.id, payment_intent: payment}}
          await postEvent(functions, {id: 'evt_failed', type: 'refund.failed', data}, scheduler.now)
        }
        return result
      },
    }
    await functions.call(decideReturn, {orderId, decision: 'approved'}, sam).then(
      () => answers.push('done'),
      (error: Error) => answers.push(error.message),
    )
    expect(shop.order(orderId)?.['status']?.stringValue).toBe('completed')
  })
  expect(answers).toEqual(['refund-failed'])
  expect([...broken, ...violations]).toEqual([])
})

test('a return that was approved while a bank had the money waits to be refunded when the bank gives it to the shop', async () => {
  const seen: unknown[] = []
  const {broken, violations, world} = await playScript(async (shop) => {
    const {payments, scheduler, functions, learners, staff, documents} = shop.world
    const [, learner] = learners
    const [sam] = staff
    if (!learner || !sam) throw new Error('Nobody is there.')
    const [page] = await new Buyer(shop, learner, planned).buy()
    if (!page) throw new Error('Nothing was bought.')
    const {orderId, sessionId} = page
    const look = () => {
      const {status, refundFailedAt} = documents.get(nameOf(`returns/${orderId}`))?.fields ?? {}
      const {settledAt} = documents.get(nameOf(`problems/refund-failed-${orderId}`))?.fields ?? {}
      const isReopened = refundFailedAt !== undefined
      seen.push({
        status: status?.stringValue,
        isReopened,
        isOpen: settledAt !== undefined && 'nullValue' in settledAt,
      })
    }
    const approve = () =>
      functions
        .call(decideReturn, {orderId, decision: 'approved'}, sam)
        .catch((error: Error) => seen.push(error.message))
    const dispute = await payments.act('dispute', (tx) =>
      openDispute(tx, payments.session(sessionId), {reason: 'fraudulent'}),
    )
    const decide = async (outcome: 'lost' | 'won') => {
      await payments.act(`dispute ${outcome}`, (tx) => closeDispute(tx, dispute.id, outcome))
      await scheduler.sleep(60_000)
    }
    await decide('lost')
    await shop.requestReturn(learner.uid, orderId)
    await approve()
    look()
    await decide('won')
    look()
    await approve()
    look()
  })
  expect(seen).toEqual([
    {status: 'approved', isReopened: false, isOpen: false},
    {status: 'approved', isReopened: true, isOpen: true},
    {status: 'approved', isReopened: false, isOpen: false},
  ])
  expect(world.payments.ledger.all('refunds')).toHaveLength(1)
  expect([...broken, ...violations]).toEqual([])
})

test('news of a refund that was begun anew with another amount does not store the amount from before', async () => {
  const answers: string[] = []
  const {broken, violations} = await playScript(async (shop) => {
    const {world} = shop
    const {payments, scheduler, functions} = world
    const [, learner] = world.learners
    const [sam] = world.staff
    if (!learner || !sam) throw new Error('Nobody is there.')
    const [page] = await new Buyer(shop, learner, planned).buy()
    if (!page) throw new Error('Nothing was bought.')
    const {orderId, sessionId} = page
    const requestId = crypto.randomUUID()
    const giveBack = (amountCents: number) =>
      functions
        .call(refundOrder, {orderId, requestId, lineIds: [], amountCents, reason: 'As agreed.'}, sam)
        .then(
          () => answers.push(`${amountCents} given back`),
          (error: Error) => answers.push(error.message),
        )
    await withRefusedRefund(payments, () => giveBack(500))

    const {read} = world.wire
    const givenBack: Promise<unknown>[] = []
    world.wire = {
      ...world.wire,
      read: async (label, work) => {
        // While the news waits for the order, the same refund is begun with another amount, and Stripe makes it.
        if (givenBack.length === 0 && label === `batchGetDocuments orders/${orderId}`) {
          givenBack.push(scheduler.sleep(1000).then(() => giveBack(300)))
          while (payments.ledger.all('refunds').length === 0) await scheduler.sleep(10)
        }
        return read(label, work)
      },
    }
    const data = {object: {id: 're_other', payment_intent: payments.session(sessionId).payment_intent}}
    await postEvent(functions, {id: 'evt_news', type: 'refund.updated', data}, scheduler.now)
    await Promise.all(givenBack)
    expect(shop.order(orderId)?.['refundedCents']?.integerValue).toBe(300)
  })
  expect(answers).toEqual(['refund-failed', '300 given back'])
  expect([...broken, ...violations]).toEqual([])
})

test('who has left a team, and keeps what they finished there, takes no second seat of it', async () => {
  const {broken, violations, world} = await playScript(async (shop) => {
    const [, owner, ada, ben] = shop.world.learners
    if (!owner || !ada || !ben) throw new Error('Nobody is there.')
    const buyer = new TeamBuyer(shop, owner, planned)
    await buyer.open('accepted')
    await buyer.invite(ada, ben)
    await buyer.accept(ada)
    await buyer.begin(ada, LESSONS)
    await buyer.leave(ada)
    await buyer.accept(ada, ben)
    await buyer.takeBack(ben)
  })
  expect(world.scheduler.counts.get('seat accepted → left')).toBe(1)
  expect([...broken, ...violations]).toEqual([])
})

test('two seats of a team are not accepted by one at the same moment', async () => {
  const {broken, violations, world} = await playScript(async (shop) => {
    const {world} = shop
    const [, owner, ada, ben] = world.learners
    if (!owner || !ada || !ben) throw new Error('Nobody is there.')
    const buyer = new TeamBuyer(shop, owner, planned)
    await buyer.open('accepted')
    await buyer.invite(ada, ben)
    const {read} = world.wire
    const state = {isAccepted: false}
    world.wire = {
      ...world.wire,
      read: async (label, work) => {
        // Whether they have a seat may have been asked; now they take one.
        if (!state.isAccepted && label.startsWith(`batchGetDocuments enrollments/${ada.uid}`)) {
          state.isAccepted = true
          await buyer.accept(ada)
        }
        return read(label, work)
      },
    }
    await buyer.accept(ada, ben)
  })
  expect(world.scheduler.counts.get('refused: accepting a seat, already-owned')).toBe(1)
  expect([...broken, ...violations]).toEqual([])
})

test('a seat that is taken back while its holder is erased is one seat', async () => {
  const {broken, violations} = await playScript(async (shop) => {
    const {world} = shop
    const [ben, owner] = world.learners
    if (!ben || !owner) throw new Error('Nobody is there.')
    const buyer = new TeamBuyer(shop, owner, planned)
    await buyer.open('accepted')
    await buyer.invite(ben)
    const {write} = world.wire
    const state = {isTakenBack: false}
    world.wire = {
      ...world.wire,
      write: async (label, work) => {
        // The seat was read, and is taken back before it is stored without its holder.
        if (!state.isTakenBack && label.startsWith('commit claims/')) {
          state.isTakenBack = true
          await buyer.takeBack(ben)
        }
        return write(label, work)
      },
    }
    const person = {uid: ben.uid, addresses: [ben.email]}
    await giftsReceived?.erase(person).catch(() => giftsReceived.erase(person))
  })
  expect([...broken, ...violations]).toEqual([])
})

test('a seat stays with who has accepted it when whoever was invited to it is erased', async () => {
  const {broken, violations, world} = await playScript(async (shop) => {
    const [ben, owner, ada] = shop.world.learners
    if (!ben || !owner || !ada) throw new Error('Nobody is there.')
    const buyer = new TeamBuyer(shop, owner, planned)
    await buyer.open('accepted by another')
    await buyer.invite(ben)
    await buyer.accept(ada, ben)
    await giftsReceived?.erase({uid: ben.uid, addresses: [ben.email]})
  })
  const seats = [...world.documents.having(nameOf('claims'), 'uid', 'learner-2').values()]
  expect(seats.map(({fields}) => fields['to'])).toEqual([{nullValue: 'NULL_VALUE'}])
  expect([...broken, ...violations]).toEqual([])
})

/** What is done while the payment service refuses a refund: it is asked for more than was paid. */
async function withRefusedRefund(payments: Payments, work: () => Promise<unknown>): Promise<void> {
  const request = payments.request.bind(payments)
  payments.request = (path, method, headers, body, timeoutMs) =>
    request(
      path,
      method,
      headers,
      path.startsWith('/v1/refunds') ? body.replace(/\bamount=\d+/, 'amount=99999999') : body,
      timeoutMs,
    )
  await work()
  payments.request = request
}
