import {
  linesKept,
  quoteRefund,
  quoteSeats,
  readLines,
  type RefundableOrder,
  type RefundQuote,
} from '@lectern/domain/orders/lines'
import {correctInvoice, refundOrder, settleProblem} from '@lectern/domain/orders/contracts'
import {decideReturn} from '@lectern/domain/returns/contracts'
import type {DisputeOutcome} from '../../../local/payments/ledger/disputes.ts'
import {closeDispute, openDispute} from '../../../local/payments/ledger/disputes.ts'
import {NO_REQUEST} from '../../../local/payments/ledger/events.ts'
import {settle} from '../../../local/payments/ledger/payment.ts'
import {createRefund, endRefund} from '../../../local/payments/ledger/refunds.ts'
import {numberOf, plainOf} from '../firestore/value.ts'
import {Refusal, type SignedIn} from '../functions.ts'
import type {SimulatedPurchase} from '../plans/plan.ts'
import type {Shop} from '../shop.ts'
import type {Opened} from './buy.ts'
import {insist} from './insist.ts'

/** How much later than a refund was made its bank may refuse it, in ms: soon, or a while later. */
const BANK_MS = [400, 5000, 40_000] as const
/** How much later something further happens, in ms, where not at once. */
const LATER_MS = 90 * 60_000
/** So often staff look for what they decide about, in that time. */
const LOOKS = 12

/** What happens to a purchase days later: a transfer arrives, money goes back, banks take it. */
export class Afterwards {
  readonly #shop: Shop
  readonly #learner: SignedIn
  readonly #purchase: SimulatedPurchase
  readonly #page: Opened

  constructor(shop: Shop, learner: SignedIn, purchase: SimulatedPurchase, page: Opened) {
    this.#shop = shop
    this.#learner = learner
    this.#purchase = purchase
    this.#page = page
  }

