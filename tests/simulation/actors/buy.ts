import {
  cancelCheckout,
  confirmOrder,
  createCheckout,
  resumeCheckout,
  sendPaymentConfirmation,
  type Contract,
  type Input,
  type Output,
} from '@lectern/domain/contracts'
import {applyDiscount} from '@lectern/domain/discount/discount'
import {expireSession} from '../../../local/payments/ledger/checkout.ts'
import {pay} from '../../../local/payments/ledger/payment.ts'
import type {Payment} from '../../../local/payments/ledger/payment-method.ts'
import type {PlannedPurchase} from '../../faults/plan.ts'
import type {SignedIn} from '../functions.ts'
import type {Course} from '../services/content.ts'
import type {Shop} from '../shop.ts'
import {insist} from './insist.ts'

/** A payment page that somebody was sent to. */
export interface Opened {
  orderId: string
  sessionId: string
}

const CARD = '4242424242424242'
const CARD_THAT_IS_DECLINED = '4000000000000002'

/** A learner who buys something as planned: fills a cart, presses pay, pays or does not, and comes back or does not. */
export class Buyer {
  readonly #shop: Shop
  readonly #learner: SignedIn
  readonly #planned: PlannedPurchase

  constructor(shop: Shop, learner: SignedIn, planned: PlannedPurchase) {
    this.#shop = shop
    this.#learner = learner
    this.#planned = planned
  }

  /** @returns the payment pages that they were sent to */
  async buy(): Promise<Opened[]> {
    const {courses, tabs} = this.#planned
    const cart = this.#fillCart(courses)
    if (cart.length === 0) return []
    const other = this.#fillCart([...courses.slice(0, 1), courses.length * 7 + 1])
    let opened: Opened[]
    if (tabs === 'same cart twice')
      opened = (await Promise.all([this.#press(cart), this.#press(cart)])).flat()
    else if (tabs === 'another cart') opened = [...(await this.#press(cart)), ...(await this.#press(other))]
    else opened = await this.#press(cart)
    const meanwhile = tabs === 'another cart while paying' ? this.#press(other) : []
    for (const page of opened) await this.#pay(page)
    for (const page of await meanwhile) {
      opened.push(page)
      await this.#pay(page)
    }
    for (const page of opened) await this.#comeBack(page)
    return opened
  }

  /** Courses that the learner does not own, the one after a course that they do. */
  #fillCart(picks: readonly number[]): Course[] {
    const {content} = this.#shop.world
    const free = content.courses.filter(({id}) => !this.#shop.owns(this.#learner.uid, id))
    return [...new Set(picks.flatMap((pick) => free[pick % free.length] ?? []))]
  }

  async #press(courses: readonly Course[]): Promise<Opened[]> {
    const [first = 0] = this.#planned.courses
    const code = this.#shop.codes[first % (this.#shop.codes.length + 1)]
    const courseIds = courses.map(({id}) => id)
    const total = courses.reduce((sum, {priceCents}) => sum + priceCents, 0)
    const items = courses.map(({id, priceCents}) => ({courseId: id, priceCents}))
    const discounted =
      code &&
      (await this.#insist('checkout with a code', () =>
        this.#call(createCheckout, {
          courseIds,
          expectedTotalCents: total - applyDiscount(code, items).discountCents,
          discountCode: code.code,
        }),
      ))
    const checkout =
      discounted ??
      (await this.#insist('checkout', () =>
        this.#call(createCheckout, {courseIds, expectedTotalCents: total}),
      ))
    const sessionId = /cs_\w+/.exec(checkout?.url ?? '')?.[0]
    return checkout && sessionId !== undefined ? [{orderId: checkout.orderId, sessionId}] : []
  }

  async #pay({orderId, sessionId}: Opened): Promise<void> {
    const {email} = this.#learner
    const byCard = (number = CARD) =>
      this.#onPage(sessionId, {
        method: 'card',
        email,
        name: 'A Learner',
        number,
        expiryMonth: 12,
        expiryYear: 2040,
      })
    switch (this.#planned.pays) {
      case 'card':
        await byCard()
        return
      case 'paypal':
        await this.#onPage(sessionId, {method: 'paypal', email, name: null})
        return
      case 'after a decline':
        await byCard(CARD_THAT_IS_DECLINED)
        await byCard()
        return
      case 'transfer that arrives':
      case 'transfer that fails':
        await this.#onPage(sessionId, {
          method: 'us_bank_account',
          email,
          name: 'A Learner',
          outcome: 'succeed',
          settleAfter: null,
        })
        return
      case 'as it expires':
        await Promise.all([this.#expire(sessionId), byCard()])
        return
      case 'as it is cancelled':
        await Promise.all([this.#insist('cancel', () => this.#call(cancelCheckout, {orderId})), byCard()])
        return
      case 'after coming back to it':
        await this.#insist('resume', () => this.#call(resumeCheckout, {orderId}))
        await byCard()
        return
      case 'never':
    }
  }

  async #comeBack({sessionId}: Opened): Promise<void> {
    const confirm = () => this.#insist('success page', () => this.#call(confirmOrder, {sessionId}))
    switch (this.#planned.comes) {
      case 'back':
        await confirm()
        return
      case 'with the webhook':
        await Promise.all([confirm(), this.#shop.tellOf(sessionId)])
        return
      case 'twice at once':
        await Promise.all([confirm(), confirm()])
        return
      case 'and asks for the receipt':
        await confirm()
        await this.#insist('receipt', () => this.#call(sendPaymentConfirmation, {sessionId}), 2)
        return
      case 'never':
    }
  }

  #onPage(sessionId: string, payment: Payment): Promise<unknown> {
    const {payments} = this.#shop.world
    return this.#insist('payment page', () =>
      payments.act('pay', (tx) => pay(tx, payments.session(sessionId), payment)),
    )
  }

  #expire(sessionId: string): Promise<unknown> {
    const {payments} = this.#shop.world
    return this.#insist('expiry', () =>
      payments.act('expire', (tx) => expireSession(tx, payments.session(sessionId))),
    )
  }

  #call<C extends Contract>(contract: C, input: Input<C>): Promise<Output<C>> {
    return this.#shop.world.functions.call(contract, input, this.#learner)
  }

  #insist<T>(what: string, work: () => Promise<T>, tries?: number): Promise<T | null> {
    return insist(this.#shop.world.scheduler, what, work, tries)
  }
}
