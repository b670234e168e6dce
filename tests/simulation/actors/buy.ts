import {
  cancelCheckout,
  confirmOrder,
  createCheckout,
  resumeCheckout,
  sendPaymentConfirmation,
} from '@lectern/domain/checkout/contracts'
import {type Contract, type Input, type Output} from '@lectern/domain/contracts'
import {addToCart, cartTotal, type Cart, type CartItem} from '@lectern/domain/cart'
import {applyDiscount} from '@lectern/domain/discount/discount'
import {repeatedLines} from '@lectern/domain/order'
import {readLines} from '@lectern/domain/orders/lines'
import {expireSession} from '../../../local/payments/ledger/checkout.ts'
import {pay} from '../../../local/payments/ledger/payment.ts'
import {COUNTRIES, type Location} from '../../../local/payments/ledger/tax-rates.ts'
import type {Payment} from '../../../local/payments/ledger/payment-method.ts'
import {cartChanges, soldItems} from '../../../web/app/features/checkout/refresh/cart-changes.ts'
import {plainOf} from '../firestore/value.ts'
import {Refusal, type SignedIn} from '../functions.ts'
import {isOfBundle} from '../../faults/plan.ts'
import type {SimulatedPurchase} from '../plans/plan.ts'
import type {Bundle, Course} from '../services/content.ts'
import type {Code, Shop} from '../shop.ts'
import {insist} from './insist.ts'

/** A payment page that somebody was sent to. */
export interface Opened {
  orderId: string
  sessionId: string
}

const CARD = '4242424242424242'
const CARD_THAT_IS_DECLINED = '4000000000000002'

/** How long the page of a cart stays open at most before pay is pressed, in ms. */
const LONGEST_LOOK_MS = 20 * 60_000

/** A learner who buys something as planned: fills a cart, presses pay, pays or does not, and comes back or does not. */
export class Buyer {
  readonly #shop: Shop
  readonly #learner: SignedIn
  readonly #purchase: SimulatedPurchase

  constructor(shop: Shop, learner: SignedIn, purchase: SimulatedPurchase) {
    this.#shop = shop
    this.#learner = learner
    this.#purchase = purchase
  }

  /** @returns the payment pages that they were sent to */
  async buy(): Promise<Opened[]> {
    const {courses, tabs} = this.#purchase.planned
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

  /**
   * Courses that the learner neither owns nor waits for, first one that was theirs, where they want it back; and bundles that give
   * them something.
   */
  #fillCart(picks: readonly number[]): Cart {
    const {content} = this.#shop.world
    const {uid} = this.#learner
    const paying = this.#shop.coursesBeingPaid(uid)
    const free = content.courses.filter(({id}) => !this.#shop.owns(uid, id) && !paying.has(id))
    const bundles = content.bundles.filter(({id}) => {
      const given = content.shownCourses(id)
      return given.some((course) => free.includes(course)) && !given.some((course) => paying.has(course.id))
    })
    const lost = this.#purchase.buysAgain
      ? free.find(({id}) => this.#shop.has(`withdrawals/${uid}_${id}`))
      : undefined
    const picked = picks.flatMap((pick): (Course | Bundle)[] => {
      const from: readonly (Course | Bundle)[] = isOfBundle(pick) ? bundles : free
      return from.slice(pick % from.length).slice(0, 1)
    })
    return [...(lost ? [lost] : []), ...picked].reduce<Cart>((cart, {id}) => {
      const item = this.#shown(id)
      const more = item ? addToCart(cart, item) : cart
      return repeatedLines(more.map(lineOf)).length > 0 ? cart : more
    }, [])
  }

  /** A course or a bundle as the storefront shows it now; null where it is not sold. */
  #shown(id: string): CartItem | null {
    const {content} = this.#shop.world
    const priceCents = content.shownPrice(id)
    const item = {id, slug: id, title: id, image: '', priceCents: priceCents ?? 0}
    if (priceCents === null) return null
    const courses = content.shownCourses(id).map((course) => ({id: course.id, title: course.title}))
    return courses.length > 0
      ? {...item, kind: 'bundle', courses}
      : {...item, instructor: '', lessons: 2, duration: '10m'}
  }

  /** Looks at the cart for a while, and presses pay; where something has changed, they are told, look again, and press again. */
  async #press(cart: Cart): Promise<Opened[]> {
    const {scheduler, random} = this.#shop.world
    if (this.#purchase.page === 'open for a while')
      await scheduler.sleep(random.between(1000, LONGEST_LOOK_MS))
    else cart = this.#refresh(cart)
    for (let look = 0; look < 2 && cart.length > 0; look += 1) {
      const {opened, hasChanged} = await this.#checkOut(cart)
      if (!hasChanged) return opened
      cart = this.#refresh(cart)
    }
    return []
  }

  /** The cart as its page shows it once it has asked what its courses cost now. */
  #refresh(cart: Cart): Cart {
    const {content} = this.#shop.world
    const sold = new Map(
      [...content.courses, ...content.bundles].flatMap(({id}): [string, CartItem][] => {
        const item = this.#shown(id)
        return item ? [[id, item]] : []
      }),
    )
    const {unsoldIds} = cartChanges(cart, sold)
    return soldItems(cart, unsoldIds).map((item) => sold.get(item.id) ?? item)
  }

