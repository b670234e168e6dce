import {cancelCheckout, confirmOrder} from '@lectern/domain/checkout/contracts'
import type {Contract, Input, Output} from '@lectern/domain/contracts'
import {acceptGift} from '@lectern/domain/gifts/contracts'
import {recordProgress} from '@lectern/domain/learning/contracts'
import {
  addManager,
  buySeats,
  inviteMembers,
  leaveTeam,
  listTeams,
  readTeam,
  refundSeats,
  removeManager,
  resendInvitation,
  takeSeatBack,
} from '@lectern/domain/teams/contracts'
import {seatPriceCents} from '@lectern/domain/teams/team'
import {teamIdOf} from '@lectern/domain/teams/team-id'
import {workingCode} from '../../../functions/src/gifts/gift-code.ts'
import {seatIdOf} from '../../../functions/src/teams/team.ts'
import {pay, settle} from '../../../local/payments/ledger/payment.ts'
import type {Payment} from '../../../local/payments/ledger/payment-method.ts'
import {endRefund} from '../../../local/payments/ledger/refunds.ts'
import type {Fields} from '../firestore/value.ts'
import type {SignedIn} from '../functions.ts'
import {nameOf} from '../names.ts'
import type {SimulatedPurchase} from '../plans/plan.ts'
import {LESSONS, SEAT_TIERS} from '../services/content.ts'
import type {Shop} from '../shop.ts'
import {Afterwards} from './afterwards.ts'
import type {Opened} from './buy.ts'
import {insist} from './insist.ts'
import {LONGEST_WAIT_MS, lookFor} from './look.ts'

type Seats = NonNullable<SimulatedPurchase['seats']>

/** The only line of an order of seats. */
const LINE = '1'
/** Teams are for few courses and bundles, so that somebody often buys more seats for the same. */
const [COURSES, BUNDLES] = [2, 2]
/** How many seats are bought at once. */
const [FEWEST, MOST] = [2, 4]
/** How much later than a refund was made its bank refuses it, in ms. */
const BANK_MS = 5000

/** A learner who buys seats for a team of others, as planned, and what they, their managers and members do with these. */
export class TeamBuyer {
  readonly #shop: Shop
  readonly #owner: SignedIn
  readonly #purchase: SimulatedPurchase
  /** of the course or bundle */
  readonly #product: string
  readonly #quantity: number
  /** who is invited; the buyer may be one of them */
  readonly #members: readonly [SignedIn, SignedIn, SignedIn]

  constructor(shop: Shop, owner: SignedIn, purchase: SimulatedPurchase) {
    const {content, learners, random} = shop.world
    const sold = [...content.courses.slice(0, COURSES), ...content.bundles.slice(0, BUNDLES)]
    const first = Math.floor(random.next() * learners.length)
    const member = (index: number) => learners[(first + index) % learners.length] ?? owner
    this.#shop = shop
    this.#owner = owner
    this.#purchase = purchase
    this.#product = sold[Math.floor(random.next() * sold.length)]?.id ?? ''
    this.#quantity = Math.floor(random.between(FEWEST, MOST + 1))
    this.#members = [member(0), member(1), member(2)]
  }

  get #teamId(): string {
    return teamIdOf(this.#owner.uid, this.#product)
  }

  async buy(how: Seats): Promise<void> {
    const {scheduler} = this.#shop.world
    scheduler.count(`seats: ${how}`)
    const opened = await this.open(how)
    if (opened) await this.#goOn(how, opened)
  }

