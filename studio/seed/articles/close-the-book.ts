import type {ArticleSeed} from '../types.ts'

export const closeTheBook: ArticleSeed = {
  number: 1,
  slug: 'close-the-book',
  title: 'Close the Book: Why Testing Yourself Beats Rereading',
  excerpt:
    'Rereading feels like learning and mostly is not. Twenty minutes with the book closed will do more for you than an hour with it open.',
  author: {instructor: 'ingrid-solheim'},
  date: '2026-10-20',
  category: 'Study Tips',
  tags: ['memory', 'self-testing', 'notes'],
  imageAlt: 'A closed book with a question mark on its cover and loose pages floating out of it',
  featured: true,
  body: `
Rereading feels like learning and mostly is not. Twenty minutes with the book closed will do more for you than an hour with it open.
`,
}
