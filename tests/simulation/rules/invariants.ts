import {seatPriceCents} from '@lectern/domain/teams/team'
import type {Session} from '../../../local/payments/ledger/tables.ts'
import {outboxId} from '../../faults/oracle/indexed.ts'
import type {AcceptedMail} from '../../faults/oracle/books.ts'
import {pathOf} from '../firestore/client.ts'
import type {Change, Documents, Stored} from '../firestore/documents.ts'
import type {Fields, Value} from '../firestore/value.ts'
import type {Answered} from '../functions.ts'
import {nameOf} from '../names.ts'
import type {Process, Scheduler} from '../scheduler.ts'
import {SavedInvariants} from './saved-invariants.ts'
import {isSeat, SeatInvariants} from './seat-invariants.ts'
import {SEAT_TIERS} from '../services/content.ts'
import type {StepRule} from './step-rules.ts'

/** Something that must never be, also while everything fails. */
export interface Broken {
  rule: StepRule
  about: string
  words: string
  /** the step after which it was seen */
  step: number
}

/** What services know beside the database. */
interface Services {
  payments: {
    givenBackUntil: (paymentIntentId: string) => number | null
    isOpen: (sessionId: string) => boolean
  }
  content: {
    pricesSince: (id: string, since: number) => number[]
    coursesSince: (bundleId: string, since: number) => (readonly string[])[]
  }
}

/** A limited code may be held for 31 minutes, and a minute for the way to the payment service. */
const LONGEST_HOLD_S = 32 * 60
/** Whoever refunds an order whose return was rejected by somebody else this little before cannot have read that, in ms. */
const JUST_NOW_MS = 2 * 60_000

/** What must hold after every step; looked at where something has changed. */
export class Invariants {
  readonly broken: Broken[] = []
  /** the addresses of people who were erased */
  readonly erased = new Set<string>()
  readonly #documents: Documents
  readonly #scheduler: Scheduler
  readonly #services: Services
  /** when somebody was removed from staff, in ms; Infinity for who is staff */
  readonly #removedAt = new Map<string, number>()
  readonly #seats: SeatInvariants
  readonly #saved: SavedInvariants

