/** First path segments of the storefront's own screens: `web/app/pages.ts` accepts no others. */
export const SCREEN_SLUGS = [
  'account',
  'admin',
  'auth',
  'auth-callback',
  'blog',
  'bundles',
  'buy-for-team',
  'cart',
  'certificates',
  'claim',
  'contact',
  'course',
  'courses',
  'faq',
  'give',
  'help',
  'instructor',
  'instructors',
  'learn',
  'my-courses',
  'newsletter',
  'order-history',
  'payment-success',
  'profile',
  'reset-password',
  'saved',
  'settings',
  'sitemap',
  'teach',
  'team',
  'unsubscribe',
] as const

export type ScreenSlug = (typeof SCREEN_SLUGS)[number]

/** Further reserved slugs: paths of files and functions, and those of planned screens. */
const OTHER_SLUGS = ['api', 'assets', 'files']

/** A slug: lower case letters and digits, with single hyphens between them. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a slug is the path of a screen, a file or a function, so that no content page can have it. */
export function isReservedSlug(slug: string): boolean {
  return [...SCREEN_SLUGS, ...OTHER_SLUGS].some((reserved) => reserved === slug)
}

/** Whether a content page can be at `/{slug}`. Never digits only: `/404` is the Not Found page. */
export function isPageSlug(slug: string): boolean {
  return SLUG.test(slug) && !/^\d+$/.test(slug) && !isReservedSlug(slug)
}
