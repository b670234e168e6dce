import type {Mailing} from '@lectern/domain/newsletter/mailings'
import {siteUrl, unsubscribeSecret} from '../parameters.ts'
import type {Message} from '../services/mail.ts'
import {signUnsubscription} from './unsubscribe-token.ts'

/** The Mailgun variables that are replaced by each recipient's own links. */
export const UNSUBSCRIBE_PAGE = '%recipient.unsubscribe_page%'
const ONE_CLICK = '%recipient.unsubscribe_one_click%'

/**
 * The parts of a message with which each recipient can unsubscribe: the variables of the link in the mail, and the headers
 * for the mail program's own button (RFC 8058).
 * @param newsletterId the newsletter that counts who leaves by it
 */
export function unsubscribeLinks(
  addresses: readonly string[],
  mailing: Mailing,
  newsletterId?: string,
): Required<Pick<Message, 'headers' | 'recipientVariables'>> {
  const site = siteUrl.value()
  const secret = unsubscribeSecret.value()
  return {
    headers: {
      'List-Unsubscribe': `<${ONE_CLICK}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    recipientVariables: Object.fromEntries(
      addresses.map((email) => {
        const token = signUnsubscription({email, mailing, newsletterId}, secret)
        return [
          email,
          {
            unsubscribe_page: unsubscribePage(token, mailing),
            unsubscribe_one_click: `${site}/api/unsubscribe?token=${encodeURIComponent(token)}`,
          },
        ]
      }),
    ),
  }
}

/**
 * The page on which somebody unsubscribes with one press.
 * @param mailing for the words of the page alone: what is left is in the token
 */
export function unsubscribePage(token: string, mailing: Mailing): string {
  const mail = mailing === 'newsletter' ? '' : `mail=${mailing}&`
  return `${siteUrl.value()}/unsubscribe?${mail}token=${encodeURIComponent(token)}`
}
