/** Base paths of the documents of each type, under which the slug follows: `/course/{slug}`, and a page at `/{slug}`. */
export const CONTENT_PATHS = {
  course: '/course',
  category: '/courses',
  bundle: '/bundles',
  instructor: '/instructor',
  article: '/blog',
  page: '',
} as const

/** Where a base path leads that has no page of its own: to the list of what is under it. */
export const LISTS: Readonly<Record<string, string>> = {
  [CONTENT_PATHS.course]: '/courses',
  [CONTENT_PATHS.bundle]: '/courses',
  [CONTENT_PATHS.instructor]: '/instructors',
}

/** Base path of the learning pages: `/learn/{course}`. */
export const LEARN_PATH = '/learn'

/** The parameter of a link that enters a discount code: `/cart?code=SPRING-20`. */
export const DISCOUNT_PARAMETER = 'code'

export type ContentType = keyof typeof CONTENT_PATHS

/** Content pages that screens link to: they can be edited, but not moved or removed. */
export const LINKED_PAGES = ['about', 'privacy', 'terms'] as const

export type LinkedPage = (typeof LINKED_PAGES)[number]

/** The groups of the footer in which a page can be listed. */
export const FOOTER_GROUPS = {shop: 'Shop', help: 'Help', 'small-print': 'Small print'} as const

export type FooterGroup = keyof typeof FOOTER_GROUPS

/** Where browsers report what the storefront's policy has refused. */
export const POLICY_REPORTS = '/api/csp-reports'
