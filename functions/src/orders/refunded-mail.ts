import {formatCents} from '@lectern/domain/money'
import {orderName, shortId, type OrderItem} from '@lectern/domain/order'
import * as z from 'zod/mini'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {layOutMail, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {orders} from './order.ts'

/**
 * Staff has given the money of an order back without a return of it. Goes to the learner when the refund is made, whatever their
 * settings say.
 */
export const refundedMail = defineMail({
  kind: 'refunded',
  data: z.object({orderId: z.string()}),
  async render({orderId}) {
    const order = (await orders().doc(orderId).get()).data()
    if (order?.status !== 'refunded') return null
    const {items, amountCents} = order
    return renderRefunded({orderId, items, amountCents, siteUrl: siteUrl.value()})
  },
})

interface Refunded {
  orderId: string
  items: OrderItem[]
  amountCents: number
  siteUrl: string
}

function renderRefunded({orderId, items, amountCents, siteUrl}: Refunded): RenderedMail {
  const subject = `Your refund: ${orderName(items)}`
  const order = `${siteUrl}/account/orders/${orderId}`
  const sentences = [
    `We have sent ${formatCents(amountCents)} back the way you paid; banks usually take five to ten days to show it.`,
    items.length === 1
      ? 'The course is no longer among yours.'
      : 'The courses of this order are no longer among yours.',
  ]
  return {
    subject,
    tag: 'refunded',
    ...layOutMail({
      subject,
      preheader: sentences[0] ?? subject,
      heading: 'Your money is on its way back',
      content: html` ${sentences.map((sentence) => paragraph(sentence))}
      ${smallPrint(html`Questions about ${link(`order ${shortId(orderId)}`, order)}? ${link('Write to us', `${siteUrl}/contact`)}.`)}`,
      text: [...sentences, '', `Order ${shortId(orderId)}: ${order}`, `Questions? ${siteUrl}/contact`].join(
        '\n',
      ),
      why: 'You get this mail because it is about money of yours.',
      unsubscribeUrl: null,
      siteUrl,
    }),
  }
}
