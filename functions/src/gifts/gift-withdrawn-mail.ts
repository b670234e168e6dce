import {lineOf, titledCourses} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {titlesKept, wordsOfKept} from '../orders/courses-kept.ts'
import {orders} from '../orders/order.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {composeMail, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {claimOf} from './claim.ts'

/** The money of an accepted gift has gone back. Goes to whoever had accepted it, who has lost its courses. */
export const giftWithdrawnMail = defineMail({
  kind: 'gift-withdrawn',
  data: z.object({orderId: z.string(), lineId: z.string()}),
  async render({orderId, lineId}) {
    const [stored, bought] = await Promise.all([claimOf(orderId, lineId).get(), orders().doc(orderId).get()])
    const claim = stored.data()
    const line = lineOf(bought.data()?.items ?? [], lineId)
    if (claim?.state !== 'refunded' || !claim.uid || !line) return null
    const gone =
      titledCourses(line).length === 1
        ? 'The course is no longer among yours.'
        : 'Its courses are no longer among yours.'
    const what = wordsOfKept(gone, [line], await titlesKept(claim.uid, [line]))
    const {title} = line
    const contact = `${siteUrl.value()}/contact`
    const subject = `A gift was taken back: ${title}`
    const sentences = [`The payment for ${title}, which you were given, has gone back.`, ...what]
    return composeMail({
      subject,
      preheader: sentences.join(' '),
      heading: 'A gift was taken back',
      content: html`${sentences.map((sentence) => paragraph(sentence))}
      ${smallPrint(html`Questions? ${link('Write to us', contact)}.`)}`,
      text: [...sentences, '', `Questions? ${contact}`].join('\n'),
      why: 'You get this mail because you accepted this gift.',
    })
  },
})
