import type {CourseSeed} from '../types.ts'

export const marketingMeasurement: CourseSeed = {
  number: 10,
  slug: 'marketing-measurement',
  title: 'Marketing Measurement: What Your Budget Really Bought',
  instructor: 'priya-raman',
  category: 'marketing',
  level: 'Advanced',
  rating: 4.6,
  studentsCount: 610,
  lessons: 45,
  price: 114.99,
  originalPrice: 164.99,
  listing: 'catalogue',
  published: '2026-06-16',
  imageAlt: 'A pair of scales with coins on one side and a bar chart on the other',
  description: `
Every advertising platform will tell you how many sales it made. Add the claims together and you have sold more than you own. This course is about finding out what would have happened anyway.
`,
  outcomes: [
    'Tell attribution from incrementality, and say why it matters',
    'Calculate contribution per customer and payback by cohort',
    'Design a geographic holdout test with the regions you have',
    'Work out how large a test must be before you run it',
    'Read a marketing mix model and question its assumptions',
    'Spot the saturation point of a channel',
    'Set a budget by the next dollar, not the average one',
    'Report results to finance in finance’s own terms',
  ],
  curriculum: [
    ['What would have happened anyway', 58],
    ['The arithmetic of a customer', 86],
    ['Attribution and its blind spots', 78],
    ['Experiments: holdouts and geography', 124],
    ['How large is large enough', 82],
    ['Mix models for the people who pay for them', 106],
    ['Budgeting by the next dollar', 74],
    ['The report finance believes', 62],
  ],
}
