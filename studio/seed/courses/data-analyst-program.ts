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
  lessons: 142,
  price: 299,
  originalPrice: 499,
  listing: 'offer',
  published: '2026-01-27',
  imageAlt: 'A flight of steps built from table cells, rising to a single bright point',
  description: `
From the first spreadsheet formula to the report that changes a decision: everything an analyst does in a week, in the order in which you will need it.
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
  curriculum: [
    ['What analysts do all week', 120],
    ['Spreadsheets, properly', 260],
    ['SQL from the first query to windows', 420],
    ['Python and pandas', 460],
    ['Statistics for decisions', 340],
    ['Experiments', 210],
    ['Charts and dashboards', 230],
    ['Writing and presenting', 140],
    ['Capstone: three data sets, three reports', 100],
  ],
}
