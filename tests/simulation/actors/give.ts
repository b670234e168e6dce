import {confirmOrder} from '@lectern/domain/checkout/contracts'
import type {Contract, Input, Output} from '@lectern/domain/contracts'
import {acceptGift, giveCourse, listGifts, sendGift, takeGiftBack} from '@lectern/domain/gifts/contracts'
import {refundOrder} from '@lectern/domain/orders/contracts'
import {NO_REQUEST} from '../../../local/payments/ledger/events.ts'
import {pay} from '../../../local/payments/ledger/payment.ts'
import {createRefund} from '../../../local/payments/ledger/refunds.ts'
import type {SignedIn} from '../functions.ts'
import type {SimulatedPurchase} from '../plans/plan.ts'
import type {Shop} from '../shop.ts'
import type {Opened} from './buy.ts'
import {insist} from './insist.ts'
import {LONGEST_WAIT_MS, lookFor} from './look.ts'

/** The only line of a gift's order. */
const LINE = '1'
/** How much later than a refund was made its bank refuses it, in ms. */
const BANK_MS = 5000

/** A learner who gives something to another, as planned, and what both do with it. */
export class Giver {
  readonly #shop: Shop
  readonly #giver: SignedIn
  readonly #friend: SignedIn

  constructor(shop: Shop, giver: SignedIn) {
    const {learners, random} = shop.world
    const others = learners.filter(({uid}) => uid !== giver.uid)
    this.#shop = shop
    this.#giver = giver
    this.#friend = others[Math.floor(random.next() * others.length)] ?? giver
  }

  async give(how: NonNullable<SimulatedPurchase['gives']>): Promise<void> {
    if (how === 'nothing') return
    const {scheduler, random} = this.#shop.world
    scheduler.count(`gives: ${how}`)
    const opened = await this.#pressGive()
    if (!opened) return
    await this.#pay(opened)
    await this.#insist('success page', confirmOrder, this.#giver, {sessionId: opened.sessionId})
    await scheduler.sleep(random.between(1000, LONGEST_WAIT_MS))
    const code = await this.#codeOf(opened.orderId)
    if (code !== null) await this.#goOn(how, opened, code)
  }

  /** Presses pay for something that is sold. */
  async #pressGive(): Promise<Opened | null> {
    const {content, random} = this.#shop.world
    const sold = [...content.courses, ...content.bundles]
    const {id = ''} = sold[Math.floor(random.next() * sold.length)] ?? {}
    const expectedTotalCents = content.shownPrice(id)
    if (expectedTotalCents === null) return null
    const checkout = await this.#insist('gift', giveCourse, this.#giver, {
      kind: content.shownCourses(id).length > 0 ? 'bundle' : 'course',
      id,
      expectedTotalCents,
      delivery: random.chance(0.7) ? 'mail' : 'print',
      name: 'A Friend',
      email: this.#friend.email ?? '',
      message: 'For you',
      day: '',
    })
    const sessionId = /cs_\w+/.exec(checkout?.url ?? '')?.[0]
    return checkout && sessionId !== undefined ? {orderId: checkout.orderId, sessionId} : null
  }

  async #pay({sessionId}: Opened): Promise<void> {
    const {payments, scheduler} = this.#shop.world
    const {email} = this.#giver
    const card = {number: '4242424242424242', expiryMonth: 12, expiryYear: 2040}
    await insist(scheduler, 'payment page', () =>
      payments.act('pay', (tx) =>
        pay(tx, payments.session(sessionId), {method: 'card', email, name: 'A Giver', ...card}),
      ),
    )
  }

  /** What the giver's page or the mail says, once the order is completed. */
  async #codeOf(orderId: string): Promise<string | null> {
    return lookFor(this.#shop.world.scheduler, async () => {
      const answer = await this.#insist('gifts', listGifts, this.#giver, {orderId})
      return answer?.gifts[0]?.code ?? null
    })
  }

  async #goOn(how: NonNullable<SimulatedPurchase['gives']>, {orderId}: Opened, code: string): Promise<void> {
    const accept = (who = this.#friend) => this.#insist('accepting a gift', acceptGift, who, {code})
    const takeBack = () =>
      this.#insist('taking a gift back', takeGiftBack, this.#giver, {orderId, lineId: LINE})
    switch (how) {
      case 'nothing':
        return
      case 'accepted':
        await Promise.all([accept(), accept()])
        return
      case 'accepted by two at once':
        await Promise.all([accept(), accept(this.#giver)])
        return
      case 'taken back':
        await Promise.all([takeBack(), takeBack()])
        return
      case 'accepted and taken back at once':
        await Promise.all([accept(), takeBack()])
        return
      case 'sent again while accepted': {
        const again = {orderId, lineId: LINE, name: 'Another', email: 'someone-else@example.test'}
        await Promise.all([accept(), this.#insist('sending a gift', sendGift, this.#giver, again)])
        await takeBack()
        return
      }
      case 'refunded while accepted':
        await Promise.all([accept(), this.#refundByStaff(orderId)])
        return
      case 'taken back, and the refund fails':
        this.#shop.world.payments.failNextRefund(this.#payment(orderId), BANK_MS)
        await takeBack()
        await this.#shop.world.scheduler.sleep(LONGEST_WAIT_MS)
        await accept()
        await takeBack()
        return
      case 'refunded in the dashboard while accepted':
        await Promise.all([accept(), this.#refundInDashboard(orderId)])
    }
  }

  #payment(orderId: string): string {
    return this.#shop.order(orderId)?.['paymentIntentId']?.stringValue ?? ''
  }

  async #refundByStaff(orderId: string): Promise<void> {
    const [sam] = this.#shop.world.staff
    if (!sam) return
    await this.#insist('refund of a gift', refundOrder, sam, {
      orderId,
      requestId: crypto.randomUUID(),
      lineIds: [LINE],
      amountCents: Number(this.#shop.order(orderId)?.['amountCents']?.integerValue),
      reason: 'Not wanted.',
    })
  }

  async #refundInDashboard(orderId: string): Promise<void> {
    const {payments, scheduler} = this.#shop.world
    const payment = this.#payment(orderId)
    await insist(scheduler, 'dashboard', () =>
      payments.act('refund', (tx) => createRefund(tx, {payment_intent: payment}, NO_REQUEST)),
    )
  }

  #insist<C extends Contract>(
    what: string,
    contract: C,
    who: SignedIn,
    input: Input<C>,
  ): Promise<Output<C> | null> {
    const {scheduler, functions} = this.#shop.world
    return insist(scheduler, what, () => functions.call(contract, input, who))
  }
}
