import type {CourseSeed} from '../types.ts'

export const financeForPeopleWhoRunThings: CourseSeed = {
  number: 8,
  slug: 'finance-for-people-who-run-things',
  title: 'Finance for People Who Run Things',
  instructor: 'priya-raman',
  category: 'finance',
  level: 'All Levels',
  rating: 4.8,
  studentsCount: 940,
  lessons: 34,
  price: 119.99,
  originalPrice: 179.99,
  listing: 'catalogue',
  published: '2026-04-21',
  imageAlt: 'Three stacked ledgers with a red ribbon running through all of them',
  description: `
Profitable companies go bankrupt every week, because profit is an opinion and cash is a fact. This course teaches you to read both.
`,
  outcomes: [
    'Read an income statement, a balance sheet and a cash flow statement together',
    'Explain where profit went when the bank account is empty',
    'Separate fixed from variable cost and find the break-even point',
    'Price a product from its contribution, not its cost',
    'Build a thirteen-week cash forecast',
    'Judge an investment by payback and net present value',
    'Write a budget people will keep to',
    'Ask your accountant better questions',
  ],
  curriculum: [
    ['Profit is an opinion, cash is a fact', 46],
    ['The three statements as one story', 94],
    ['Costs that move and costs that stay', 68],
    ['Pricing from contribution', 72],
    ['Thirteen weeks of cash', 82],
    ['Deciding on an investment', 64],
    ['Budgets people keep to', 44],
  ],
}
