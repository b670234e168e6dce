import {
  creditLines,
  INVOICE_SERIES,
  invoiceLines,
  invoiceNumber,
  sumsOf,
  type InvoiceKind,
} from '@lectern/domain/orders/invoice'
import {serviceName} from '@lectern/domain/orders/tax'
import {FieldValue, type DocumentSnapshot, type Timestamp, type WriteBatch} from 'firebase-admin/firestore'
import {fullNamesOf} from '../accounts/profile.ts'
import {orders, type Order} from '../orders/order.ts'
import {seller, sellerTaxNumber} from '../parameters.ts'
import {refundsOf, type Refund} from '../refunds/refund.ts'
import {clock} from '../services/clock.ts'
import {log, logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {invoices, seriesOf, type Invoice} from './invoice.ts'
import {countTax} from './tax-totals.ts'

/** As many orders as are completed in one minute. */
const MAX_ORDERS = 20
/** More than an order has refunds. */
const MAX_DOCUMENTS = 100

/**
 * Makes the invoice of a paid order, and a credit note for each refund of it that was made: each once, and with the next number of its
 * series. Each is made in a batch of its own with the order, which whoever makes another changes, too; so a number is given as often as
 * a document is made. May be called any number of times and at the same time.
 * @returns the number of the first invoice; null of an order that is not paid, or whose tax is not computed
 */
export async function issueInvoices(orderId: string): Promise<string | null> {
  for (let made = 0; made < MAX_DOCUMENTS; made += 1) {
    const {isDone, invoice} = await optimistically((write) => issueNext(write, orderId))
    if (isDone) return invoice
  }
  throw new Error(`Order ${orderId} has more invoices than there can be.`)
}

/** For whoever has done something else that must not fail by it: what is not made now, the clock or the receipt makes. */
export async function issueInvoicesOf(orderId: string): Promise<void> {
  await issueInvoices(orderId).catch((error: unknown) => log('invoice-postponed', {orderId}, error))
}

/** The ids of orders whose invoices are still to be made. */
export async function findInvoicesDue(): Promise<string[]> {
  const found = await orders().where('invoicesDue', '==', true).limit(MAX_ORDERS).get()
  return found.docs.map(({id}) => id)
}

/** What is written next: an invoice, a credit note, or that nothing is left to be made. */
async function issueNext(
  write: WriteBatch,
  orderId: string,
): Promise<{isDone: boolean; invoice: string | null}> {
  // First: whoever makes a document changes the order, so that what is read after it is as new, or the batch fails.
  const purchase = await orders().doc(orderId).get()
  const order = purchase.data()
  if (!order?.tax || order.completedAt === null) return {isDone: true, invoice: null}
  const {invoice = null} = order
  if (invoice === null) {
    // The database may have lost an order, and not its invoice.
    const lost = order.restoredAt ? await firstInvoiceOf(orderId) : null
    if (lost !== null) write.update(purchase.ref, {invoice: lost, invoicesDue: true}, unchanged(purchase))
    const made = lost ?? (await writeInvoice(write, purchase, order))
    return {isDone: lost === null && order.refundedCents === 0, invoice: made}
  }
  if (!order.invoicesDue) return {isDone: true, invoice}
  const [known, given] = await Promise.all([
    invoices().where('orderId', '==', orderId).get(),
    refundsOf(orderId).get(),
  ])
  const documents = known.docs.map((snapshot) => snapshot.data())
  const of = (id: string) => known.docs.find((snapshot) => snapshot.data().refundId === id)
  const isMade = (refund: DocumentSnapshot<Refund>) => refund.data()?.state === 'made'
  // What failed is taken back first: its lines can go back by another refund.
  const next =
    given.docs.find((refund) => of(refund.id)?.data().isVoid === isMade(refund)) ??
    given.docs.find((refund) => isMade(refund) && !of(refund.id))
  if (!next) {
    write.update(purchase.ref, {invoicesDue: FieldValue.delete()}, unchanged(purchase))
    return {isDone: true, invoice}
  }
  const note = of(next.id)
  if (note) writeVoid(write, note, !isMade(next), order.completedAt)
  else await writeCreditNote(write, order, documents, next)
  // A write that changes nothing would leave the order as it was for whoever has read it before.
  write.update(purchase.ref, {invoicesMade: FieldValue.increment(1)}, unchanged(purchase))
  return {isDone: false, invoice}
}

async function firstInvoiceOf(orderId: string): Promise<string | null> {
  const {docs} = await invoices().where('orderId', '==', orderId).get()
  return (
    docs.find((snapshot) => snapshot.data().kind === 'invoice' && snapshot.data().replaces === null)?.id ??
    null
  )
}

async function writeInvoice(
  write: WriteBatch,
  purchase: DocumentSnapshot<Order>,
  order: Order,
): Promise<string> {
  const {tax, items, completedAt} = order
  if (!tax || completedAt === null) throw new Error(`Order ${purchase.id} has no tax.`)
  const [name] = tax.buyer.name === '' ? await fullNamesOf([order.userId]) : []
  const lines = invoiceLines(items, ({taxCode}) => serviceName(taxCode))
  const number = await writeNumbered(write, 'invoice', {
    orderId: purchase.id,
    userId: order.userId,
    buyer: name ? {...tax.buyer, name} : tax.buyer,
    currency: order.currency,
    lines,
    ...sumsOf(lines),
    country: tax.country,
    isReverseCharge: tax.isReverseCharge,
    invoice: null,
    refundId: null,
    replaces: null,
    suppliedAt: completedAt,
  })
  // What is given back from now on says so itself.
  const invoicesDue = order.refundedCents > 0 ? true : FieldValue.delete()
  write.update(purchase.ref, {invoice: number, invoicesDue}, unchanged(purchase))
  return number
}

async function writeCreditNote(
  write: WriteBatch,
  order: Order,
  documents: readonly Invoice[],
  refund: DocumentSnapshot<Refund>,
): Promise<void> {
  const data = refund.data()
  // Whoever corrects an invoice changes nothing of its lines.
  const current = documents.find(({kind, replacedBy}) => kind === 'invoice' && replacedBy === null)
  if (!data || !current) throw new Error(`Refund ${refund.id} has no invoice.`)
  const before = documents.filter(({kind, isVoid}) => kind === 'credit-note' && !isVoid)
  const lines = creditLines(
    current.lines,
    before.flatMap((note) => note.lines),
    data,
  )
  const {orderId, userId, buyer, currency, country, isReverseCharge} = current
  await writeNumbered(
    write,
    'credit-note',
    {
      orderId,
      userId,
      buyer,
      currency,
      lines,
      ...sumsOf(lines),
      country,
      isReverseCharge,
      invoice: current.number,
      refundId: refund.id,
      replaces: null,
      suppliedAt: data.madeAt ?? data.createdAt,
    },
    order.completedAt,
  )
}

/** A refund that did not arrive takes its credit note back, which stays with its number. */
function writeVoid(
  write: WriteBatch,
  note: DocumentSnapshot<Invoice>,
  isVoid: boolean,
  paidAt: Timestamp,
): void {
  const data = note.data()
  if (!data) return
  write.update(note.ref, {isVoid}, unchanged(note))
  countTax(write, data, {issuedAt: clock.timestamp(), paidAt, sign: isVoid ? 1 : -1, documents: 0})
}

type Unnumbered = Omit<Invoice, 'number' | 'kind' | 'issuedAt' | 'seller' | 'replacedBy' | 'isVoid'>

/**
 * Gives a document the next number of its series, in the batch that creates it.
 * @param paidAt of a credit note: when what it gives back was paid
 */
export async function writeNumbered(
  write: WriteBatch,
  kind: InvoiceKind,
  content: Unnumbered,
  paidAt: Timestamp | null = null,
): Promise<string> {
  const issuedAt = clock.timestamp()
  const year = issuedAt.toDate().getUTCFullYear()
  const series = await seriesOf(`${INVOICE_SERIES[kind]}-${year}`).get()
  const place = (series.data()?.last ?? 0) + 1
  if (series.exists) write.update(series.ref, {last: place}, unchanged(series))
  else write.create(series.ref, {last: place})
  const number = invoiceNumber(kind, year, place)
  const [name = '', ...address] = seller
    .value()
    .split('|')
    .map((line) => line.trim())
  const issued: Invoice = {
    ...content,
    number,
    kind,
    issuedAt,
    seller: {name, address, taxNumber: sellerTaxNumber.value()},
    replacedBy: null,
    isVoid: false,
  }
  write.create(invoices().doc(number), issued)
  // What replaces another has the same sums.
  if (content.replaces === null)
    countTax(write, issued, {
      issuedAt,
      paidAt: paidAt ?? content.suppliedAt,
      sign: kind === 'invoice' ? 1 : -1,
    })
  logWith(write, 'invoice-issued', {orderId: content.orderId, number})
  return number
}
