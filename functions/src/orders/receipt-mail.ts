import {formatCents} from '@lectern/domain/money'
import {orderName, shortId, type OrderItem} from '@lectern/domain/order'
import {RETURN_WINDOW_DAYS} from '@lectern/domain/return'
import {html} from '../outbox/html.ts'
import {bill, button, layOut, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import type {Rendered} from '../outbox/rendered-mail.ts'

export interface ReceiptData {
  orderId: string
  items: OrderItem[]
  amountCents: number
  paidAt: Date
  firstName: string | null
  siteUrl: string
}

const date = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'})

/** What was bought, what it cost, and where to begin. Goes out whatever the learner's settings say. */
export function receipt({orderId, items, amountCents, paidAt, firstName, siteUrl}: ReceiptData): Rendered {
  const total = formatCents(amountCents)
  const name = orderName(items)
  const courses = items.length === 1 ? 'Your course is' : 'Your courses are'
  const begin = `${siteUrl}/my-courses`
  const order = `${siteUrl}/account/orders/${orderId}`
  const thanks = firstName ? `Thank you, ${firstName}.` : 'Thank you.'
  const subject = `Your receipt: ${name}`
  const about = `Order ${shortId(orderId)}, paid on ${date.format(paidAt)}`
  return {
    subject,
    tag: 'receipt',
    ...layOut({
      subject,
      preheader: `${total} paid. ${courses} ready whenever you are.`,
      heading: `${courses} ready`,
      content: html` ${paragraph(`${thanks} Your payment has arrived, and what you bought is yours for life.`)}
      ${bill(
        items.map(({courseTitle, priceCents}) => ({label: courseTitle, value: formatCents(priceCents)})),
        {label: 'Total paid', value: total},
      )}
      ${button('Start learning', begin)}
      ${smallPrint(html`${about}. Not what you hoped for? You can ask for your money back within ${RETURN_WINDOW_DAYS} days, from ${link('your order', order)}.`)}`,
      text: [
        `${thanks} Your payment has arrived, and what you bought is yours for life.`,
        '',
        ...items.map(({courseTitle, priceCents}) => `${courseTitle}: ${formatCents(priceCents)}`),
        `Total paid: ${total}`,
        '',
        `Start learning: ${begin}`,
        '',
        `${about}: ${order}`,
        `Not what you hoped for? You can ask for your money back within ${RETURN_WINDOW_DAYS} days, from your order.`,
      ].join('\n'),
      why: 'You get this receipt because you bought from Lectern.',
      siteUrl,
    }),
  }
}
