import type {SectionSeed} from '../types.ts'

/** Links from others, and what to do with what Search Console shows. */
export const upkeep: SectionSeed[] = [
  {
    title: 'Links worth having',
    lessons: [
      {
        slug: 'something-worth-citing',
        title: 'Something worth citing',
        minutes: 123,
        kind: 'exercise',
        body: [
          `
People link to what saves them an explanation: a number that nobody else has, a table, a map, a definition, a small tool. They do not link to an opinion, of which they have their own, and they seldom link to a shop, since that would look like advertising.

The news site counted how often the bridge had been closed in each month of ten years. It was an afternoon in the archive. The table has been cited by two newspapers, a trucking forum and a dissertation, and each of them sends a few readers every week, years later. Marta weighed what was left over from forty sweaters and published *how much yarn people really need, by size*. Knitting groups pass it on because it settles an argument.

Look for three properties. It can be **counted or measured** by you, with means that you have. It can be **quoted in one sentence**: *in ten winters the bridge was closed on 61 days*. And it can be **repeated**, so that next year’s edition goes to everyone who cited the last.

Put the method on the page: how many, when, by whom, what was left out. Without it a careful person won’t cite you, and careful people are the ones you want. Links that are bought are another matter. They are against the engines’ rules, and they look exactly like what they are.

## Asking without shame

Some links have to be asked for, and there are three honest occasions. Somebody mentions you and forgot the link. Somebody links to a page that no longer exists, and you have a living one on the same question. Or somebody’s readers would be helped by what you made. The letter has four sentences.
`,
          {
            type: 'quotation',
            text: 'I read your page on spring closures this morning. The link to the county’s list leads nowhere since they moved their site. We have counted the closures for ten years and keep the table current, here. Thank you for the map, which I use every week.',
            source: 'A letter of the second kind, as we sent it',
          },
          `
Of thirty that I sent for a wildlife charity, eleven were answered and seven led to a link. A hundred form letters would have brought fewer, and cost the charity something of its name.
`,
          {
            type: 'exercise',
            title: 'One thing, five letters',
            task: `
Allow two hours. List five things you could count, measure, photograph or put in a table in one day of your own work. Choose one, make a first version, and publish it with its method, however small. Then find five places where it, or another page of yours, would help, and write to a person at each.
`,
            criteria: [
              'A journalist could quote it in one sentence, and that sentence stands on the page',
              'The method is there: how many, when, and what you left out',
              'One sentence in each letter proves that you read the page it refers to',
              'The link would help the other site’s readers even if you gained nothing',
              'After the first reminder there is no second',
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
        minutes: 43,
        kind: 'exercise',
        body: [
          `
Once there are eleven good pages, the temptation is to write the twelfth. More often the next hour is worth more on one of the eleven. Search Console can say which, if you ask three questions of it, each with its own filter under *Performance*.

**Shown often, clicked seldom, in places 1 to 5.** The page is found and stands high, and people choose a neighbor. That is a matter of its two lines. Rewrite title and description, and nothing else, so that you know what did it.

**Places 6 to 20, and worth a lot to you.** The page is thought about right and not quite enough. Open its queries, answer what it doesn’t answer, link to it from three neighbors. This takes half a day and is the best paid work in the course.

**Fewer clicks than in the same months of last year.** Go and look at the results page, because something has changed there. Someone may answer better. The engine may answer above the list, so that fewer people click on anything. Or the question has gone out of season, out of fashion, or split in two.
`,
          {
            type: 'table',
            caption: 'Five rows from an October in Marta’s shop, compared with the October before',
            head: ['Page', 'Shown', 'Clicks', 'Place', 'Clicks a year ago'],
            rows: [
              ['washing wool', '6,100', '207', '3.8', '180'],
              ['yarn that forgives', '900', '61', '2.2', '58'],
              ['how much yarn', '4,800', '53', '4.1', '0 (new)'],
              ['needle sizes', '3,900', '31', '11.4', '76'],
              ['drying wool', '2,200', '26', '8.7', '24'],
            ],
          },
          `
*How much yarn* is the first filter: fourth place, and one click in ninety. Its title began with the shop’s name. *Drying wool* is the second: place 8.7, and it’s next in the chain after her strongest page, which did not link to it. *Needle sizes* is the third, and when we looked, a calculator had moved in above it. We left it alone. You will not write a better calculator by Friday.

Compare with the same season and never with last month. In a yarn shop July is always a disaster, and September always a triumph, whatever anyone did.
`,
          {
            type: 'exercise',
            title: 'The next five',
            task: `
Allow 40 minutes. Run the three filters on your own site, or on the table above if yours is too young to have a year. Choose five pages for the coming month; beside each, write the reason, the one thing that you will change, and the sign you expect.
`,
            criteria: [
              'Every choice comes from a filter and fits your ranking of worth',
              'On each page only one kind of change is planned',
              'You wrote down the date on which you will look again, at least four weeks away',
              'One of the five is a page that you decided to leave alone, with the reason',
            ],
          },
        ],
      },
      {
        slug: 'a-report-of-one-page',
        title: 'A report of one page',
        minutes: 48,
        kind: 'exercise',
        body: [
          `
The charity’s director had four minutes for my report, between two meetings, standing. I had brought eleven pages. She turned to the last, looked for the sentence that said what to do, did not find it, and said, “Tell me in the corridor.” Everything I know about reports I learned on the way to the elevator.

It has four parts, in this order.

1. **What we set out to do.** One sentence, copied from last month’s report, so that nobody can move the goal.
2. **What we did.** A list of pages, each with a verb: wrote, merged, mended.
3. **What happened.** Clicks on the pages we worked on, against the same month last year, beside those on the pages that we left alone. And what the visitors did on the site, if you can count it.
4. **What comes next,** and what we need for it.

Positions are left out, or stand in a footnote. Where a number fell, say so in the first line of part three. Whoever hides one red figure is not believed about the green ones.

## A comparison that is hard to argue with

The pages you did not touch are worth gold. They went through the same season, the same holiday and the same change of rules. If the touched ones gained 40 percent and the others lost 3, you have a rough idea of what your work did. It is no proof, since you chose pages that you thought would gain, and you should say that as well.
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
          {
            type: 'exercise',
            title: 'Four minutes, standing',
            task: `
Allow 45 minutes. Write this month’s page for the person who pays for the site, or for yourself if that is you. Then read it aloud with a watch, standing, and send it.
`,
            criteria: [
              'It can be read aloud in four minutes',
              'The first line of part three names the worst figure, if there is a bad one',
              'Nothing in it promises what depends on other people’s pages',
              'The reader could say yes or no to part four without asking you anything',
            ],
          },
        ],
      },
    ],
  },
]
