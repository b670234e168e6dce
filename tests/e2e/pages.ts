import {pages, type Page, type PageOf} from '../../web/app/pages.ts'
import {stack} from '../stack.ts'

/** A page of the shop, and texts that it has to contain. */
export interface ShopPage {
  path: string
  heading: string | RegExp
  words: readonly string[]
  /** where search engines are sent for the same, when that is another page */
  canonical?: string
}

type IdOfOne = (Extract<PageOf<'public'>, {prerender: 'itself'}> | PageOf<'content'>)['id']

/** Texts on the fixed pages. A page without an entry is tested, too, but only for a heading. */
const words: {readonly [Id in IdOfOne]?: Omit<ShopPage, 'path'>} = {
  home: {
    heading: /./,
    words: ['15,000+', '50+', '4.9/5', '92%', 'Enroll Now', 'Marketing Leadership Program', 'Joon Park'],
  },
  courses: {
    heading: 'Courses',
    words: [
      'Python for Everyday Work',
      '$79.99',
      '4.1k students',
      'Why Learn With Us',
      'Personal Development',
    ],
  },
  instructors: {heading: 'Instructors', words: ['Amara Okafor', 'Joon Park', 'Physiotherapist']},
  blog: {heading: 'Blog', words: ['Close the Book', 'Half an Hour a Day', 'Study Tips', 'memory']},
  about: {heading: 'About Us', words: ['mission', 'values', 'principles']},
  contact: {heading: 'Contact', words: ['Email', 'Phone', 'Address', 'Send Message']},
  faq: {heading: /questions/i, words: ['How can I pay?', 'Can I get my money back?']},
  help: {heading: /help/i, words: ['within 24 hours', '9am-5pm ET']},
  privacy: {heading: 'Privacy Policy', words: ['May 23, 2025']},
  terms: {heading: 'Terms of Service', words: ['May 8, 2025', 'about 30 days']},
  sitemap: {heading: 'Sitemap', words: ['Privacy Policy', 'Brand Strategy from First Principles']},
}

type IdOfEach = Exclude<PageOf<'public'>, {prerender: 'itself' | 'never'}>['id']

/** One page or two of those that there are many of, one for each document. */
const examples: Readonly<Record<IdOfEach, readonly ShopPage[]>> = {
  category: [
    {
      path: '/courses/marketing',
      heading: 'Marketing Courses',
      words: ['Be found, be understood', 'SEO That Lasts', '$89.99', 'About Marketing', 'Why Learn With Us'],
    },
    {
      path: '/courses/health',
      heading: 'Health Courses',
      words: ['No courses in Health yet', 'Mail me about new courses'],
    },
  ],
  course: [
    {
      path: '/course/seo-that-lasts',
      heading: 'SEO That Lasts',
      words: [
        '$89.99',
        '$129.99',
        'Daniel Reyes',
        'About This Course',
        'What You’ll Learn',
        'Curriculum',
        'Free',
      ],
    },
    {
      path: '/course/marketing-leadership-program',
      heading: 'Marketing Leadership Program',
      words: ['$399', '$599', 'Amara Okafor'],
    },
  ],
  bundle: [
    {
      path: '/bundles/marketing-foundations',
      heading: 'Marketing Foundations',
      words: ['$249.99', '$364.96', 'About This Bundle', '4 courses', 'SEO That Lasts', 'Daniel Reyes'],
    },
  ],
  'learn-course': [
    {
      path: '/learn/seo-that-lasts',
      heading: 'SEO That Lasts',
      words: ['Daniel Reyes', '$89.99', 'About this course'],
      canonical: '/course/seo-that-lasts',
    },
  ],
  instructor: [
    {
      path: '/instructor/amara-okafor',
      heading: 'Amara Okafor',
      words: ['Experience', 'Education', 'Brand Strategy from First Principles', 'Helen Brandt'],
    },
    {path: '/instructor/joon-park', heading: 'Joon Park', words: ['Occupational physiotherapist']},
  ],
  article: [
    {
      path: '/blog/close-the-book',
      heading: /^Close the Book/,
      words: ['Ingrid Solheim', 'Karpicke', 'Read next'],
    },
    {
      path: '/blog/watch-less-do-more',
      heading: /^Watch Less, Do More/,
      words: ['Daniel Reyes', 'A person in six strokes', 'Transcript'],
    },
  ],
  lesson: [
    {
      path: '/learn/seo-that-lasts/a-robot-with-a-list-of-addresses',
      heading: 'A robot with a list of addresses',
      words: ['23m', 'Three ways to stay unread', 'Get the course', 'SEO That Lasts'],
    },
  ],
  page: [{path: '/nowhere', heading: 'Page Not Found', words: ['Return to Home']}],
}

/** Every public page with content; one of each kind where there are many. */
export const PUBLIC_PAGES: readonly ShopPage[] = pages.flatMap((page) => {
  if (page.access !== 'public' && page.access !== 'content') return []
  if (page.access === 'content' || page.prerender === 'itself')
    return [{path: page.path, heading: /./, words: [], ...words[page.id as IdOfOne]}]
  return examples[page.id as IdOfEach] ?? []
})

type IdOfMany = Extract<
  Page,
  | {access: 'account' | 'teacher' | 'staff'; path: `${string}:${string}`}
  | {prerender: 'never'; path: `${string}:${string}`}
>['id']

/** The path with which a page is tested, if it is not its own; null for pages with separate tests. */
const openedAt: Readonly<Record<IdOfMany, string | null> & Partial<Record<Page['id'], string | null>>> = {
  order: null,
  receipt: null,
  gift: null,
  give: '/give/course-seo-that-lasts',
  'buy-seats': '/buy-for-team/course-seo-that-lasts',
  certificate: null,
  'course-insights': null,
  'teach-statement': '/teach/payouts/2026-11',
  'teach-course': '/teach/courses/course-brand-strategy-from-first-principles',
  learner: null,
  teacher: '/admin/teachers/instructor-amara-okafor',
  'staff-order': null,
  discount: null,
  'return-new': null,
  'payment-success': '/payment-success?session_id=unknown',
  'reset-password': '/reset-password?type=recovery',
}

function clientRendered(access: Page['access']): string[] {
  return pages
    .filter((page) => page.access === access && (page.access !== 'public' || page.prerender === 'never'))
    .flatMap(({id, path}) => openedAt[id as keyof typeof openedAt] ?? (id in openedAt ? [] : [path]))
}

/** The pages without sign-in that are rendered in the browser. */
export const ACCESS_PAGES = [...clientRendered('auth'), ...clientRendered('public')]

/** The pages behind the sign-in guard. */
export const LEARNER_PAGES = clientRendered('account')

export const TEACHER_PAGES = clientRendered('teacher')

export const STAFF_PAGES = clientRendered('staff')

/** The addresses that search engines are told of: those in the files that sitemap.xml lists. */
export async function addressesForSearchEngines(): Promise<string[]> {
  const files = await Promise.all((await listedIn(`${stack.siteUrl}/sitemap.xml`)).map(listedIn))
  return files.flat()
}

async function listedIn(file: string): Promise<string[]> {
  const xml = await (await fetch(file)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}
