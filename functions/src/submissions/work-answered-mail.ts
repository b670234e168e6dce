import {defineMail} from '../outbox/define-mail.ts'
import {html, multiline} from '../outbox/html.ts'
import {button, composeMail, paragraph, quote} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {mailedEntry, readMailedEntry} from './submission.ts'

/** What the teacher says of work. Goes to who handed it in, whatever the settings say: they wait for it. */
export const workAnsweredMail = defineMail({
  kind: 'work-answered',
  data: mailedEntry,
  async render(about) {
    const found = await readMailedEntry(about)
    if (!found) return null
    const {submission, told} = found
    const {exercise, lessonTitle, courseTitle, path} = submission
    const isDone = told.verdict === 'done'
    const heading = isDone ? 'Your work is done' : 'Please try once more'
    const subject = `${heading}: ${exercise}`.replaceAll(/\s+/g, ' ')
    const sentence = `The teacher of ${courseTitle} has looked at what you handed in for “${exercise}” in the lesson “${lessonTitle}”:`
    const next = isDone
      ? 'It stands under the exercise.'
      : 'It stands under the exercise, where you can hand in your work again.'
    const url = `${siteUrl.value()}${path}#work`
    return composeMail({
      subject,
      preheader: told.text.slice(0, 120),
      heading,
      content: html` ${paragraph(sentence)} ${quote(multiline(told.text))} ${paragraph(next)}
      ${button('Go to the exercise', url)}`,
      text: [sentence, '', told.text, '', next, `Go to the exercise: ${url}`].join('\n'),
      why: 'You get this mail because you have handed in work for this lesson.',
    })
  },
})
