import type {CourseSeed} from '../types.ts'

export const emailPeopleLookForwardTo: CourseSeed = {
  number: 6,
  slug: 'email-people-look-forward-to',
  title: 'Email People Look Forward To',
  instructor: 'daniel-reyes',
  category: 'marketing',
  level: 'All Levels',
  rating: 4.6,
  studentsCount: 1540,
  lessons: 22,
  price: 59.99,
  originalPrice: 89.99,
  listing: 'catalogue',
  featured: true,
  published: '2026-02-10',
  imageAlt: 'An open envelope with a folded paper bird rising out of it',
  description: `
An inbox is the one place on the internet that people still arrange for themselves. Being invited into it is a privilege, and this short course is about deserving it every week.
`,
  outcomes: [
    'Decide what your newsletter is for, in one sentence',
    'Grow a list by permission alone',
    'Write subject lines that keep their promise',
    'Structure a letter that is read to the end',
    'Set up a welcome sequence of three letters',
    'Keep out of the spam folder: SPF, DKIM, DMARC',
    'Run an A/B test that can tell you something',
    'Know which numbers still mean anything',
  ],
  curriculum: [
    ['What a letter is for', 34],
    ['A list built on permission', 44],
    ['Subject, opening, body, end', 62],
    ['The welcome sequence', 38],
    ['Arriving: deliverability in plain words', 42],
    ['Tests and numbers', 30],
  ],
}
