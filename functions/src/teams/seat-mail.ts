import {lineOf} from '@lectern/domain/orders/lines'
import * as z from 'zod/mini'
import {fullNamesOf} from '../accounts/profile.ts'
import {claims, writeMailEvent, type Claim} from '../gifts/claim.ts'
import {workingCode} from '../gifts/gift-code.ts'
import {orders} from '../orders/order.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {bareLink, button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'

/** Somebody is invited to a seat of a team. Goes at once, and once more whenever a manager asks for that; only the newest says something. */
export const seatMail = defineMail({
  kind: 'seat',
  data: z.object({
    seatId: z.string(),
    /** the number of the mail, from 1 */
    mail: z.int(),
    /** of the seat, as {@link seatTag} has it; mails from before do not have it */
    tag: z.optional(z.string()),
  }),
  async render({seatId, mail, tag}) {
    const seat = (await claims().doc(seatId).get()).data()
    if (seat?.state !== 'held' || seat.mails !== mail || seat.to === null) return null
    if (tag !== undefined && tag !== seatTag(seat)) return null
    const [order, [from = null]] = await Promise.all([
      orders().doc(seat.orderId).get(),
      fullNamesOf([seat.giverId]),
    ])
    const line = lineOf(order.data()?.items ?? [], seat.lineId)
    if (order.data()?.status !== 'completed' || !line || line.isGivenBack) return null
    const code = workingCode(seat)
    if (code === null) throw new Error('The secret has changed that codes are made with.')
    const owner = from ?? 'Somebody'
    const subject = `${owner} invites you to ${line.title}`
    const courses = new Intl.ListFormat('en').format(line.courses?.map(({title}) => title) ?? [])
    const sentences = [
      line.courses
        ? `${owner} has a seat for you in ${line.title}, with these courses: ${courses}. It is paid for.`
        : `${owner} has a seat for you in the course ${line.title}. It is paid for.`,
      'Whoever manages the team sees how far you are in it: which lessons you have done, when you were last there, and whether you have the certificate. Your notes and answers stay yours.',
    ]
    const address = `${siteUrl.value()}/claim#${code}`
    const mine = `Or open this address: `
    return {
      ...composeMail({
        subject,
        preheader: sentences[0] ?? subject,
        heading: 'A seat for you',
        content: html`${sentences.map((sentence) => paragraph(sentence))} ${button('See your seat', address)}
        ${smallPrint(html`${mine}${bareLink(address)}. Whoever has it can take the seat, so keep it to yourself.`)}`,
        text: [
          ...sentences.flatMap((sentence) => [sentence, '']),
          `See your seat: ${address}`,
          'Whoever has this address can take the seat, so keep it to yourself.',
        ].join('\n'),
        why: `You get this mail because ${owner} entered your address to invite you at Lectern.`,
      }),
      variables: {gift: seatId, giftMail: String(mail)},
    }
  },
  onAttemptSettled: (write, {seatId, mail, tag}, counts) =>
    writeMailEvent(write, claims().doc(seatId), {
      mail,
      counts,
      isOf: (seat) => tag === undefined || tag === seatTag(seat),
    }),
})

/**
 * What tells a seat from an earlier one of the same address, whose mails are still in the outbox: an address can be invited again after who
 * had accepted the seat was erased, and its mails are counted from 1 again.
 */
export function seatTag({nonce}: Pick<Claim, 'nonce'>): string {
  return nonce.slice(0, 8)
}
