import {formatCents} from '@lectern/domain/money'
import {orderName, shortId, type ChargebackCourses, coursesOf} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import {returnedLines} from '@lectern/domain/return'
import * as z from 'zod/mini'
import {settingsOf} from '../accounts/settings.ts'
import {creditNoteOf, wordsOfCreditNote} from '../invoices/credit-note.ts'
import {titlesKept, wordsOfKept} from '../orders/courses-kept.ts'
import {orders} from '../orders/order.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {newestRefund} from '../refunds/refund.ts'
import {html, multiline} from '../outbox/html.ts'
import {composeMail, link, paragraph, quote, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {returns} from './return.ts'

/**
 * The decision about a return. Goes to the learner who asked when staff has decided: that money is given back whatever their
 * settings say, and a rejection unless order notices are off.
 */
export const returnDecidedMail = defineMail({
  kind: 'return-decided',
  data: z.object({
    orderId: z.string(),
    /** what its refund gave back; absent where the money had gone back before */
    lineIds: z.optional(z.array(z.string())),
    /** Stripe's id of that refund; absent of a mail from before it was stored */
    refundId: z.optional(z.string()),
  }),
  async render({orderId, lineIds = [], refundId: told}) {
    const [order, request] = await Promise.all([orders().doc(orderId).get(), returns().doc(orderId).get()])
    const purchase = order.data()
    const asked = request.data()
    if (!purchase || !asked || asked.status === 'pending') return null
    const {userId, chargeback} = purchase
    const {status: decision, decisionReason = null} = asked
    if (decision === 'rejected' && !(await settingsOf(userId)).emailNotifications) return null
    const items = returnedLines(asked, purchase.items)
    const others = purchase.items.filter((line) => lineIds.includes(line.lineId) && !items.includes(line))
    const kept = decision === 'approved' ? await titlesKept(userId, [...items, ...others]) : []
    const what = decision === 'approved' ? 'approved' : 'declined'
    const url = `${siteUrl.value()}/account/orders/${orderId}`
    // Money that had gone back before has a credit note that is not of this decision.
    const refundId = told ?? asked.refundId
    const note =
      decision === 'approved' && refundId !== undefined && purchase.tax
        ? await creditNoteOf(orderId, ({stripeId, withReturn}) => withReturn && stripeId === refundId)
        : null
    const noted = wordsOfCreditNote(note, url)
    const contact = `${siteUrl.value()}/contact`
    // The money may have gone back before its approval: all of it, or what an earlier refund had left.
    const backCents =
      asked.refundedCents ?? chargeback?.amountCents ?? (await newestRefund(orderId))?.amountCents
    const amount = formatCents(backCents ?? purchase.amountCents)
    const sentences =
      decision === 'approved'
        ? asked.refundedCents === 0
          ? [
              `Your return request for ${orderName(items)} has been approved. Nothing was paid for it, so no money goes back, and it stays yours.`,
              'Did you mean something else of this order? Please write to us.',
            ]
          : wordsOfApproval({items, others, kept, amount, chargeback: chargeback?.courses ?? null})
        : [
            `We have looked at your return request for ${orderName(items)}, and could not approve it.`,
            'What you bought stays yours. If you think we got it wrong, please write to us.',
          ]
    const why = decision === 'rejected' ? decisionReason : null
    return composeMail({
      subject: `Your return has been ${what}: ${orderName(items)}`,
      preheader: sentences.join(' '),
      heading: `Your return has been ${what}`,
      content: html` ${sentences.map((sentence) => paragraph(sentence))}
      ${why && html`${paragraph('Why:')} ${quote(multiline(why))}`} ${noted.content}
      ${smallPrint(html`Questions about ${link(`order ${shortId(orderId)}`, url)}? ${link('Write to us', contact)}.`)}`,
      text: [
        ...sentences,
        ...(why ? ['', `Why: ${why}`] : []),
        '',
        ...noted.text,
        `Order ${shortId(orderId)}: ${url}`,
        `Questions? ${contact}`,
      ].join('\n'),
      why:
        decision === 'approved'
          ? 'You get this mail because it is about money of yours.'
          : 'You get this mail because order notices are switched on in your settings.',
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

interface Approval {
  items: readonly OrderLine[]
  /** lines that nobody asked about, and that end as it was the order's last money */
  others: readonly OrderLine[]
  /** the titles of their courses that the learner owns all the same */
  kept: readonly string[]
  /** with its currency */
  amount: string
  /** what becomes of the courses where a bank has taken the money back; null where it was refunded */
  chargeback: ChargebackCourses | null
}

function wordsOfApproval({items, others, kept, amount, chargeback}: Approval): string[] {
  const request = `Your return request for ${orderName(items)} has been approved`
  const ended = [...items, ...others]
  const gone = `The ${coursesOf(ended).length === 1 ? 'course is' : 'courses are'} no longer among yours.`
  return [
    chargeback === null
      ? `${request}. We have sent ${amount} back the way you paid; banks usually take five to ten days to show it.`
      : `${request}: your bank has already given you ${amount} back.`,
    ...(others.length > 0
      ? [`That is all that was left of this order, so ${orderName(others)} went back with it.`]
      : []),
    ...(chargeback === null || chargeback === 'withdrawn' ? wordsOfKept(gone, ended, kept) : []),
  ]
}
