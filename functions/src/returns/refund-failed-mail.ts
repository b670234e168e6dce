import {formatCents} from '@lectern/domain/money'
import {orderFor, orderName, shortId, coursesOf} from '@lectern/domain/order'
import {linesKept, type OrderLine} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {orders} from '../orders/order.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {composeMail, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'

/** A refund that did not arrive. Goes to the learner when the bank has sent the money back, whatever their settings say. */
export const refundFailedMail = defineMail({
  kind: 'refund-failed',
  data: z.object({
    orderId: z.string(),
    /** what has not arrived, in cents; of a mail from before there were parts, all of the order has not */
    amountCents: z.optional(z.int()),
  }),
  async render({orderId, amountCents}) {
    const order = (await orders().doc(orderId).get()).data()
    if (!order) return null
    const {items, chargeback} = order
    const kept = linesKept(items)
    const until = chargeback?.courses === 'withdrawn' || kept.length === 0 ? '' : `${untilSettled(kept)} `
    const amount = formatCents(amountCents ?? order.amountCents)
    const subject = `Your refund has not arrived: ${orderName(kept.length === 0 ? items : kept)}`
    const url = `${siteUrl.value()}/account/orders/${orderId}`
    const sentences = [
      `We sent ${amount} back the way you paid, and your bank has returned it to us.`,
      `${until}We are looking into it; if the card or the account you paid with is closed, please write to us, and we find another way.`,
    ]
    return composeMail({
      subject,
      preheader: sentences[0] ?? subject,
      heading: 'Your refund has not arrived',
      content: html` ${sentences.map((sentence) => paragraph(sentence))}
      ${smallPrint(html`It is about ${link(`order ${shortId(orderId)}`, url)}. ${link('Write to us', `${siteUrl.value()}/contact`)}.`)}`,
      text: [
        ...sentences,
        '',
        `Order ${shortId(orderId)}: ${url}`,
        `Write to us: ${siteUrl.value()}/contact`,
      ].join('\n'),
      why: 'You get this mail because it is about money of yours.',
    })
  },
})

/**
 * What becomes of the courses meanwhile.
 * @param items the lines that are not given back
 */
function untilSettled(items: readonly OrderLine[]): string {
  const whose = orderFor(items)
  if (whose === 'gift') return 'Until this is settled your gift is as it was.'
  if (whose === 'team') return 'Until this is settled your seats are as they were.'
  const courses = coursesOf(items).length === 1 ? 'your course is' : 'the courses of this order are'
  return `Until this is settled ${courses} yours.`
}
