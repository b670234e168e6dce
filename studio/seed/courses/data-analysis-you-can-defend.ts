import type {CourseSeed} from '../types.ts'

export const dataAnalysisYouCanDefend: CourseSeed = {
  number: 4,
  slug: 'data-analysis-you-can-defend',
  title: 'Data Analysis You Can Defend',
  instructor: 'ingrid-solheim',
  category: 'data-science',
  level: 'Intermediate',
  rating: 4.7,
  studentsCount: 1860,
  lessons: 44,
  price: 109.99,
  originalPrice: 159.99,
  listing: 'catalogue',
  featured: true,
  published: '2025-12-02',
  imageAlt: 'A scatter of dots with a single line drawn through them and one dot circled in red',
  description: `
Most analyses fail at the question, not at the arithmetic. This course is about asking one that can be answered, answering it with the data there is, and knowing how sure you are allowed to be.
`,
  outcomes: [
    'Turn a vague request into a question data can answer',
    'Check a data set for gaps, duplicates and silent changes',
    'Write SQL that a reviewer can follow',
    'Choose between mean, median and the whole distribution',
    'Put an honest interval around an estimate',
    'Tell a difference that matters from one that is only detectable',
    'Draw charts that show the comparison you are making',
    'Write a two-page report with its limits stated up front',
  ],
  curriculum: [
    ['The question behind the question', 54],
    ['Where data comes from and how it lies', 72],
    ['SQL for analysts', 118],
    ['Describing: center, spread, shape', 80],
    ['Uncertainty without tears', 96],
    ['Comparing groups and running experiments', 88],
    ['Charts that make one point', 66],
    ['The two-page report', 56],
  ],
}
