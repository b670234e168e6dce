import {shortId} from '@lectern/domain/order'
import * as z from 'zod/mini'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {layOutMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {problems, type Problem, type ProblemKind} from './problem.ts'

/** Something does not fit between Stripe and the orders. Goes to the support address when it is found. */
export const problemMail = defineMail({
  kind: 'problem',
  data: z.object({problemId: z.string()}),
  async render({problemId}) {
    const problem = (await problems().doc(problemId).get()).data()
    return problem ? renderProblem({...problem, siteUrl: siteUrl.value()}) : null
  },
})

const words: Record<ProblemKind, {subject: string; sentence: string}> = {
  'payment-mismatch': {
    subject: 'A payment does not match its order',
    sentence:
      'Stripe has a payment that differs from the order it was made for. The order stays open, and nothing was handed out.',
  },
  'paid-twice': {
    subject: 'A second payment',
    sentence:
      'Stripe has a payment for an order, or for a course, that the learner had paid before. One of the two has to be given back.',
  },
  'refund-failed': {
    subject: 'A refund has failed',
    sentence:
      'Money that was sent back has not arrived, and is in the Stripe account again. The learner has their courses until you refund it again or agree on another way.',
  },
  dispute: {
    subject: 'A payment is disputed',
    sentence:
      'The bank of whoever paid wants the money back. The learner keeps their courses; please answer in the Stripe dashboard before the date it names.',
  },
  'order-missing': {
    subject: 'A payment has no order',
    sentence:
      'Stripe has a payment of ours whose order is missing and cannot be written again from what Stripe knows.',
  },
  'account-missing': {
    subject: 'A paid order has no account',
    sentence:
      'The order of a payment was written again, and the account it belongs to is missing. The courses wait under its id.',
  },
  'payment-missing': {
    subject: 'A paid order has no payment',
    sentence: 'An order counts as paid, and Stripe knows of no payment for it.',
  },
}

function renderProblem({kind, orderId, details, siteUrl}: Problem & {siteUrl: string}): RenderedMail {
  const {subject, sentence} = words[kind]
  const facts = [...Object.entries(details), ['order', orderId] as const].flatMap(([label, value]) =>
    value === null ? [] : [`${label}: ${value}`],
  )
  return {
    subject: orderId === null ? subject : `${subject}: ${shortId(orderId)}`,
    tag: 'problem',
    ...layOutMail({
      subject,
      preheader: sentence.slice(0, 140),
      heading: subject,
      content: html`${paragraph(sentence)} ${facts.map((fact) => smallPrint(fact))}`,
      text: [sentence, '', ...facts].join('\n'),
      why: 'You get this mail because you look after the shop.',
      unsubscribeUrl: null,
      siteUrl,
    }),
  }
}
