import type {CourseSeed} from '../types.ts'

export const marketingLeadershipProgram: CourseSeed = {
  number: 101,
  slug: 'marketing-leadership-program',
  title: 'Marketing Leadership Program',
  instructor: 'amara-okafor',
  category: 'marketing',
  level: 'Advanced',
  rating: 4.9,
  studentsCount: 520,
  lessons: 118,
  price: 399,
  originalPrice: 599,
  listing: 'offer',
  published: '2026-03-03',
  imageAlt: 'A compass rose over overlapping sheets of a plan, its needle in red',
  description: `
The step from doing marketing to leading it is a change of profession. This program covers the new one: strategy, money, people and the board.
`,
  outcomes: [
    'Write a one-year marketing strategy that fits on four pages',
    'Build a budget and defend each line of it',
    'Organize a team around outcomes rather than channels',
    'Hire with structured interviews and work samples',
    'Choose and manage agencies without being managed by them',
    'Set up measurement before the campaign, not after',
    'Lead a rebrand without losing what people recognize',
    'Report to a board in ten minutes and take its questions',
  ],
  curriculum: [
    ['From doing to leading', 140],
    ['Strategy on four pages', 290],
    ['Budgets and the language of finance', 260],
    ['Teams, roles and hiring', 270],
    ['Agencies and partners', 190],
    ['Measurement by design', 250],
    ['Brand stewardship', 240],
    ['The board and the first hundred days', 200],
    ['Capstone: your own strategy, reviewed by checklist', 95],
  ],
}
