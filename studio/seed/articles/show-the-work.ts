import type {ArticleSeed} from '../types.ts'

export const showTheWork: ArticleSeed = {
  number: 4,
  slug: 'show-the-work',
  title: 'Show the Work: Turning a Course into Evidence',
  excerpt:
    'Nobody hires a certificate. How to turn what you learned into two pages that let a stranger see how you think.',
  author: {instructor: 'amara-okafor'},
  date: '2026-06-09',
  category: 'Career Development',
  tags: ['portfolio', 'hiring', 'feedback'],
  imageAlt: 'Two pinned sheets of paper, one with a rough sketch and one with the finished drawing',
  featured: true,
  body: `
Nobody hires a certificate. How to turn what you learned into two pages that let a stranger see how you think.
`,
}
