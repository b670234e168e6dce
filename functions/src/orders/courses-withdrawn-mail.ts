import {isGift, orderName, shortId, coursesOf} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {composeMail, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {titlesKept, wordsOfKept} from './courses-kept.ts'
import {orders} from './order.ts'

/**
 * A bank has taken the money of an order back, and staff has withdrawn its courses. Goes to the learner when they do, whatever
 * their settings say.
 */
export const coursesWithdrawnMail = defineMail({
  kind: 'courses-withdrawn',
  data: z.object({orderId: z.string()}),
  async render({orderId}) {
    const order = (await orders().doc(orderId).get()).data()
    if (order?.chargeback?.courses !== 'withdrawn') return null
    const kept = isGift(order.items) ? [] : await titlesKept(order.userId, order.items)
    const subject = `No longer among your courses: ${orderName(order.items)}`
    const url = `${siteUrl.value()}/account/orders/${orderId}`
    const sentences = [
      `The bank of whoever paid for order ${shortId(orderId)} has taken the money back.`,
      ...wordsOfKept(whatGoes(order.items), order.items, kept),
      'If you did not ask your bank for it, or want to pay in another way, please write to us.',
    ]
    return composeMail({
      subject,
      preheader: sentences[0] ?? subject,
      heading: 'Your bank has taken the payment back',
      content: html` ${sentences.map((sentence) => paragraph(sentence))}
      ${smallPrint(html`${link('See the order', url)}, or ${link('write to us', `${siteUrl.value()}/contact`)}.`)}`,
      text: [...sentences, '', `The order: ${url}`, `Write to us: ${siteUrl.value()}/contact`].join('\n'),
      why: 'You get this mail because it is about an order of yours.',
    })
  },
})

function whatGoes(items: readonly OrderLine[]): string {
  if (isGift(items)) return 'That is why the gift has been withdrawn.'
  return coursesOf(items).length === 1
    ? 'That is why its course is no longer among yours.'
    : 'That is why its courses are no longer among yours.'
}
