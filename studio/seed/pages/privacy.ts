import type {PageSeed} from '../types.ts'

export const privacy: PageSeed = {
  key: 'privacy',
  title: 'Privacy Policy',
  lead: 'What we store about you, why, where it is, and how to have it removed.',
  lastUpdated: '2025-05-23',
  body: `
## In short

We store what is needed to sell you a course and to let you use it.
`,
}
