import type {ArticleSeed} from '../types.ts'

export const halfAnHourADay: ArticleSeed = {
  number: 2,
  slug: 'half-an-hour-a-day',
  title: 'Half an Hour a Day: Planning a Course You Will Finish',
  excerpt:
    'Courses are abandoned in the diary, not in the head. How to spread a course over weeks so that it fits your life and stays in your memory.',
  author: {instructor: 'priya-raman'},
  date: '2026-09-15',
  category: 'Study Tips',
  tags: ['habits', 'planning', 'memory'],
  imageAlt: 'A week drawn as seven tall windows, a small lamp lit in five of them',
  body: `
Courses are abandoned in the diary, not in the head. How to spread a course over weeks so that it fits your life and stays in your memory.
`,
}
