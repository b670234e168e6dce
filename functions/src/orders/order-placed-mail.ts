import {formatCents} from '@lectern/domain/money'
import {isGift, orderName, shortId, coursesOf} from '@lectern/domain/order'
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
  data: z.object({orderId: z.string()}),
  async render({orderId}) {
    const order = (await orders().doc(orderId).get()).data()
    if (order?.status !== 'pending' || !order.paymentProcessing) return null
    const {items, amountCents} = order
    const subject = `Your order: ${orderName(items)}`
    const url = `${siteUrl.value()}/account/orders/${orderId}`
    const sentences = [
      `Your bank transfer of ${formatCents(amountCents)} is on its way, which can take days. There is nothing that you need to do.`,
      isGift(items)
        ? 'As soon as it has arrived you get your receipt, and your gift can be accepted.'
        : coursesOf(items).length === 1
          ? 'As soon as it has arrived you get your receipt, and the course is yours.'
          : 'As soon as it has arrived you get your receipt, and the courses are yours.',
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
