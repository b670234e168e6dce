import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html, multiline} from '../outbox/html.ts'
import {button, composeMail, paragraph, quote} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {questions} from './question.ts'

/** What a learner asks about a lesson. Goes to its teacher, who answers at `/teach/questions` and sees no address. */
export const questionAskedMail = defineMail({
  kind: 'question-asked',
  data: z.object({
    questionId: z.string(),
    /** the number of what was written among the messages, from 1 */
    message: z.int(),
  }),
  async render({questionId, message}) {
    const question = (await questions().doc(questionId).get()).data()
    const asked = question?.messages[message - 1]
    if (!question || !asked) return null
    const {author, lessonTitle, courseTitle} = question
    const subject = `Question about “${lessonTitle}” (${courseTitle})`.replaceAll(/\s+/g, ' ')
    const url = `${siteUrl.value()}/teach/questions?state=open`
    const sentence = `${author} asks about “${lessonTitle}” in ${courseTitle}:`
    const next = 'Please answer within three days. After that, the team of the shop does.'
    return composeMail({
      subject,
      preheader: asked.text.slice(0, 120),
      heading: lessonTitle,
      content: html` ${paragraph(sentence)} ${quote(multiline(asked.text))} ${paragraph(next)}
      ${button('Answer the question', url)}`,
      text: [sentence, '', asked.text, '', next, `Answer it: ${url}`].join('\n'),
      why: 'You get this mail because you teach this course.',
    })
  },
})
