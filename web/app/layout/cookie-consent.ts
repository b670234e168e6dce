import {createStore} from '~/ui/store'

/** The key of local storage for the choice. */
const KEY = 'cookie-consent'

export type CookieConsent = 'accepted' | 'declined'

/** The choice in a browser without storage, kept until the document is closed. */
const unstored = createStore<CookieConsent | null>(null)

/** The choice made in this browser, or null while there is none. */
export function cookieConsent(): CookieConsent | null {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'accepted' || stored === 'declined' ? stored : unstored.get()
  } catch {
    return unstored.get()
  }
}

export function chooseCookies(choice: CookieConsent): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Without storage the next visit asks again.
  }
  unstored.set(choice)
}

/** Takes the choice back, so that the banner asks again. */
export function askForCookiesAgain(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there was nothing to remove.
  }
  unstored.set(null)
}

export const onCookieConsent = unstored.subscribe
