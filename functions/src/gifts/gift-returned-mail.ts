import {lineOf} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {orders} from '../orders/order.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, composeMail, paragraph} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {claimOf} from './claim.ts'

/** The mail of a gift has come back. Goes to its giver, who can name another address. */
export const giftReturnedMail = defineMail({
  kind: 'gift-returned',
  data: z.object({orderId: z.string(), lineId: z.string(), mail: z.int()}),
  async render({orderId, lineId, mail}) {
    const [stored, bought] = await Promise.all([claimOf(orderId, lineId).get(), orders().doc(orderId).get()])
    const claim = stored.data()
    const title = lineOf(bought.data()?.items ?? [], lineId)?.title
    if (!claim?.to || claim.state !== 'held' || claim.mails !== mail || title === undefined) return null
    const subject = `Your gift could not be delivered: ${title}`
    const order = `${siteUrl.value()}/account/orders/${orderId}`
    const sentences = [
      `The mail to ${claim.to.email ?? ''} came back, so your gift has not arrived.`,
      'You can enter another address, or print a page with the gift and hand it over. Until it is accepted you can also have your money back.',
    ]
    return composeMail({
      subject,
      preheader: sentences[0] ?? subject,
      heading: 'Your gift has not arrived',
      content: html`${sentences.map((sentence) => paragraph(sentence))} ${button('See your gift', order)}`,
      text: [...sentences, '', `Your gift: ${order}`].join('\n'),
      why: 'You get this mail because it is about something that you bought.',
    })
  },
})
