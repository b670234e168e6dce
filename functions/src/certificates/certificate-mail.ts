import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {bareLink, button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {certificates} from './certificate.ts'

/** Where a certificate is. Goes when it is issued, whatever the learner's settings say; not when it is withdrawn by then. */
export const certificateMail = defineMail({
  kind: 'certificate',
  data: z.object({certificateId: z.string()}),
  async render({certificateId}) {
    const certificate = (await certificates().doc(certificateId).get()).data()
    if (!certificate || certificate.withdrawnAt !== null) return null
    const {courseTitle, name} = certificate
    const subject = `Your certificate: ${courseTitle}`
    const url = `${siteUrl.value()}/certificates/${certificateId}`
    const sentence = `You have done every lesson of ${courseTitle} and passed every quiz. The certificate is made out to ${name}.`
    const correction =
      'Anybody who has its address can see that it is genuine. If your name is not right, you can correct it there once.'
    return composeMail({
      subject,
      preheader: `You have finished ${courseTitle}.`,
      heading: 'You have finished the course',
      content: html` ${paragraph(sentence)} ${button('See your certificate', url)} ${paragraph(bareLink(url))}
      ${smallPrint(correction)}`,
      text: [sentence, '', `See your certificate: ${url}`, '', correction].join('\n'),
      why: 'You get this mail because you have finished a course on Lectern.',
    })
  },
})
