import {shortId} from '@lectern/domain/order'
import {problemWords} from '@lectern/domain/orders/problem'
import * as z from 'zod/mini'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {layOutMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {problems, type Problem} from './problem.ts'

/** Something does not fit between Stripe and the orders. Goes to the support address when it is found. */
export const problemMail = defineMail({
  kind: 'problem',
  data: z.object({problemId: z.string()}),
  async render({problemId}) {
    const problem = (await problems().doc(problemId).get()).data()
    return problem ? renderProblem({...problem, siteUrl: siteUrl.value()}) : null
  },
})

function renderProblem({kind, orderId, details, siteUrl}: Problem & {siteUrl: string}): RenderedMail {
  const {subject, sentence} = problemWords[kind]
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
