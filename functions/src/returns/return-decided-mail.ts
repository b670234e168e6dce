import {formatCents} from '@lectern/domain/money'
import {orderName, shortId, type OrderItem} from '@lectern/domain/order'
import {html} from '../outbox/html.ts'
import {layOut, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import type {Rendered} from '../outbox/rendered-mail.ts'

export interface ReturnDecidedData {
  decision: 'approved' | 'rejected'
  orderId: string
  items: OrderItem[]
  amountCents: number
  siteUrl: string
}

/** What was decided about a return, to the learner who asked. */
export function returnDecided({decision, orderId, items, amountCents, siteUrl}: ReturnDecidedData): Rendered {
  const name = orderName(items)
  const order = `${siteUrl}/account/orders/${orderId}`
  const amount = formatCents(amountCents)
  const {subject, sentences} =
    decision === 'approved'
      ? {
          subject: `Your return has been approved: ${name}`,
          sentences: [
            `Your return request for ${name} has been approved. We have sent ${amount} back the way you paid; banks usually take five to ten days to show it.`,
            items.length === 1
              ? 'The course is no longer among yours.'
              : 'The courses are no longer among yours.',
          ],
        }
      : {
          subject: `Your return has been declined: ${name}`,
          sentences: [
            `We have looked at your return request for ${name}, and could not approve it.`,
            'What you bought stays yours. If you think we got it wrong, please write to us.',
          ],
        }
  return {
    subject,
    tag: 'return-decided',
    ...layOut({
      subject,
      preheader: sentences[0] ?? subject,
      heading: decision === 'approved' ? 'Your return has been approved' : 'Your return has been declined',
      content: html` ${sentences.map((sentence) => paragraph(sentence))}
      ${smallPrint(html`Questions about ${link(`order ${shortId(orderId)}`, order)}? ${link('Write to us', `${siteUrl}/contact`)}.`)}`,
      text: [...sentences, '', `Order ${shortId(orderId)}: ${order}`, `Questions? ${siteUrl}/contact`].join(
        '\n',
      ),
      why: 'You get this mail because order notices are switched on in your settings.',
      siteUrl,
    }),
  }
}
