import type {Session} from '../../local/payments/ledger/tables.ts'
import {outboxId} from '../faults/oracle/indexed.ts'
import type {AcceptedMail} from '../faults/oracle/books.ts'
import {pathOf} from './firestore/client.ts'
import type {Change, Documents, Stored} from './firestore/documents.ts'
import type {Fields, Value} from './firestore/value.ts'
import {nameOf} from './names.ts'
import type {Scheduler} from './scheduler.ts'

/** Something that must never be, also while everything fails. */
export interface Broken {
  rule: string
  about: string
  words: string
  /** the step after which it was seen */
  step: number
}

/** What must hold after every step; looked at where something has changed. */
export class Invariants {
  readonly broken: Broken[] = []
  readonly #documents: Documents
  readonly #scheduler: Scheduler

  constructor(documents: Documents, scheduler: Scheduler) {
    this.#documents = documents
    this.#scheduler = scheduler
  }

  /** No money without an order. */
  checkPayment({id, metadata, amount_total: amount}: Session): void {
    const order = this.#read(`orders/${metadata?.['orderId'] ?? ''}`)
    const rule = 'no money without an order'
    if (!order) this.#report(rule, id, 'was paid, and there is no such order')
    else if (Number(order.fields['amountCents']?.integerValue) !== amount)
      this.#report(rule, id, `was paid with ${amount}, and its order is of another amount`)
  }

  /** No mail twice, but where nobody could know of the first. */
  checkMail({name, to}: AcceptedMail, earlier: readonly AcceptedMail[]): void {
    const known = earlier.some(({answerLost}) => !answerLost)
    if (known) this.#report('no mail twice', outboxId(name), `has gone to ${to.join()} before`)
  }

  checkCommit(changes: readonly Change[]): void {
    for (const {name, before, after} of changes) {
      const [collection, id = ''] = pathOf(name).split('/')
      if (collection === 'enrollments' && after) this.#checkEnrollment(id, after)
      else if (collection === 'orders' && after) this.#checkOrder(id, before, after)
      else if (collection === 'discountCodes' && after) this.#checkCode(id, after)
    }
  }

  /** No course without a paid order or a grant. */
  #checkEnrollment(id: string, {fields}: Stored): void {
    const rule = 'no course without a paid order or a grant'
    const orderIds = textsOf(fields['orderIds'])
    if (orderIds.length === 0 && textOf(fields['source']) !== 'grant')
      this.#report(rule, id, 'stands for no order, and nobody has given it')
    for (const orderId of orderIds) {
      const status = textOf(this.#read(`orders/${orderId}`)?.fields['status'])
      if (status !== 'completed') this.#report(rule, id, `stands for ${orderId}, which is ${status}`)
    }
  }

  /** An order goes its way once, and one that is not paid any more gives no courses. */
  #checkOrder(orderId: string, before: Stored | null, {fields}: Stored): void {
    const [from, to] = [textOf(before?.fields['status']), textOf(fields['status'])]
    if (from !== to) this.#scheduler.count(`order ${from ?? 'made'} → ${to}`)
    if (before && from !== to && !WAYS.has(`${from} ${to}`))
      this.#report('orders go one way', orderId, `went from ${from} to ${to}`)
    if (before && !isSame(before.fields, fields, 'amountCents'))
      this.#report('the amount of an order stays', orderId, 'has another amount')
    if (to === 'completed') return
    for (const item of fields['items']?.arrayValue?.values ?? []) {
      const courseId = textOf(item.mapValue?.fields?.['courseId'])
      const owned = this.#read(`enrollments/${textOf(fields['userId'])}_${courseId}`)
      if (owned && textsOf(owned.fields['orderIds']).includes(orderId))
        this.#report('no course without a paid order or a grant', orderId, `is ${to}, and gives ${courseId}`)
    }
  }

  /** No code beyond its limit. */
  #checkCode(code: string, {fields}: Stored): void {
    const [used, reserved] = [numberOf(fields['used']), numberOf(fields['reserved'])]
    const max = fields['maxUses']?.integerValue
    if (used < 0 || reserved < 0)
      this.#report('no code beyond its limit', code, `counts ${used} and ${reserved}`)
    if (max !== undefined && used + reserved > Number(max))
      this.#report('no code beyond its limit', code, `is used ${used + reserved} times`)
  }

  #read(path: string): Stored | undefined {
    return this.#documents.get(nameOf(path))
  }

  #report(rule: string, about: string, words: string): void {
    this.broken.push({rule, about, words, step: this.#scheduler.steps})
  }
}

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
