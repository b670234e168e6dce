import {refundOrder, settleProblem} from '@lectern/domain/orders/contracts'
import {decideReturn} from '@lectern/domain/returns/contracts'
import type {DisputeOutcome} from '../../../local/payments/ledger/disputes.ts'
import {closeDispute, openDispute} from '../../../local/payments/ledger/disputes.ts'
import {NO_REQUEST} from '../../../local/payments/ledger/events.ts'
import {settle} from '../../../local/payments/ledger/payment.ts'
import {createRefund, endRefund} from '../../../local/payments/ledger/refunds.ts'
import type {PlannedPurchase} from '../../faults/plan.ts'
import type {SignedIn} from '../functions.ts'
import type {Shop} from '../shop.ts'
import type {Opened} from './buy.ts'
import {insist} from './insist.ts'

/** One in so many purchases after which nothing was planned is refunded by staff. */
const REFUNDED_BY_STAFF = 12

/** What happens to a purchase days later: a transfer arrives, money goes back, banks take it. */
export class Afterwards {
  readonly #shop: Shop
  readonly #learner: SignedIn
  readonly #planned: PlannedPurchase
  readonly #page: Opened

  constructor(shop: Shop, learner: SignedIn, planned: PlannedPurchase, page: Opened) {
    this.#shop = shop
    this.#learner = learner
    this.#planned = planned
    this.#page = page
  }

