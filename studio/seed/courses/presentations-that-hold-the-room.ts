import type {CourseSeed} from '../types.ts'

export const presentationsThatHoldTheRoom: CourseSeed = {
  number: 9,
  slug: 'presentations-that-hold-the-room',
  title: 'Presentations That Hold the Room',
  instructor: 'amara-okafor',
  category: 'personal-development',
  level: 'All Levels',
  rating: 4.7,
  studentsCount: 1080,
  lessons: 24,
  price: 64.99,
  originalPrice: 94.99,
  listing: 'catalogue',
  published: '2026-05-19',
  imageAlt: 'A lectern under a cone of light, with rows of empty chairs turned towards it',
  description: `
People do not come to hear your slides. They come to find out what you think, and whether to believe you. This course is about giving them both in the time you were given.
`,
  outcomes: [
    'Say in one sentence what should be different afterwards',
    'Order an argument so that questions arrive when you answer them',
    'Open without an apology or an agenda',
    'Make slides that cannot be read instead of heard',
    'Rehearse aloud, by the clock, in three passes',
    'Use nerves rather than hide them',
    'Handle the hostile question and the silent room',
    'Present on video without losing the people in it',
  ],
  curriculum: [
    ['What should be different afterwards', 36],
    ['The order of an argument', 52],
    ['Openings and endings', 40],
    ['Slides that need a speaker', 46],
    ['Rehearsal in three passes', 44],
    ['Questions, silence and video', 67],
  ],
}
