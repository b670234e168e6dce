import {marketingMeasurementOutline} from '../lessons/marketing-measurement.ts'
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
  price: 114.99,
  originalPrice: 164.99,
  listing: 'catalogue',
  published: '2026-06-16',
  imageAlt: 'A pair of scales with coins on one side and a bar chart on the other',
  description: `
Every advertising platform will tell you how many sales it made. Add the claims together and you have sold more than you own. The platforms are not exactly lying: each of them saw the customer shortly before the purchase and drew the convenient conclusion. This course is about the question that none of them can answer for you, which is what would have happened anyway.

### Who it is for

Marketers who already run budgets across several channels, and the analysts and finance people who work with them. You should be comfortable in a spreadsheet, know what a cohort is, and have access to at least a year of spending and sales by week. Some statistics is used and explained; nothing has to be programmed.

### What you make

You build the unit economics of your own customers: contribution, payback and value by cohort. You design an experiment that switches advertising off in some regions and not in others, and work out beforehand whether it is large enough to detect the effect you care about. Many are not, and it is better to learn that in a spreadsheet. You read a marketing mix model critically and list the assumptions on which its answer depends. The course closes with a budget that is argued from the next dollar, and a report in which marketing and finance use the same numbers.

### How it is taught

Through a furniture company whose books I know well and may show in altered form. You see its attribution report first and decide where to spend. Then you see the experiment. The gap between the two is the course. Each of the twelve lessons has an idea, the case worked out to the last division, and the same work on your own data, with a list by which you or a colleague can judge it. The reading is a few minutes a lesson. The work takes about an hour, and some of it more.

Expect resistance at home. The last section is about presenting a result that makes a popular channel look poor, to the people who run it, without losing them as colleagues.
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
  outline: marketingMeasurementOutline,
}
