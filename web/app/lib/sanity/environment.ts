/** Where content lives, as said by the environment; the same at build and in the browser. */
const env: Partial<Record<string, string>> = import.meta.env ?? {}

export const projectId = env.VITE_SANITY_PROJECT_ID || 'lectern'
export const dataset = env.VITE_SANITY_DATASET || 'production'

const apiHost = env.VITE_SANITY_API_HOST ?? ''

/** The origin that answers queries: another host than Sanity's own when one is named. */
export const queryOrigin = apiHost || `https://${projectId}.apicdn.sanity.io`
/** The origin that serves images. */
export const imageOrigin = apiHost || 'https://cdn.sanity.io'

/** The shop's own origin, for canonical addresses; without a slash at its end. */
export const siteUrl = (env.VITE_SITE_URL || 'http://127.0.0.1:3000').replace(/\/$/, '')
