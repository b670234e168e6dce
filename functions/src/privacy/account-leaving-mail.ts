import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {button, composeMail, link, paragraph} from '../outbox/mail-layout.ts'
import {siteUrl} from '../parameters.ts'

/** When an account will be deleted, and how to keep it. Goes when its deletion was asked for, whatever the settings say. */
export const accountLeavingMail = defineMail({
  kind: 'account-leaving',
  data: z.object({
    closesAt: z.string(),
    /** whose account it is; missing in mails from before it was said */
    uid: z.optional(z.string()),
  }),
  async render({closesAt}) {
    const date = new Date(closesAt).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'})
    const subject = `Your account will be deleted on ${date}`
    const what =
      'With it go your courses, progress, notes and certificates. Of your orders we keep what bookkeeping requires, without your name and address.'
    const keep = `Until then you keep everything simply by signing in.`
    return composeMail({
      subject,
      preheader: keep,
      heading: 'Your account will be deleted',
      content: html` ${paragraph(`You have asked us to delete your Lectern account. We do so on ${date}.`)}
      ${paragraph(what)} ${paragraph(keep)}
      ${button('Sign in and keep my account', `${siteUrl.value()}/auth`)}
      ${paragraph(html`If it was not you who asked, sign in, change your password, and ${link('write to us', `${siteUrl.value()}/contact`)}.`)}`,
      text: [
        `You have asked us to delete your Lectern account. We do so on ${date}.`,
        '',
        what,
        '',
        `${keep} ${siteUrl.value()}/auth`,
        '',
        `If it was not you who asked, sign in, change your password, and write to us (${siteUrl.value()}/contact).`,
      ].join('\n'),
      why: 'You get this mail because the deletion of your account was asked for.',
    })
  },
})
