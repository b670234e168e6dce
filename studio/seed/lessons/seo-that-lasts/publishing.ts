import type {SectionSeed} from '../types.ts'

/** The plan of the site, the pages on it, and their health. */
export const publishing: SectionSeed[] = [
  {
    title: 'Structure: sites, sections, links',
    lessons: [
      {
        slug: 'a-plan-a-stranger-can-follow',
        title: 'A plan a stranger can follow',
        minutes: 93,
        kind: 'exercise',
        body: [
          `
A site’s menu is usually a map of the company that owns it. There is *Resources*, because there is a person who looks after resources. A stranger has never met that person. She wants to wash a sweater.

Write the name of each page that is to stay on a card. Ask three people who don’t know your trade to sort the cards into heaps and to name the heaps. Do not help. They will put *Care* where you had *Resources*, and they’re right, since they are the ones who will be looking. Where all three agree, you have a section. Where they differ, the name of the page is usually at fault, so ask what they thought it meant.

A small site needs two levels: section and page. If you find yourself drawing a fourth, you probably have two sites, or one section too many. And the address should say what the page is, in words that will still be true in five years: */care/washing-wool-by-hand*, and neither */p=318* nor */2026-spring-guide*.

## Links between your own pages

The plan is the skeleton. The links inside your sentences are what moves. Each is a small recommendation, made where the question arises, and its words tell reader and robot what will come. *Click here* tells them nothing. *How to wash wool without felting it* does all the work.

There are two directions. **Down and up**, from a section’s page to each of its pages and back. And **sideways**, to the next question of the chain that you wrote: from washing to drying, from drying to what to do about a shrunken sleeve. Take the paragraph where that question would come up and put the link there, rather than in a list of *related articles* at the foot, which people pass by as they pass by advertisements.

As an example, on the washing page: *Lay it on a towel in its shape. If it has already shrunk, some of it can be won back* leads to the page on shrunken wool in the words that the worried person has in mind. In the newsroom we did this on four hundred pages. It took two of us three weeks, and the average visitor read 1.9 pages where it had been 1.2. No line of text was changed otherwise.
`,
          {
            type: 'exercise',
            title: 'The plan and the walk',
            task: `
Allow 90 minutes, most of it for the three people. Have your cards sorted three times, draw one plan on one sheet with the sorters’ words on the sections, and show it to a fourth person. Then take your five best pages and give each three links in and three links out, inside sentences.
`,
            criteria: [
              'The fourth person finds five given pages on paper, without help',
              'No page is more than three clicks from home, and no island is left from your first walk',
              'Every link makes sense when it is read aloud without its sentence',
              'You could justify each link to a reader without the word “SEO”',
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
        minutes: 123,
        kind: 'exercise',
        body: [
          `
On the old page of the news site, the answer to *when does the bridge open* came after a history of the bridge. On the new one, the first line read: *The Free Bridge is open from 6 a.m. to midnight, every day; trucks until 10 p.m.* The editor was afraid that people would leave once they had been answered. They stayed longer than before, since the next line took up what they would ask then: what happens in high wind, and where to look for it.

So a page has an order. The answer, in two sentences. Then the chain of questions from the section before last, one heading each, in the order in which one person would have them. Then whatever only you can know: the photograph of your own felted sleeve, the number you counted, the mistake you made. If there is nothing of that kind, ask yourself why anyone should read it here.

## Two lines on someone else’s page

Title and description are read among nine rivals, and have one job there: to say *this answers you*. Put the thing first and your name last. About 60 characters of a title are shown and about 155 of a description, depending on the screen. *Washing wool by hand: cold, 30 minutes, lying flat | Lindqvist Yarn* has 67, so *lying flat* moves to the description. The engine may write its own lines if it thinks that yours don’t fit. Often it is right, and you can learn from what it chose.
`,
          {
            type: 'table',
            caption: 'One page of the yarn shop, four weeks before and four weeks after',
            head: ['', 'Title', 'Clicks per 100 shown'],
            rows: [
              ['Before', 'Home > Guides > Wool Care', '1.1'],
              ['After', 'Washing wool by hand: cold water, 30 minutes', '3.4'],
            ],
          },
          `
## Rewrite before you write

An old page in eleventh place, with a few links and some history, is usually nearer to success than an empty sheet. Open its queries in Search Console. You will find questions for which it is shown and which it doesn’t answer, and paragraphs that nobody ever asked for. Move the answer up, add the missing questions, strike the rest. Keep the address. Change the date only if you have really changed the page.
`,
          {
            type: 'exercise',
            title: 'One new page and two old ones',
            task: `
Allow two hours, in two sittings. Write the highest topic of your list as a new page. Then rewrite two pages that stand between places 6 and 20 for a search you ranked highly. Give all three a title and a description, and note the date.
`,
            criteria: [
              'Someone who reads only the first screen on a phone has the answer',
              'On the two old pages the three largest unanswered queries are answered now, and a quarter of the old words are gone',
              'Each page holds something that only you could know',
              'Every fact was checked again, and its source is named where that isn’t you',
              'A customer read one of them and asked nothing that stood in it',
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
        minutes: 93,
        kind: 'exercise',
        body: [
          `
There are programs that give your site a mark out of 100. They count what can be counted by a machine, such as missing descriptions on pages that nobody should see, and they have never met your customers. Seven looks tell you more, and they take an hour.

1. **Answers.** Does each address give a 200 or a deliberate redirect? Try one that does not exist, too: it must say 404.
2. **One site.** Type your home address with *http* and *https*, with *www* and without. All four should end in the same place.
3. **The lock.** Read robots.txt once more. It changes when nobody is looking.
4. **The marks.** Which pages say *noindex*, and do you want that?
5. **The list of the left out.** Under *Pages* in Search Console, with the reasons.
6. **A telephone.** Not a narrow window on your desk. A telephone, in the sun, with a thumb.
7. **The wait.** How long until the main thing is there?

## Speed that people feel

For the last look there are three measures taken from real visits, each with a mark that three visits out of four should reach. The largest thing on the screen appears within 2.5 seconds (*LCP*). A tap gets a reaction within 200 milliseconds (*INP*). And the page jumps about by less than 0.1, a figure made from how much moves and how far (*CLS*). PageSpeed Insights shows them for any address that has enough visitors.

On small sites the first is nearly always the same culprit: a photograph as it came from the camera. One of Marta’s had 4.8 megabytes. Saved at 1,600 pixels wide it had 180 kilobytes, which is 1/27, and nobody saw the difference. Pages jump when a picture’s width and height aren’t written down, so the text has to make way once it arrives.

## Asking a developer

What you cannot mend yourself goes to someone who can, in four lines. *What happens: the 143 filter pages can be indexed one by one. Where: for example, this address. What should happen: each names the yarn’s main page as canonical. How we’ll know: the page’s source has a line with rel=canonical, and it holds that address.* There is nothing in it about how. The fourth line is the one that people leave out, and it’s why so much gets done without having been done.
`,
          {
            type: 'exercise',
            title: 'The health report',
            task: `
Allow 90 minutes. Go through the seven looks and write one line on each. Measure a home page, a guide and a product page on the setting for phones, and remove the heaviest cause on one of them today. Turn everything else into requests of four lines, in order of effect: first what keeps pages from being read at all, then copies, then speed.
`,
            criteria: [
              'Another person could repeat each finding from your note',
              'For the page you mended, before and after were measured the same way and stand side by side',
              'Every request has a check that you can carry out yourself',
              'The whole report fits on two pages, and the first three requests would matter even if nothing else were done',
            ],
          },
        ],
      },
    ],
  },
]
