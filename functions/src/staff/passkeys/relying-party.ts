import {passkeyUrl, siteUrl} from '../../parameters.ts'

/** The address at which staff use passkeys, and the host name that these are for. */
export function relyingParty(): {origin: string; id: string} {
  const origin = passkeyUrl.value() || siteUrl.value()
  return {origin, id: new URL(origin).hostname}
}

/** Parses what a browser has sent for an authenticator; null for no JSON. */
export function parsedResponse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
