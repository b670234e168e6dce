import type {SectionSeed} from '../types.ts'

/** Links from others, and what to do with what Search Console shows. */
export const upkeep: SectionSeed[] = [
  {
    title: 'Links worth having',
    lessons: [
      {
        slug: 'something-worth-citing',
        title: 'Something worth citing',
        minutes: 30,
        kind: 'exercise',
        body: [
          `
People link to what saves them an explanation: a number nobody else has, a table, a map, a definition, a tool. The news site counted how often the bridge had closed each month for ten years. It was an afternoon in the archive, and it has been cited by two newspapers, a trucking forum and a dissertation. A small sender of facts beats a large sender of opinions. Bought links are against the engines’ rules, and they look exactly like what they are.
`,
          {
            type: 'exercise',
            title: 'What do you know that nobody has counted?',
            task: 'List five things you could count, measure, photograph or put in a table from your own work in one day. Make the best of them and publish it as a page.',
            criteria: [
              'The source and the method stand on the page',
              'A journalist could quote it in one sentence',
              'You would be able to repeat it next year',
            ],
          },
        ],
      },
      {
        slug: 'asking-for-a-link',
        title: 'Asking for a link without shame',
        minutes: 26,
        kind: 'exercise',
        body: [
          `
There are three honest occasions: somebody mentions you and forgot the link; somebody links to a page that no longer exists, and you have a living one; somebody’s readers would be helped by the thing you made. The letter has four sentences: where you read it, what you noticed, what you offer, thank you. Of 30 that I sent for a wildlife charity, 11 were answered and 7 led to a link. A hundred form letters would have brought fewer and cost the charity its name.
`,
          {
            type: 'exercise',
            title: 'Five letters',
            task: 'Find five such places and write to a person at each.',
            criteria: [
              'You read the page you refer to, and one sentence of your letter proves it',
              'The link would help the other site’s readers even if you gained nothing',
              'There is no second reminder after the first',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Measuring, improving, reporting',
    lessons: [
      {
        slug: 'what-to-improve-next',
        title: 'What to improve next',
        minutes: 25,
        kind: 'exercise',
        body: [
          `
Search Console answers this in three filters. *Shown often, clicked seldom, place 1 to 5*: rewrite the title. *Place 6 to 20, worth a lot to you*: rewrite the page. *Fewer clicks than in the same months of last year*: look at the results page, because someone answers better now, or the question has changed. Compare with the same season and never with last month. In a yarn shop July is always a disaster.
`,
          {
            type: 'exercise',
            title: 'The next five',
            task: 'Run the three filters and choose five pages for the coming month, with the reason and the expected sign beside each.',
            criteria: [
              'Every choice comes from a filter and fits your ranking of worth',
              'You wrote down by which date you’ll look again',
              'One of the five is a page you decided to leave alone, with the reason',
            ],
          },
        ],
      },
      {
        slug: 'a-report-of-one-page',
        title: 'A report of one page',
        minutes: 24,
        kind: 'reading',
        body: [
          `
It has four parts, in this order. What we set out to do. What we did, in a list of pages. What happened: clicks on the pages we worked on, against the same month last year, and what those visitors did on the site. What comes next, and what we need for it. Positions are left out, or in a footnote. Where a number fell, say so in the first line; whoever hides one red figure is not believed about the green ones.
`,
          {
            type: 'quiz',
            question:
              'Clicks to the whole site rose by 12 percent. On the six rewritten pages they rose by 40, on the untouched ones they fell by 3. Which sentence belongs in the report?',
            answers: [
              {
                text: 'Our work raised traffic by 12 percent',
                explanation:
                  'It mixes what you touched with what you didn’t, and makes your work look smaller than it was.',
              },
              {
                text: 'The six pages we rewrote gained 40 percent, while the others lost 3. We go on with the next six',
                right: true,
                explanation:
                  'The untouched pages show what would roughly have happened anyway, which makes the gain believable, and a decision follows.',
              },
              {
                text: 'We are on course for the first place',
                explanation: 'A promise that nobody controls, and no number in the report supports it.',
              },
            ],
          },
          'Your task: write this month’s page for someone who has four minutes, and send it.',
        ],
      },
    ],
  },
]
