/** The storefront's origin, without a trailing slash. */
export const storefront = (process.env.SANITY_STUDIO_PREVIEW_URL || 'http://127.0.0.1:3000').replace(
  /\/+$/,
  '',
)
