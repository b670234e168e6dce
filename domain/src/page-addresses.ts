/** Base paths of the documents of each type, under which the slug follows: `/course/{slug}`, and a page at `/{slug}`. */
export const CONTENT_PATHS = {
  course: '/course',
  category: '/courses',
  instructor: '/instructor',
  article: '/blog',
  page: '',
} as const

/** Where a base path leads that has no page of its own: to the list of what is under it. */
export const LISTS: Readonly<Record<string, string>> = {
  [CONTENT_PATHS.course]: '/courses',
  [CONTENT_PATHS.instructor]: '/instructors',
}

/** Base path of the learning pages: `/learn/{course}`. */
export const LEARN_PATH = '/learn'

export type ContentType = keyof typeof CONTENT_PATHS

/** First path segments of the storefront's own screens: `web/app/pages.ts` accepts no others. */
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
  'newsletter',
  'order-history',
  'payment-success',
  'profile',
  'reset-password',
  'settings',
  'sitemap',
  'unsubscribe',
] as const

export type ScreenSlug = (typeof SCREEN_SLUGS)[number]

/** Further reserved slugs: paths of files and functions, and those of planned screens. */
const OTHER_SLUGS = ['api', 'assets', 'files']

/** Content pages that screens link to: they can be edited, but not moved or removed. */
export const LINKED_PAGES = ['about', 'privacy', 'terms'] as const

export type LinkedPage = (typeof LINKED_PAGES)[number]

/** The groups of the footer in which a page can be listed. */
export const FOOTER_GROUPS = {shop: 'Shop', help: 'Help', 'small-print': 'Small print'} as const

export type FooterGroup = keyof typeof FOOTER_GROUPS

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
