import {createHash, createHmac, timingSafeEqual} from 'node:crypto'
import {DOCUMENT_ID} from '@lectern/domain/document-id'
import {isEmail} from '@lectern/domain/mail/email'
import {MAILINGS} from '@lectern/domain/newsletter/mailings'
import type {Request, Response} from '../http-handler.ts'
import {Timestamp} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type {SuppressionReason} from '@lectern/domain/mail/outbox'
import {markReturned} from '../gifts/returned-mail.ts'
import {suppressAddress} from '../outbox/suppressions.ts'
import {mailgunWebhookKey} from '../parameters.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {endSuppression} from '../services/mail.ts'
import {writeOutcome} from './progress.ts'
import {removeFromMailing} from './unsubscribe.ts'
import {log} from '../services/log.ts'

/** Mailgun repeats an event for eight hours; an older one is somebody else's copy. */
const ACCEPTED_FOR_MS = 24 * 60 * 60_000

const text = z.string().check(z.maxLength(1000))
const bodySchema = z.object({
  signature: z.object({timestamp: text, token: text, signature: text}),
  'event-data': z.object({
    id: z.optional(text),
    event: z.string(),
    recipient: z.optional(text),
    /** of a failure: `temporary` when Mailgun tries again */
    severity: z.optional(z.string()),
    reason: z.optional(z.string()),
    /** what the mail was sent with; that of a newsletter has its id */
    'user-variables': z.optional(z.unknown()),
    'delivery-status': z.optional(
      z.object({description: z.nullish(z.string()), message: z.nullish(z.string())}),
    ),
  }),
})
/** What a gift is sent with: its claim, and the number of its mail. */
const giftVariables = z.object({
  gift: z.string().check(z.regex(DOCUMENT_ID)),
  giftMail: z.string().check(z.regex(/^\d{1,6}$/)),
})
/** What a newsletter is sent with. */
const newsletterVariables = z.object({newsletter: z.string().check(z.regex(DOCUMENT_ID))})
type Body = z.infer<typeof bodySchema>

/**
 * When Mailgun tells what became of a mail (its webhooks: permanent failure, spam complaints, unsubscribes). The address gets no
 * more mailings; other mails, such as receipts, go on. 406 for what Mailgun has not signed, so that it is not repeated; 200 for events that change nothing, and for
 * copies of one that was dealt with; 500 when it
 * cannot be written now, and Mailgun says it again.
 */
export async function mailgunWebhook(request: Request, response: Response): Promise<void> {
  const parsed = bodySchema.safeParse(request.body)
  if (!parsed.success || !isSigned(parsed.data.signature)) {
    log('webhook-refused', {service: 'mailgun', why: parsed.success ? 'signature' : 'incomplete'})
    response.status(406).send('The signature is not valid.')
    return
  }
  const event = parsed.data['event-data']
  const reason = reasonOf(event)
  try {
    if (await isKnown(parsed.data.signature)) {
      log('webhook-refused', {service: 'mailgun', why: 'repeated'})
      response.status(200).json({suppressed: null})
      return
    }
    if (reason !== null && event.recipient !== undefined && isEmail(event.recipient)) {
      await suppress(event.recipient, reason, event)
    }
    if (isFailure(event)) await noteReturned(event)
    await remember(parsed.data.signature)
    response.status(200).json({suppressed: reason})
  } catch (error) {
    log('webhook-failed', {service: 'mailgun', eventId: event.id ?? null, type: event.event}, error)
    response.status(500).send('Try again.')
  }
}

function isSigned({timestamp, token, signature}: Body['signature']): boolean {
  const expected = createHmac('sha256', mailgunWebhookKey.value())
    .update(timestamp + token)
    .digest()
  const given = Buffer.from(signature, 'hex')
  const age = Math.abs(clock.now() - Number(timestamp) * 1000)
  return given.length === expected.length && timingSafeEqual(given, expected) && age < ACCEPTED_FOR_MS
}

/**
 * `mailgunTokens/{hash}`: what was signed for a request that was dealt with, so that a copy of it changes nothing: the address may
 * have been let back in since.
 */
function tokenOf({token}: Body['signature']) {
  const id = createHash('sha256').update(token).digest('hex')
  return firestore().collection('mailgunTokens').doc(id)
}

async function isKnown(signature: Body['signature']): Promise<boolean> {
  return (await tokenOf(signature).get()).exists
}

/** Remembered once it is dealt with, so that Mailgun may repeat what could not be written; until its signature is too old. */
async function remember(signature: Body['signature']): Promise<void> {
  await tokenOf(signature).set({expireAt: Timestamp.fromMillis(clock.now() + 2 * ACCEPTED_FOR_MS)})
}

/** Whether a mail has not arrived, and is not tried again. */
function isFailure({event, severity}: Body['event-data']): boolean {
  return event === 'failed' && severity === 'permanent'
}

/**
 * What it says of the address. A mail to an address on one of Mailgun's own lists is dropped there, and told as a failure with the
 * reason `suppress-bounce`, `suppress-complaint` or `suppress-unsubscribe`: no server has sent it back, and what put the address on the
 * list was told before.
 */
function reasonOf(event: Body['event-data']): SuppressionReason | null {
  if (isFailure(event)) return event.reason?.startsWith('suppress-') ? null : 'bounced'
  if (event.event === 'complained' || event.event === 'unsubscribed') return event.event
  return null
}

/** A gift that has not arrived is said to its giver, whatever kept it. */
async function noteReturned(event: Body['event-data']): Promise<void> {
  const given = giftVariables.safeParse(event['user-variables'])
  if (given.success) await markReturned(given.data.gift, Number(given.data.giftMail))
}

async function suppress(
  address: string,
  reason: SuppressionReason,
  event: Body['event-data'],
): Promise<void> {
  const status = event['delivery-status']
  const detail = status?.description || status?.message || event.reason || ''
  const sentWith = newsletterVariables.safeParse(event['user-variables'])
  await suppressAddress({address, reason, detail}, async (write) => {
    if (!sentWith.success) return
    await writeOutcome(write, sentWith.data.newsletter, reason === 'bounced' ? 'bounced' : 'unsubscribed')
  })
  // Who does not want our mails finds that in their settings, too.
  if (reason !== 'bounced')
    await Promise.all(MAILINGS.map((mailing) => removeFromMailing({email: address, mailing})))
  // Mailgun's list keeps every mail away, receipts too; ours keeps the mailings away.
  if (reason === 'unsubscribed') await endSuppression(address, ['unsubscribes'])
  log('address-suppressed', {reason})
}
