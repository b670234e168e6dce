import {orderName} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {idsSold} from '../checkout/price-cart.ts'
import {UNSUBSCRIBE_PAGE, unsubscribeLinks} from '../newsletter/unsubscribe-links.ts'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {bulletList, button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {withoutSuppressed} from '../outbox/suppressions.ts'
import {siteUrl} from '../parameters.ts'
import {addressForMarketing, linesLeft} from './left-cart.ts'

/**
 * What somebody has left on the payment page. Goes a day later, once, to who has marketing mail on; not where they have cancelled it or
 * bought it since, and of what is sold no more it says nothing.
 */
export const cartMail = defineMail({
  kind: 'cart-left',
  data: z.object({
    uid: z.string(),
    orderId: z.string(),
    /** the courses and bundles that it reminds of */
    ids: z.array(z.string()),
  }),
  async render({uid, orderId, ids}, to) {
    const email = await addressForMarketing(uid)
    // The link to unsubscribe finds the account by its address, which may have changed.
    if (email === null || !to.includes(email)) return null
    const left = (await linesLeft(uid, orderId)).filter(({id}) => ids.includes(id))
    if (left.length === 0) return null
    const sold = await idsSold(left.map(({id}) => id))
    const lines = left.filter(({id}) => sold.has(id))
    if (lines.length === 0) return null
    return {
      ...renderCart({lines, orderUrl: `${siteUrl.value()}/account/orders/${orderId}`}),
      ...unsubscribeLinks(to, 'newsletter'),
    }
  },
  keepWanted: (_, to) => withoutSuppressed(to),
})

function renderCart({
  lines,
  orderUrl,
}: {
  lines: readonly Pick<OrderLine, 'title' | 'courseIds'>[]
  orderUrl: string
}): RenderedMail {
  const titles = lines.map(({title}) => title)
  const [these, them] = lines.length === 1 ? ['this', 'it'] : ['these', 'them']
  const what = `You were about to buy ${these}, and did not pay. Nothing was charged.`
  const how = `If you still want ${them}: “Try again” on the page of your order puts ${them} back into your cart, at today’s price.`
  const once = `We do not remind you of ${them} a second time.`
  return composeMail({
    subject: `Left at the checkout: ${orderName(lines)}`,
    preheader: what,
    heading: 'You left something at the checkout',
    content: html` ${paragraph(what)} ${bulletList(titles)} ${paragraph(how)}
    ${button('Go to your order', orderUrl)} ${smallPrint(once)}`,
    text: [
      what,
      '',
      ...titles.map((title) => `- ${title}`),
      '',
      how,
      `Go to your order: ${orderUrl}`,
      '',
      once,
    ].join('\n'),
    why: 'You get this mail because marketing emails are switched on in your settings.',
    unsubscribeUrl: UNSUBSCRIBE_PAGE,
  })
}
