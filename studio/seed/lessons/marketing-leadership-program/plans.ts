import type {SectionSeed} from '../types.ts'

/** The strategy and the money for it. */
export const plans: SectionSeed[] = [
  {
    title: 'Strategy on four pages',
    lessons: [
      {
        slug: 'page-one-where-we-stand',
        title: 'Page one: where we stand',
        minutes: 70,
        kind: 'exercise',
        body: [
          `
Imogen’s first version had eleven pages of market data and no sentence a competitor would have minded. The signed one had nine facts, each with a source, and ended in a diagnosis: *Guides wear us and tourists don’t know it.* A diagnosis names one obstacle, large enough to matter and small enough to be moved in a year. If it would have been true five years ago, it is a description.
`,
          {
            type: 'exercise',
            title: 'Nine facts and a diagnosis',
            task: 'Write page one. At least four of the nine facts come from customers you spoke to yourself.',
            criteria: [
              'Each fact could turn out to be false, and has a source',
              'One fact is unpleasant for somebody who will read it',
              'The diagnosis is under fifteen words and names one obstacle',
            ],
          },
        ],
      },
      {
        slug: 'page-two-the-choice',
        title: 'Page two: the choice, and what it excludes',
        minutes: 75,
        kind: 'exercise',
        body: [
          `
Put three real options on the page, each of which a reasonable person could prefer: more guides, first-time walkers, or repairs for life. Say what each would need you to believe. Then choose, and list what won’t be done: *no new town this year, no discount before November, nothing for children*. The founder crossed out the last item and wrote it in again a day later. That day was the meeting.
`,
          {
            type: 'exercise',
            title: 'Three options, one signature',
            task: 'Write page two with three options, the beliefs behind each, your choice and at least five exclusions.',
            criteria: [
              'A colleague can argue for a rejected option from your own page',
              'Every belief could be checked within a quarter',
              'One exclusion has a person’s name in mind',
            ],
          },
        ],
      },
      {
        slug: 'page-three-what-we-will-do',
        title: 'Page three: what we will do',
        minutes: 75,
        kind: 'exercise',
        body: [
          `
Four to six actions that only make sense together. If guides come first, then repairs in 48 hours, boots lent for a season, a shelf in forty huts, and a film made by a guide belong to each other, while a lottery does not. Test it by taking one away: do the others become weaker? For each write who, by when, for how much, and the first visible sign. Anything that was going to happen anyway doesn’t belong here.
`,
          {
            type: 'exercise',
            title: 'Actions that need each other',
            task: 'Write page three and draw a line between any two actions that strengthen one another.',
            criteria: [
              'No action is without a line',
              'Each has one name and not a department',
              'The first sign appears within ten weeks',
            ],
          },
        ],
      },
      {
        slug: 'page-four-how-we-will-know',
        title: 'Page four: how we will know, and when we stop',
        minutes: 70,
        kind: 'exercise',
        body: [
          `
Three numbers for the year, one for the quarter, and two conditions under which you’ll change course. Imogen’s: *If fewer than 25 of 40 huts have reordered by August, we were wrong about guides, and meet.* She wrote that in January, when nobody’s pride was in it. In August it was 31. A year later, another line was missed and the meeting took twenty minutes, because the page had already had the quarrel.
`,
          {
            type: 'exercise',
            title: 'Page four, then all four',
            task: 'Write it, and give all four pages to your reader for the three readings.',
            criteria: [
              'Each condition has a number, a date and what follows',
              'None of the numbers can be improved by spending alone',
              'From memory, your reader stated diagnosis, choice and cost correctly',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Budgets and the language of finance',
    lessons: [
      {
        slug: 'every-line-has-a-reason',
        title: 'Every line has a reason',
        minutes: 65,
        kind: 'exercise',
        body: [
          `
A budget copied from last year plus four percent is a confession. Start from page three: each action becomes lines, and each line a sentence of the form *we spend this, so that this happens, and we believe it because*. What is left over is what you’re keeping alive out of habit. In Imogen’s £610,000 there was £148,000 without a sentence. She kept £39,000 of it, because two of the sentences turned out to be good.
`,
          {
            type: 'exercise',
            title: 'Sentences for money',
            task: 'Write the sentence for every line over one percent of your budget.',
            criteria: [
              'The lines add up to the total, to the pound or dollar',
              'At least a tenth had no honest sentence, and is marked',
              'People’s time has a price on it too',
            ],
          },
        ],
      },
      {
        slug: 'what-finance-means',
        title: 'What finance means by it',
        minutes: 65,
        kind: 'exercise',
        body: [
          `
Five words cause most misunderstandings. *Committed* is promised and can’t be taken back, *spent* is invoiced, *paid* has left the bank. *Contribution* is what a sale leaves after its own costs. *Run rate* is what a year costs if every month is like this one. In October, Imogen reported £480,000 spent. Finance had £530,000, as £50,000 was committed for the November fair. Both were right, and for an hour both thought the other was hiding something.
`,
          {
            type: 'exercise',
            title: 'Twelve months, three columns',
            task: 'Lay out your year by month: committed, spent, paid. Sit down with someone from finance for half an hour and correct it.',
            criteria: [
              'You know the last date on which each large line can be stopped',
              'One number changed because of the conversation',
              'You used all five words correctly in it',
            ],
          },
        ],
      },
      {
        slug: 'guest-a-finance-director',
        title: 'Guest lesson: what the finance director is thinking',
        minutes: 60,
        kind: 'reading',
        body: [
          `
*By the finance director of a company that sells by catalog.* While you show me the campaign I’m doing three sums. What do we lose if it fails entirely? When does the cash go out, and when does it come back? And have your last three forecasts been high or low? I don’t need marketing to be certain. I need your errors to go in both directions. Someone who misses by ten percent, up one year and down the next, gets her money from me. Someone who is always just short of a number she always just raised doesn’t.

> Bring me the bad month before I find it. That is worth more than a good quarter.

The task: write down your last three forecasts beside what happened. Say in one sentence which way you err and by how much, and put that sentence into your next request.
`,
        ],
      },
      {
        slug: 'losing-a-fifth',
        title: 'A plan for losing a fifth',
        minutes: 70,
        kind: 'exercise',
        body: [
          `
The cut comes in a telephone call on a Friday. If you haven’t thought about it, you will take a fifth off everything, and then everything is too small to work. Sort your lines now: what would go first (habits), what would go entirely rather than shrink (the fair: half a stand is no stand), what is protected because the strategy stands on it. From £610,000 a fifth is £122,000. Imogen’s first £109,000 were the lines without a sentence.
`,
          {
            type: 'exercise',
            title: 'The envelope',
            task: 'Write the plan on one page, with dates after which each saving is no longer possible, and put it in an envelope.',
            criteria: [
              'It adds up to exactly a fifth',
              'At least two lines go entirely and at least three are untouched',
              'You could send it on a Friday within the hour',
              'It says what the company will have less of, in plain words',
            ],
          },
        ],
      },
    ],
  },
]
