import {formatCents} from '@lectern/domain/money'
import {orderName, shortId} from '@lectern/domain/order'
import {returnedLines} from '@lectern/domain/return'
import * as z from 'zod/mini'
import {presentAddress} from '../accounts/present-address.ts'
import {orders} from '../orders/order.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {html, multiline} from '../outbox/html.ts'
import {button, composeMail, paragraph, quote, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {isReturnFree, quoteReturn, returns} from './return.ts'

/** Somebody asks for their money back. Goes to the support address when they do, unless it has been decided by then. */
export const returnRequestedMail = defineMail({
  kind: 'return-requested',
  data: z.object({orderId: z.string()}),
  async render({orderId}) {
    const [order, request] = await Promise.all([orders().doc(orderId).get(), returns().doc(orderId).get()])
    const purchase = order.data()
    const asked = request.data()
    if (!purchase || asked?.status !== 'pending') return null
    const email = await presentAddress(purchase.userId, purchase.email)
    const items = returnedLines(asked, purchase.items)
    const back = quoteReturn(purchase, asked)
    const amountCents = isReturnFree(asked, purchase) ? 0 : (back?.amountCents ?? purchase.amountCents)
    const {reason} = asked
    const name = orderName(items)
    const url = `${siteUrl.value()}/admin/returns?q=${encodeURIComponent(orderId)}`
    const facts = `${formatCents(amountCents)}, order ${shortId(orderId)}`
    const asks = `${email ?? 'A learner'} asks for ${formatCents(amountCents)} back, for ${name}:`
    return {
      ...(email && {replyTo: email}),
      ...composeMail({
        subject: `Return requested: ${name}`,
        preheader: reason.slice(0, 120),
        heading: 'Somebody asks for their money back',
        content: html`${paragraph(asks)} ${quote(multiline(reason))} ${button('Decide about it', url)}
        ${smallPrint(email ? `${facts}. An answer to this mail goes to the learner.` : facts)}`,
        text: [asks, '', reason, '', facts, `Decide about it: ${url}`].join('\n'),
        why: 'You get this mail because you look after the shop.',
      }),
    }
  },
})
