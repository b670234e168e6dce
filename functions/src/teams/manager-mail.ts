import {pathOfTeam} from '@lectern/domain/teams/team-id'
import * as z from 'zod/mini'
import {fullNamesOf} from '../accounts/profile.ts'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, composeMail, paragraph} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'
import {teams} from './team.ts'

/** Somebody may manage a team from now on. Goes to them, who sign in with this very address. */
export const managerMail = defineMail({
  kind: 'team-manager',
  data: z.object({teamId: z.string(), address: z.string()}),
  async render({teamId, address}) {
    const team = (await teams().doc(teamId).get()).data()
    if (!team?.managers.includes(address)) return null
    const [name = null] = await fullNamesOf([team.ownerId])
    const owner = name ?? 'Somebody'
    const subject = `You manage a team: ${team.title}`
    const page = `${siteUrl.value()}${pathOfTeam(teamId)}`
    const sentences = [
      `${owner} lets you manage the team for ${team.title}: you can invite people, take seats back that nobody has begun with, and see how far everybody is.`,
      `Sign in with the account of ${address}, or open one. The address has to be confirmed.`,
    ]
    return composeMail({
      subject,
      preheader: sentences[0] ?? subject,
      heading: 'You manage a team',
      content: html`${sentences.map((sentence) => paragraph(sentence))} ${button('Open the team', page)}`,
      text: [...sentences, '', `Open the team: ${page}`].join('\n'),
      why: `You get this mail because ${owner} entered your address at Lectern.`,
    })
  },
})
