import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import FormData from 'form-data'
import Mailgun from 'mailgun.js'
import * as z from 'zod/mini'
import {startInbox} from '../../../local/inbox/server.ts'

type MailgunMessageData = Parameters<
  ReturnType<InstanceType<typeof Mailgun>['client']>['messages']['create']
>[1]

export const DOMAIN = 'mail.lectern.test'

const mailSchema = z.object({
  id: z.string(),
  messageId: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  recipients: z.array(z.string()),
  subject: z.string(),
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  variables: z.record(z.string(), z.string()),
  testMode: z.boolean(),
  attachments: z.array(z.object({name: z.string(), type: z.string(), size: z.number(), inline: z.boolean()})),
  receivedAt: z.string(),
})
const listSchema = z.object({total: z.number(), messages: z.array(mailSchema)})

/** An inbox of its own, and Mailgun's SDK pointed at it. */
export async function openPostOffice() {
  const data = await mkdtemp(path.join(tmpdir(), 'lectern-inbox-'))
  let inbox = await startInbox({port: 0, data})
  const mailgun = (username = 'api', timeout = 10_000) =>
    new Mailgun(FormData).client({username, key: 'key-local', url: inbox.url, timeout})

  return {
    get url() {
      return inbox.url
    },
    data,
    mailgun,
    /** Sends one letter as the shop does, or as `more` says. */
    send: (more: Partial<MailgunMessageData> = {}) =>
      mailgun().messages.create(DOMAIN, {...letter(), ...more}),
    mails: async (query: Record<string, string> = {}) => {
      const response = await fetch(`${inbox.url}/messages.json?${new URLSearchParams(query).toString()}`)
      return listSchema.parse(await response.json()).messages
    },
    fail: (mode: string, times?: number, to?: string) =>
      fetch(`${inbox.url}/_control/fail`, {method: 'POST', body: JSON.stringify({mode, times, to})}),
    restart: async () => {
      await inbox.close()
      inbox = await startInbox({port: 0, data})
    },
    close: async () => {
      await inbox.close()
      await rm(data, {recursive: true, force: true})
    },
  }
}

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>

function letter(): MailgunMessageData {
  return {
    from: 'Lectern <hello@lectern.test>',
    to: 'Ada Learner <ada@lectern.test>',
    subject: 'Your receipt',
    text: 'Thank you.',
    html: '<p>Thank you.</p>',
  }
}

const apiError = z.object({status: z.number(), message: z.string(), details: z.optional(z.string())})

/** The error the SDK ends in. */
export async function errorOf(call: Promise<unknown>): Promise<z.output<typeof apiError>> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return apiError.parse(error)
}
