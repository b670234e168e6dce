import {formatCents} from '@lectern/domain/money'
import {orderName, shortId, type ChargebackCourses, coursesOf} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {settingsOf} from '../accounts/settings.ts'
import {titlesKept, wordsOfKept} from '../orders/courses-kept.ts'
import {orders} from '../orders/order.ts'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html, multiline} from '../outbox/html.ts'
import {layOutMail, link, paragraph, quote, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {returnedLines, returns} from './return.ts'

/**
 * The decision about a return. Goes to the learner who asked when staff has decided: that money is given back whatever their
 * settings say, and a rejection unless order notices are off.
 */
export const returnDecidedMail = defineMail({
  kind: 'return-decided',
  data: z.object({orderId: z.string()}),
  async render({orderId}) {
    const [order, request] = await Promise.all([orders().doc(orderId).get(), returns().doc(orderId).get()])
    const purchase = order.data()
    const asked = request.data()
    if (!purchase || !asked || asked.status === 'pending') return null
    const {userId, chargeback} = purchase
    const {status: decision, decisionReason = null} = asked
    if (decision === 'rejected' && !(await settingsOf(userId)).emailNotifications) return null
    const items = returnedLines(asked, purchase.items)
    return renderReturnDecided({
      decision,
      reason: decisionReason,
      chargeback: chargeback?.courses ?? null,
      orderId,
      items,
      kept: decision === 'approved' ? await titlesKept(userId, items) : [],
      amountCents: asked.refundedCents ?? purchase.amountCents,
      siteUrl: siteUrl.value(),
    })
  },
})

/**
 * The id of the mail about an order's return in the outbox: one decision, one mail.
 * @param refundAttempt more than 0 when the decision is to refund once more
 */
export function returnDecidedMailId(orderId: string, refundAttempt = 0): string {
  return refundAttempt === 0 ? `return-${orderId}` : `return-${orderId}-${refundAttempt}`
}

interface ReturnDecided {
  decision: 'approved' | 'rejected'
  /** why it was rejected; null where nobody said */
  reason: string | null
  /** what becomes of the courses where a bank has taken the money back; null where it was refunded */
  chargeback: ChargebackCourses | null
  orderId: string
  items: OrderLine[]
  /** the titles of their courses that the learner owns all the same */
  kept: readonly string[]
  amountCents: number
  siteUrl: string
}

function renderReturnDecided(decided: ReturnDecided): RenderedMail {
  const {decision, reason, chargeback, orderId, items, kept, amountCents, siteUrl} = decided
  const name = orderName(items)
  const order = `${siteUrl}/account/orders/${orderId}`
  const amount = formatCents(amountCents)
  const {subject, sentences} =
    decision === 'approved'
      ? {
          subject: `Your return has been approved: ${name}`,
          sentences: [
            chargeback === null
              ? `Your return request for ${name} has been approved. We have sent ${amount} back the way you paid; banks usually take five to ten days to show it.`
              : `Your return request for ${name} has been approved: your bank has already given you ${amount} back.`,
            ...(chargeback === null || chargeback === 'withdrawn'
              ? wordsOfKept(
                  `The ${coursesOf(items).length === 1 ? 'course is' : 'courses are'} no longer among yours.`,
                  items,
                  kept,
                )
              : []),
          ],
        }
      : {
          subject: `Your return has been declined: ${name}`,
          sentences: [
            `We have looked at your return request for ${name}, and could not approve it.`,
            'What you bought stays yours. If you think we got it wrong, please write to us.',
          ],
        }
  const why =
    decision === 'rejected' && reason ? html`${paragraph('Why:')} ${quote(multiline(reason))}` : null
  return {
    subject,
    tag: 'return-decided',
    ...layOutMail({
      subject,
      preheader: sentences[0] ?? subject,
      heading: decision === 'approved' ? 'Your return has been approved' : 'Your return has been declined',
      content: html` ${sentences.map((sentence) => paragraph(sentence))} ${why}
      ${smallPrint(html`Questions about ${link(`order ${shortId(orderId)}`, order)}? ${link('Write to us', `${siteUrl}/contact`)}.`)}`,
      text: [
        ...sentences,
        ...(why ? ['', `Why: ${reason}`] : []),
        '',
        `Order ${shortId(orderId)}: ${order}`,
        `Questions? ${siteUrl}/contact`,
      ].join('\n'),
      why:
        decision === 'approved'
          ? 'You get this mail because it is about money of yours.'
          : 'You get this mail because order notices are switched on in your settings.',
      unsubscribeUrl: null,
      siteUrl,
    }),
  }
}
