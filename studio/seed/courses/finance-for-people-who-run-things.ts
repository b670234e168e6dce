import {financeForPeopleWhoRunThingsOutline} from '../lessons/finance-for-people-who-run-things.ts'
import type {CourseSeed} from '../types.ts'

export const financeForPeopleWhoRunThings: CourseSeed = {
  number: 8,
  slug: 'finance-for-people-who-run-things',
  title: 'Finance for People Who Run Things',
  instructor: 'priya-raman',
  category: 'finance',
  level: 'All Levels',
  rating: 4.3,
  studentsCount: 940,
  price: 119.99,
  originalPrice: 179.99,
  listing: 'catalogue',
  published: '2026-04-21',
  imageAlt: 'Three stacked ledgers with a red ribbon running through all of them',
  description: `
Profitable companies run out of money all the time, because profit is an opinion and cash is a fact. The opinion is a well-informed one, with rules and a long history, and it is worth learning to read. But somebody also has to pay the wages on Friday. This course teaches you to follow both, without becoming an accountant.

### Who it is for

Founders, managers of departments, directors of small charities, freelancers with employees, and marketers who are tired of losing arguments with finance. You need a spreadsheet and a little patience. If the words *accrual* and *amortization* make you look at the floor, you are exactly the person I had in mind.

### What you make

A small furniture company runs through the course, with three years of books, yours to download, that go wrong in realistic ways. Fenn is invented. You find out why it is growing, profitable and nearly broke. For your own organization you then build three tools that you will go on using: a break-even calculation, a price list based on contribution, and a forecast of the next thirteen weeks of cash. The forecast is the one people write to me about. It is dull to make and it has saved companies.

### How it is taught

You open the figures before I explain them, and you write down what you think is happening. Then we check. Terms arrive only after the situation that made somebody invent them, so you never have to memorize one. The arithmetic does not go beyond what a spreadsheet does for you, and I show each calculation once by hand with small numbers, because a formula you have never done by hand is a formula you cannot doubt.

The course follows principles common to most accounting systems and says where countries differ. It does not give tax advice, and it is no substitute for your own accountant. It does make those meetings shorter. Of its fourteen hours you read for less than one; the rest is work on figures, mostly your own.
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
  outline: financeForPeopleWhoRunThingsOutline,
}
