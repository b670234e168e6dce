import {INVITATION_DAYS, shareLabel} from '@lectern/domain/teachers/teacher'
import * as z from 'zod/mini'
import {defineMail, type RenderedMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {bareLink, button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {workingCode} from '../services/link-code.ts'
import {teachers} from '../teacher.ts'

/** Somebody may teach as an instructor. Goes when staff invite them; only the newest of several says something. */
export const teacherInvitationMail = defineMail({
  kind: 'teacher-invitation',
  data: z.object({
    instructorId: z.string(),
    /** the number of the invitation */
    number: z.int(),
  }),
  async render({instructorId, number}) {
    const teacher = (await teachers().doc(instructorId).get()).data()
    if (teacher?.state !== 'invited' || teacher.invitation?.number !== number) return null
    const code = workingCode('teacher', teacher.invitation)
    if (code === null) throw new Error('The secret has changed that codes are made with.')
    return renderInvitation({name: teacher.name, shareBps: teacher.shareBps, code})
  },
})

function renderInvitation({
  name,
  shareBps,
  code,
}: {
  name: string
  shareBps: number
  code: string
}): RenderedMail {
  const address = `${siteUrl.value()}/teach/accept#${code}`
  const offer = `You are invited to teach at Lectern as ${name}. You get ${shareLabel(shareBps)} of what is paid for your courses, and see what they bring.`
  const terms = `The link works once, for ${INVITATION_DAYS} days, with the account that shall be yours as a teacher. Whoever has it can accept, so keep it to yourself.`
  return composeMail({
    subject: 'Teach at Lectern',
    preheader: offer,
    heading: 'Will you teach with us?',
    content: html` ${paragraph(offer)} ${button('See the invitation', address)} ${smallPrint(terms)}
    ${smallPrint(html`Or open this address: ${bareLink(address)}`)}`,
    text: [offer, '', `See the invitation: ${address}`, '', terms].join('\n'),
    why: 'You get this mail because somebody at Lectern entered your address to invite you.',
  })
}