  /** What a bank does with a transfer. */
  async settleTransfer(): Promise<void> {
    const {pays} = this.#planned
    if (pays !== 'transfer that arrives' && pays !== 'transfer that fails') return
    const {payments} = this.#shop.world
    await payments.act('settle', (tx) => {
      const transfer = tx.get('transfers', this.#page.sessionId)
      if (transfer) settle(tx, transfer, pays === 'transfer that arrives' ? 'succeed' : 'fail')
    })
  }

  /** @returns false while the order is not completed */
  async happen(): Promise<boolean> {
    const {orderId} = this.#page
    const order = this.#shop.order(orderId)
    if (order?.['status']?.stringValue !== 'completed') return false
    // Of two pages of one order the first has brought it already.
    if (order['dispute'] || this.#shop.has(`returns/${orderId}`)) return true
    this.#shop.world.scheduler.count(`after: ${this.#planned.after}`)
    await this.#act()
    return true
  }

  async #act(): Promise<void> {
    const [sam, kim] = this.#shop.world.staff
    switch (this.#planned.after) {
      case 'return approved':
        await this.#askForReturn()
        await this.#decide('approved')
        return
      case 'return approved by two':
        await this.#askForReturn()
        await Promise.all([this.#decide('approved'), this.#decide('approved', kim)])
        return
      case 'return approved and rejected':
        await this.#askForReturn()
        await Promise.all([this.#decide('approved'), this.#decide('rejected', kim)])
        return
      case 'return rejected':
        await this.#askForReturn()
        await this.#decide('rejected')
        return
      case 'refund in the dashboard':
        await this.#refund()
        return
      case 'refund in the dashboard twice':
        await Promise.all([this.#refund(), this.#refund()])
        return
      case 'refund of a part':
        await this.#refund(100)
        return
      case 'return and refund at once':
        await this.#askForReturn()
        await Promise.all([this.#decide('approved'), this.#refund()])
        return
      case 'return whose refund fails':
        await this.#askForReturn()
        await this.#decide('approved')
        await this.#refundFails()
        return
      case 'refund fails and is repeated':
        await this.#askForReturn()
        await this.#decide('approved')
        await this.#refundFails()
        await this.#decide('approved')
        return
      case 'refund fails before it is noticed':
        await this.#refund()
        await this.#refundFails()
        return
      case 'dispute won':
      case 'dispute lost':
        await this.#bankDecides(await this.#dispute(), this.#planned.after === 'dispute won' ? 'won' : 'lost')
        return
      case 'dispute lost and decided': {
        const id = await this.#dispute()
        await this.#bankDecides(id, 'lost')
        await Promise.all([this.#decideCourses(id, 'withdrawn'), this.#decideCourses(id, 'left', kim)])
        return
      }
      case 'dispute of a part lost':
        await this.#bankDecides(await this.#dispute({amount: 100}), 'lost')
        return
      case 'dispute won after it was lost': {
        const id = await this.#dispute()
        await this.#bankDecides(id, 'lost')
        await this.#decideCourses(id, 'withdrawn')
        await this.#bankDecides(id, 'won')
        return
      }
      case 'inquiry closed':
        await this.#bankDecides(await this.#dispute({inquiry: true}), 'warning_closed')
        return
      case 'dispute and refund at once': {
        const [id] = await Promise.all([this.#dispute(), this.#refund()])
        await this.#bankDecides(id, 'lost')
        return
      }
      case 'dispute open':
        await this.#dispute()
        return
      case 'return of a disputed payment': {
        const id = await this.#dispute()
        await this.#askForReturn()
        await this.#decide('approved')
        await this.#bankDecides(id, 'won')
        await this.#decide('approved')
        return
      }
      case 'nothing':
        if (sam && this.#shop.world.random.next() * REFUNDED_BY_STAFF < 1) await this.#refundByStaff(sam)
    }
  }

  async #askForReturn(): Promise<void> {
    await this.#shop.requestReturn(this.#learner.uid, this.#page.orderId)
  }

  async #decide(decision: 'approved' | 'rejected', who = this.#shop.world.staff[0]): Promise<void> {
    const {orderId} = this.#page
    if (!who) return
    await this.#insist('decision', () =>
      this.#shop.world.functions.call(decideReturn, {orderId, decision, reason: 'Not this time.'}, who),
    )
  }

  async #refundByStaff(who: SignedIn): Promise<void> {
    const {orderId} = this.#page
    const amountCents = Number(this.#shop.order(orderId)?.['amountCents']?.integerValue)
    this.#shop.world.scheduler.count('after: refund by staff')
    await this.#insist('refund by staff', () =>
      this.#shop.world.functions.call(refundOrder, {orderId, amountCents, reason: 'As agreed.'}, who),
    )
  }

  async #decideCourses(
    id: string | null,
    courses: 'left' | 'withdrawn',
    who = this.#shop.world.staff[0],
  ): Promise<void> {
    // Where no news has come yet there is nothing to decide.
    if (id === null || !who) return
    const problemId = `dispute-lost-${id}`
    await this.#insist('courses decided', () =>
      this.#shop.world.functions.call(settleProblem, {problemId, courses, reason: 'Looked into it.'}, who),
    )
  }

  async #refund(amount?: number): Promise<void> {
    const {payments} = this.#shop.world
    await this.#insist('refund in the dashboard', () =>
      payments.act('refund', (tx) =>
        createRefund(tx, {payment_intent: this.#payment(), ...(amount && {amount})}, NO_REQUEST),
      ),
    )
  }

  async #refundFails(): Promise<void> {
    const {payments} = this.#shop.world
    await payments.act('refund fails', (tx) => {
      const newest = tx.all('refunds').findLast(({payment_intent: payment}) => payment === this.#payment())
      if (newest) endRefund(tx, {id: newest.id, outcome: 'failed'})
    })
  }

  async #dispute(how: {amount?: number; inquiry?: boolean} = {}): Promise<string | null> {
    const {payments} = this.#shop.world
    const dispute = await this.#insist('dispute', () =>
      payments.act('dispute', (tx) =>
        openDispute(tx, payments.session(this.#page.sessionId), {reason: 'fraudulent', ...how}),
      ),
    )
    return dispute?.id ?? null
  }

  async #bankDecides(id: string | null, outcome: DisputeOutcome): Promise<void> {
    if (id === null) return
    await this.#insist('bank decides', () =>
      this.#shop.world.payments.act(`dispute ${outcome}`, (tx) => closeDispute(tx, id, outcome)),
    )
  }

  #payment(): string {
    const {payment_intent: payment} = this.#shop.world.payments.session(this.#page.sessionId)
    return typeof payment === 'string' ? payment : ''
  }

  #insist<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    return insist(this.#shop.world.scheduler, what, work)
  }
}
