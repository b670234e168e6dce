import type {AcceptedMail, Interruption} from './books.ts'
import {isPaid, outboxId, type Indexed} from './indexed.ts'
import type {Finding, Rule} from './rule.ts'

/** Whether the shop may not know that a mail was accepted: the answer was lost, or whoever waited for it was cut off. */
function mayBeRepeated({receivedAt, answerLost}: AcceptedMail, interruptions: readonly Interruption[]) {
  return answerLost || interruptions.some(({from, to}) => receivedAt >= from && receivedAt <= to)
}

/** A mail that is due, and did not go: nothing when it was accepted, or when the mail service refuses its address for good. */
function missing({copiesOf, database}: Indexed, mailId: string): string | null {
  const queued = database.mail[mailId]
  if (!queued) return 'was never queued'
  if (queued.state === 'sent') return copiesOf(mailId).length > 0 ? null : 'counts as sent, and was not'
  const isRefused = queued.state === 'failed' && (queued.lastError ?? '').includes('not a valid address')
  return isRefused || queued.state === 'skipped' ? null : `is ${queued.state}`
}

/** The mail that is due because of something that has happened. */
function due(books: Indexed, mailId: string): (readonly [string, string])[] {
  const words = missing(books, mailId)
  return words === null ? [] : [[mailId, words]]
}

/** Paid orders = receipts; every mail that is due arrives, and none twice. */
export const mailRules = {
  'every paid order has its receipt': (books) =>
    books.orders
      // An account may have no address, and Stripe was given none.
      .filter((order) => isPaid(order) && order.email !== null)
      .flatMap(({id}) => due(books, `receipt-${id}`)),

  'every receipt is of a paid order': ({mails, database: {orders}}) =>
    mails
      .filter(({tags}) => tags.includes('receipt'))
      .flatMap(({name, to}): Finding[] => {
        const mail = outboxId(name)
        // Once more with a corrected invoice, to the address that its buyer has by then.
        const [, corrected] = /^invoice-corrected-(.+)-INV-/.exec(mail) ?? []
        const id = corrected ?? mail.replace(/^receipt-/, '')
        const order = orders[id]
        if (!order || !isPaid(order)) return [[id, `has a receipt, and is ${order?.status ?? 'unknown'}`]]
        if (corrected !== undefined) return []
        return to.length === 1 && to[0] === order.email?.toLowerCase()
          ? []
          : [[id, `has a receipt that went to ${to.join(', ')}`]]
      }),

  'whoever waits for news gets it': (books) => {
    const {orders, database} = books
    return [
      ...orders
        .filter(({status, failure, email}) => {
          return status === 'failed' && failure === 'transfer-failed' && email !== null
        })
        .flatMap(({id}) => due(books, `payment-failed-${id}`)),
      ...Object.entries(database.returns)
        .filter(([id, {status}]) => status !== 'pending' && database.orders[id]?.email)
        .flatMap(([id]) => due(books, `return-${id}`)),
      ...Object.keys(database.problems).flatMap((id) => due(books, `problem-${id}`)),
    ]
  },

  'no mail waits': ({database}) =>
    Object.entries(database.mail)
      .filter(([, {state}]) => state === 'queued' || state === 'sending' || state === 'held')
      .map(([id, {state, lastError}]) => [id, `is ${state}: ${lastError ?? 'no error'}`]),

  'no mail goes twice': ({mails, interruptions}) =>
    [...Map.groupBy(mails, ({name, to}) => `${name} ${to.join()}`).values()].flatMap((copies): Finding[] => {
      const name = copies[0]?.name ?? ''
      const allowed = 1 + copies.filter((copy) => mayBeRepeated(copy, interruptions)).length
      return copies.length > allowed
        ? [[outboxId(name), `went ${copies.length} times, and ${allowed - 1} answers were lost`]]
        : []
    }),

  'every mail that went was due': ({mails, interruptions, database}) =>
    mails.flatMap((mail): Finding[] => {
      const queued = database.mail[outboxId(mail.name)]
      if (queued || mayBeRepeated(mail, interruptions)) return []
      return [[outboxId(mail.name), 'went, and is not in the outbox']]
    }),
} satisfies Record<string, Rule>
