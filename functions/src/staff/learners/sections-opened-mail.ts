import * as z from 'zod/mini'
import {enrollment} from '../../enrollments/enrollment.ts'
import {defineMail} from '../../outbox/define-mail.ts'
import {html} from '../../outbox/html.ts'
import {button, composeMail, paragraph} from '../../outbox/mail-layout.ts'
import {siteUrl} from '../../parameters.ts'

/** That staff opened all sections of a course. Goes when they did, whatever the settings say; not when they wait again by then. */
export const sectionsOpenedMail = defineMail({
  kind: 'sections-opened',
  data: z.object({uid: z.string(), courseId: z.string(), title: z.string()}),
  async render({uid, courseId, title}) {
    const owned = (await enrollment(uid, courseId).get()).data()
    if (!owned?.sectionsOpenedAt) return null
    const url = `${siteUrl.value()}/learn/${courseId}`
    const sentence = `We have opened every section of ${title} to you, also those whose day had not come yet.`
    return composeMail({
      subject: `All of ${title} is open to you`,
      preheader: sentence,
      heading: 'Every section is open',
      content: html` ${paragraph(sentence)} ${button('Go to the course', url)}`,
      text: `${sentence}\n\nGo to the course: ${url}`,
      why: 'You get this mail because something was changed about a course in your Lectern account.',
    })
  },
})
