import {formatCents} from '@lectern/domain/money'
import {orderFor, orderName, shortId, coursesOf} from '@lectern/domain/order'
import {quantityKept, type OrderLine} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {creditNoteOf, wordsOfCreditNote, type IsMeant} from '../invoices/credit-note.ts'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {composeMail, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {titlesKept, wordsOfKept} from './courses-kept.ts'
import {orders} from './order.ts'

/**
 * Staff has given lines of an order back, or an amount, without a return, here or in Stripe's dashboard. Goes to the learner when the refund
 * is made, whatever their settings say.
 */
export const refundedMail = defineMail({
  kind: 'refunded',
  data: z.object({
    orderId: z.string(),
    /** Stripe's id of the refund; absent of a mail from before it was stored */
    refundId: z.optional(z.string()),
    /** what went back, in cents; of a mail from before there were parts, the whole order did */
    amountCents: z.optional(z.int()),
    /** empty where an amount alone went back */
    lineIds: z.optional(z.array(z.string())),
  }),
  async render({orderId, refundId, amountCents, lineIds}) {
    const order = (await orders().doc(orderId).get()).data()
    if (!order || order.refundedCents === 0) return null
    const isWhole = order.status === 'refunded'
    const given = isWhole ? order.items : order.items.filter(({lineId}) => lineIds?.includes(lineId))
    return renderRefunded({
      orderId,
      items: order.items,
      given,
      isWhole,
      kept: orderFor(order.items) !== 'me' ? [] : await titlesKept(order.userId, given),
      amountCents: amountCents ?? order.amountCents,
      creditNote: order.tax ? await creditNoteOf(orderId, isToldOf(refundId, amountCents, lineIds)) : null,
      siteUrl: siteUrl.value(),
    })
  },
})

/** Which refund a mail tells of: without its id, of those that gave the same back the newest is meant. */
function isToldOf(
  refundId: string | undefined,
  amountCents: number | undefined,
  lineIds: readonly string[] = [],
): IsMeant {
  if (refundId !== undefined) return ({stripeId}) => stripeId === refundId
  return ({withReturn, amountCents: given, lines}) =>
    !withReturn &&
    given === amountCents &&
    lines.length === lineIds.length &&
    lines.every(({lineId}) => lineIds.includes(lineId))
}

interface Refunded {
  orderId: string
  items: readonly OrderLine[]
  /** the lines that were given back */
  given: readonly OrderLine[]
  isWhole: boolean
  /** the titles of their courses that the learner owns all the same */
  kept: readonly string[]
  amountCents: number
  /** the number of its credit note; null where there is none */
  creditNote: string | null
  siteUrl: string
}

export function renderRefunded({
  orderId,
  items,
  given,
  isWhole,
  kept,
  amountCents,
  creditNote,
  siteUrl,
}: Refunded): RenderedMail {
  const subject = `Your refund: ${orderName(given.length > 0 ? given : items)}`
  const order = `${siteUrl}/account/orders/${orderId}`
  const sentences = [
    `We have sent ${formatCents(amountCents)} back the way you paid; banks usually take five to ten days to show it.`,
    ...wordsOfKept(whatGoes(items, given, isWhole), given, kept),
  ]
  const note = wordsOfCreditNote(creditNote, order)
  return composeMail({
    subject,
    preheader: sentences[0] ?? subject,
    heading: 'Your money is on its way back',
    content: html` ${sentences.map((sentence) => paragraph(sentence))} ${note.content}
    ${smallPrint(html`Questions about ${link(`order ${shortId(orderId)}`, order)}? ${link('Write to us', `${siteUrl}/contact`)}.`)}`,
    text: [
      ...sentences,
      '',
      ...note.text,
      `Order ${shortId(orderId)}: ${order}`,
      `Questions? ${siteUrl}/contact`,
    ].join('\n'),
    why: 'You get this mail because it is about money of yours.',
    siteUrl,
  })
}

/** What becomes of the courses of an order. */
function whatGoes(items: readonly OrderLine[], given: readonly OrderLine[], isWhole: boolean): string {
  const whose = orderFor(items)
  if (whose === 'team') return wordsOfSeats(items, given)
  if (whose === 'gift')
    return given.length > 0 ? 'The gift cannot be used any more.' : 'The gift stays as it was.'
  if (isWhole)
    return coursesOf(items).length === 1
      ? 'The course is no longer among yours.'
      : 'The courses of this order are no longer among yours.'
  if (given.length === 0)
    return coursesOf(items).length === 1 ? 'The course stays yours.' : 'The courses of this order stay yours.'
  const titles = new Intl.ListFormat('en').format(given.map(({title}) => title))
  return `${titles} ${given.length === 1 ? 'is' : 'are'} no longer among your courses; the others of this order stay yours.`
}

/** What becomes of the seats of an order. */
function wordsOfSeats(items: readonly OrderLine[], given: readonly OrderLine[]): string {
  if (given.length === 0) return 'Your seats stay as they were.'
  const kept = items.reduce((sum, line) => sum + quantityKept(line), 0)
  if (kept === 0) return 'The seats of this order cannot be used any more.'
  return kept === 1 ? 'One seat of this order is left.' : `${kept} seats of this order are left.`
}
