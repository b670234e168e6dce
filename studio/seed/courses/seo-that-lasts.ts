import type {CourseSeed} from '../types.ts'

export const seoThatLasts: CourseSeed = {
  number: 2,
  slug: 'seo-that-lasts',
  title: 'SEO That Lasts',
  instructor: 'daniel-reyes',
  category: 'marketing',
  level: 'Beginner',
  rating: 4.8,
  studentsCount: 2480,
  lessons: 39,
  price: 89.99,
  originalPrice: 129.99,
  listing: 'catalogue',
  featured: true,
  published: '2025-10-14',
  imageAlt: 'A magnifying glass over rows of lines, with one line standing out in red',
  description: `
Search engines change their rules every month and their purpose never: to give the person who asked the page that answers. This course teaches you to make that page.
`,
  outcomes: [
    'Read a results page and say what the searcher came for',
    'Choose topics by demand, difficulty and worth to your business',
    'Plan a site whose structure a stranger understands',
    'Write a page that answers the question in its first screen',
    'Find and fix crawling, speed and duplicate-page problems',
    'Earn links by publishing something worth citing',
    'Use Search Console to decide what to improve next',
    'Report search results without promising what nobody controls',
  ],
  curriculum: [
    ['How a search engine reads, stores and ranks', 58],
    ['Reading a results page for what people want', 66],
    ['Choosing what to write about', 78],
    ['Structure: sites, sections, links', 72],
    ['The page that answers', 92],
    ['Technical health without a developer', 84],
    ['Links worth having', 56],
    ['Measuring, improving, reporting', 49],
  ],
}
