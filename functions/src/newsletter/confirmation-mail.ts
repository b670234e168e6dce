import * as z from 'zod/mini'
import {defineMail} from '../outbox/define-mail.ts'
import {html} from '../outbox/html.ts'
import {bareLink, button, composeMail, paragraph, smallPrint} from '../outbox/mail-layout.ts'
import {siteUrl, unsubscribeSecret} from '../parameters.ts'
import {CONFIRM_WITHIN_MS, signConfirmation} from './confirmation-token.ts'

const SUBJECT = 'Confirm your newsletter subscription'
const WHAT = 'Somebody, we hope you, asked for our newsletter at this address. It starts once you confirm it.'
const IGNORE =
  'If it was not you, do nothing: without a confirmation we send no newsletter. The link works for 7 days.'

/** The link that confirms a subscription. Goes when somebody subscribes in the footer. */
export const confirmationMail = defineMail({
  kind: 'newsletter-confirmation',
  data: z.object({requestedAt: z.iso.datetime()}),
  async render({requestedAt}, [email = '']) {
    const site = siteUrl.value()
    const confirmation = {email, expiresAt: Date.parse(requestedAt) + CONFIRM_WITHIN_MS}
    const token = encodeURIComponent(signConfirmation(confirmation, unsubscribeSecret.value()))
    const url = `${site}/newsletter/confirm?token=${token}`
    return composeMail({
      subject: SUBJECT,
      preheader: WHAT,
      heading: 'Confirm your subscription',
      content: html`${paragraph(WHAT)} ${button('Confirm subscription', url)}
      ${smallPrint(html`If the button does not work, open this address in your browser:<br />${bareLink(url)}`)}
      ${smallPrint(IGNORE)}`,
      text: `${WHAT}\n\nConfirm subscription: ${url}\n\n${IGNORE}`,
      why: 'You get this mail because this address was entered in our newsletter form.',
      siteUrl: site,
    })
  },
})
