import type {SectionSeed} from '../types.ts'

/** Measurement, brand, board and capstone. */
export const board: SectionSeed[] = [
  {
    title: 'Measurement by design',
    lessons: [
      {
        slug: 'agree-before-you-spend',
        title: 'Agree before you spend',
        minutes: 85,
        kind: 'exercise',
        body: [
          `
After a campaign every number can be explained. So the plan is signed before: what should change, in whom, by how much, by when; how we will tell it from what would have happened anyway; what we will do in each case. For the forty huts it was simple. Twenty were drawn by lot to get the shelf in May and twenty in July. In June there was something to compare. It cost a little patience, and no one has argued since.
`,
          {
            type: 'exercise',
            title: 'A measurement plan',
            task: 'Write one page for the largest action on page three and have finance and the owner of the action sign it.',
            criteria: [
              'The comparison is named: compared with what',
              'Three outcomes have three consequences',
              'The date of the signature is earlier than the first invoice',
            ],
          },
        ],
      },
      {
        slug: 'few-numbers-well-chosen',
        title: 'Few numbers, well chosen',
        minutes: 80,
        kind: 'exercise',
        body: [
          `
Imogen inherited a dashboard with 63 numbers, all of them up to date and none of them looked at. For each she asked the team: *what would we do if it fell by a fifth?* For 54 the answer was “find out why.” For nine it was an action. Those nine stayed, and each got an owner, a range in which nothing needs doing, and a first step for the day it leaves the range. The meeting about numbers now takes fifteen minutes, on the first Tuesday.
`,
          {
            type: 'exercise',
            title: 'Cut your dashboard',
            task: 'Ask the question of every number you report. Keep ten at most.',
            criteria: [
              'Each has an owner, a quiet range and a first step',
              'At least one is about customers a year from now',
              'The rest were switched off, and you noted who noticed',
            ],
          },
        ],
      },
      {
        slug: 'what-can-be-known-and-what-not',
        title: 'What can be known, and what can’t',
        minutes: 85,
        kind: 'reading',
        body: [
          `
Some effects can be measured in weeks, some in years, and some never at a price you’d pay. Sort your spending into the three and use another standard for each: an experiment, a slow indicator asked the same way every year, an argument. The share in the third class should be small and admitted. The chair of the board asked Imogen how she knew that the guides’ film worked. She said: “I don’t. It cost four percent, and here is why I’d bet on it.” He wrote something down and nodded.
`,
          {
            type: 'quiz',
            question:
              'Which standard fits a sponsorship of mountain rescue for ten years, at one percent of the budget?',
            answers: [
              {
                text: 'Orders within 28 days of each rescue',
                explanation:
                  'It would measure something, and something rather macabre. The effect sought is slow and wide.',
              },
              {
                text: 'An argument, stated as such, and a yearly question about what the company is known for',
                right: true,
                explanation:
                  'Small, long and hard to isolate. Say openly that it’s a bet, and watch the slow indicator that it ought to move.',
              },
              {
                text: 'None, as it’s a matter of values',
                explanation: 'Then it belongs in the company’s accounts and not in your budget.',
              },
            ],
          },
          'Your task: sort every line of your budget into the three classes and add up each. For the third, write the argument in two sentences.',
        ],
      },
    ],
  },
  {
    title: 'Brand stewardship',
    lessons: [
      {
        slug: 'what-you-inherited',
        title: 'What you inherited',
        minutes: 80,
        kind: 'exercise',
        body: [
          `
The new leader’s temptation is to leave a mark on something that was recognized before she came. First find out by what. Cover the name on ten things the company has used for years and ask twenty customers and twenty strangers whose they are. Imogen was sure of the mountain in the logo. Thirty of forty recognized the red lace, which production had been about to replace with a cheaper brown one, in a decision at level 4.
`,
          {
            type: 'exercise',
            title: 'Ten covered things',
            task: 'Run the test and write a page: what must not change, what may, and who has to be asked.',
            criteria: [
              'Forty people, half of them strangers',
              'One result surprised the founder',
              'Production, legal and the shop floor have the page',
            ],
          },
        ],
      },
      {
        slug: 'leading-a-rebrand',
        title: 'Leading a rebrand, or not',
        minutes: 80,
        kind: 'exercise',
        body: [
          `
There are few good reasons: a merger, a name that has come to mean something else, a business that isn’t what it was. “It looks dated” to those who see it daily is not one, as customers see it four times a year. If it must be, keep the two things people recognize most, change the rest at once, and show old and new side by side for a season. Count everything that carries the mark first. At the boot company there were 212 kinds of things, down to the eyelets.
`,
          {
            type: 'exercise',
            title: 'The case against',
            task: 'Write one page against a rebrand of your company, and one for it. Then list everything that carries the mark, with its cost.',
            criteria: [
              'Your reader couldn’t tell which page you believe',
              'The list was begun in the warehouse and not at the desk',
              'What stays is named first',
            ],
          },
        ],
      },
      {
        slug: 'saying-no-for-the-brand',
        title: 'Saying no for the brand',
        minutes: 80,
        kind: 'exercise',
        body: [
          `
Brands are seldom ruined by one decision. They are worn down by fifty sensible ones: the discount in a weak week, the partner’s logo, the cheaper lace. Each adds a little this quarter and takes a little from every later one. So keep a ledger. For each exception: who asked, what it brought, what was given away, and when it ends. Reading the ledger aloud once a quarter does more than a manual of 80 pages.
`,
          {
            type: 'exercise',
            title: 'Open the ledger',
            task: 'Enter the exceptions of the last twelve months from memory and files, and give each an end date.',
            criteria: [
              'At least one was your own',
              'What each brought is a number',
              'You wrote a refusal for the next one, in three friendly sentences, with an alternative',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'The board and the first hundred days',
    lessons: [
      {
        slug: 'ten-minutes-with-the-board',
        title: 'Ten minutes with the board',
        minutes: 70,
        kind: 'exercise',
        body: [
          `
A board wants to know three things of you: are we where you said we’d be, what might hurt us, and what do you need. Imogen’s first version had 26 slides and began with the campaign. The signed one: a minute on what was promised and what came; three on the one thing that matters; two on the risk; one on the decision wanted; three left empty. At about 130 words a minute, seven minutes are 910 words. Count yours.
`,
          {
            type: 'exercise',
            title: 'Ten minutes and six questions',
            task: 'Write it, speak it with a clock, and list the six questions you hope not to hear, with answers of two sentences.',
            criteria: [
              'It ends after seven minutes, without hurry',
              'What was missed is said before what was reached',
              'Your partner asked the worst of the six, and you didn’t explain',
            ],
          },
        ],
      },
      {
        slug: 'guest-a-chair',
        title: 'Guest lesson: what the chair is thinking',
        minutes: 60,
        kind: 'reading',
        body: [
          `
*By the chair of two boards and a hospital trust.* I have read your paper twice; the others have read it once, in a car. While you speak, I watch whether the finance director is surprised. If she is, we stop there. I’m not testing your campaign, which I couldn’t judge. I am finding out whether I will hear about trouble early, and whether you know what you don’t know. When a member asks something foolish, answer it as though it weren’t. When I ask whether you need more money, and you don’t, say so; I shall believe you the next time.

The task: before your next paper goes out, sit with the person from finance for twenty minutes and ask what would surprise her. Change the paper accordingly. Then write a first sentence that would do for the member in the car.
`,
        ],
      },
      {
        slug: 'the-first-hundred-days',
        title: 'The first hundred days',
        minutes: 70,
        kind: 'exercise',
        body: [
          `
Days 1 to 30, listen: ten customers, every member of the team, each neighbor department, with the same four questions, and promise nothing. Days 31 to 60, tell: one page of what you heard, read out to those who said it. Then stop one thing and mend one small thing everybody hates. Days 61 to 100, choose: page two of the strategy. Whoever chooses on day ten has chosen what she did in her last company.
`,
          {
            type: 'exercise',
            title: 'A calendar of a hundred days',
            task: 'Write yours, beginning on your first day or on Monday, with names in the first thirty.',
            criteria: [
              'The four questions are on it, and none is about marketing',
              'The small thing everybody hates was named by others',
              'Nothing is announced before day 31',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Capstone: your own strategy, reviewed by checklist',
    lessons: [
      {
        slug: 'put-the-pages-together',
        title: 'Put the pages together',
        minutes: 50,
        kind: 'exercise',
        body: [
          `
By now you have four pages of strategy, a budget with an envelope, a chart, two roles, a brief, a measurement plan and ten minutes for the board. They were written weeks apart and they won’t agree. Read them in one sitting and follow a single action through all of them: is it on page three, in the budget under the same name, in somebody’s box, in the plan for measuring, and in the board’s ten minutes? In Imogen’s first set, repairs were in four of the five.
`,
          {
            type: 'exercise',
            title: 'Follow each action',
            task: 'Make a table of your actions against the documents and mend every hole.',
            criteria: [
              'Every action appears in all five, with the same name, date and sum',
              'Nothing is in the budget that isn’t in the table',
              'You cut at least one action because nobody’s box had room',
            ],
          },
        ],
      },
      {
        slug: 'the-strict-list',
        title: 'The strict list',
        minutes: 45,
        kind: 'exercise',
        body: [
          `
Give the set to your reader and to one person who could say no to it. They get this list and a pen, and you get tea. Every “no” is a place to go back to. Nobody passes at the first attempt; the fewest I have seen is three. When the list is through, sign the first page and date it. In a year, read it again before you write the next.
`,
          {
            type: 'exercise',
            title: 'The list',
            task: 'Have both readers answer each point with yes or no, separately.',
            criteria: [
              'After one reading I could say the diagnosis and the choice',
              'I know three things they will not do',
              'Every sum of money has a reason I could repeat to someone else',
              'Each outcome has one name',
              'I know what they will look at, when, and what would change their mind',
              'I found the sentence I believe least, and it does not carry the plan',
            ],
          },
        ],
      },
    ],
  },
]
