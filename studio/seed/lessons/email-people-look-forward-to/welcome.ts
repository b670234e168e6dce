import type {SectionSeed} from '../types.ts'

export const welcome: SectionSeed = {
  title: 'The welcome sequence',
  lessons: [
    {
      slug: 'three-letters-in-eight-days',
      title: 'Three letters in eight days',
      minutes: 65,
      kind: 'exercise',
      body: [
        `
The evening on which someone signs up is the most attentive you will ever have her. She has just been helped, she knows your name, and she is waiting to see whether you meant it. Most senders answer with a message that says *Thank you for subscribing* and then go quiet for two weeks.

A welcome sequence is three letters that every new reader gets, at the same distance from the day she came. You write them once, and your software sends them. At Hollis & Daughter, 60 people came in one spring, and this is what they did.
`,
        {
          type: 'table',
          caption: 'Sixty new readers, three letters',
          head: ['Letter', 'When', 'What it asks for', 'Did it', 'Left'],
          rows: [
            ['1, what you came for', 'At once', 'Press: the repair', '38 (63%)', '0'],
            ['2, the best one', 'Day 3', 'Press: the guide', '24 (40%)', '1'],
            ['3, a question', 'Day 8', 'Reply in a line', '15 (25%)', '1'],
            ['An ordinary issue', 'Every other Thursday', 'Press: the part', 'about 12%', '1 in 300'],
          ],
        },
        {
          type: 'figure',
          name: 'welcome-sequence',
          alt: 'A time line of two weeks. An envelope stands at day 0, a second at day 3, a third at day 8, and at day 10 the first ordinary issue, in another color.',
          caption: 'Each letter has one job. The first ordinary issue comes when all three have been sent.',
        },
        `
## Letter one, at once: what you came for

It keeps the promise of the form while it is still warm. She asked for repairs, so there is a repair in it. This is Renée’s.
`,
        {
          type: 'quotation',
          text: `If your toilet runs at night, put a few drops of food coloring in the tank and go to bed. If there is color in the bowl in the morning, it is the flapper, which costs $6 and takes ten minutes: *here is how, with pictures*.

That’s what you will get from me every other Thursday: one repair, the price of the part, and how to tell whether it is yours. I’m Renée. My father opened the shop in 1971, and I sweep it.

If my letter hides from you, look in the folder with the advertisements and drag it out. Your mailbox will learn.

Renée`,
          source: 'Letter one of the sequence at Hollis & Daughter',
        },
        `
It takes 30 seconds to read. It begins in the middle, gives something, says in one sentence what will come, and asks for the one technical favor that matters, at the one moment at which people are willing to do it.

## Letter two, on day 3: the best you have

Look up which of your issues was answered or pressed most, and send that one, hardly changed. If you have no issues yet, use the one from the last section. New readers judge by the second letter whether the first was an accident. Between the lines it may also say why you do this at all. Renée’s second is about a window that had been painted shut for thirty years, and about the old man who stood at it when it opened.

## Letter three, on day 8: a question

By now she knows you a little. Ask her something you would like to know and she likes to tell. *How old is your house, and what in it makes the worst noise?* Renée answers each of them in a line or two. It takes her ten minutes a week and gives her most of what she writes about.

Here is also the place for your private half, in one open sentence: *Everything I write about is in the shop, and if it isn’t, I’ll tell you who has it.* Better here than hidden in every issue.

## Mechanics

Hold back the ordinary issue until a new reader has had all three; every decent program has a switch for it. Otherwise she may get two letters on one Thursday. Look at the sequence twice a year as though you had just signed up. I once found, after fourteen months, that mine still wished people a pleasant summer.
`,
        {
          type: 'callout',
          tone: 'note',
          title: 'Why no discount in the first letter?',
          text: `Because the first thing you give tells people what you are. If it’s a coupon, you are a shop that sends coupons, and your readers will wait for the next one. Where an offer was the reason they signed up, keep your word and send it in letter one, and begin with letter two to be something else.`,
        },
        {
          type: 'exercise',
          title: 'Write the three',
          task: `
Write letter one, in at most 130 words. Choose or adapt letter two. Write letter three in at most 80, around one question. Above each, note in five words what it is for. Then put yourself on the list with a second address and live through all eight days before the first stranger does.
`,
          criteria: [
            'Letter one gives what the form promised before it says who you are',
            'It says how often you will write, in the same words as the form',
            'Letter two is your best, by replies or clicks and not by pride',
            'The question in letter three can be answered in one line without thinking hard',
            'You have set aside a time to answer the answers',
          ],
        },
      ],
    },
    {
      slug: 'a-plan-for-ten-issues',
      title: 'A plan for ten issues',
      minutes: 50,
      kind: 'exercise',
      body: [
        `
On a weekly program there are two kinds of producers. One asks on Monday, *what shall we do this week?* The other asks, *which of these shall we do this week?* The second goes home at six.

Ten planned issues are a season. They are enough to see the shape of your year and few enough to fit on a page. The plan is not a schedule that you must obey. Mine is usually wrong by the fourth line, and I have never missed a week while I had one.

## Where ten ideas come from

- **What people asked you.** Go through the messages you sent in the last two months and look for the answers longer than five lines. Each was written for one person and is wanted by fifty.
- **The reader’s year.** What will she be doing in the week it arrives? Gutters in October, receipts in March, exams in June. Write these in first, because they cannot move.
- **What went wrong.** Yours, with the repair. Nothing earns trust faster, and there’s no competition.
- **One reply.** A reader told you how her grandmother did it. With her leave, that is an issue.
- **The thing you explain with your hands.** Everyone who knows a trade has three of them.

Against each idea hold the sentence from the first section. If it doesn’t fit, the idea goes, or, once in a few years, the sentence does.

## The columns

For each issue, note the date; the question *in the reader’s words*; the idea in one clause without *and*; the one place to press or thing to answer; and whose story begins it. That is all. If the question is hard to put into the reader’s words, you have found out in a minute what would otherwise have taken three hours.
`,
        {
          type: 'table',
          caption: 'Three lines from Renée’s plan',
          head: ['Date', 'The reader’s question', 'The idea', 'The one thing'],
          rows: [
            [
              'Oct 8',
              'Why is there water on my basement wall?',
              'Look at the gutters before the wall',
              'Gutter guide',
            ],
            [
              'Oct 22',
              'Can I still paint outside?',
              'Below 50 °F the paint won’t hold',
              'Reply: what is peeling?',
            ],
            ['Nov 5', 'Which window leaks most?', 'A stick of incense finds it', 'Draft guide, 2 pages'],
          ],
        },
        {
          type: 'download',
          file: 'plan-for-ten-issues.csv',
          title: 'The plan for ten issues, with three lines filled in (opens in any spreadsheet)',
        },
        `
## Two in the drawer

Keep two finished issues that are tied to no date. They are for the flu, for the week of the inventory, for grief. Using one is no defeat. When you have used it, the next free hour goes into replacing it, before anything else.
`,
        {
          type: 'exercise',
          title: 'Plan your season',
          task: `
Open the plan, delete the three examples, and put in ten dates in your rhythm. First write in whatever the reader’s year fixes. Then fill the rest from the other four sources, at least one line from each. Mark two that could go out at any time: those are for the drawer.
`,
          criteria: [
            'Ten dates, ten questions that a real person could ask aloud',
            'Each idea is one clause without “and”',
            'At least three lines come from something a reader or customer said to you',
            'No two issues in a row ask the reader to do the same thing',
            'You would be a little disappointed to miss number seven',
          ],
        },
        {
          type: 'quiz',
          question:
            'A new reader signs up on Wednesday evening for a letter that comes every Thursday morning. What should she get, and when?',
          answers: [
            {
              text: 'Letter one at once, and the ordinary issue the next morning, since it is Thursday',
              explanation:
                'Two letters in twelve hours from somebody who promised one a week. The ordinary issue may also refer to things she doesn’t know yet.',
            },
            {
              text: 'Letter one at once, letters two and three on their days, then the first Thursday after that',
              right: true,
              explanation:
                'The sequence is hers, whatever the weekday. The software holds the ordinary issues back until she has had all three.',
            },
            {
              text: 'Nothing until Thursday of next week, so that she starts with a proper issue',
              explanation:
                'Eight days of silence at the moment when she is most interested. By then some will have forgotten that they asked.',
            },
          ],
        },
        {
          type: 'quiz',
          question: 'Which of these make a good third letter of a welcome sequence? Choose all that do.',
          answers: [
            {
              text: 'What was the last thing you threw away that you would rather have mended?',
              right: true,
              explanation:
                'Answerable in a line, a little confessional, and every answer is material for an issue.',
            },
            {
              text: 'Please take two minutes for our reader survey (12 questions)',
              explanation:
                'She is asked to work on your behalf after eight days. Few will, and those who do are not like the others.',
            },
            {
              text: 'Which of these three would help you most this month? Reply with 1, 2 or 3.',
              right: true,
              explanation:
                'One keystroke, about her, and it tells you which issue to move up. Make sure that one of the three follows soon.',
            },
            {
              text: 'We are so glad you are here. Follow us on four networks',
              explanation:
                'It sends her away from the one place where she arranged to hear from you, to four where she may not.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'A plan has the line: “Autumn update: new opening hours, staff, and tips for the season.” What is wrong with it?',
          answers: [
            {
              text: 'It is too long for a subject line',
              explanation:
                'It may never become one. The line is a plan, and its trouble is older than its length.',
            },
            {
              text: 'It holds at least three letters, and no reader has asked any of them',
              right: true,
              explanation:
                'Hours belong in a line at the bottom. “Tips” may hide a real issue: ask which question a customer put to you last fall and plan that.',
            },
            {
              text: 'It is tied to a season, so it cannot be used again',
              explanation:
                'The reader’s year is one of the best sources there is. A seasonal issue can come back each year, improved.',
            },
          ],
        },
      ],
    },
  ],
}
