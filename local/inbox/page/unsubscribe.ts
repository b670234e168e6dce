import {headerOf, type Mail} from '../mail.ts'

/** A function may have to start first. */
const ANSWER_WITHIN_MS = 30_000

/** The address a mail program posts to for RFC 8058, when the mail offers it. */
export function oneClickAddress(mail: Pick<Mail, 'headers'>): string | undefined {
  const post = headerOf(mail, 'List-Unsubscribe-Post')?.replace(/\s/g, '').toLowerCase()
  if (post !== 'list-unsubscribe=one-click') return undefined
  const addresses = [...(headerOf(mail, 'List-Unsubscribe') ?? '').matchAll(/<([^<>]+)>/g)].map(
    (match) => match[1] ?? '',
  )
  return addresses.find((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
}

/** Does what a mail program does for its unsubscribe button; says in words how it went. */
export async function unsubscribeWithOneClick(address: string): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.body?.cancel()
    return response.ok ? 'Unsubscribed.' : `Not unsubscribed: the shop answered ${response.status}.`
  } catch {
    return 'Not unsubscribed: the shop did not answer.'
  }
}
