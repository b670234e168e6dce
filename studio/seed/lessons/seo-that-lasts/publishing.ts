import type {SectionSeed} from '../types.ts'

/** The plan of the site and the pages on it. */
export const publishing: SectionSeed[] = [
  {
    title: 'Structure: sites, sections, links',
    lessons: [
      {
        slug: 'a-plan-a-stranger-can-follow',
        title: 'A plan a stranger can follow',
        minutes: 38,
        kind: 'exercise',
        body: [
          `
Write the name of each page that will stay on a card. Ask three people who don’t know your trade to sort the cards into heaps and to name the heaps. They will put *Care* where you had *Resources*, and they are right, since they will be the ones looking. A small site needs two levels: section, page. If you need a fourth, you probably have two sites or one section too many.
`,
          {
            type: 'exercise',
            title: 'Draw the plan',
            task: 'From the three sortings, draw one plan of your site on one sheet, with the words of the sorters on the sections.',
            criteria: [
              'No page is more than three clicks from home',
              'A fourth person finds five given pages on paper, without help',
              'Each address says what the page is, in words, and will still be true in five years',
            ],
          },
        ],
      },
      {
        slug: 'links-between-your-own-pages',
        title: 'Links between your own pages',
        minutes: 34,
        kind: 'exercise',
        body: [
          `
A link inside a sentence is the cheapest recommendation there is, and its words tell reader and robot what comes. *Click here* tells them nothing. *How to wash wool without felting it* does all the work. Link where the question comes up, down from the section’s page to its pages and sideways to the next question of the chain you wrote. When the newsroom linked four hundred rewritten pages to each other in this way, the average visitor read 1.9 pages in the place of 1.2.
`,
          {
            type: 'exercise',
            title: 'Three in, three out',
            task: 'For each of your five best pages add three links to it from other pages and three from it to the reader’s next questions.',
            criteria: [
              'Every link would make sense read aloud, out of its sentence',
              'No island is left from your first walk',
              'You could justify each link to a reader, without the word “SEO”',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'The page that answers',
    lessons: [
      {
        slug: 'the-answer-in-the-first-screen',
        title: 'The answer in the first screen',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
On the old page, the answer to *when does the bridge open* came after a history of the bridge. On the new one, the first line read: *The Free Bridge is open from 6 a.m. to midnight, every day; trucks until 10 p.m.* People did not leave sooner for having been answered. They stayed, as the next line took up what they would ask then.
`,
          {
            type: 'exercise',
            title: 'Page one of three',
            task: 'Write your highest-ranked topic as a page. Answer in the first two sentences, then go through the chain of questions, one heading each.',
            criteria: [
              'Someone reading only the first screen of a phone has the answer',
              'Each heading is a question or the answer to one',
              'There is something on it that only you could know',
              'Nothing is there only to make it longer',
            ],
          },
        ],
      },
      {
        slug: 'title-and-description',
        title: 'Two lines that stand on someone else’s page',
        minutes: 28,
        kind: 'reading',
        body: [
          `
Your title and description appear among nine rivals, and there they have to say: this answers you. Aim for a title under about 60 characters and a description under about 155, the thing first and your name last. *Washing wool by hand: cold, 30 minutes, lying flat | Lindqvist Yarn* is 67, so *lying flat* moves to the description. The engine may write its own if it thinks yours doesn’t fit. Often it’s right, and you can learn from what it chose.
`,
          {
            type: 'table',
            caption: 'Before and after, on one page of the yarn shop',
            head: ['', 'Title', 'Clicks per 100 shown'],
            rows: [
              ['Before', 'Home > Guides > Wool Care', '1.1'],
              ['After', 'Washing wool by hand: cold water, 30 minutes', '3.4'],
            ],
          },
          'Your task: rewrite both lines for the ten pages that are shown most and clicked least. Note the date, and compare four weeks with four weeks.',
        ],
      },
      {
        slug: 'rewrite-before-you-write',
        title: 'Rewrite before you write',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
An old page in eleventh place, with a few links and some history, is usually nearer to success than an empty sheet. Open its queries in Search Console. You will find questions it is shown for and doesn’t answer, and parts that nobody ever asked about. Move the answer up, add the missing questions, strike the rest. Keep the address. Put a date on it only if you really changed it.
`,
          {
            type: 'exercise',
            title: 'Pages two and three',
            task: 'Rewrite two pages that stand between places 6 and 20 for a search you ranked highly.',
            criteria: [
              'The three largest unanswered queries are answered now, each under a heading',
              'At least a quarter of the old words are gone',
              'Every fact was checked again, and the source is named where it isn’t you',
              'A customer read it and asked nothing that stood in it',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Technical health without a developer',
    lessons: [
      {
        slug: 'a-health-check-in-seven-looks',
        title: 'A health check in seven looks',
        minutes: 28,
        kind: 'exercise',
        body: [
          `
Seven looks tell most of it: does each address answer with 200 or a deliberate redirect; is there one version of the site, with https and either with *www* or without; what does robots.txt close; which pages are marked *noindex*; what stands under *Pages* in Search Console as left out, and why; does it work on a telephone; how long until the main thing shows. No tool’s score out of 100 replaces looking.
`,
          {
            type: 'exercise',
            title: 'The report’s first half',
            task: 'Go through the seven and write a line on each: what you saw, on which pages, with a screenshot.',
            criteria: [
              'Each finding can be repeated by somebody else from your note',
              'You tried all four ways of writing your home address',
              'Findings are facts so far, without advice',
            ],
          },
        ],
      },
      {
        slug: 'speed-that-people-feel',
        title: 'Speed that people feel',
        minutes: 28,
        kind: 'exercise',
        body: [
          `
Three measures come from real visitors, and each has a mark to reach for three visits out of four: the largest thing on the screen appears within 2.5 seconds (*LCP*); a tap gets a reaction within 200 milliseconds (*INP*); and the page jumps about by less than 0.1 (*CLS*). On small sites the cause is nearly always the same: a photograph as it came from the camera. One of 4.8 megabytes, saved at 1,600 pixels wide, becomes 180 kilobytes, and nobody sees the difference.
`,
          {
            type: 'exercise',
            title: 'Three pages, three causes',
            task: 'Measure your home page, a guide and a product page with a free tool, on the setting for phones. Find the heaviest single cause on each and remove one today.',
            criteria: [
              'Before and after stand side by side, measured the same way',
              'You can name the cause in words a colleague understands',
              'Every picture has its width and height written in the page',
            ],
          },
        ],
      },
      {
        slug: 'asking-a-developer',
        title: 'Asking a developer, and checking it was done',
        minutes: 28,
        kind: 'exercise',
        body: [
          `
A good request has four lines. *What happens: the 143 filter pages can each be indexed. Where: for example this address. What should happen: each names the yarn’s main page as canonical. How we’ll know: in the page’s source there is a line with rel=canonical, and it holds that address.* No instruction about how. Sort requests by effect: first what keeps pages from being read at all, then copies, then speed, then everything else.
`,
          {
            type: 'exercise',
            title: 'Finish the health report',
            task: 'Turn each finding into such a request, put them in order of effect, and hand over the first three.',
            criteria: [
              'Every request has a check that you can carry out yourself',
              'The first three would matter even if nothing else were done',
              'The whole report fits on two pages',
            ],
          },
        ],
      },
    ],
  },
]
