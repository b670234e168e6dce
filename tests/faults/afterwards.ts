import {settleProblem} from '@lectern/domain/orders/contracts'
import {decideReturn} from '@lectern/domain/returns/contracts'
import {firestore} from '../integration/commerce/back-office.ts'
import type {Learner} from '../integration/commerce/learner.ts'
import {bank, refundInDashboard, refundsOf} from '../integration/commerce/payments.ts'
import {orderOf, type Opened} from './buy.ts'
import {injectFaults} from './injected-faults.ts'
import type {PlannedPurchase} from './plan.ts'
import type {ShopRun} from './shop-run.ts'

/** A payment page of a purchase, and what is planned for after it. */
export interface Bought extends Opened {
  learner: Learner
  planned: PlannedPurchase
}

/** What a bank does with a transfer, days later. */
export async function settleTransfer(run: ShopRun, {sessionId, planned}: Bought): Promise<void> {
  if (planned.pays === 'transfer that arrives')
    await run.insist('transfer arrives', () => bank.transferArrives(sessionId))
  if (planned.pays === 'transfer that fails')
    await run.insist('transfer fails', () => bank.transferFails(sessionId))
}

/**
 * What happens to a paid order later: it is returned, refunded in the dashboard, disputed.
 * @returns false while the order is not completed
 */
export async function doAfterwards(run: ShopRun, bought: Bought): Promise<boolean> {
  const {planned, orderId} = bought
  if (planned.after === 'nothing') return true
  const order = await orderOf(run, orderId)
  if (order?.['status'] !== 'completed') return false
  // Of two pages of one order the first has brought it already.
  if (order['dispute'] || (await firestore.doc(`returns/${orderId}`).get()).exists) return true
  run.count(`after: ${planned.after}`)
  await injectFaults(run, planned, 'after')
  await act(run, bought)
  return true
}

async function act(run: ShopRun, {learner, planned, orderId, sessionId}: Bought): Promise<void> {
  const [sam, kim] = run.staff
  const askForReturn = () => run.insist('return', () => learner.requestReturn(orderId))
  const decide = (decision: 'approved' | 'rejected', who = sam) =>
    run.insist(`decision`, async () => who?.call(decideReturn, {orderId, decision, reason: 'Not this time.'}))
  const refund = (cents?: number) =>
    run.insist('refund in the dashboard', () => refundInDashboard(sessionId, cents), 3)
  const fails = () => run.insist('refund fails', () => newestRefundFails(sessionId), 3)
  const dispute = (how: {amount?: number; inquiry?: boolean} = {}) =>
    run.insist('dispute', () => bank.disputes(sessionId, how), 3)
  const bankDecides = async (id: string | null, outcome: 'won' | 'lost' | 'warning_closed') => {
    if (id !== null) await run.insist('bank decides', () => bank.decides(id, outcome))
  }
  const decideCourses = (id: string, courses: 'left' | 'withdrawn', who = sam) =>
    run.insist('courses decided', async () =>
      who?.call(settleProblem, {problemId: `dispute-lost-${id}`, courses, reason: 'Looked into it.'}),
    )
  switch (planned.after) {
    case 'return approved':
      await askForReturn()
      await decide('approved')
      return
    case 'return approved by two':
      await askForReturn()
      await Promise.all([decide('approved'), decide('approved', kim)])
      return
    case 'return approved and rejected':
      await askForReturn()
      await Promise.all([decide('approved'), decide('rejected', kim)])
      return
    case 'return rejected':
      await askForReturn()
      await decide('rejected')
      return
    case 'refund in the dashboard':
      await refund()
      return
    case 'refund in the dashboard twice':
      await Promise.all([refund(), refund()])
      return
    case 'refund of a part':
      await refund(100)
      return
    case 'return and refund at once':
      await askForReturn()
      await Promise.all([decide('approved'), refund()])
      return
    case 'return whose refund fails':
      await askForReturn()
      await decide('approved')
      await fails()
      return
    case 'refund fails and is repeated':
      await askForReturn()
      await decide('approved')
      await fails()
      await decide('approved')
      return
    case 'refund fails before it is noticed':
      await refund()
      await fails()
      return
    case 'dispute won':
    case 'dispute lost': {
      await bankDecides(await dispute(), planned.after === 'dispute won' ? 'won' : 'lost')
      return
    }
    case 'dispute lost and decided': {
      const id = await dispute()
      await bankDecides(id, 'lost')
      // Where no news has come yet there is nothing to decide.
      if (id !== null) await Promise.all([decideCourses(id, 'withdrawn'), decideCourses(id, 'left', kim)])
      return
    }
    case 'dispute of a part lost':
      await bankDecides(await dispute({amount: 100}), 'lost')
      return
    case 'dispute won after it was lost': {
      const id = await dispute()
      await bankDecides(id, 'lost')
      if (id !== null) await decideCourses(id, 'withdrawn')
      await bankDecides(id, 'won')
      return
    }
    case 'inquiry closed':
      await bankDecides(await dispute({inquiry: true}), 'warning_closed')
      return
    case 'dispute and refund at once': {
      const [id] = await Promise.all([dispute(), refund()])
      await bankDecides(id, 'lost')
      return
    }
    case 'dispute open':
      await dispute()
      return
    case 'return of a disputed payment': {
      const id = await dispute()
      await askForReturn()
      await decide('approved')
      await bankDecides(id, 'won')
      await decide('approved')
      return
    }
    case 'nothing':
  }
}

async function newestRefundFails(sessionId: string): Promise<void> {
  const [newest] = await refundsOf(sessionId)
  if (newest) await bank.refundFails(newest.id)
}
