/** The key of local storage for the choice. */
const KEY = 'cookie-consent'

export type CookieConsent = 'accepted' | 'declined'

const listeners = new Set<() => void>()
/** The choice in a browser without storage, kept until the document is closed. */
let unstored: CookieConsent | null = null

/** The choice made in this browser, or null while there is none. */
export function cookieConsent(): CookieConsent | null {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'accepted' || stored === 'declined' ? stored : unstored
  } catch {
    return unstored
  }
}

export function chooseCookies(choice: CookieConsent): void {
  unstored = choice
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Without storage the next visit asks again.
  }
  for (const listener of listeners) listener()
}

/** Takes the choice back, so that the banner asks again. */
export function askForCookiesAgain(): void {
  unstored = null
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there was nothing to remove.
  }
  for (const listener of listeners) listener()
}

export function onCookieConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
