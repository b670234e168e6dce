import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html, multiline} from '../outbox/html.ts'
import {button, composeMail, paragraph, quote} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {questions} from './question.ts'

/** An answer to a question about a lesson. Goes to who asked, whatever the settings say: they wait for it. */
export const questionAnsweredMail = defineMail({
  kind: 'question-answered',
  data: z.object({
    questionId: z.string(),
    /** the number of the answer among the messages, from 1 */
    message: z.int(),
  }),
  async render({questionId, message}) {
    const question = (await questions().doc(questionId).get()).data()
    const answer = question?.messages[message - 1]
    if (!question || !answer) return null
    const {lessonTitle, courseTitle, path} = question
    const subject = `Your question is answered: ${lessonTitle}`
    const url = `${siteUrl.value()}${path}#questions`
    const who = answer.from === 'teacher' ? 'The teacher of the course' : 'The team of the shop'
    const sentence = `${who} has answered what you asked about “${lessonTitle}” in ${courseTitle}:`
    const next = 'It stands under the lesson, where you can write again.'
    return composeMail({
      subject,
      preheader: answer.text.slice(0, 120),
      heading: 'Your question is answered',
      content: html` ${paragraph(sentence)} ${quote(multiline(answer.text))} ${paragraph(next)}
      ${button('Go to the lesson', url)}`,
      text: [sentence, '', answer.text, '', next, `Go to the lesson: ${url}`].join('\n'),
      why: 'You get this mail because you have asked about this lesson.',
    })
  },
})
