/*
 * The environment of the content API; the same at build and in the browser. Each value is read by its name: whoever reads the
 * environment as a whole has all of it in their script.
 */
export const projectId = import.meta.env?.VITE_SANITY_PROJECT_ID || 'lectern'
export const dataset = import.meta.env?.VITE_SANITY_DATASET || 'production'

const apiHost = import.meta.env?.VITE_SANITY_API_HOST ?? ''

/** The origin that answers queries: Sanity's own unless the environment names another. */
export const queryOrigin = apiHost || `https://${projectId}.apicdn.sanity.io`
/** The origin that serves images. */
export const imageOrigin = apiHost || 'https://cdn.sanity.io'

/** The shop's origin for canonical URLs, without a trailing slash. */
export const siteUrl = (import.meta.env?.VITE_SITE_URL || 'http://127.0.0.1:3000').replace(/\/$/, '')
