import {html} from '../outbox/html.ts'
import {address, button, layOut, link, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import type {Rendered} from '../outbox/rendered-mail.ts'

/** The link that proves a new account's address. */
export function verification({url, siteUrl}: {url: string; siteUrl: string}): Rendered {
  const subject = 'Verify your email address'
  return {
    subject,
    tag: 'verification',
    ...layOut({
      subject,
      preheader: 'One click, and your account is complete.',
      heading: 'Is this your address?',
      content: html` ${paragraph('Welcome to Lectern. Please verify your email address, so that receipts and course news reach you.')}
      ${button('Verify email address', url)}
      ${smallPrint(html`If the button does not work, open this address in your browser:<br />${address(url)}`)}`,
      text: `Welcome to Lectern. Please verify your email address, so that receipts and course news reach you:\n\n${url}`,
      why: 'You get this mail because an account was opened with your address. If it was not you, you can ignore it.',
      siteUrl,
    }),
  }
}

/** The link to choose a new password. */
export function passwordReset({url, siteUrl}: {url: string; siteUrl: string}): Rendered {
  const subject = 'Choose a new password'
  return {
    subject,
    tag: 'password-reset',
    ...layOut({
      subject,
      preheader: 'The link works once, and for one hour.',
      heading: 'Choose a new password',
      content: html` ${paragraph('Somebody, hopefully you, asked for a new password for this address. The link works once, and for one hour.')}
      ${button('Choose a new password', url)}
      ${smallPrint(html`If the button does not work, open this address in your browser:<br />${address(url)}`)}`,
      text: `Somebody, hopefully you, asked for a new password for this address. The link works once, and for one hour:\n\n${url}`,
      why: 'If you did not ask for this, you can ignore it: your password stays as it is.',
      siteUrl,
    }),
  }
}

/** Says that the password has changed: to the owner, in case it was somebody else. */
export function passwordChanged({siteUrl}: {siteUrl: string}): Rendered {
  const subject = 'Your password has been changed'
  const reset = `${siteUrl}/auth`
  return {
    subject,
    tag: 'password-changed',
    ...layOut({
      subject,
      preheader: 'If this was you, all is well.',
      heading: 'Your password has been changed',
      content: html` ${paragraph('The password of your Lectern account has just been changed. If this was you, all is well.')}
      ${paragraph(html`If it was not, ${link('ask for a new password', reset)} at once and ${link('write to us', `${siteUrl}/contact`)}.`)}`,
      text: [
        'The password of your Lectern account has just been changed. If this was you, all is well.',
        '',
        `If it was not, ask for a new password at once (${reset}) and write to us (${siteUrl}/contact).`,
      ].join('\n'),
      why: 'You get this mail whenever the password of your account changes.',
      siteUrl,
    }),
  }
}
