import type {PageSeed} from '../types.ts'

export const about: PageSeed = {
  key: 'about',
  title: 'About Us',
  lead: 'Lectern sells courses by people who do the work they teach. You pay once and keep what you bought.',
  body: `
## Our story

Lectern began with a folding music stand in a borrowed meeting room.
`,
  mission:
    'To make the knowledge of working people available to anyone who is willing to practice, at a price that is paid once and stated plainly.',
  values: [
    {
      title: 'Practice',
      text: 'We learn by making something and looking at it honestly. Every course is built around that.',
    },
    {
      title: 'Candor',
      text: 'We say what a course does not cover, who should not buy it and what we do not know.',
    },
    {title: 'Patience', text: 'People have jobs and children. A course waits for them.'},
    {title: 'Craft', text: 'We would rather publish one course we are proud of than ten we can sell.'},
  ],
  principles: [
    {
      title: 'No one teaches what they have only read about',
      text: 'Instructors are practitioners first. We ask to see the work.',
    },
  ],
}
