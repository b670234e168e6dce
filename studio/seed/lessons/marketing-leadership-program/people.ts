import type {SectionSeed} from '../types.ts'

/** Those one hires and those one pays. */
export const people: SectionSeed[] = [
  {
    title: 'Teams, roles and hiring',
    lessons: [
      {
        slug: 'a-chart-drawn-around-outcomes',
        title: 'A chart drawn around outcomes',
        minutes: 70,
        kind: 'exercise',
        body: [
          `
Six people with the titles *social*, *email*, *events*, *design*, *content* and *web* will each produce some of their noun every week. Ask which outcomes the strategy needs: guides who reorder, first-time walkers who find a shop, owners who come back for a repair. Draw one box for each, with one name that answers for it, and put the skills around it. In Imogen’s chart two people had half a box and nobody had repairs. That was the vacancy.
`,
          {
            type: 'exercise',
            title: 'The chart',
            task: 'Draw your team around three to five outcomes, with one answering name each, and mark gaps and overlaps.',
            criteria: [
              'No box has the name of a channel',
              'Each person finds themselves in it in five seconds',
              'You know what the first of them will object to',
            ],
          },
        ],
      },
      {
        slug: 'two-role-descriptions',
        title: 'Two role descriptions',
        minutes: 65,
        kind: 'exercise',
        body: [
          `
Describe the job by what will be different after a year, and not by what the person must be. *By next September, seven owners in ten whose soles are worn know that we repair, and 48 hours holds.* Then the four hardest things about it, honestly. Then the three abilities without which it can’t be done; everything else is a wish, and each wish costs you candidates. “Five years’ experience” is a wish that poses as an ability.
`,
          {
            type: 'exercise',
            title: 'Two pages',
            task: 'Write the description for the gap in your chart and for a role that exists.',
            criteria: [
              'The year’s result could be seen by an outsider',
              'There are exactly three required abilities',
              'The person in the existing role agrees with three quarters of it',
            ],
          },
        ],
      },
      {
        slug: 'the-structured-interview',
        title: 'The structured interview and the work sample',
        minutes: 70,
        kind: 'exercise',
        body: [
          `
Everybody gets the same questions in the same order, and every answer gets a mark from 1 to 5 against examples written beforehand, before anyone talks to anyone. *Tell me about something you stopped. Who minded?* A 1 is a thing that stopped by itself; a 5 names who lost and what happened to them. Add a sample of the work, paid, two hours at most. Structured interviews and work samples predict later performance better than nearly anything else one can do in a week.
`,
          {
            type: 'exercise',
            title: 'Six questions with marks',
            task: 'For one role write six questions, what a 1, 3 and 5 sound like, and a work sample of two hours with its fee.',
            criteria: [
              'Two questions for each required ability',
              'A colleague marking a practice interview came within a point of you',
              'The sample is invented, so nobody works for you for free',
            ],
          },
        ],
      },
      {
        slug: 'guest-a-recruiter',
        title: 'Guest lesson: what the recruiter is thinking',
        minutes: 65,
        kind: 'reading',
        body: [
          `
*By a recruiter for middle-sized companies.* I can tell in the first call whether you’ll hire well. If you say *someone like Priti, but more senior*, you’ll hire Priti’s shadow. If you tell me the year’s result, I have four people in mind before we hang up. Candidates judge you by time. From first talk to answer, the good ones give you about three weeks, and each silence of five days costs you one of them. And tell the second-best the truth, by telephone. She will be the best for your next role, and she remembers.

The task: take your last hire and write down every date from the vacancy to the first day. Find the longest silence, say whose it was, and set a rule for the next time. Then telephone somebody you once turned down in writing.
`,
        ],
      },
    ],
  },
  {
    title: 'Agencies and partners',
    lessons: [
      {
        slug: 'do-you-need-one',
        title: 'Do you need one?',
        minutes: 60,
        kind: 'exercise',
        body: [
          `
There are three good reasons to hire an agency: a skill you need for eleven weeks and not for eleven years; a view from outside; hands for a peak. “We have no time to think” isn’t one, because briefing well takes more thought than doing badly. For each piece of work compare: days of your own people, price outside, *and* the days of yours that outside work will take. Imogen found one in four: for every four days bought, one of hers.
`,
          {
            type: 'exercise',
            title: 'Make, buy or leave',
            task: 'Go through the actions on page three and decide for each, with the three costs beside it.',
            criteria: [
              'Your own supervising days are in the sum',
              'At least one action that was outside comes in, or the reverse',
              'What you must never give away is written down',
            ],
          },
        ],
      },
      {
        slug: 'the-brief-and-the-scorecard',
        title: 'The brief and the scorecard',
        minutes: 65,
        kind: 'exercise',
        body: [
          `
Write the scorecard before the brief goes out, or the best presenter wins. Five things with weights: did they understand the problem (30), would the idea do it (30), who exactly will work on it (20), what it costs and includes (10), what they told us that we didn’t want to hear (10). Ask three agencies, not eight, pay each a fee for the work, and give all three the same hour of questions. Strange how the last ten points decide it.
`,
          {
            type: 'exercise',
            title: 'Brief and card',
            task: 'Write a brief of two pages for one action, and a scorecard with weights that add up to a hundred.',
            criteria: [
              'The brief states the budget',
              'Two colleagues scored one old proposal within ten points of each other',
              'There is a line for the people who will do the work, by name',
            ],
          },
        ],
      },
      {
        slug: 'managing-without-being-managed',
        title: 'Managing without being managed',
        minutes: 65,
        kind: 'exercise',
        body: [
          `
It goes wrong in small ways: a Tuesday call that nobody prepares, comments from nine people, a second round, a third, a bill. Appoint one person who may comment. Collect everything for a day and sort it before sending. Comment on problems and never on solutions. Agree what a round is and what a fourth one costs. Once a quarter meet for an hour without work on the table and ask: *what do we do that makes your work worse?*
`,
          {
            type: 'exercise',
            title: 'House rules',
            task: 'Write one page of rules with a partner you have now and ask the quarterly question.',
            criteria: [
              'Both sides have duties on it',
              'Their answer to the question is on the page, unsoftened',
              'The next comment you sent came from one person and named problems only',
            ],
          },
        ],
      },
    ],
  },
]
