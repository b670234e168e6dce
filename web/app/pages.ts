import {
  CONTENT_PATHS,
  FOOTER_GROUPS,
  LEARN_PATH,
  type ContentType,
  type LinkedPage,
} from '@lectern/domain/page-addresses'
import type {ScreenSlug} from '@lectern/domain/page-slugs'

/**
 * The registry of all pages. Routes, prerendering, hosting rewrites, both sitemaps, robots.txt, header, footer and menus, and
 * the tests' lists are generated from it. It contains only data, so that the build's configuration and the tests can import it,
 * and reasons are comments, because the menus add it to the scripts of every page. docs/recipes.md says how to add a page.
 */

/** The headings under which pages are listed in the footer and on /sitemap. */
export const LINK_GROUPS = {
  shop: FOOTER_GROUPS.shop,
  account: 'Your account',
  help: FOOTER_GROUPS.help,
  teach: 'Teaching',
  staff: 'Staff',
  'small-print': FOOTER_GROUPS['small-print'],
} as const

export type LinkGroup = keyof typeof LINK_GROUPS

/** The sections of the back office's menu, in their order, each with its heading; the first has none. */
export const STAFF_SECTIONS = {
  overview: '',
  sales: 'Sales',
  learners: 'Learners',
  courses: 'Courses',
  mail: 'Mail',
  team: 'Team',
} as const

type StaffSection = keyof typeof STAFF_SECTIONS
export type Menu = 'header' | 'mobile' | 'account' | 'footer'

/** The links to a page. */
interface PageLinks {
  group: LinkGroup
  /** its order in the group, ascending */
  order: number
  /** its label on /sitemap */
  title: string
  /** its label in menus, if shorter */
  label?: string
  /** the menus it is in, which have the order of the registry; the footer has that of the group */
  menus: readonly Menu[]
}

type ScreenPath = '/' | '/*' | `/${ScreenSlug}` | `/${ScreenSlug}/${string}`

interface Screen {
  /** the name of the route's file: `routes/{access}/{id}.tsx` */
  id: string
  /** the name of another file in the same folder, for a second path of a screen */
  module?: string
  /** in the syntax of React Router; `/*` is any path that no other page has */
  path: ScreenPath
  links: PageLinks | null
}

/** A page without sign-in. Prerendered ones are listed in sitemap.xml; the others are excluded from search engines. */
interface PublicPage extends Screen {
  access: 'public'
  /**
   * `itself`: the page is prerendered; a content type: one page for each of its documents is prerendered; `lesson`: one for each
   * lesson of a course; `never`: it is rendered in the browser, and a comment says why
   */
  prerender: 'itself' | ContentType | 'lesson' | 'never'
  /** it is not in sitemap.xml although it is prerendered */
  unlisted?: true
  /** a function answers its address: the page is drawn in the browser, and previews of links need its words */
  isAnswered?: true
  /** whoever makes a preview of a link to it may read it, although search engines leave it out */
  previewed?: true
}

/** A page for signing in (`auth`), or behind the sign-in guard (`account`): rendered in the browser. */
interface SignedInPage extends Screen {
  access: 'auth' | 'account'
  /** its shell, which is shown until its data is loaded, is not prerendered; a comment says why */
  prerender?: 'never'
}

/** A screen of the back office, rendered in the browser. */
interface StaffPage extends Omit<SignedInPage, 'access'> {
  access: 'staff'
  links: (PageLinks & {group: 'staff'; section: StaffSection}) | null
  /** for owners alone */
  ownerOnly?: true
}

/** A screen of teachers, rendered in the browser. */
interface TeacherPage extends Omit<SignedInPage, 'access'> {
  access: 'teacher'
  links: (PageLinks & {group: 'teach'}) | null
}

export type PrivatePage = SignedInPage | TeacherPage | StaffPage

/**
 * A content page that screens link to. Its title and its place in the footer are in its document; its menus and its label
 * there are here.
 */
interface LinkedContent {
  id: LinkedPage
  path: `/${LinkedPage}`
  access: 'content'
  label: string
  menus: readonly Exclude<Menu, 'footer'>[]
}

/** One of the files with the addresses for search engines: `/sitemap/1.xml`. */
export const SITEMAP_PART = '/sitemap/:part'

/** A generated file, such as sitemap.xml, prerendered at build. */
interface GeneratedFile {
  id: string
  path: `/${string}.${string}` | typeof SITEMAP_PART
  access: 'files'
}