  async #checkOut(cart: Cart): Promise<{opened: Opened[]; hasChanged: boolean}> {
    const {content} = this.#shop.world
    const lines = cart.map((item) =>
      item.kind === 'bundle'
        ? {kind: item.kind, id: item.id, courseIds: item.courses.map((course) => course.id)}
        : {kind: 'course' as const, id: item.id},
    )
    const total = cartTotal(cart)
    const items = cart.map(({id, priceCents}) => ({courseId: id, priceCents}))
    const code = this.#codeFor(items)
    const shown = this.#refresh(cart)
    const isFresh =
      cartTotal(shown) === total &&
      shown.length === cart.length &&
      shown.every((item, index) => hasAllOf(item, cart[index]))
    const {version} = content
    const seen = {hasChanged: false}
    const press = async (what: string, expectedTotalCents: number, discountCode?: string) => {
      const checkout = await this.#insist(what, () =>
        this.#call(createCheckout, {
          lines,
          expectedTotalCents,
          ...(discountCode !== undefined && {discountCode}),
        }).catch((error: unknown) => {
          const reason = error instanceof Refusal ? error.reason : ''
          if (!CHANGED.includes(reason)) throw error
          seen.hasChanged = true
          const {invariants} = this.#shop.world
          if (isFresh && version === content.version)
            invariants.report('what the cart asks for can be paid', this.#learner.uid, `got ${reason}`)
          throw error
        }),
      )
      const amount = checkout && Number(this.#shop.order(checkout.orderId)?.['amountCents']?.integerValue)
      if (checkout && amount !== expectedTotalCents)
        this.#shop.world.invariants.report(
          'nobody is charged another total than they saw',
          checkout.orderId,
          `is of ${amount}, and they saw ${expectedTotalCents}`,
        )
      if (checkout) this.#compareBundles(checkout.orderId, lines)
      return checkout
    }
    const discounted =
      code &&
      (await press('checkout with a code', total - applyDiscount(code, items).discountCents, code.code))
    if (discounted && code) this.#countDiscount(code, items)
    const checkout = discounted ?? (seen.hasChanged ? null : await press('checkout', total))
    const sessionId = /cs_\w+/.exec(checkout?.url ?? '')?.[0]
    const opened = checkout && sessionId !== undefined ? [{orderId: checkout.orderId, sessionId}] : []
    return {opened, hasChanged: checkout === null && seen.hasChanged}
  }

  /** Whether an order has all that its buyer saw in a bundle. */
  #compareBundles(orderId: string, lines: readonly {id: string; courseIds?: readonly string[]}[]): void {
    const items = readLines(plainOf(this.#shop.order(orderId)?.['items'] ?? {nullValue: null})) ?? []
    const given = new Set(items.flatMap(({courseIds}) => courseIds))
    const missing = lines.flatMap(({courseIds = []}) => courseIds.filter((id) => !given.has(id)))
    if (missing.length > 0)
      this.#shop.world.invariants.report(
        'nobody pays for a bundle that has lost a course since they saw it',
        orderId,
        `has not ${missing.join(', ')}`,
      )
  }

  /** One of the codes for all courses, whether or not it can be used; or one for a course of the cart that takes something off it. */
  #codeFor(items: readonly {courseId: string; priceCents: number}[]): Code | undefined {
    const {codes, codesOfOneCourse} = this.#shop
    const [first = 0] = this.#purchase.planned.courses
    return (
      codes[first % (codes.length + 1)] ??
      codesOfOneCourse.find((terms) => applyDiscount(terms, items).refusal === null)
    )
  }

  /** Counts a checkout with a code of one course, so that a run says whether there were any. */
  #countDiscount(code: Code, items: readonly {courseId: string; priceCents: number}[]): void {
    if (code.courseId === null) return
    const {shares} = applyDiscount(code, items)
    const isFree = items.some(({priceCents}, index) => shares[index] === priceCents)
    this.#shop.world.scheduler.count(
      isFree ? 'checkouts with a course for nothing' : 'checkouts with a code for one course',
    )
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
    switch (this.#purchase.planned.pays) {
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
    switch (this.#purchase.planned.comes) {
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
    const location = locationOf(payments.ledger.all('sessions').length)
    return this.#insist('payment page', () =>
      payments.act('pay', (tx) => pay(tx, payments.session(sessionId), {...payment, location})),
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

/** Where somebody pays from: each country in turn, and every third as a company. */
function locationOf(place: number): Location {
  const {country = 'US'} = COUNTRIES[place % COUNTRIES.length] ?? {}
  const business = {
    name: 'A Company',
    taxId: `${country}123456789`,
    line1: '1 Street',
    postalCode: '1',
    city: 'A',
  }
  return {country, ...(place % 3 === 0 && {business})}
}

/** What a checkout is refused for when a cart is not as it is sold now. */
const CHANGED = ['price-changed', 'unknown-course']

const coursesOf = (item: CartItem): string[] =>
  item.kind === 'bundle' ? item.courses.map(({id}) => id) : [item.id]

const lineOf = (item: CartItem) => ({courseIds: coursesOf(item)})

/** Whether an item of a cart has all courses that another one has. */
const hasAllOf = (item: CartItem, other: CartItem | undefined): boolean =>
  other !== undefined && coursesOf(other).every((id) => coursesOf(item).includes(id))
