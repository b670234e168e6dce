import type {PageSeed} from '../types.ts'

export const terms: PageSeed = {
  key: 'terms',
  title: 'Terms of Service',
  lead: 'What you agree to when you use Lectern, in words that are meant to be read.',
  lastUpdated: '2025-05-08',
  body: `
## In short

You pay once and keep the course.
`,
}
