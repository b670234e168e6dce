/** Where the documents of a type are shown, each under its slug: `/course/{slug}`, and a page at `/{slug}`. */
export const CONTENT_PATHS = {
  course: '/course',
  instructor: '/instructor',
  article: '/blog',
  page: '',
} as const

/** Where a course is taken, under its slug: `/learn/{course}`. */
export const LEARN_PATH = '/learn'

export type ContentType = keyof typeof CONTENT_PATHS

/** First parts of the addresses of our own screens: those of `web/app/pages.ts`, which takes no path without one of them. */
export const SCREEN_SLUGS = [
  'account',
  'admin',
  'auth',
  'auth-callback',
  'blog',
  'cart',
  'certificates',
  'contact',
  'course',
  'courses',
  'faq',
  'help',
  'instructor',
  'instructors',
  'learn',
  'my-courses',
  'order-history',
  'payment-success',
  'profile',
  'reset-password',
  'settings',
  'sitemap',
  'unsubscribe',
] as const

export type ScreenSlug = (typeof SCREEN_SLUGS)[number]

/** What else no page may be called: the addresses of files and functions, and those that screens are planned for. */
const OTHER_SLUGS = ['api', 'assets', 'files']

/** Pages of the content that screens of ours link to: they can be changed, and stay where they are. */
export const LINKED_PAGES = ['about', 'privacy', 'terms'] as const

export type LinkedPage = (typeof LINKED_PAGES)[number]

/** The headings in the footer under which a page can be listed. */
export const FOOTER_GROUPS = {shop: 'Shop', help: 'Help', 'small-print': 'Small print'} as const

export type FooterGroup = keyof typeof FOOTER_GROUPS

/** The end of an address: small letters and digits, single hyphens between them. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether an address belongs to a screen, a file or a function of ours, so that no page of the content can have it. */
export function isReservedSlug(slug: string): boolean {
  return [...SCREEN_SLUGS, ...OTHER_SLUGS].some((reserved) => reserved === slug)
}

/** Whether a page of the content can be at `/{slug}`. Never digits alone: `/404` is what is shown where there is nothing. */
export function isPageSlug(slug: string): boolean {
  return SLUG.test(slug) && !/^\d+$/.test(slug) && !isReservedSlug(slug)
}
