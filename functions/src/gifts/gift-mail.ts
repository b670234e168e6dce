import {claimId} from '@lectern/domain/gifts/gift'
import {lineOf} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {fullNamesOf} from '../accounts/profile.ts'
import {orders} from '../orders/order.ts'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html, multiline} from '../outbox/html.ts'
import {bareLink, button, composeMail, paragraph, quote, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {claimOf, writeMailEvent} from './claim.ts'
import {workingCode} from './gift-code.ts'
import {tellOfReturnedMail} from './returned-mail.ts'

/**
 * Somebody has been given a course. Goes on its day to whom it is for, and once more whenever its giver asks for that; only the newest
 * says something.
 */
export const giftMail = defineMail({
  kind: 'gift',
  data: z.object({
    orderId: z.string(),
    lineId: z.string(),
    /** the number of the mail, from 1 */
    mail: z.int(),
  }),
  async render({orderId, lineId, mail}) {
    const [stored, bought] = await Promise.all([claimOf(orderId, lineId).get(), orders().doc(orderId).get()])
    const [claim, order] = [stored.data(), bought.data()]
    const line = order && lineOf(order.items, lineId)
    if (!claim || claim.state !== 'held' || claim.mails !== mail) return null
    if (order?.status !== 'completed' || !line || line.isGivenBack) return null
    const code = workingCode(claim)
    if (code === null) throw new Error('The secret has changed that codes are made with.')
    const [from = null] = await fullNamesOf([claim.giverId])
    return {
      ...renderGift({
        from,
        toName: claim.to?.name ?? null,
        title: line.title,
        courses: line.courses?.map(({title}) => title) ?? [],
        message: claim.message,
        code,
      }),
      variables: {gift: claimId(orderId, lineId), giftMail: String(mail)},
    }
  },
  onAttemptSettled: (write, {orderId, lineId, mail}, counts) =>
    writeMailEvent(write, claimOf(orderId, lineId), {mail, counts}),
  async afterAttemptSettled({orderId, lineId, mail}) {
    const snapshot = await claimOf(orderId, lineId).get()
    if (snapshot.data()?.returned?.mail === mail) await tellOfReturnedMail(claimId(orderId, lineId), mail)
  },
})

/** The id of a mail of a gift in the outbox. @param mail its number, from 1 */
export function giftMailId(claimId: string, mail: number): string {
  return `gift-${claimId}-${mail}`
}

interface Gift {
  /** who gives it; null where they have no name */
  from: string | null
  toName: string | null
  title: string
  /** of a bundle: its courses */
  courses: readonly string[]
  message: string
  code: string
}

function renderGift({from, toName, title, courses, message, code}: Gift): RenderedMail {
  const giver = from ?? 'Somebody'
  const subject = `${giver} gives you ${title}`
  const hello = toName === null ? 'Hello,' : `Hello ${toName},`
  const what =
    courses.length === 0
      ? `${giver} gives you the course ${title}. It is paid for, and yours for life once you accept it.`
      : `${giver} gives you ${title}, with these courses: ${new Intl.ListFormat('en').format(courses)}. They are paid for, and yours for life once you accept them.`
  const address = `${siteUrl.value()}/claim#${code}`
  return composeMail({
    subject,
    preheader: what,
    heading: `A gift for ${toName ?? 'you'}`,
    content: html` ${paragraph(hello)} ${paragraph(what)} ${message !== '' && quote(multiline(message))}
    ${button('Open your gift', address)}
    ${smallPrint(html`Or open this address: ${bareLink(address)}. Whoever has it can accept the gift, so keep it to yourself.`)}
    ${smallPrint('You own it already? Then you may pass this mail on.')}`,
    text: [
      hello,
      '',
      what,
      '',
      ...(message === '' ? [] : [...message.split('\n').map((row) => `> ${row}`), '']),
      `Open your gift: ${address}`,
      'Whoever has this address can accept the gift, so keep it to yourself.',
      '',
      'You own it already? Then you may pass this mail on.',
    ].join('\n'),
    why: `You get this mail because ${giver} entered your address to give you something at Lectern.`,
  })
}
