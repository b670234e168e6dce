import Mailgun from 'mailgun.js'
import {recipientsOf} from '../../../local/inbox/mail.ts'
import {MessageError, readMessage} from '../../../local/inbox/message-form.ts'
import {outboxId} from '../../faults/oracle/indexed.ts'
import type {AcceptedMail} from '../../faults/oracle/books.ts'
import type {Mishap, Process, Scheduler} from '../scheduler.ts'

const MISHAPS: readonly Mishap[] = [
  {name: 'error 4xx', in10000: 60},
  {name: 'error 5xx', in10000: 100},
  {name: 'answer lost', in10000: 100},
  {name: 'no answer', in10000: 30},
]
/** As services/mail.ts waits. */
const TIMEOUT_MS = 10_000

/** A mail that was accepted, and who had it sent. */
interface SentMail extends AcceptedMail {
  sender: Process
}

/** The mail service: what it has accepted. */
export class Inbox {
  readonly mails: SentMail[] = []
  /** plain addresses to which it takes nothing */
  readonly refused = new Set<string>()
  readonly #scheduler: Scheduler
  readonly #onAccepted: (mail: SentMail, earlier: readonly SentMail[]) => void
  readonly #byName = new Map<string, SentMail[]>()

  constructor(scheduler: Scheduler, onAccepted: (mail: SentMail, earlier: readonly SentMail[]) => void) {
    this.#scheduler = scheduler
    this.#onAccepted = onAccepted
  }

  /** Answers the Mailgun SDK in place of the network. */
  async request(url: string, form: FormData | undefined): Promise<{status: number; body: object}> {
    const sender = this.#scheduler.current
    const domain = new URL(url).pathname.split('/')[2] ?? ''
    return this.#scheduler.perform(
      'mail send',
      (mishap) => this.#answer(domain, form ?? new FormData(), sender, mishap),
      MISHAPS,
    )
  }

  /** Whoever had a mail sent and was cut off since may not know it: it may be sent again. */
  distrust(sender: Process, isStored: (mailId: string) => boolean): void {
    for (const mail of this.mails)
      if (mail.sender === sender && !isStored(outboxId(mail.name))) mail.answerLost = true
  }

  async #answer(
    domain: string,
    form: FormData,
    sender: Process,
    mishap: string | null,
  ): Promise<{status: number; body: object}> {
    if (mishap === 'error 4xx') throw new MailgunError(400, 'Refused')
    if (mishap === 'error 5xx') throw new MailgunError(503, 'Unavailable')
    if (mishap === 'no answer')
      return new Promise((_, reject) => {
        this.#scheduler.after(TIMEOUT_MS, () => reject(new MailgunError(400, 'timeout')))
      })
    const mails = await read(domain, form)
    if (mails.some((mail) => recipientsOf(mail).some((address) => this.refused.has(address))))
      throw new MailgunError(400, "'to' parameter is not a valid address. please check documentation")
    for (const {headers, to, tags, receivedAt} of mails) {
      const name = headers.find(([header]) => header.toLowerCase() === 'message-id')?.[1] ?? ''
      const answerLost = mishap !== null || !sender.isAlive
      this.#accept({name, to, tags, receivedAt, answerLost, sender})
    }
    if (mishap === 'answer lost') throw new MailgunError(400, 'socket hang up')
    return {status: 200, body: {id: mails[0]?.messageId, message: 'Queued. Thank you.'}}
  }

  #accept(mail: SentMail): void {
    const key = `${mail.name} ${mail.to.join()}`
    const earlier = this.#byName.get(key) ?? []
    this.#onAccepted(mail, earlier)
    this.#byName.set(key, [...earlier, mail])
    this.mails.push(mail)
  }
}

async function read(domain: string, form: FormData) {
  try {
    return await readMessage(domain, form)
  } catch (error) {
    if (error instanceof MessageError) throw new MailgunError(400, error.message)
    throw error
  }
}

/** As the Mailgun SDK throws them. */
class MailgunError extends Error {
  readonly status: number
  readonly details: string

  constructor(status: number, details: string) {
    super('Bad Request')
    this.status = status
    this.details = details
  }
}

type ClientMaker = (this: Mailgun, ...given: Parameters<Mailgun['client']>) => ReturnType<Mailgun['client']>

/** How the Mailgun SDK reaches the network, which TypeScript does not show. */
interface WithProvider {
  request: {
    requestProvider: {
      makeRequest: (url: string, method: string, config: {data?: FormData}) => Promise<unknown>
    }
  }
}

/**
 * From now on every client that the Mailgun SDK makes asks this inbox.
 * @param inbox asked at each request, so that one client can go on with another service
 */
export function connectMailgun(inbox: () => Inbox): void {
  const {client: make} = Mailgun.prototype as {client: ClientMaker}
  const connected: ClientMaker = function (options) {
    const client = make.call(this, options)
    const {request} = client.messages as unknown as WithProvider
    request.requestProvider.makeRequest = (url, _method, {data}) => inbox().request(url, data)
    return client
  }
  Mailgun.prototype.client = connected
}