  /** Buys as many seats as planned. @returns what was paid once they are there; null where they do not come */
  async open(how: Seats): Promise<Opened | null> {
    const opened = await this.#pressPay()
    if (!opened || !(await this.#pay(how, opened))) return null
    return (await this.#isThere(opened)) ? opened : null
  }

  async #pressPay(): Promise<Opened | null> {
    const {content} = this.#shop.world
    const priceCents = content.shownPrice(this.#product)
    if (priceCents === null) return null
    const checkout = await this.#insist('seats', buySeats, this.#owner, {
      kind: content.shownCourses(this.#product).length > 0 ? 'bundle' : 'course',
      id: this.#product,
      quantity: this.#quantity,
      expectedTotalCents: seatPriceCents(priceCents, this.#quantity, SEAT_TIERS) * this.#quantity,
    })
    const sessionId = /cs_\w+/.exec(checkout?.url ?? '')?.[0]
    return checkout && sessionId !== undefined ? {orderId: checkout.orderId, sessionId} : null
  }

  /** @returns whether they go on: the money has arrived, or is on its way */
  async #pay(how: Seats, opened: Opened): Promise<boolean> {
    const {orderId, sessionId} = opened
    const {scheduler, random} = this.#shop.world
    const {email} = this.#owner
    const byCard = {method: 'card', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040} as const
    if (how === 'never paid') return false
    if (how === 'paid by a transfer') {
      const byTransfer = {method: 'us_bank_account', outcome: 'succeed', settleAfter: null} as const
      await this.#onPage(sessionId, {...byTransfer, email, name: 'A Buyer'})
      await scheduler.sleep(random.between(1000, LONGEST_WAIT_MS))
      await this.#settleTransfer(sessionId, random.chance(0.5))
    } else if (how === 'paid as they are given up') {
      await Promise.all([
        this.#insist('cancel', cancelCheckout, this.#owner, {orderId}),
        this.#onPage(sessionId, {...byCard, email, name: 'A Buyer'}),
      ])
    } else {
      await this.#onPage(sessionId, {...byCard, email, name: 'A Buyer'})
    }
    await this.#insist('success page', confirmOrder, this.#owner, {sessionId})
    return true
  }

  #onPage(sessionId: string, payment: Payment): Promise<unknown> {
    const {payments, scheduler} = this.#shop.world
    return insist(scheduler, 'payment page', () =>
      payments.act('pay', (tx) => pay(tx, payments.session(sessionId), payment)),
    )
  }

  async #settleTransfer(sessionId: string, arrives: boolean): Promise<void> {
    await this.#shop.world.payments.act('settle', (tx) => {
      const transfer = tx.get('transfers', sessionId)
      if (transfer) settle(tx, transfer, arrives ? 'succeed' : 'fail')
    })
  }

  /** Looks at the page of the team until the seats are there. */
  async #isThere({orderId}: Opened): Promise<boolean> {
    const seen = await lookFor(this.#shop.world.scheduler, async () => {
      const team = await this.#see()
      return team?.purchases.find((purchase) => purchase.orderId === orderId) ?? null
    })
    return seen !== null
  }

  #see() {
    return this.#insist('team', readTeam, this.#owner, {teamId: this.#teamId, cursor: null})
  }

  async #goOn(how: Seats, opened: Opened): Promise<void> {
    const [ada, ben, cleo] = this.#members
    const {orderId} = opened
    switch (how) {
      case 'nothing':
      case 'never paid':
        return
      case 'paid as they are given up':
      case 'paid by a transfer':
      case 'accepted':
        await this.invite(ada, ben, cleo)
        await this.#wait()
        await Promise.all([this.accept(ada), this.accept(ada), this.accept(ben), this.#resend(cleo)])
        await this.accept(cleo)
        await Promise.all([this.begin(ada, LESSONS), this.begin(ben)])
        await this.#see()
        await this.#insist('teams', listTeams, ada, {})
        return
      case 'accepted by another':
        await this.invite(ada, ben)
        await Promise.all([this.accept(ada), this.accept(ada, ben)])
        await this.begin(ada, LESSONS)
        await this.leave(ada)
        await this.accept(ada, ben)
        await Promise.all([this.takeBack(ben), this.accept(ben)])
        return
      case 'taken back while accepted':
        await this.invite(ada, ben)
        await Promise.all([this.accept(ada), this.takeBack(ada), this.takeBack(ada), this.accept(ben)])
        await this.invite(ada, cleo)
        await this.accept(ada)
        return
      case 'taken back while begun':
        await this.invite(ada)
        await this.accept(ada)
        await Promise.all([this.begin(ada, LESSONS), this.takeBack(ada)])
        await this.takeBack(ada)
        await this.invite(ada)
        return
      case 'given on while accepted':
        await this.invite(ada, ben)
        await Promise.all([this.accept(ada), this.takeBack(ada, cleo), this.takeBack(ben, cleo)])
        await this.accept(cleo)
        await Promise.all([this.takeBack(cleo, ada), this.takeBack(cleo)])
        return
      case 'left while taken back':
        await this.invite(ada, ben)
        await Promise.all([this.accept(ada), this.accept(ben)])
        await this.begin(ben, LESSONS)
        await Promise.all([this.leave(ada), this.takeBack(ada), this.leave(ben), this.leave(ben)])
        await this.invite(cleo, ben, ada)
        await this.accept(cleo)
        return
      case 'invited by two at once': {
        const manager = {teamId: this.#teamId, email: ben.email}
        await this.#insist('manager', addManager, this.#owner, manager)
        await Promise.all([this.invite(ada, cleo), this.#inviteAs(ben, cleo, ada, ben)])
        await Promise.all([
          this.#insist('end of a manager', removeManager, this.#owner, manager),
          this.takeBack(cleo, null, ben),
        ])
        await this.#inviteAs(ben, cleo)
        return
      }
      case 'more bought while invited': {
        await Promise.all([this.open(how), this.invite(ada, ben, cleo)])
        await Promise.all([this.invite(ada, ben, cleo), this.accept(ada)])
        await Promise.all([this.#giveBack(orderId), this.accept(cleo)])
        return
      }
      case 'some given back': {
        const requestId = crypto.randomUUID()
        await Promise.all([this.#giveBack(orderId, 1, requestId), this.#giveBack(orderId, 1, requestId)])
        await Promise.all([this.#giveBack(orderId), this.#giveBack(orderId)])
        await this.invite(ada, ben, cleo)
        await this.accept(ada)
        return
      }
      case 'given back while invited':
        await this.invite(ada)
        await Promise.all([this.#giveBack(orderId, this.#quantity - 1), this.invite(ben, cleo)])
        await Promise.all([this.accept(ben), this.#giveBack(orderId), this.takeBack(ada)])
        return
      case 'given back, and the refund fails':
        this.#failNextRefund(orderId)
        await Promise.all([this.#giveBack(orderId), this.invite(ada)])
        await this.accept(ada)
        await this.#wait()
        await Promise.all([this.#giveBack(orderId), this.invite(ben, cleo)])
        return
      case 'given back in two parts, and the first refund fails':
        this.#failNextRefund(orderId)
        await this.#giveBack(orderId, 2)
        await Promise.all([this.#giveBack(orderId, this.#quantity - 2), this.invite(ada)])
        await this.#wait()
        await this.#see()
        return
      case 'parts by staff while given back':
        await this.invite(ada)
        await Promise.all([
          this.accept(ada),
          this.#giveBack(orderId),
          this.#money(opened, 'nothing', 'parts by staff'),
          this.invite(ben),
        ])
        await this.accept(ben)
        return
      case 'refunded by staff while accepted':
        await this.invite(ada, ben)
        await this.accept(ada)
        await Promise.all([
          this.accept(ben),
          this.begin(ada),
          this.#money(opened, 'nothing', 'refunded by staff'),
          this.takeBack(ada, cleo),
        ])
        await this.invite(cleo)
        return
      case 'refunded by staff, and the refund fails':
        await this.invite(ada, ben)
        await this.accept(ada)
        this.#failNextRefund(orderId)
        await Promise.all([this.accept(ben), this.#money(opened, 'nothing', 'refunded by staff')])
        await this.invite(cleo)
        await this.#wait()
        await Promise.all([this.accept(ben), this.invite(cleo), this.leave(ada)])
        return
      case 'refunded in the dashboard while accepted':
        await this.invite(ada)
        await Promise.all([
          this.accept(ada),
          this.#money(opened, 'nothing', 'refunded in the dashboard'),
          this.invite(ben, cleo),
        ])
        return
      case 'bought again after a refund': {
        await this.invite(ada, ben)
        await this.accept(ada)
        await this.#money(opened, 'nothing', 'refunded in the dashboard')
        if (!(await this.open(how))) return
        await this.invite(ada)
        await Promise.all([this.accept(ada), this.#refundFails(opened), this.invite(ben)])
        await this.begin(ada)
        return
      }
      case 'dispute lost and decided':
      case 'dispute won after it was lost':
        await this.invite(ada, ben)
        await this.accept(ada)
        await Promise.all([this.#money(opened, how, 'nothing'), this.accept(ben), this.invite(cleo)])
        await this.accept(cleo)
    }
  }

  async #wait(): Promise<void> {
    const {scheduler, random} = this.#shop.world
    await scheduler.sleep(random.between(1000, LONGEST_WAIT_MS))
  }

  invite(...members: readonly SignedIn[]): Promise<void> {
    return this.#inviteAs(this.#owner, ...members)
  }

  async #inviteAs(who: SignedIn, ...members: readonly SignedIn[]): Promise<void> {
    const list = ['Name, Email', ...members.map(({email}) => email), 'nobody at all'].join('\n')
    const answer = await this.#insist('invitations', inviteMembers, who, {teamId: this.#teamId, list})
    for (const {result} of answer?.lines ?? []) this.#shop.world.scheduler.count(`invitation: ${result}`)
  }

  async #resend({email}: SignedIn): Promise<void> {
    const seat = {teamId: this.#teamId, seatId: seatIdOf(this.#teamId, email)}
    await this.#insist('invitation again', resendInvitation, this.#owner, seat)
  }

  /** The seat of an address, as its mail and the page of the team tell of it. */
  #seatOf({email}: SignedIn): Fields | undefined {
    const name = nameOf(`claims/${seatIdOf(this.#teamId, email)}`)
    return this.#shop.world.documents.get(name)?.fields
  }

  /** @param of whose invitation it is: it may be handed on */
  async accept(who: SignedIn, of = who): Promise<void> {
    const {nonce, codeHash} = this.#seatOf(of) ?? {}
    const code = workingCode({nonce: nonce?.stringValue ?? '', codeHash: codeHash?.stringValue ?? ''})
    if (code !== null) await this.#insist('accepting a seat', acceptGift, who, {code})
  }

  /** Marks lessons of a course of their seat as done, one after the other. */
  async begin(who: SignedIn, lessons: readonly string[] = LESSONS.slice(0, 1)): Promise<void> {
    const {scheduler} = this.#shop.world
    const courseId = this.#seatOf(who)?.['courseIds']?.arrayValue?.values?.[0]?.stringValue ?? ''
    if (!this.#shop.owns(who.uid, courseId)) return
    const done = Object.fromEntries(lessons.map((key) => [key, scheduler.now]))
    await this.#insist('progress', recordProgress, who, {courseId, report: {done, at: null, seconds: {}}})
  }

  async takeBack({email}: SignedIn, to: SignedIn | null = null, by = this.#owner): Promise<void> {
    await this.#insist('taking a seat back', takeSeatBack, by, {
      teamId: this.#teamId,
      seatId: seatIdOf(this.#teamId, email),
      ...(to && {to: to.email}),
    })
  }

  async leave(who: SignedIn): Promise<void> {
    await this.#insist('leaving a team', leaveTeam, who, {seatId: seatIdOf(this.#teamId, who.email)})
  }

  async #giveBack(orderId: string, quantity = 1, requestId: string = crypto.randomUUID()): Promise<void> {
    const seats = {orderId, lineId: LINE, quantity, requestId}
    await this.#insist('giving seats back', refundSeats, this.#owner, seats)
  }

  /** What staff, banks and the dashboard do to a purchase. */
  async #money(
    opened: Opened,
    after: SimulatedPurchase['planned']['after'],
    further: SimulatedPurchase['further'],
  ): Promise<void> {
    const planned = {...this.#purchase.planned, after}
    await new Afterwards(this.#shop, this.#owner, {...this.#purchase, planned, further}, opened).happen()
  }

  #failNextRefund(orderId: string): void {
    const payment = this.#shop.order(orderId)?.['paymentIntentId']?.stringValue ?? ''
    this.#shop.world.payments.failNextRefund(payment, BANK_MS)
  }

  async #refundFails({sessionId}: Opened): Promise<void> {
    const {payments} = this.#shop.world
    const {payment_intent: payment} = payments.session(sessionId)
    await payments.act('refund fails', (tx) => {
      const newest = tx.all('refunds').findLast((refund) => refund.payment_intent === payment)
      if (newest) endRefund(tx, {id: newest.id, outcome: 'failed'})
    })
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
