import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html, multiline} from '../outbox/html.ts'
import {button, composeMail, link, paragraph, quote, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'

/** What a learner asks about a lesson. Goes to the support address when they write, where nobody teaches the course. */
export const lessonQuestionMail = defineMail({
  kind: 'lesson-question',
  data: z.object({
    name: z.string(),
    /** null where the account has no address */
    email: z.nullable(z.string()),
    course: z.string(),
    lesson: z.string(),
    /** the lesson's address in the shop, from its slash on */
    path: z.string(),
    question: z.string(),
    /** absent from before there were conversations */
    questionId: z.optional(z.string()),
  }),
  async render({name, email, course, lesson, path, question, questionId}) {
    const from = email === null ? name : `${name} <${email}>`
    const subject = `Question about “${lesson}” (${course})`.replaceAll(/\s+/g, ' ')
    const url = siteUrl.value() + path
    const answerUrl = questionId === undefined ? null : `${siteUrl.value()}/admin/questions?state=open`
    const byMail =
      email === null
        ? 'This learner’s account has no address to answer to.'
        : 'An answer to this mail goes to them, and is not kept with the question.'
    return {
      ...(email !== null && {replyTo: `"${name.replace(/["\\\r\n]/g, ' ')}" <${email}>`}),
      ...composeMail({
        subject,
        preheader: question.slice(0, 120),
        heading: lesson,
        content: html` ${paragraph(html`${from} asks about ${link(lesson, url)} in ${course}:`)}
        ${quote(multiline(question))} ${answerUrl !== null && button('Answer the question', answerUrl)}
        ${smallPrint(byMail)}`,
        text: [
          `${from} asks about ${lesson} in ${course} (${url}):\n\n${question}\n`,
          ...(answerUrl === null ? [] : [`Answer it: ${answerUrl}\n`]),
          byMail,
        ].join('\n'),
        why: 'You get this mail because a learner has asked about a lesson.',
      }),
    }
  },
})
