import {formatCents} from '@lectern/domain/money'
import {orderFor, orderName, shortId, coursesOf} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {orders} from './order.ts'

/**
 * An order was placed whose payment takes days. Goes when Stripe says that the transfer is under way, whatever the learner's
 * settings say; not where it has arrived or failed by then, which has a mail of its own.
 */
export const orderPlacedMail = defineMail({
  kind: 'order-placed',
  data: z.object({
    orderId: z.string(),
    /** what is transferred: with a tax that comes on top of the prices, which the order says once it is paid */
    amountCents: z.optional(z.int()),
  }),
  async render({orderId, amountCents}) {
    const order = (await orders().doc(orderId).get()).data()
    if (order?.status !== 'pending' || !order.paymentProcessing) return null
    const {items} = order
    const subject = `Your order: ${orderName(items)}`
    const url = `${siteUrl.value()}/account/orders/${orderId}`
    const sentences = [
      `Your bank transfer of ${formatCents(amountCents ?? order.amountCents)} is on its way, which can take days. There is nothing that you need to do.`,
      `As soon as it has arrived you get your receipt, and ${whatFollows(items)}.`,
    ]
    return composeMail({
      subject,
      preheader: sentences[0] ?? subject,
      heading: 'Your order has been placed',
      content: html` ${sentences.map((sentence) => paragraph(sentence))} ${button('View your order', url)}
      ${smallPrint(`It is about order ${shortId(orderId)}.`)}`,
      text: [...sentences, '', `View your order: ${url}`, `It is about order ${shortId(orderId)}.`].join(
        '\n',
      ),
      why: 'You get this mail because it is about an order of yours.',
    })
  },
})

/** The id of that mail in the outbox: one an order. */
export function orderPlacedId(orderId: string): string {
  return `order-placed-${orderId}`
}

function whatFollows(items: readonly OrderLine[]): string {
  const whose = orderFor(items)
  if (whose === 'gift') return 'your gift can be accepted'
  if (whose === 'team') return 'you can invite your team'
  return coursesOf(items).length === 1 ? 'the course is yours' : 'the courses are yours'
}
