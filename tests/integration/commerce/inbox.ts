import * as z from 'zod/mini'
import {stack} from '../../stack.ts'
import {eventually} from './eventually.ts'

const mailSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
  tags: z.array(z.string()),
  headers: z.record(z.string(), z.string()),
})
export type Mail = z.infer<typeof mailSchema>
const listSchema = z.object({messages: z.array(mailSchema)})

/** The mails to an address with a tag, newest first. */
export async function mailsTo(address: string, tag: string): Promise<Mail[]> {
  const query = new URLSearchParams({to: address, tag})
  const response = await fetch(`${stack.inboxUrl}/messages.json?${query.toString()}`)
  return listSchema.parse(await response.json()).messages
}

/** Waits for the mail with that tag. */
export async function mailTo(address: string, tag: string): Promise<Mail> {
  return eventually(`a mail '${tag}' to ${address}`, async () => (await mailsTo(address, tag))[0])
}

/** Waits for so many mails with that tag, or more: the functions answer before all of them have gone. */
export async function manyMailsTo(address: string, tag: string, count: number): Promise<Mail[]> {
  return eventually(`${count} mails '${tag}' to ${address}`, async () => {
    const mails = await mailsTo(address, tag)
    return mails.length >= count && mails
  })
}

/** How the mail service behaves from now on. */
export async function mailService(
  mode: 'up' | 'down' | 'refusing' | 'silent' | 'lost',
  times?: number,
): Promise<void> {
  const modes = {up: 'none', down: '5xx', refusing: '4xx', silent: 'timeout', lost: 'lost'} as const
  await failMail(modes[mode], times)
}

/** The same in the words of the mail service. */
export async function failMail(
  mode: 'none' | '4xx' | '5xx' | 'timeout' | 'lost',
  times?: number,
): Promise<void> {
  await control('/fail', {mode, ...(times && {times})})
}

/** From now on the mail service refuses every mail to one of these. */
export async function refuseAddresses(addresses: string[]): Promise<void> {
  await control('/refuse', {addresses})
}

const statusSchema = z.object({status: z.nullable(z.number())})

/**
 * What becomes of the latest mail to an address: it comes back for good, or its reader complains or unsubscribes.
 * @returns what the shop answered when it was told
 */
export async function mailEvent(
  event: 'failed' | 'complained' | 'unsubscribed',
  recipient: string,
): Promise<number | null> {
  return statusSchema.parse(await control('/events', {event, recipient})).status
}

async function control(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${stack.inboxUrl}/_control${path}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`The inbox said ${response.status} to ${path}: ${JSON.stringify(answer)}`)
  return answer
}
