/** Key of session storage, which is separate for each tab, for the requested page. */
const KEY = 'redirectAfterAuth'

/**
 * The path when it is one of this site, else `/`: a stored path, or one in a link, must never lead to another origin (an open
 * redirect), nor back to the sign-in pages, which would redirect again.
 */
export function safePath(path: string | null | undefined): string {
  if (!path?.startsWith('/')) return '/'
  let url: URL
  try {
    // Uses the URL parser, because it resolves '//host', '/\host', tabs and other variants as browsers do.
    url = new URL(path, 'https://lectern.invalid')
  } catch {
    return '/'
  }
  if (url.origin !== 'https://lectern.invalid') return '/'
  if (/^\/(auth|auth-callback|reset-password)\/?$/.test(url.pathname)) return '/'
  // A path may become '//host' when it is resolved, as '/.//host' does.
  if (url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

/** Stores the page to return to after signing in. */
export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, safePath(path))
  } catch {
    // Without storage the sign-in leads to the home page.
  }
}

/** The page to return to, which stays stored. */
export function returnPath(): string {
  try {
    return safePath(sessionStorage.getItem(KEY))
  } catch {
    return '/'
  }
}

/** The page to return to, which is removed from storage. */
export function takeReturnPath(): string {
  const path = returnPath()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
  return path
}