  constructor(documents: Documents, scheduler: Scheduler, services: Services) {
    this.#documents = documents
    this.#scheduler = scheduler
    this.#services = services
    this.#seats = new SeatInvariants(documents, (...broken) => this.report(...broken))
    this.#saved = new SavedInvariants(
      (id, since) => services.content.pricesSince(id, since),
      (...broken) => this.report(...broken),
    )
  }

  /** No limited code is held for long. */
  checkSession({id, metadata, created, expires_at: end}: Session): void {
    const code = metadata?.['discountCode'] ?? ''
    const {maxUses} = this.#read(`discountCodes/${code}`)?.fields ?? {}
    if (maxUses?.integerValue !== undefined && end - created > LONGEST_HOLD_S)
      this.report('a limited code is held for half an hour, and once by each', id, `holds ${code} for longer`)
  }

  /** Who is removed from staff can do nothing as staff from their next call on. */
  checkAnswer({contract: {audience, name}, uid, calledAt}: Answered): void {
    const isForStaff = audience === 'staff' || audience === 'owner'
    if (isForStaff && (this.#removedAt.get(uid) ?? Infinity) < calledAt)
      this.report('who is removed from staff can do nothing from then on', uid, `was answered by ${name}`)
  }

  /** Nothing says who an erased person was, but the last mail to them. */
  #checkErasure(uid: string, deletion: Stored | null): void {
    const rule = 'nothing tells of a person who is erased'
    const emails = textsOf(deletion?.fields['addresses'])
    for (const email of emails) this.erased.add(email)
    for (const {name, fields} of this.#documents.all()) {
      const path = pathOf(name)
      const isKept = path === `mail/account-erased-${uid}`
      if (!isKept && emails.some((email) => JSON.stringify(fields).includes(email)))
        this.report(rule, uid, `has an address in ${path}`)
    }
    for (const collection of ['enrollments', 'progress', 'withdrawals'])
      for (const {name} of this.#documents.having(nameOf(collection), 'userId', uid).values())
        this.report(rule, uid, `has ${pathOf(name)}`)
    for (const collection of ['pauses', 'leftCarts', 'savedCourses'])
      if (this.#read(`${collection}/${uid}`)) this.report(rule, uid, `is in ${collection}`)
  }

  /** Counts which states things have reached. */
  #countStates(collection: string, before: Stored | null, after: Stored | null): void {
    const machine = MACHINES[collection]
    if (!machine || !after) return
    const [from, to] = [before && machine.stateOf(before.fields), machine.stateOf(after.fields)]
    const name = typeof machine.name === 'string' ? machine.name : machine.name(after.fields)
    if (from !== to) this.#scheduler.count(`${name} ${from ?? 'made'} → ${to}`)
  }

  /** No money without an order. */
  checkPayment({id, metadata, amount_total: amount}: Session): void {
    const order = this.#read(`orders/${metadata?.['orderId'] ?? ''}`)
    const rule = 'no money without an order'
    if (!order) this.report(rule, id, 'was paid, and there is no such order')
    else if (Number(order.fields['amountCents']?.integerValue) !== amount)
      this.report(rule, id, `was paid with ${amount}, and its order is of another amount`)
  }

  /** No mail twice, but where nobody could know of the first. */
  checkMail({name, to}: AcceptedMail, earlier: readonly AcceptedMail[]): void {
    const known = earlier.some(({answerLost}) => !answerLost)
    if (known) this.report('no mail twice', outboxId(name), `has gone to ${to.join()} before`)
  }

  /** @param writer whose commit it was */
  checkCommit(changes: readonly Change[], writer: Pick<Process, 'since'>): void {
    for (const {name, before, after} of changes) {
      const [collection = '', id = '', ...deeper] = pathOf(name).split('/')
      if (deeper.length > 0) continue
      this.#countStates(collection, before, after)
      if (collection === 'staff') this.#removedAt.set(id, after ? Infinity : this.#scheduler.now)
      if (collection === 'deletions' && !after && textOf(before?.fields['state']) === 'closed')
        this.#checkErasure(id, before)
      if (!after) continue
      if (collection === 'enrollments') this.#checkEnrollment(id, after)
      else if (collection === 'orders') {
        this.#countBundles(id, before, after)
        this.#checkOrder(id, before, after)
        this.#checkPrices(id, before, after, writer)
        this.#checkRefund(id, before, after, writer)
        this.#seats.checkOrder(id, after.fields)
      } else if (collection === 'discountCodes') this.#checkCode(id, after)
      else if (collection === 'discountUses') this.#checkUse(id, after)
      else if (collection === 'returns') this.#checkReturn(id, before, after)
      else if (collection === 'claims' && isSeat(after.fields))
        this.#seats.checkSeat(id, before?.fields, after.fields)
      else if (collection === 'claims') this.#checkClaim(id, before, after)
      else if (collection === 'teams') this.#seats.checkTeam(id)
      else if (collection === 'checkouts') this.#checkCheckout(before, after)
      else if (collection === 'savedCourses') this.#saved.checkSaved(id, before, after, writer.since)
      else if (collection === 'mail' && !before) this.#saved.checkMail(id, after.fields, changes)
    }
  }

  /** No course without a paid order or a grant. */
  #checkEnrollment(id: string, {fields}: Stored): void {
    const rule = 'no course without a paid order or a grant'
    const orderIds = textsOf(fields['orderIds'])
    if (orderIds.length === 0 && textOf(fields['source']) !== 'grant')
      this.report(rule, id, 'stands for no order, and nobody has given it')
    const courseId = textOf(fields['courseId']) ?? ''
    for (const orderId of orderIds) {
      const order = this.#read(`orders/${orderId}`)?.fields ?? {}
      const status = textOf(order['status'])
      if (this.#seats.isOfSeats(order))
        this.#seats.checkEnrollment(id, {courseId, userId: textOf(fields['userId']) ?? ''}, orderId)
      else if (status !== 'completed') this.report(rule, id, `stands for ${orderId}, which is ${status}`)
      else if (!keptCourses(order).includes(courseId))
        this.report(rule, id, `stands for ${orderId}, whose line was given back`)
    }
  }

  /** Counts which bundles are bought and given back. */
  #countBundles(orderId: string, before: Stored | null, {fields}: Stored): void {
    const isNew = !before || textOf(before.fields['status']) !== 'completed'
    const isBought = isNew && textOf(fields['status']) === 'completed'
    const earlier = linesOf(before?.fields ?? {})
    linesOf(fields).forEach((line, index) => {
      if (textOf(line['kind']) !== 'bundle') return
      const isBack = line['isGivenBack']?.booleanValue === true
      if (isBack && earlier[index]?.['isGivenBack']?.booleanValue !== true)
        this.#scheduler.count('bundles given back')
      if (!isBought || isBack) return
      this.#scheduler.count('bundles bought')
      const hadSome = textsOf(line['courseIds']).some((courseId) => {
        const owned = this.#read(`enrollments/${textOf(fields['userId'])}_${courseId}`)?.fields ?? {}
        return textsOf(owned['orderIds'])[0] !== orderId
      })
      if (hadSome) this.#scheduler.count('bundles bought that had a course of theirs')
    })
  }

  /** An order goes its way once, and one that is not paid any more gives no courses. */
  #checkOrder(orderId: string, before: Stored | null, {fields}: Stored): void {
    const [from, to] = [textOf(before?.fields['status']), textOf(fields['status'])]
    if (before && from !== to && !WAYS.has(`${from} ${to}`))
      this.report('orders go one way', orderId, `went from ${from} to ${to}`)
    if (before && !isSame(before.fields, fields, 'amountCents'))
      this.report('the amount of an order stays', orderId, 'has another amount')
    const sessionId = textOf(fields['checkoutSessionId'])
    const hasEnded = from === 'pending' && to !== 'pending' && to !== 'completed'
    if (hasEnded && sessionId && this.#services.payments.isOpen(sessionId))
      this.report('no order ends while it can be paid', orderId, `is ${to}, and ${sessionId} is open`)
    const back = numberOf(fields['refundedCents'])
    if (back > numberOf(fields['amountCents']))
      this.report('no order gives back more than was paid', orderId, `gives ${back} back`)
    // What was given back of them is withdrawn after that.
    if (this.#seats.isOfSeats(fields)) return
    const kept = new Set(to === 'completed' ? keptCourses(fields) : [])
    const claim = this.#read(`claims/${orderId}-1`)?.fields
    const holder = claim ? textOf(claim['uid']) : textOf(fields['userId'])
    for (const courseId of linesOf(fields).flatMap((line) => textsOf(line['courseIds']))) {
      if (kept.has(courseId)) continue
      const owned = this.#read(`enrollments/${holder}_${courseId}`)
      if (owned && textsOf(owned.fields['orderIds']).includes(orderId))
        this.report('no course without a paid order or a grant', orderId, `is ${to}, and gives ${courseId}`)
    }
  }

  /** An order is made at prices that its lines have had since it was asked for, and gives what its bundles have given. */
  #checkPrices(
    orderId: string,
    before: Stored | null,
    {fields}: Stored,
    {since}: Pick<Process, 'since'>,
  ): void {
    // One that is written again from its payment is of an earlier time.
    if (before || fields['restoredAt']) return
    const {content} = this.#services
    for (const line of linesOf(fields)) {
      const id = textOf(line['id']) ?? ''
      const cents = numberOf(line['priceCents'])
      if (!content.pricesSince(id, since).some((each) => priceOf(line, each) === cents))
        this.report('a course is sold at its price', orderId, `has ${id} at ${cents}`)
      if (textOf(line['kind']) !== 'bundle') continue
      const given = textsOf(line['courseIds']).join(' ')
      if (!content.coursesSince(id, since).some((courseIds) => courseIds.join(' ') === given))
        this.report('a bundle gives its courses that are sold', orderId, `has ${id} with ${given}`)
    }
  }

  /** An order counts as refunded only where its money was back with the learner while whoever says so was at work. */
  #checkRefund(
    orderId: string,
    before: Stored | null,
    {fields}: Stored,
    {since}: Pick<Process, 'since'>,
  ): void {
    const isSaid = textOf(fields['status']) === 'refunded' && textOf(before?.fields['status']) !== 'refunded'
    const until = this.#services.payments.givenBackUntil(textOf(fields['paymentIntentId']) ?? '')
    if (isSaid && (until ?? -Infinity) < since)
      this.report('an order is refunded where its money went back', orderId, 'is refunded without')
    const by = textOf(fields['staffRefund']?.mapValue?.fields?.['by'])
    if (by === undefined || before?.fields['staffRefund']) return
    const request = this.#read(`returns/${orderId}`)
    const isRejected = textOf(request?.fields['status']) === 'rejected'
    const rejectedMs = 1000 * Number(request?.fields['updatedAt']?.timestampValue?.seconds ?? 0)
    const isByOther = textOf(request?.fields['decidedBy']) !== by
    if (isRejected && isByOther && this.#scheduler.now - rejectedMs < JUST_NOW_MS - 1000)
      this.report(NO_REJECTION, orderId, 'is refunded by one while another rejects its return')
  }

  #checkReturn(orderId: string, before: Stored | null, {fields}: Stored): void {
    if (textOf(fields['status']) !== 'rejected' || textOf(before?.fields['status']) === 'rejected') return
    const order = this.#read(`orders/${orderId}`)?.fields
    if (order?.['staffRefund'] || textOf(order?.['status']) === 'refunded')
      this.report(NO_REJECTION, orderId, 'has its return rejected')
  }

  /** A gift is accepted once, by one, while it is paid; and its giver gets nothing by buying it. */
  #checkClaim(id: string, before: Stored | null, {fields}: Stored): void {
    const rule = 'a gift is accepted once, or its money goes back'
    const [from, to] = [textOf(before?.fields['state']), textOf(fields['state'])]
    if (before && from !== to && !GIFT_WAYS.has(`${from} ${to}`))
      this.report(rule, id, `went from ${from} to ${to}`)
    const [was, is] = [textOf(before?.fields['uid']), textOf(fields['uid'])]
    if (was !== undefined && is !== undefined && was !== is)
      this.report(rule, id, `was ${was}'s, and is ${is}'s`)
    const order = this.#read(`orders/${textOf(fields['orderId'])}`)?.fields ?? {}
    const isPaid = textOf(order['status']) === 'completed' && keptCourses(order).length > 0
    if (to === 'accepted' && from !== to && !isPaid) this.report(rule, id, 'is accepted, and is not paid')
  }

  /** Of two pages of one order both could be paid. */
  #checkCheckout(before: Stored | null, {fields}: Stored): void {
    const [orderId, sessionId] = [textOf(fields['orderId']) ?? '', textOf(fields['sessionId'])]
    const earlier = textOf(before?.fields['sessionId'])
    const isSameOrder = textOf(before?.fields['orderId']) === orderId
    if (isSameOrder && earlier !== undefined && earlier !== sessionId)
      this.report('an order has one payment page', orderId, `has ${sessionId} and ${earlier}`)
  }

  /** A limited code is held once by each. */
  #checkUse(orderId: string, {fields}: Stored): void {
    if (textOf(fields['state']) !== 'reserved') return
    const [code, userId] = [textOf(fields['code']) ?? '', textOf(fields['userId']) ?? '']
    if (this.#read(`discountCodes/${code}`)?.fields['maxUses']?.integerValue === undefined) return
    const uses = this.#documents.having(nameOf('discountUses'), 'userId', userId).values()
    const held = [...uses].filter(
      (use) => textOf(use.fields['code']) === code && textOf(use.fields['state']) === 'reserved',
    )
    if (held.length > 1)
      this.report('a limited code is held for half an hour, and once by each', orderId, `holds ${code}, too`)
  }

  /** No code beyond its limit. */
  #checkCode(code: string, {fields}: Stored): void {
    const [used, reserved] = [numberOf(fields['used']), numberOf(fields['reserved'])]
    const max = fields['maxUses']?.integerValue
    if (used < 0 || reserved < 0)
      this.report('no code beyond its limit', code, `counts ${used} and ${reserved}`)
    if (max !== undefined && used + reserved > Number(max))
      this.report('no code beyond its limit', code, `is used ${used + reserved} times`)
  }

  #read(path: string): Stored | undefined {
    return this.#documents.get(nameOf(path))
  }

  /** Takes up what is broken, also what somebody has noticed who takes part. */
  report(rule: StepRule, about: string, words: string): void {
    this.broken.push({rule, about, words, step: this.#scheduler.steps})
  }
}

interface Machine {
  name: string | ((fields: Fields) => string)
  stateOf: (fields: Fields) => string
}

const stated =
  (field: string) =>
  (fields: Fields): string =>
    textOf(fields[field]) ?? 'without a state'

/** What has states, by its collection. */
const MACHINES: Readonly<Record<string, Machine>> = {
  orders: {name: 'order', stateOf: stated('status')},
  returns: {name: 'return', stateOf: stated('status')},
  mail: {name: 'mail', stateOf: stated('state')},
  claims: {name: (claim) => (isSeat(claim) ? 'seat' : 'gift'), stateOf: stated('state')},
  newsletters: {name: 'mailing', stateOf: stated('status')},
  discountUses: {name: 'code', stateOf: stated('state')},
  certificates: {
    name: 'certificate',
    stateOf: ({withdrawnAt}) => (withdrawnAt?.integerValue === undefined ? 'valid' : 'withdrawn'),
  },
}

const NO_REJECTION = 'no return is rejected while its money goes back'

/** How the state of a gift may change. */
const GIFT_WAYS: ReadonlySet<string> = new Set([
  'held accepted',
  'held revoked',
  'held refunded',
  'accepted refunded',
  'revoked refunded',
  // Its refund was refused, or did not arrive.
  'revoked held',
  'refunded held',
  'refunded accepted',
])

/** How the status of an order may change. */
const WAYS: ReadonlySet<string> = new Set([
  'pending completed',
  'pending expired',
  'pending failed',
  // Its session has been closed because its learner gave the order up, which is written after that.
  'expired cancelled',
  // Money that has arrived is not refused.
  'expired completed',
  'failed completed',
  'cancelled completed',
  'completed refunded',
  // A refund did not arrive.
  'refunded completed',
])

/** The lines of an order. */
function linesOf(order: Fields): Fields[] {
  return (order['items']?.arrayValue?.values ?? []).map(({mapValue}) => mapValue?.fields ?? {})
}

/** What a line costs, of which one alone costs so much. */
function priceOf(line: Fields, each: number): number {
  const quantity = numberOf(line['quantity'])
  return textOf(line['for']) === 'team' ? seatPriceCents(each, quantity, SEAT_TIERS) * quantity : each
}

/** The courses of its lines that were not given back. */
function keptCourses(order: Fields): string[] {
  return linesOf(order)
    .filter((line) => line['isGivenBack']?.booleanValue !== true)
    .flatMap((line) => textsOf(line['courseIds']))
}

function textOf(value: Value | undefined): string | undefined {
  return value?.stringValue
}

function textsOf(value: Value | undefined): string[] {
  return (value?.arrayValue?.values ?? []).flatMap((one) => one.stringValue ?? [])
}

function numberOf(value: Value | undefined): number {
  return Number(value?.integerValue ?? 0)
}

function isSame(before: Fields, after: Fields, field: string): boolean {
  return numberOf(before[field]) === numberOf(after[field])
}
