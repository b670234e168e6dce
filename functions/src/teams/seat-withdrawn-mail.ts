import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {composeMail, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {teams} from './team.ts'

/** A seat was taken back, or its money has gone back. Goes to whoever had accepted it. */
export const seatWithdrawnMail = defineMail({
  kind: 'seat-withdrawn',
  data: z.object({teamId: z.string(), uid: z.string()}),
  async render({teamId}) {
    const team = (await teams().doc(teamId).get()).data()
    if (!team) return null
    const {title, kind} = team
    const contact = `${siteUrl.value()}/contact`
    const subject = `Your seat was taken back: ${title}`
    const sentences = [
      `Your team has taken your seat in ${title} back, so that ${kind === 'bundle' ? 'its courses are' : 'the course is'} no longer among yours unless you own ${kind === 'bundle' ? 'them' : 'it'} otherwise.`,
      'What you have noted there is kept, and comes back with the course.',
    ]
    return composeMail({
      subject,
      preheader: sentences[0] ?? subject,
      heading: 'Your seat was taken back',
      content: html`${sentences.map((sentence) => paragraph(sentence))}
      ${smallPrint(html`Please ask whoever manages your team why. Other questions? ${link('Write to us', contact)}.`)}`,
      text: [...sentences, '', `Please ask whoever manages your team why. Other questions? ${contact}`].join(
        '\n',
      ),
      why: 'You get this mail because you accepted this seat.',
    })
  },
})
