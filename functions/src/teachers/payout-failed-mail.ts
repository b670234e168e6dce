import {failureInWords, payoutAmount} from '@lectern/domain/teachers/payout-account'
import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, composeMail, paragraph} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {teachers} from '../teacher.ts'

/** A bank has sent a teacher's money back. Goes to them when Stripe says so, unless it has been paid or tried again since. */
export const payoutFailedMail = defineMail({
  kind: 'payout-failed',
  data: z.object({instructorId: z.string(), /** Stripe's */ payoutId: z.string()}),
  async render({instructorId, payoutId}) {
    const teacher = (await teachers().doc(instructorId).get()).data()
    const failure = teacher?.payouts.failure
    if (failure?.payoutId !== payoutId) return null
    const address = `${siteUrl.value()}/teach/payouts`
    const sentences = [
      `Your bank has sent a payout of ${payoutAmount(failure.amount, failure.currency)} back. ${failureInWords(failure.code)}`,
      'The money is safe with Stripe, and goes out again once you have given another account, or the right number.',
    ]
    return composeMail({
      subject: 'A payout has come back',
      preheader: sentences[0] ?? '',
      heading: 'A payout has come back',
      content: html` ${sentences.map((sentence) => paragraph(sentence))}
      ${button('See your payouts', address)}`,
      text: [...sentences, '', `See your payouts: ${address}`].join('\n'),
      why: 'You get this mail because it is about money of yours.',
    })
  },
})
