import {lineOf} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {orders} from '../orders/order.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, composeMail, paragraph} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {claimOf} from './claim.ts'

/** A gift was accepted. Goes to its giver, once. */
export const giftAcceptedMail = defineMail({
  kind: 'gift-accepted',
  data: z.object({orderId: z.string(), lineId: z.string()}),
  async render({orderId, lineId}) {
    const [stored, bought] = await Promise.all([claimOf(orderId, lineId).get(), orders().doc(orderId).get()])
    const title = lineOf(bought.data()?.items ?? [], lineId)?.title
    if (stored.data()?.state !== 'accepted' || title === undefined) return null
    const toName = stored.data()?.to?.name ?? null
    const subject = `Your gift was accepted: ${title}`
    const order = `${siteUrl.value()}/account/orders/${orderId}`
    const whose = toName === null ? 'Your gift' : `Your gift for ${toName}`
    const sentence = `${whose}, ${title}, was accepted today. Thank you for giving.`
    return composeMail({
      subject,
      preheader: sentence,
      heading: 'Your gift was accepted',
      content: html`${paragraph(sentence)} ${button('See your order', order)}`,
      text: [sentence, '', `Your order: ${order}`].join('\n'),
      why: 'You get this mail because it is about something that you bought.',
    })
  },
})

/** The id of the mail in the outbox. */
export function giftAcceptedMailId(claimId: string): string {
  return `gift-accepted-${claimId}`
}
