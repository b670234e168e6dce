import {dataAnalysisYouCanDefendOutline} from '../lessons/data-analysis-you-can-defend.ts'
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
  price: 109.99,
  originalPrice: 159.99,
  listing: 'catalogue',
  featured: true,
  published: '2025-12-02',
  imageAlt: 'A scatter of dots with a single line drawn through them and one dot circled in red',
  description: `
Most analyses fail at the question, not at the arithmetic. Someone asks whether the campaign worked, someone else makes a chart, the chart goes up, and only later does anyone notice that it would have gone up anyway. This course is about asking a question that can be answered, answering it with the data there is, and knowing how sure you are allowed to be.

### Who it is for

You already work with data in a spreadsheet or a reporting tool and people have begun to rely on you. You would like to know that they are right to. Basic spreadsheet skills are assumed. SQL is taught from its first line, and statistics from the idea of an average, but we move at a steady pace and do not stop at either for long.

### What you make

One complete analysis, on the trips of a bicycle-sharing scheme or on data of your own. The trips are a file to download. I made it up together with its faults, so that you can check what you find. From it you make a written question, a record of what is wrong with the data, a set of queries that another person can run, an estimate with an honest interval around it, three charts and a report of two pages. The report opens with the answer and states its limits before its methods.

### How it is taught

You commit yourself first. Before each result I ask you for a guess and for how confident you are, and the course keeps score with you. It is uncomfortable for about a week and then becomes the most useful habit you own. Formulas appear after the situation that makes them necessary, and simulations come before formulas, since you can see a simulation happen. Lessons are short to read; most of the ten and a half hours is your own work, with a list to judge it by.

### What is left out

Machine learning is not covered. Neither is dashboard software, because the buttons change every year and the thinking does not. If you finish and want to predict rather than explain, you will have the foundations to learn it quickly, and the good manners to doubt it.
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
  outline: dataAnalysisYouCanDefendOutline,
}
