/** Where the guard remembers the page that was asked for (session storage, so each tab has its own). */
const KEY = 'redirectAfterAuth'

/**
 * The path when it is one of our own, else `/`: what is stored, or stands in a link, must never lead to another origin.
 * Nor back to the sign-in pages, which would only send on again.
 */
export function safePath(path: string | null | undefined): string {
  if (!path?.startsWith('/')) return '/'
  let url: URL
  try {
    // The parser is the judge: it knows '//host', '/\host', tabs inside, and whatever else browsers forgive.
    url = new URL(path, 'https://lectern.invalid')
  } catch {
    return '/'
  }
  if (url.origin !== 'https://lectern.invalid') return '/'
  if (/^\/(auth|auth-callback|reset-password)\/?$/.test(url.pathname)) return '/'
  // A path may itself turn out as '//host' once it has been resolved ('/.//host').
  if (url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

/** Remembers the page to come back to after signing in. */
export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, safePath(path))
  } catch {
    // Without storage one lands on the home page.
  }
}

/** The page to come back to, without forgetting it. */
export function returnPath(): string {
  try {
    return safePath(sessionStorage.getItem(KEY))
  } catch {
    return '/'
  }
}

/** The page to come back to, forgotten as it is read. */
export function takeReturnPath(): string {
  const path = returnPath()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
  return path
}
