/** A page of the shop, and words that nobody should miss there. */
export interface ShopPage {
  path: string
  heading: string | RegExp
  words: readonly string[]
}

/** Every public page with content; one of each kind where there are many. */
export const PUBLIC_PAGES: readonly ShopPage[] = [
  {
    path: '/',
    heading: /./,
    words: ['15,000+', '50+', '4.9/5', '92%', 'Enroll Now', 'Marketing Leadership Program', 'Joon Park'],
  },
  {
    path: '/courses',
    heading: 'Courses',
    words: [
      'Python for Everyday Work',
      '$79.99',
      '4.1k students',
      'Why Learn With Us',
      'Personal Development',
    ],
  },
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
  {path: '/instructors', heading: 'Instructors', words: ['Amara Okafor', 'Joon Park', 'Physiotherapist']},
  {
    path: '/instructor/amara-okafor',
    heading: 'Amara Okafor',
    words: ['Experience', 'Education', 'Brand Strategy from First Principles', 'Helen Brandt'],
  },
  {path: '/instructor/joon-park', heading: 'Joon Park', words: ['Occupational physiotherapist']},
  {path: '/blog', heading: 'Blog', words: ['Close the Book', 'Half an Hour a Day', 'Study Tips', 'memory']},
  {
    path: '/blog/close-the-book',
    heading: /^Close the Book/,
    words: ['Ingrid Solheim', 'Karpicke', 'Read next'],
  },
  {path: '/about', heading: 'About Us', words: ['mission', 'values', 'principles']},
  {path: '/contact', heading: 'Contact', words: ['Email', 'Phone', 'Address', 'Send Message']},
  {path: '/faq', heading: /questions/i, words: ['How can I pay?', 'Can I get my money back?']},
  {path: '/help', heading: /help/i, words: ['within 24 hours', '9am-5pm ET']},
  {path: '/privacy', heading: 'Privacy Policy', words: ['May 23, 2025']},
  {path: '/terms', heading: 'Terms of Service', words: ['May 8, 2025', '30 days']},
  {path: '/sitemap', heading: 'Sitemap', words: ['Privacy Policy', 'Brand Strategy from First Principles']},
  {path: '/nowhere', heading: 'Page Not Found', words: ['Return to Home']},
]

/** What a visitor can open that is drawn in the browser. */
export const ACCESS_PAGES = [
  '/auth',
  '/reset-password?type=recovery',
  '/auth-callback',
  '/unsubscribe',
] as const

/** What a learner finds behind the sign-in guard. */
export const LEARNER_PAGES = [
  '/cart',
  '/payment-success?session_id=unknown',
  '/account',
  '/account/edit-profile',
  '/order-history',
  '/profile',
  '/my-courses',
  '/settings',
] as const

export const STAFF_PAGES = ['/admin/newsletter', '/admin/returns'] as const