  /** What a bank does with a transfer. */
  async settleTransfer(): Promise<void> {
    const {pays} = this.#purchase.planned
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
    this.#shop.world.scheduler.count(`after: ${this.#purchase.planned.after}`)
    const {further} = this.#purchase
    this.#shop.world.scheduler.count(`then: ${further}`)
    const {random, payments} = this.#shop.world
    if (further === 'refund fails meanwhile')
      payments.failNextRefund(this.#payment(), random.between(1, random.pick(BANK_MS)))
    await Promise.all([this.#act(), this.#correctInvoice()])
    if (further !== 'nothing' && random.chance(0.5))
      await this.#shop.world.scheduler.sleep(random.between(1, LATER_MS))
    await this.#actFurther()
    return true
  }

  /** Every fifth buyer has their company named on the invoice, while whatever else happens to the order happens. */
  async #correctInvoice(): Promise<void> {
    const {orderId} = this.#page
    if (Number.parseInt(this.#page.sessionId.slice(-2), 36) % 5 !== 0) return
    const corrected = await this.#insist('invoice corrected', () =>
      this.#shop.world.functions.call(
        correctInvoice,
        {orderId, name: 'A Company', address: '1 Street', taxNumber: 'DE123456789'},
        this.#learner,
      ),
    )
    if (corrected) this.#shop.world.scheduler.count('invoices corrected')
  }

  async #actFurther(): Promise<void> {
    const [sam, kim] = this.#shop.world.staff
    switch (this.#purchase.further) {
      case 'refund fails twice':
        await this.#refundFails()
        await this.#refundFails()
        return
      case 'refunded in the dashboard':
        await this.#refund()
        return
      case 'refunded by staff':
        if (sam) await this.#refundByStaff(sam)
        return
      case 'refunded and rejected':
        await this.#askForReturn()
        if (sam) await Promise.all([this.#refundByStaff(sam), this.#decide('rejected', kim)])
        return
      case 'parts by staff':
        await this.#refundPart()
        await Promise.all([this.#refundPart(), this.#refundPart(kim)])
        return
      case 'parts, return and dashboard at once':
        await this.#askForReturn(true)
        await Promise.all([this.#refundPart(), this.#decide('approved', kim), this.#refund(100)])
        return
      case 'part whose refund fails':
        await this.#refundPart()
        await this.#refundFails()
        await this.#refundPart(kim)
        return
      case 'part and dispute at once': {
        const [id] = await Promise.all([this.#dispute(), this.#refundPart()])
        await this.#bankDecides(id, 'lost')
        return
      }
      case 'part whose refund fails after a dispute': {
        await this.#refundPart()
        const id = await this.#dispute({amount: 100})
        await this.#bankDecides(id, 'lost')
        await this.#decideCourses(id, 'withdrawn')
        await this.#refundFails()
        return
      }
      case 'part whose refund fails while a return of the rest is approved': {
        const {random, payments} = this.#shop.world
        payments.failNextRefund(this.#payment(), random.between(1, random.pick(BANK_MS)))
        await this.#refundPart()
        await this.#askForReturn()
        await this.#decide('approved', kim)
        return
      }
      case 'nothing':
      case 'refund fails meanwhile':
    }
  }

  async #act(): Promise<void> {
    const [, kim] = this.#shop.world.staff
    switch (this.#purchase.planned.after) {
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
        await this.#bankDecides(
          await this.#dispute(),
          this.#purchase.planned.after === 'dispute won' ? 'won' : 'lost',
        )
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
        // Where the bank has the money there is nothing to refund.
        const isReturned = this.#shop.world.random.chance(0.4)
        if (isReturned) {
          await this.#askForReturn()
          await this.#decide('approved')
        }
        await this.#bankDecides(id, 'won')
        if (isReturned && this.#shop.world.random.chance(0.5)) await this.#decide('approved')
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
    }
  }

  /** @param ofOne of one of its lines alone; of a bundle by all of its courses, or by one */
  async #askForReturn(ofOne = false): Promise<void> {
    const [first] = this.#readOrder().items
    const {random} = this.#shop.world
    const courseIds =
      ofOne && first ? first.courseIds.slice(0, random.chance(0.5) ? 1 : first.courseIds.length) : null
    await this.#shop.requestReturn(this.#learner.uid, this.#page.orderId, courseIds)
  }

  async #decide(decision: 'approved' | 'rejected', who = this.#shop.world.staff[0]): Promise<void> {
    const {orderId} = this.#page
    if (!who) return
    await this.#insist('decision', () =>
      this.#unlessDisputed(
        this.#shop.world.functions.call(decideReturn, {orderId, decision, reason: 'Not this time.'}, who),
      ),
    )
  }

  /** No refund is refused for a dispute that was over when staff pressed. */
  #unlessDisputed<T>(work: Promise<T>): Promise<T> {
    const {payments, invariants} = this.#shop.world
    const wasDisputed = payments.isDisputed(this.#payment())
    const {length: known} = payments.disputesOf(this.#payment())
    return work.catch((error: unknown) => {
      const isRefused = error instanceof Refusal && error.reason === 'payment-disputed'
      // One may have begun and ended while Stripe was slow to answer.
      const isNew = payments.disputesOf(this.#payment()).length > known
      if (isRefused && !wasDisputed && !isNew && !payments.isDisputed(this.#payment()))
        invariants.report('no refund is refused for a dispute that is over', this.#page.orderId, 'is refused')
      throw error
    })
  }

  async #refundByStaff(who: SignedIn): Promise<void> {
    const order = this.#readOrder()
    const quote = quoteRefund(
      order,
      linesKept(order.items).map(({lineId}) => lineId),
    )
    if (!quote) return
    this.#shop.world.scheduler.count('after: refund by staff')
    await this.#give(who, quote)
  }

  /** Gives one line back, of seats one of them, or an amount beside the lines, as it is drawn. */
  async #refundPart(who = this.#shop.world.staff[0]): Promise<void> {
    const {random, scheduler} = this.#shop.world
    const order = this.#readOrder()
    const line = order.items[Math.floor(random.between(0, order.items.length))]
    const amountCents = Math.floor(random.between(1, 900))
    if (!who || !line) return
    const ofLine = () =>
      line.for === 'team' && random.chance(0.7)
        ? quoteSeats(order, line.lineId, 1)
        : quoteRefund(order, [line.lineId])
    const quote = random.chance(0.6) ? ofLine() : {amountCents, lines: []}
    if (!quote) return
    const [named] = quote.lines
    scheduler.count(`after: refund of ${!named ? 'an amount' : named.quantity ? 'a seat' : 'a line'}`)
    await this.#give(who, quote)
  }

  async #give(who: SignedIn, {amountCents, lines}: RefundQuote): Promise<void> {
    const {orderId} = this.#page
    const lineIds = lines.map(({lineId}) => lineId)
    const quantity = lines[0]?.quantity
    // As a form that is sent again says which it is.
    const requestId = crypto.randomUUID()
    await this.#insist('refund by staff', () =>
      this.#shop.world.functions.call(
        refundOrder,
        {
          orderId,
          requestId,
          lineIds,
          ...(quantity !== undefined && {quantity}),
          amountCents,
          reason: 'As agreed.',
        },
        who,
      ),
    )
  }

  /** The order as the page of staff has it. */
  #readOrder(): RefundableOrder {
    const stored = this.#shop.order(this.#page.orderId) ?? {}
    return {
      amountCents: numberOf(stored['amountCents'] ?? {integerValue: 0}),
      refundedCents: numberOf(stored['refundedCents'] ?? {integerValue: 0}),
      items: readLines(stored['items'] && plainOf(stored['items'])) ?? [],
    }
  }

  async #decideCourses(
    id: string | null,
    courses: 'left' | 'withdrawn',
    who = this.#shop.world.staff[0],
  ): Promise<void> {
    if (id === null || !who) return
    const problemId = `dispute-lost-${id}`
    // Staff find it on their list once the news has come, by itself or by a comparison; most wait for that.
    const {random, scheduler} = this.#shop.world
    for (let looks = 0; looks < LOOKS && !this.#shop.has(`problems/${problemId}`); looks += 1)
      await scheduler.sleep(random.between(1, LATER_MS / LOOKS))
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
