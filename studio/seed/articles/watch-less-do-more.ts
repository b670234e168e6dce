import type {ArticleSeed} from '../types.ts'

export const watchLessDoMore: ArticleSeed = {
  number: 3,
  slug: 'watch-less-do-more',
  title: 'Watch Less, Do More: Getting the Most from Recorded Lessons',
  excerpt:
    'A recorded lesson can be paused, doubled in speed and rewound. Almost nobody uses the one button that matters.',
  author: {instructor: 'daniel-reyes'},
  date: '2026-07-28',
  category: 'EdTech',
  tags: ['video lessons', 'attention', 'self-testing', 'notes'],
  imageAlt: 'A large pause symbol made of two pencils in front of a video frame',
  body: `
A recorded lesson can be paused, doubled in speed and rewound. Almost nobody uses the one button that matters.
`,
}
