import {dataAnalystProgramOutline} from '../lessons/data-analyst-program.ts'
import type {CourseSeed} from '../types.ts'

export const dataAnalystProgram: CourseSeed = {
  number: 102,
  slug: 'data-analyst-program',
  title: 'Data Analyst Program',
  instructor: 'ingrid-solheim',
  category: 'data-science',
  level: 'Beginner',
  rating: 4.8,
  studentsCount: 680,
  price: 299,
  originalPrice: 499,
  listing: 'offer',
  published: '2026-01-27',
  imageAlt: 'A flight of steps built from table cells, rising to a single bright point',
  description: `
An analyst’s week holds surprisingly little mathematics. It holds a question that is not quite a question, a table that is not quite a table, and someone who needs an answer by Thursday. This program teaches everything that happens between the three, in the order in which you will need it, starting from nothing.

### Who it is for

People who want to become analysts, or who have drifted into it and would like firm ground. Former teachers, nurses, bartenders and accountants have taken it, and their earlier trades turned out to be an advantage: they knew what the numbers were about. You need a computer, curiosity and around six hours a week for about three months: 68 hours, of which reading takes the smallest part.

### What you make

Three finished reports on three data sets: the trips of a bicycle-sharing system, ten years of a city’s library loans, and the orders of a pottery shop. They are files to download. I made them up with their problems in them, so that you can check what you find. For each of them you write down the question, clean the data, query it in SQL, work on it in Python, estimate, doubt, draw and explain. One report contains an experiment that you design and then find flaws in. These are the pages you show to an employer.

### How it is taught

- **First by hand.** Each method appears on ten rows, on paper, before it appears on thousands in a database.
- **Guess before you look.** You write down what you expect and how sure you are. Being wrong in writing is the fastest teacher I know.
- **Errors stay in.** When something breaks, we read the message to the end and find out why.
- **Another person can repeat it.** Every piece of work is documented so that a stranger could run it next year.

### What it leads to

It leads to a junior analyst’s skills and a portfolio that shows them. It cannot promise a job, and no course can. The last lesson is about reading job advertisements, presenting a report in an interview, and answering the question about the thing that went wrong, which is the one they remember.
`,
  outcomes: [
    'Work quickly and safely in spreadsheets',
    'Query a relational database with joins, groups and windows',
    'Clean and reshape data in Python with pandas',
    'Reason about samples, uncertainty and causes',
    'Design and read an A/B test',
    'Build charts and a small dashboard people return to',
    'Document an analysis so that others can repeat it',
    'Present findings to people who did not ask for statistics',
  ],
  outline: dataAnalystProgramOutline,
}
