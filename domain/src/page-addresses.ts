/** Where the documents of a type are shown, each under its slug: `/course/{slug}`. */
export const CONTENT_PATHS = {course: '/course', instructor: '/instructor', article: '/blog'} as const

export type ContentType = keyof typeof CONTENT_PATHS

/** First parts of the addresses of our own screens: those of `web/app/pages.ts`, which takes no path without one of them. */
export const SCREEN_SLUGS = [
  'about',
  'account',
  'admin',
  'auth',
  'auth-callback',
  'blog',
  'cart',
  'contact',
  'course',
  'courses',
  'faq',
  'help',
  'instructor',
  'instructors',
  'my-courses',
  'order-history',
  'payment-success',
  'privacy',
  'profile',
  'reset-password',
  'settings',
  'sitemap',
  'terms',
  'unsubscribe',
] as const

export type ScreenSlug = (typeof SCREEN_SLUGS)[number]
