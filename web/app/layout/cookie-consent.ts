/** The key of local storage that holds the choice. */
const KEY = 'cookie-consent'

export type CookieConsent = 'accepted' | 'declined'

const listeners = new Set<() => void>()
/** The choice of a browser that refuses storage lasts as long as the page. */
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
    // Asked again on the next visit.
  }
  for (const listener of listeners) listener()
}

export function onCookieConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
