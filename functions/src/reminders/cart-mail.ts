import {orderName} from '@lectern/domain/order'
import * as z from 'zod/mini'
import {settingsOf} from '../accounts/settings.ts'
import {UNSUBSCRIBE_PAGE, unsubscribeLinks} from '../newsletter/unsubscribe-links.ts'
import {orders} from '../orders/order.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {bulletList, button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {withoutSuppressed} from '../outbox/suppressions.ts'
import {siteUrl} from '../parameters.ts'
import {parseResult, sanity} from '../services/sanity.ts'
import {linesLeft} from './left-cart.ts'
import {soldQuery} from './queries.ts'

/**
 * What somebody has left on the payment page. Goes a day after that page has expired, once, to who has marketing mail on; not where they
 * have cancelled it or bought it since, or it is sold no more.
 */
export const cartMail = defineMail({
  kind: 'cart-left',
  data: z.object({orderId: z.string()}),
  async render({orderId}, to) {
    const order = (await orders().doc(orderId).get()).data()
    if (!order || !(await settingsOf(order.userId)).marketingEmails) return null
    const left = await linesLeft(order.userId, orderId)
    const client = await sanity()
    const ids = left.map(({id}) => id)
    const sold = parseResult(z.array(z.string()), await client.fetch(soldQuery, {ids}))
    const lines = left.filter(({id}) => sold.includes(id))
    if (lines.length === 0) return null
    const titles = lines.map(({title}) => title)
    const url = `${siteUrl.value()}/account/orders/${orderId}`
    const sentence =
      lines.length === 1
        ? 'You were about to buy this, and did not pay. Nothing was charged.'
        : 'You were about to buy these, and did not pay. Nothing was charged.'
    const how = 'Try again puts what is still sold back into your cart, at the price of today.'
    const last = 'We do not remind you of it a second time.'
    return {
      ...composeMail({
        subject: `Still in your mind? ${orderName(lines)}`,
        preheader: sentence,
        heading: 'You left something at the checkout',
        content: html` ${paragraph(sentence)} ${bulletList(titles)} ${paragraph(how)}
        ${button('See the order', url)} ${smallPrint(last)}`,
        text: [
          sentence,
          '',
          ...titles.map((title) => `- ${title}`),
          '',
          how,
          `See the order: ${url}`,
          '',
          last,
        ].join('\n'),
        why: 'You get this mail because marketing emails are switched on in your settings.',
        unsubscribeUrl: UNSUBSCRIBE_PAGE,
      }),
      ...unsubscribeLinks(to, 'newsletter'),
    }
  },
  keepWanted: (_, to) => withoutSuppressed(to),
})
