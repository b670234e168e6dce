import {html, type Html} from '../outbox/html.ts'
import {link, smallPrint} from '../outbox/mail-layout.ts'
import {refundsOf, type Refund} from '../refunds/refund.ts'
import {invoices} from './invoice.ts'
import {issueInvoices} from './issue-invoices.ts'

/** Which refunds of an order are meant. */
export type IsMeant = (refund: Refund) => boolean

/**
 * The number of the credit note of a refund, made where it is due: a mail that cannot have one yet waits in the outbox.
 * @param isMeant which refund it is; of several the one whose credit note is the newest
 * @returns null of an order without an invoice, and of a refund that did not arrive
 */
export async function creditNoteOf(orderId: string, isMeant: IsMeant): Promise<string | null> {
  if ((await issueInvoices(orderId)) === null) return null
  const [given, documents] = await Promise.all([
    refundsOf(orderId).get(),
    invoices().where('orderId', '==', orderId).get(),
  ])
  const meant = given.docs.filter((refund) => isMeant(refund.data())).map(({id}) => id)
  const notes = documents.docs
    .map((snapshot) => snapshot.data())
    .filter(({refundId, isVoid}) => refundId !== null && meant.includes(refundId) && !isVoid)
    .toSorted((a, b) => a.issuedAt.toMillis() - b.issuedAt.toMillis())
  return notes.at(-1)?.number ?? null
}

/** What a mail says of a credit note, with where it is: nothing where there is none. @param order the address of its order */
export function wordsOfCreditNote(
  number: string | null,
  order: string,
): {content: Html | null; text: string[]} {
  if (number === null) return {content: null, text: []}
  const name = `Credit note ${number}`
  const url = `${order}/receipt?document=${number}`
  return {
    content: smallPrint(html`${link(name, url)}, to view or print, also as a PDF file.`),
    text: [`${name}, to view or print: ${url}`],
  }
}
