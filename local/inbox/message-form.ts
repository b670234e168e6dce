import {randomUUID} from 'node:crypto'
import * as z from 'zod/mini'
import {isAddress, splitAddresses} from './address-list.ts'
import {addressOf, type Attachment, type Mail} from './mail.ts'
import {substitute, type RecipientVariables} from './recipient-variables.ts'

/** A request Mailgun refuses with 400 and this message. */
export class MessageError extends Error {}

const MOST_RECIPIENTS = 1000

const recipientVariablesSchema = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
)

/** Turns what was posted to `/v3/DOMAIN/messages` into the mails that come of it. Throws MessageError. */
export async function readMessage(domain: string, form: FormData): Promise<Mail[]> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const addresses = (name: string) =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .flatMap(splitAddresses)

  const from = text('from')
  if (from === undefined) throw new MessageError("'from' parameter is missing")
  if (!isAddress(from))
    throw new MessageError("'from' parameter is not a valid address. please check documentation")
  const [to, cc, bcc] = [addresses('to'), addresses('cc'), addresses('bcc')]
  if (to.length === 0) throw new MessageError("'to' parameter is missing")
  for (const [name, list] of Object.entries({to, cc, bcc})) {
    if (!list.every(isAddress)) {
      throw new MessageError(`'${name}' parameter is not a valid address. please check documentation`)
    }
  }
  if (to.length + cc.length + bcc.length > MOST_RECIPIENTS) {
    throw new MessageError(`Too many recipients: at most ${MOST_RECIPIENTS} are allowed in one request`)
  }
  if (text('template') !== undefined) throw new MessageError("The local inbox does not know 'template'")
  const body = {text: text('text') ?? null, html: text('html') ?? null}
  if (body.text === null && body.html === null && text('amp-html') === undefined) {
    throw new MessageError(
      "Need at least one of 'text', 'html', 'amp-html' or 'template' parameters specified",
    )
  }

  const shared = {
    messageId: `<${randomUUID().replaceAll('-', '')}@${domain}>`,
    domain,
    from,
    tags: form.getAll('o:tag').filter((tag) => typeof tag === 'string'),
    variables: Object.fromEntries(prefixed(form, 'v:')),
    testMode: ['yes', 'true', 'on'].includes(text('o:testmode')?.toLowerCase() ?? ''),
    attachments: [...(await filesOf(form, 'attachment', false)), ...(await filesOf(form, 'inline', true))],
    receivedAt: Date.now(),
  }
  const content = {subject: text('subject') ?? '', ...body, headers: prefixed(form, 'h:')}
  const variables = recipientVariables(text('recipient-variables'))
  if (variables === undefined) return [{id: randomUUID(), ...shared, ...content, to, cc, bcc}]
  // With recipient variables everyone gets a mail of their own and sees nobody else's address.
  return [...to, ...cc, ...bcc].map((recipient) => {
    const own = variables[addressOf(recipient)]
    return {
      id: randomUUID(),
      ...shared,
      subject: substitute(content.subject, own),
      text: content.text === null ? null : substitute(content.text, own),
      html: content.html === null ? null : substitute(content.html, own),
      headers: content.headers.map(([name, value]) => [name, substitute(value, own)] as [string, string]),
      to: [recipient],
      cc: [],
      bcc: [],
    }
  })
}

function recipientVariables(json: string | undefined): RecipientVariables | undefined {
  if (json === undefined) return undefined
  try {
    const entries = Object.entries(recipientVariablesSchema.parse(JSON.parse(json)))
    return Object.fromEntries(entries.map(([recipient, values]) => [addressOf(recipient), values]))
  } catch {
    throw new MessageError("'recipient-variables' parameter is not a valid JSON. please check documentation")
  }
}

function prefixed(form: FormData, prefix: string): [string, string][] {
  const found: [string, string][] = []
  for (const [name, value] of form) {
    if (name.startsWith(prefix) && typeof value === 'string') found.push([name.slice(prefix.length), value])
  }
  return found
}

async function filesOf(form: FormData, name: string, inline: boolean): Promise<Attachment[]> {
  const files = form.getAll(name).filter((value) => value instanceof File)
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      type: file.type || 'application/octet-stream',
      size: file.size,
      inline,
      base64: Buffer.from(await file.arrayBuffer()).toString('base64'),
    })),
  )
}
