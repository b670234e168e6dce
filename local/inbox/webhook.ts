import {createHmac, randomBytes} from 'node:crypto'

/** A function may have to start first. */
const ANSWER_WITHIN_MS = 20_000
/** Waits before the second and the third attempt, in ms. */
const RETRY_AFTER_MS = [1000, 3000]

/** Where Mailgun tells what became of a mail, and the key it signs with. */
export interface WebhookOptions {
  url: string
  signingKey: string
}

/**
 * Posts an event as Mailgun does, signed, at most three times.
 * @returns the last answer's status; null when there was none
 */
export async function postEvent({url, signingKey}: WebhookOptions, event: object): Promise<number | null> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const token = randomBytes(25).toString('hex')
  const signature = createHmac('sha256', signingKey)
    .update(timestamp + token)
    .digest('hex')
  const body = JSON.stringify({signature: {timestamp, token, signature}, 'event-data': event})
  for (const wait of [...RETRY_AFTER_MS, null]) {
    const status = await post(url, body)
    if (wait === null || (status !== null && (status < 300 || status === 406))) return status
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return null
}

async function post(url: string, body: string): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
