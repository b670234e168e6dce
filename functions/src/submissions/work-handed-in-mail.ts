import {defineMail} from '../outbox/define-mail.ts'
import {html, multiline} from '../outbox/html.ts'
import {button, composeMail, paragraph, quote} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {mailedEntry, readMailedEntry} from './submission.ts'

/** Work that a learner has handed in. Goes to the teacher, who answers at `/teach/work` and sees no address. */
export const workHandedInMail = defineMail({
  kind: 'work-handed-in',
  data: mailedEntry,
  async render(about) {
    const found = await readMailedEntry(about)
    if (!found) return null
    const {submission, told} = found
    const {author, exercise, lessonTitle, courseTitle} = submission
    const subject = `Work for “${exercise}” (${courseTitle})`.replaceAll(/\s+/g, ' ')
    const sentence = `${author} has handed in work for “${exercise}” in the lesson “${lessonTitle}”:`
    const words = [told.text, told.link].filter(Boolean).join('\n\n')
    const url = `${siteUrl.value()}/teach/work?state=waiting`
    return composeMail({
      subject,
      preheader: words.slice(0, 120),
      heading: exercise,
      content: html` ${paragraph(sentence)} ${quote(multiline(words))} ${button('Look at the work', url)}`,
      text: [sentence, '', words, '', `Look at it: ${url}`].join('\n'),
      why: 'You get this mail because you teach this course.',
    })
  },
})
