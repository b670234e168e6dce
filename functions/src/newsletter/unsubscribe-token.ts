import {DOCUMENT_ID} from '@lectern/domain/document-id'
import {normalizeEmail} from '@lectern/domain/mail/email'
import {MAILINGS, type Mailing} from '@lectern/domain/newsletter/mailings'
import * as z from 'zod/mini'
import {readToken, signToken} from './signed-token.ts'

export interface Unsubscription {
  email: string
  mailing: Mailing
  /** the newsletter whose link it is; missing in other mails, and in older ones */
  newsletterId?: string | undefined
}

// A token of a mailing that no longer exists is not valid.
const mailing = z.enum(MAILINGS)
const payloadSchema = z.union([
  z.tuple([mailing, z.string()]),
  z.tuple([mailing, z.string(), z.string().check(z.regex(DOCUMENT_ID))]),
])

/** A signed token that unsubscribes one address from one mailing. It does not expire. */
export function signUnsubscription({email, mailing, newsletterId}: Unsubscription, secret: string): string {
  const payload = [mailing, normalizeEmail(email), ...(newsletterId === undefined ? [] : [newsletterId])]
  return signToken('unsubscribe', payload, secret)
}

/** What a token unsubscribes; null when its signature is not valid. */
export function readUnsubscription(token: string, secret: string): Unsubscription | null {
  const content = readToken('unsubscribe', token, secret, payloadSchema)
  if (!content) return null
  const [mailing, email, newsletterId] = content
  return {mailing, email, ...(newsletterId !== undefined && {newsletterId})}
}
