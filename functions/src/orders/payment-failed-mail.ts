import {formatCents} from '@lectern/domain/money'
import {orderFor, orderName, shortId} from '@lectern/domain/order'
import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {orders} from './order.ts'

/** What the order leads to. */
const wayBack: Readonly<Record<ReturnType<typeof orderFor>, string>> = {
  me: 'the order puts everything back into your cart',
  gift: 'the order leads to where you can give it again, with the name and the message as you enter them once more',
  team: 'the order leads to where you can order the seats again',
}

/**
 * A payment that took days and has failed. Goes when Stripe says so, whatever the learner's settings say: the page had told
 * them not to wait. Not where the order has been paid since.
 */
export const paymentFailedMail = defineMail({
  kind: 'payment-failed',
  data: z.object({
    orderId: z.string(),
    /** what is transferred: with a tax that comes on top of the prices, which the order says once it is paid */
    amountCents: z.optional(z.int()),
  }),
  async render({orderId, amountCents}) {
    const order = (await orders().doc(orderId).get()).data()
    if (order?.status !== 'failed') return null
    const {items} = order
    const subject = `Your payment did not arrive: ${orderName(items)}`
    const url = `${siteUrl.value()}/account/orders/${orderId}`
    const sentences = [
      `Your bank could not transfer ${formatCents(amountCents ?? order.amountCents)}, so that the order has ended. You have not been charged.`,
      `If you still want it, ${wayBack[orderFor(items)]}, and you can pay in another way.`,
    ]
    return composeMail({
      subject,
      preheader: sentences[0] ?? subject,
      heading: 'Your payment did not arrive',
      content: html` ${sentences.map((sentence) => paragraph(sentence))} ${button('Try again', url)}
      ${smallPrint(`It is about order ${shortId(orderId)}.`)}`,
      text: [...sentences, '', `Try again: ${url}`, `It is about order ${shortId(orderId)}.`].join('\n'),
      why: 'You get this mail because it is about an order of yours.',
    })
  },
})