const registry = [
  {
    id: 'home',
    path: '/',
    access: 'public',
    prerender: 'itself',
    links: {group: 'shop', order: 0, title: 'Home', menus: []},
  },
  {
    id: 'courses',
    path: '/courses',
    access: 'public',
    prerender: 'itself',
    links: {
      group: 'shop',
      order: 10,
      title: 'All Courses',
      label: 'Courses',
      menus: ['header', 'mobile', 'footer'],
    },
  },
  {
    id: 'category',
    path: `${CONTENT_PATHS.category}/:id`,
    access: 'public',
    prerender: 'category',
    links: null,
  },
  {
    id: 'course',
    path: `${CONTENT_PATHS.course}/:id`,
    access: 'public',
    prerender: 'course',
    links: null,
  },
  {
    id: 'bundle',
    path: `${CONTENT_PATHS.bundle}/:id`,
    access: 'public',
    prerender: 'bundle',
    links: null,
  },
  {
    id: 'instructors',
    path: '/instructors',
    access: 'public',
    prerender: 'itself',
    links: {group: 'shop', order: 20, title: 'Instructors', menus: ['header', 'mobile', 'footer']},
  },
  {
    id: 'instructor',
    path: `${CONTENT_PATHS.instructor}/:id`,
    access: 'public',
    prerender: 'instructor',
    links: null,
  },
  {
    id: 'blog',
    path: '/blog',
    access: 'public',
    prerender: 'itself',
    links: {group: 'shop', order: 30, title: 'Blog', menus: ['header', 'mobile', 'footer']},
  },
  {
    id: 'article',
    path: `${CONTENT_PATHS.article}/:id`,
    access: 'public',
    prerender: 'article',
    links: null,
  },
  {id: 'about', path: '/about', access: 'content', label: 'About', menus: ['header', 'mobile']},
  {
    id: 'contact',
    path: '/contact',
    access: 'public',
    prerender: 'itself',
    links: {group: 'help', order: 30, title: 'Contact', menus: ['footer']},
  },
  {
    id: 'faq',
    path: '/faq',
    access: 'public',
    prerender: 'itself',
    links: {group: 'help', order: 20, title: 'Frequently Asked Questions', label: 'FAQ', menus: ['footer']},
  },
  {
    id: 'help',
    path: '/help',
    access: 'public',
    prerender: 'itself',
    links: {group: 'help', order: 10, title: 'Help Center', menus: ['footer']},
  },
  {id: 'privacy', path: '/privacy', access: 'content', label: 'Privacy Policy', menus: []},
  {id: 'terms', path: '/terms', access: 'content', label: 'Terms of Service', menus: []},
  {
    id: 'sitemap',
    path: '/sitemap',
    access: 'public',
    prerender: 'itself',
    links: {group: 'small-print', order: 90, title: 'Sitemap', menus: ['footer']},
  },
  {
    id: 'saved',
    path: '/saved',
    access: 'public',
    // What is on it, only the browser knows, or the account.
    prerender: 'never',
    links: {group: 'account', order: 35, title: 'Saved Courses', menus: []},
  },
  {
    id: 'unsubscribe',
    path: '/unsubscribe',
    access: 'public',
    // It is nothing without the token in its address.
    prerender: 'never',
    links: null,
  },
  {
    id: 'confirm-subscription',
    path: '/newsletter/confirm',
    access: 'public',
    // It is nothing without the token in its address.
    prerender: 'never',
    links: null,
  },
  {
    id: 'claim',
    path: '/claim',
    access: 'public',
    // It is nothing without the code in its address, which no server sees.
    prerender: 'never',
    links: null,
  },
  {
    id: 'accept-teaching',
    path: '/teach/accept',
    access: 'public',
    // It is nothing without the code in its address, which no server sees.
    prerender: 'never',
    links: null,
  },
  {
    id: 'learn-course',
    path: `${LEARN_PATH}/:course`,
    access: 'public',
    prerender: 'course',
    // To search engines a course has one page, /course/{id}.
    unlisted: true,
    links: null,
  },
  {
    id: 'certificate',
    path: '/certificates/:id',
    access: 'public',
    // Nobody has a list of certificates.
    prerender: 'never',
    isAnswered: true,
    // Learners show their certificates to others.
    previewed: true,
    links: null,
  },
  {
    id: 'lesson',
    path: `${LEARN_PATH}/:course/:lesson`,
    access: 'public',
    prerender: 'lesson',
    links: null,
  },
  {
    // Content pages, and Page Not Found for any other path.
    id: 'page',
    path: `${CONTENT_PATHS.page}/*`,
    access: 'public',
    prerender: 'page',
    links: null,
  },

  {
    id: 'auth',
    path: '/auth',
    access: 'auth',
    // Its forms need a script to send them.
    prerender: 'never',
    links: {group: 'account', order: 10, title: 'Sign In or Sign Up', menus: []},
  },
  {
    id: 'auth-callback',
    path: '/auth-callback',
    access: 'auth',
    // It is nothing without what its address says.
    prerender: 'never',
    links: null,
  },
  {id: 'reset-password', path: '/reset-password', access: 'auth', links: null},

  {
    id: 'cart',
    path: '/cart',
    access: 'account',
    links: {group: 'shop', order: 90, title: 'Cart', menus: ['mobile']},
  },
  {id: 'give', path: '/give/:id', access: 'account', links: null},
  {id: 'buy-seats', path: '/buy-for-team/:id', access: 'account', links: null},
  {id: 'payment-success', path: '/payment-success', access: 'account', links: null},
  {
    id: 'account',
    path: '/account',
    access: 'account',
    links: {group: 'account', order: 20, title: 'Account', menus: []},
  },
  {id: 'order', path: '/account/orders/:id', access: 'account', links: null},
  {id: 'receipt', path: '/account/orders/:id/receipt', access: 'account', links: null},
  {id: 'gift', path: '/account/orders/:id/gift', access: 'account', links: null},
  {id: 'return-new', path: '/account/returns/new', access: 'account', links: null},
  {
    id: 'edit-profile',
    path: '/account/edit-profile',
    access: 'account',
    links: {group: 'account', order: 60, title: 'Edit Profile', menus: []},
  },
  {
    id: 'profile',
    path: '/profile',
    access: 'account',
    links: {group: 'account', order: 50, title: 'Profile', menus: ['account']},
  },
  {
    id: 'order-history',
    path: '/order-history',
    access: 'account',
    links: {group: 'account', order: 40, title: 'Order History', menus: ['account']},
  },
  {
    id: 'my-courses',
    path: '/my-courses',
    access: 'account',
    links: {group: 'account', order: 30, title: 'My Courses', menus: ['account']},
  },
  {
    id: 'team',
    path: '/team',
    access: 'account',
    links: {group: 'account', order: 65, title: 'Teams', menus: []},
  },
  {
    id: 'settings',
    path: '/settings',
    access: 'account',
    links: {group: 'account', order: 70, title: 'Settings', menus: ['account']},
  },

  {
    id: 'teach',
    path: '/teach',
    access: 'teacher',
    links: {group: 'teach', order: 0, title: 'Overview', menus: []},
  },
  {
    id: 'teach-questions',
    path: '/teach/questions',
    access: 'teacher',
    links: {group: 'teach', order: 10, title: 'Questions', menus: []},
  },
  {
    id: 'teach-work',
    path: '/teach/work',
    access: 'teacher',
    links: {group: 'teach', order: 15, title: 'Work', menus: []},
  },
  {
    id: 'teach-reviews',
    path: '/teach/reviews',
    access: 'teacher',
    links: {group: 'teach', order: 20, title: 'Reviews', menus: []},
  },
  {
    id: 'teach-courses',
    path: '/teach/courses',
    access: 'teacher',
    links: {group: 'teach', order: 30, title: 'Courses', menus: []},
  },
  {id: 'teach-course', path: '/teach/courses/:course', access: 'teacher', links: null},
  {
    id: 'teach-profile',
    path: '/teach/profile',
    access: 'teacher',
    links: {group: 'teach', order: 50, title: 'Your Profile', label: 'Profile', menus: []},
  },
  {
    id: 'teach-payouts',
    path: '/teach/payouts',
    access: 'teacher',
    links: {group: 'teach', order: 40, title: 'Earnings', menus: []},
  },
  {id: 'teach-statement', path: '/teach/payouts/:month', access: 'teacher', links: null},

  {
    id: 'dashboard',
    path: '/admin',
    access: 'staff',
    links: {group: 'staff', section: 'overview', order: 0, title: 'Dashboard', menus: []},
  },
  {
    id: 'orders',
    path: '/admin/orders',
    access: 'staff',
    links: {group: 'staff', section: 'sales', order: 2, title: 'Orders', menus: []},
  },
  {id: 'staff-order', path: '/admin/orders/:id', access: 'staff', links: null},
  {
    id: 'newsletter',
    path: '/admin/newsletter',
    access: 'staff',
    links: {group: 'staff', section: 'mail', order: 10, title: 'Newsletter', menus: []},
  },
  {id: 'newsletter-history', path: '/admin/newsletter/history', access: 'staff', links: null},
  {id: 'newsletters', module: 'newsletter', path: '/admin/newsletters', access: 'staff', links: null},
  {
    id: 'returns',
    path: '/admin/returns',
    access: 'staff',
    links: {
      group: 'staff',
      section: 'sales',
      order: 20,
      title: 'Return Requests',
      label: 'Returns',
      menus: [],
    },
  },
  {
    id: 'reviews',
    path: '/admin/reviews',
    access: 'staff',
    links: {group: 'staff', section: 'learners', order: 25, title: 'Reviews', menus: []},
  },
  {
    id: 'questions',
    path: '/admin/questions',
    access: 'staff',
    links: {group: 'staff', section: 'learners', order: 26, title: 'Questions', menus: []},
  },
  {
    id: 'discounts',
    path: '/admin/discounts',
    access: 'staff',
    links: {
      group: 'staff',
      section: 'sales',
      order: 27,
      title: 'Discount Codes',
      label: 'Discounts',
      menus: [],
    },
  },
  {id: 'discount', path: '/admin/discounts/:code', access: 'staff', links: null},
  {
    id: 'announce',
    path: '/admin/announce',
    access: 'staff',
    links: {
      group: 'staff',
      section: 'courses',
      order: 31,
      title: 'Announce a Course',
      label: 'Announce',
      menus: [],
    },
  },
  {
    id: 'course-list',
    path: '/admin/courses',
    access: 'staff',
    links: {
      group: 'staff',
      section: 'courses',
      order: 30,
      title: 'How Courses Are Taken',
      label: 'Courses',
      menus: [],
    },
  },
  {id: 'course-insights', path: '/admin/courses/:course', access: 'staff', links: null},
  {
    id: 'learners',
    path: '/admin/learners',
    access: 'staff',
    links: {group: 'staff', section: 'learners', order: 15, title: 'Learners', menus: []},
  },
  {id: 'learner', path: '/admin/learners/:uid', access: 'staff', links: null},
  {
    id: 'teachers',
    path: '/admin/teachers',
    access: 'staff',
    links: {group: 'staff', section: 'team', order: 40, title: 'Teachers', menus: []},
  },
  {id: 'teacher', path: '/admin/teachers/:id', access: 'staff', links: null},
  {
    id: 'payouts',
    path: '/admin/payouts',
    access: 'staff',
    links: {group: 'staff', section: 'sales', order: 32, title: 'Payouts', menus: []},
  },
  {
    id: 'outbox',
    path: '/admin/outbox',
    access: 'staff',
    links: {group: 'staff', section: 'mail', order: 60, title: 'Outbox', menus: []},
  },
  {id: 'suppressions', path: '/admin/outbox/suppressions', access: 'staff', links: null},
  {
    id: 'taxes',
    path: '/admin/taxes',
    access: 'staff',
    links: {group: 'staff', section: 'sales', order: 29, title: 'Taxes', menus: []},
  },
  {
    id: 'problems',
    path: '/admin/problems',
    access: 'staff',
    links: {
      group: 'staff',
      section: 'sales',
      order: 22,
      title: 'Problems with Payments',
      label: 'Problems',
      menus: [],
    },
  },
  {
    id: 'staff-actions',
    path: '/admin/actions',
    access: 'staff',
    links: {group: 'staff', section: 'team', order: 90, title: 'What Staff Did', menus: []},
  },
  {
    id: 'roles',
    path: '/admin/roles',
    access: 'staff',
    ownerOnly: true,
    links: {group: 'staff', section: 'team', order: 95, title: 'Who Is Staff', menus: []},
  },

  {id: 'sitemap-xml', path: '/sitemap.xml', access: 'files'},
  {id: 'sitemap-part', path: SITEMAP_PART, access: 'files'},
  {id: 'robots-txt', path: '/robots.txt', access: 'files'},
  {id: 'security-txt', path: '/.well-known/security.txt', access: 'files'},
  {id: 'rss-xml', path: '/rss.xml', access: 'files'},
  {id: 'icons-svg', path: '/icons.svg', access: 'files'},
] as const satisfies readonly (PublicPage | PrivatePage | LinkedContent | GeneratedFile)[]

export type Page = (typeof registry)[number]
/** The pages of one access, with their literal ids and paths. */
export type PageOf<Access extends Page['access']> = Extract<Page, {access: Access}>

/** All pages, with the general types. */
export const pages: readonly (PublicPage | PrivatePage | LinkedContent | GeneratedFile)[] = registry
