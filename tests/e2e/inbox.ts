import * as z from 'zod/mini'

const mailSchema = z.looseObject({
  id: z.string(),
  to: z.union([z.string(), z.array(z.string())]),
  subject: z.string(),
  html: z.optional(z.nullable(z.string())),
  text: z.optional(z.nullable(z.string())),
  headers: z.record(z.string(), z.string()),
})
export type Mail = z.infer<typeof mailSchema>

const ARRIVES_WITHIN_MS = 30_000

/** The mails that were really sent, as the inbox keeps them. */
export class Inbox {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** All mails to an address, newest first. */
  async mailsTo(address: string): Promise<Mail[]> {
    const response = await fetch(`${this.#url}/messages.json?to=${encodeURIComponent(address)}`)
    const body: unknown = await response.json()
    const list = z.union([z.array(mailSchema), z.object({messages: z.array(mailSchema)})]).parse(body)
    return Array.isArray(list) ? list : list.messages
  }

  /** Lets sending fail from now on (`5xx`: the service is down), or work again (`none`). */
  async fail(mode: 'none' | '4xx' | '5xx' | 'timeout' | 'lost'): Promise<void> {
    const response = await fetch(`${this.#url}/_control/fail`, {method: 'POST', body: JSON.stringify({mode})})
    if (!response.ok) throw new Error(`The inbox answered ${response.status}: ${await response.text()}`)
  }

  /** Waits for a mail to the address whose subject matches. */
  async waitForMail(address: string, subject: RegExp): Promise<Mail> {
    const deadline = Date.now() + ARRIVES_WITHIN_MS
    for (;;) {
      const mails = await this.mailsTo(address)
      const found = mails.find((mail) => subject.test(mail.subject))
      if (found) return found
      if (Date.now() > deadline) {
        const subjects = mails.map((mail) => mail.subject).join(', ') || 'no mail'
        throw new Error(`No mail ${subject} came to ${address}; there is: ${subjects}.`)
      }
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}
