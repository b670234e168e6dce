import * as z from 'zod/mini'
import {enrollment} from '../../enrollments/enrollment.ts'
import {defineMail} from '../../outbox/define-mail.ts'
import {html} from '../../outbox/html.ts'
import {button, composeMail, paragraph} from '../../outbox/mail-layout.ts'
import {siteUrl} from '../../parameters.ts'

/** That staff gave a learner a course. Goes when they did, whatever the settings say; not when it was taken back by then. */
export const courseGrantedMail = defineMail({
  kind: 'course-granted',
  data: z.object({uid: z.string(), courseId: z.string(), title: z.string()}),
  async render({uid, courseId, title}) {
    const owned = (await enrollment(uid, courseId).get()).data()
    if (!owned) return null
    const url = `${siteUrl.value()}/learn/${courseId}`
    const sentence = `We have given you ${title}. It is yours like any course you buy, and there is nothing to pay.`
    return composeMail({
      subject: `You have been given a course: ${title}`,
      preheader: sentence,
      heading: 'A course for you',
      content: html` ${paragraph(sentence)} ${button('Begin the course', url)}`,
      text: `${sentence}\n\nBegin the course: ${url}`,
      why: 'You get this mail because a course was added to your Lectern account.',
    })
  },
})
