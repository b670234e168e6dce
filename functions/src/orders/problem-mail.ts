import {shortId} from '@lectern/domain/order'
import {problemWords} from '@lectern/domain/orders/problem'
import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {problems} from './problem.ts'

/** Something does not fit between Stripe and the orders. Goes to the support address when it is found. */
export const problemMail = defineMail({
  kind: 'problem',
  data: z.object({problemId: z.string()}),
  async render({problemId}) {
    const problem = (await problems().doc(problemId).get()).data()
    if (!problem) return null
    const {kind, orderId, details} = problem
    const {subject: what, sentence} = problemWords[kind]
    const facts = [...Object.entries(details), ['order', orderId] as const].flatMap(([label, value]) =>
      value === null ? [] : [`${label}: ${value}`],
    )
    return composeMail({
      subject: orderId === null ? what : `${what}: ${shortId(orderId)}`,
      preheader: sentence.slice(0, 140),
      heading: what,
      content: html`${paragraph(sentence)} ${facts.map((fact) => smallPrint(fact))}`,
      text: [sentence, '', ...facts].join('\n'),
      why: 'You get this mail because you look after the shop.',
    })
  },
})
