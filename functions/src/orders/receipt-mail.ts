import {formatCents} from '@lectern/domain/money'
import {orderFor, orderName, seatsLabel, shortId, type OrderDiscount, coursesOf} from '@lectern/domain/order'
import {invoiceLines, taxTotals, type InvoiceLine} from '@lectern/domain/orders/invoice'
import type {OrderLine} from '@lectern/domain/orders/lines'
import {RETURN_WINDOW_DAYS} from '@lectern/domain/return'
import {teamPath} from '@lectern/domain/teams/team-id'
import * as z from 'zod/mini'
import {firstNamesOf} from '../accounts/profile.ts'
import {invoices} from '../invoices/invoice.ts'
import {issueInvoices} from '../invoices/issue-invoices.ts'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, itemTable, composeMail, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {orders} from './order.ts'

/**
 * What was bought, what it cost, and where to begin. Goes when an order is completed, whatever the learner's settings
 * say.
 */
export const receiptMail = defineMail({
  kind: 'receipt',
  data: z.object({orderId: z.string()}),
  async render({orderId}) {
    const order = (await orders().doc(orderId).get()).data()
    if (!order) return null
    const [firstName = null] = await firstNamesOf([order.userId])
    // Its number is taken before the receipt goes: a mail that cannot have one yet waits in the outbox.
    const invoice = order.tax ? await currentInvoice(orderId) : null
    return renderReceipt({
      orderId,
      buyerId: order.userId,
      items: order.items,
      amountCents: order.amountCents,
      discount: order.discount ?? null,
      ...(order.tax &&
        invoice !== null && {
          invoice: {
            number: invoice,
            lines: invoiceLines(order.items, () => ''),
            isReverseCharge: order.tax.isReverseCharge,
          },
        }),
      paidAt: (order.completedAt ?? order.createdAt).toDate(),
      firstName,
      siteUrl: siteUrl.value(),
    })
  },
})

/** The number of an order's invoice, made where there is none yet; of a corrected one, that of the correction. */
async function currentInvoice(orderId: string): Promise<string | null> {
  const number = await issueInvoices(orderId)
  if (number === null) return null
  return (await invoices().doc(number).get()).data()?.replacedBy ?? number
}

/** The id of an order's receipt in the outbox: one an order. */
export function receiptId(orderId: string): string {
  return `receipt-${orderId}`
}

interface Receipt {
  orderId: string
  /** the uid of who pays */
  buyerId: string
  items: OrderLine[]
  amountCents: number
  discount: OrderDiscount | null
  /** absent where no tax is computed */
  invoice?: {number: string; lines: readonly InvoiceLine[]; isReverseCharge: boolean}
  paidAt: Date
  firstName: string | null
  siteUrl: string
}

/** What a receipt says beside the sums. */
interface Words {
  heading: string
  later: string
  /** after `Your payment has arrived, ` */
  what: string
  button: string
  to: string
  /** how the money goes back */
  back: string
}

function wordsOfCourses(items: readonly OrderLine[], siteUrl: string): Words {
  return {
    heading: `${coursesOf(items).length === 1 ? 'Your course is' : 'Your courses are'} ready`,
    later: ' whenever you are',
    what: 'and what you bought is yours for life.',
    button: 'Start learning',
    to: `${siteUrl}/my-courses`,
    back: `Not what you hoped for? You can ask for your money back within ${RETURN_WINDOW_DAYS} days`,
  }
}

function wordsOfGift(order: string): Words {
  return {
    heading: 'Your gift is ready',
    later: '',
    what: 'and your gift can be accepted.',
    button: 'See your gift',
    to: order,
    back: 'You can see there whether it was accepted, send it again or print it, and until it is accepted have your money back',
  }
}

function wordsOfTeam(team: string): Words {
  return {
    heading: 'Your seats are ready',
    later: '',
    what: 'and you can invite your team.',
    button: 'Invite your team',
    to: team,
    back: 'Until somebody is invited to a seat you can have its money back: on the page of your team. What you paid stands there, too',
  }
}

const date = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'})

export function renderReceipt(receipt: Receipt): RenderedMail {
  const {orderId, buyerId, items, amountCents, discount, invoice, paidAt, firstName, siteUrl} = receipt
  const total = formatCents(amountCents)
  const name = orderName(items)
  const order = `${siteUrl}/account/orders/${orderId}`
  const thanks = firstName ? `Thank you, ${firstName}.` : 'Thank you.'
  const whose = orderFor(items)
  const words =
    whose === 'team'
      ? wordsOfTeam(`${siteUrl}${teamPath(buyerId, items)}`)
      : whose === 'gift'
        ? wordsOfGift(order)
        : wordsOfCourses(items, siteUrl)
  const next = `${thanks} Your payment has arrived, ${words.what}`
  const lines = [
    ...items.map((line) => ({
      label: [line.title, seatsLabel(line)].filter((part) => part !== '').join(', '),
      ...(line.courses && {details: line.courses.map((course) => course.title)}),
      value: formatCents(line.priceCents),
    })),
    ...(discount
      ? [{label: `Discount (${discount.code})`, value: formatCents(-discount.discountCents)}]
      : []),
    ...(invoice
      ? taxTotals(invoice.lines, invoice.isReverseCharge).map(({name, cents}) => ({
          label: name,
          value: formatCents(cents),
        }))
      : []),
  ]
  const subject = `Your receipt: ${name}`
  const document = invoice ? 'invoice' : 'receipt'
  const about = `${invoice ? `Invoice ${invoice.number}. ` : ''}Order ${shortId(orderId)}, paid on ${date.format(paidAt)}`
  return composeMail({
    subject,
    preheader: `${total} paid. ${words.heading}${words.later}.`,
    heading: words.heading,
    content: html` ${paragraph(next)} ${itemTable(lines, {label: 'Total paid', value: total})}
    ${button(words.button, words.to)}
    ${smallPrint(html`${about}. ${link(`View or print your ${document}`, `${order}/receipt`)}, also as a PDF file.`)}
    ${smallPrint(html`${words.back}, from ${link('your order', order)}.`)}`,
    text: [
      next,
      '',
      ...lines.flatMap(({label, details = [], value}) => [
        `${label}: ${value}`,
        ...details.map((detail) => `- ${detail}`),
      ]),
      `Total paid: ${total}`,
      '',
      `${words.button}: ${words.to}`,
      '',
      `${about}: ${order}`,
      `Your ${document}, to view or print: ${order}/receipt`,
      `${words.back}, from your order.`,
    ].join('\n'),
    why: 'You get this receipt because you bought from Lectern.',
    siteUrl,
  })
}
