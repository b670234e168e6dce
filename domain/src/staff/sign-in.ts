/** How long a sign-in opens the back office, in ms. */
export const STAFF_SIGN_IN_MS = 12 * 60 * 60_000

/** How long after signing in somebody may do what cannot be taken back, in ms: a browser that was left open is not enough. */
export const RECENT_SIGN_IN_MS = 15 * 60_000
