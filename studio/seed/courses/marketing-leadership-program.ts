import {marketingLeadershipProgramOutline} from '../lessons/marketing-leadership-program.ts'
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
  price: 399,
  originalPrice: 599,
  listing: 'offer',
  published: '2026-03-03',
  imageAlt: 'A compass rose over overlapping sheets of a plan, its needle in red',
  description: `
The step from doing marketing to leading it is a change of profession. What got you here, a good campaign, a fast answer, knowing the tools, is now somebody else’s work. Yours is choosing, funding, hiring, explaining and sometimes stopping. Few people are taught any of that. This program puts what new marketing leaders ask in the order in which they need it.

### Who it is for

Marketing managers about to take over a department, heads of marketing in their first two years, and founders who have just handed marketing to someone and would like to understand what they asked for. You should have run campaigns and a budget, however small. The program is demanding and assumes that you can bring real material from your own company.

### What you make

- A marketing strategy for one year, on four pages
- A budget with a stated reason for each line, and a plan for losing a fifth of it
- A team chart drawn around outcomes, with two role descriptions and a structured interview for each
- A brief for an agency and a scorecard to judge its answer
- A measurement plan that is agreed before the money is spent
- A presentation to the board of ten minutes, with the questions you hope not to hear

### How it is taught

Each section follows a leader through one decision, from the first bad version to the one that was signed. Parts of the documents are shown as they were signed, with names altered, and beside them the first versions. You learn what a finance director, a candidate and the chair of a board are thinking while you speak.

Your own documents are checked against the lists that come with each section, which are strict. Many learners pair up with a colleague and read each other’s pages; there is a short guide to doing that without being too kind.

### The time it takes

Eighteen lessons, and about thirty-six hours with their tasks, nearly all of it on your own documents; the talks with colleagues and customers come on top. Three months at three hours a week is comfortable. Since the program is yours for life, many people return to the section on hiring on the day they need it.
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
  outline: marketingLeadershipProgramOutline,
}
