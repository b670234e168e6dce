import type {SectionSeed} from '../types.ts'

export const testsAndNumbers: SectionSeed = {
  title: 'Tests and numbers',
  lessons: [
    {
      slug: 'a-test-that-can-tell-you-something',
      title: 'A test that can tell you something',
      minutes: 25,
      kind: 'exercise',
      body: [
        `
I once tested two subject lines for a gallery. Half of its 400 readers got one and half got the other. The first brought 10 clicks and the second 14, which is forty percent more. We were delighted, and the gallery wrote its subject lines the second way for two years.

Some time later I did the sum that I should have done first. Suppose that the two halves had received *the very same letter*, and that 5 readers in 100 click on such a letter. How often would the halves differ by four clicks or more, from luck alone? In 42 tests out of 100. I had tossed a coin and framed the result.
`,
        {
          type: 'figure',
          name: 'two-tests',
          alt: 'Four rates as dots, each with the range in which it may lie. With 200 readers a half, the ranges of 5 and 7 percent overlap for most of their length. With 5,000 a half, they are narrow and lie apart.',
          caption:
            'The same two rates, 5 and 7 percent. Above with 200 readers in each half, below with 5,000.',
        },
        `
With 10 clicks among 200, the true rate may reasonably be anything from 2.7 to 9.0 percent; with 14, anything from 4.2 to 11.4. The ranges overlap almost entirely. With 250 and 350 clicks among 5,000 they are 4.4 to 5.6 and 6.3 to 7.7, with a gap between them, and now the test says something.

## How many readers it takes

Here is what you need in **each half** to have four chances in five of noticing a difference that is really there, with one chance in twenty of seeing one that isn’t.
`,
        {
          type: 'table',
          caption: 'Readers needed in each half, when 5 percent click on the first version',
          head: ['The second version gets', 'That is', 'Readers in each half'],
          rows: [
            ['5.5 percent', 'a tenth more', 'about 31,200'],
            ['6 percent', 'a fifth more', 'about 8,200'],
            ['7 percent', 'two fifths more', 'about 2,200'],
            ['7.5 percent', 'half as many again', 'about 1,500'],
            ['10 percent', 'twice as many', 'about 430'],
          ],
        },
        `
If your list has 900 readers, you can notice that one letter does *twice* as well as another, and nothing smaller. So don’t test the color of a button. Test things that could matter that much: another sentence on the sign-up form, a question at the end against a link at the end, one idea against five. Section three told you of such a case, and the difference was 3.4 against 9.0 percent.

And with a list of 80? Then ask. Read both openings to five readers on the telephone and listen for where they say *go on*. You’ll learn more than the gallery did.

## The rules of a fair test

1. **One difference.** If subject and picture both change, you won’t know which it was.
2. **Halves by chance.** Let the software draw them. New readers against old ones is not a test.
3. **Decide beforehand** what you count, how long you wait, and which difference would make you change something. Write it down and date it. Otherwise you’ll stop at the moment when you like the result.
4. **Count what you wanted.** If the letter was for replies, count replies. A subject line that wins on opens and loses on replies has lost.
5. **Repeat a surprise** before you believe it. If it was luck, it won’t come twice.
`,
        {
          type: 'callout',
          tone: 'note',
          title: 'Many small lists, one long test',
          text: `A small sender can still learn over time. Alternate two ways of ending, question and link, over twenty issues, by coin toss, and add up the replies for each. It takes a season, and it tests the habit rather than one letter.`,
        },
        {
          type: 'exercise',
          title: 'Plan one test, or decide against it',
          task: `
Write down one thing you would like to know. Look up in the table, from the size of your list, which difference you could notice at all. If the thing could plausibly be that large, write the plan: the two versions, who gets which, what you count, when you stop, and what you will do in each of three cases (first better, second better, no telling). If it couldn’t, cross it out and write down whom you will telephone.
`,
          criteria: [
            'The plan names a single difference',
            'You counted the readers in each half and compared them with the table',
            'What you count is the thing the letter was for',
            '“No telling” has an action too',
            'If the list is too small, the plan is a phone call with a name beside it',
          ],
        },
      ],
    },
    {
      slug: 'numbers-that-still-mean-something',
      title: 'Numbers that still mean something',
      minutes: 80,
      kind: 'reading',
      body: [
        `
For twenty years the first number in every report was opens. An open was counted when a tiny invisible picture in the letter was loaded. In September 2021, Apple’s Mail began to load pictures on its own servers, in advance, whether or not anyone looks. On many lists half the readers use it. Their letters are now “opened” while the phone is in a drawer.

So a report that says *opened by 58 percent* may mean that 35 percent looked and the drawer did the rest. You can’t subtract it cleanly, and what is left varies with who bought which telephone. I keep opens for a single purpose: if they fall by half from one issue to the next, something is broken, and I look at the records from section five.

Clicks have a milder case of the same illness. Security programs at companies press every link to see where it leads, within seconds of delivery. If your readers sit in offices, look whether clicks come in bursts in the first minute, on all links at once. Those aren’t people.

## What I look at, in this order

**Replies.** Somebody stopped and wrote. It can’t be produced by a machine yet, or not at a rate that would mislead you. I count them per thousand readers: Ana’s 94 among 1,150 are 82 per thousand, which is extraordinary. For an ordinary issue of a good small letter I’m happy with 5.

**Clicks on the one thing.** Not all clicks, only those on what the letter was for. Letter C had 212 clicks and 6 on the survey it was sent for. Its number was 6.

**Who is still here.** Take all who joined in one month and look at how many are on the list half a year later. Renée’s 60 from the spring: 52 in the fall, which is 87 percent. If this falls, your form promises something that your letter doesn’t keep.

**Where people came from.** Each form and each card with its own mark, so that you know which room you are being useful in.

**The private half.** The thing you wrote in the first section. At the hardware shop a cashier makes a pencil mark whenever someone asks for *the part from the letter*. In its first year the shop counted 412 marks. No dashboard has ever pleased Renée as much.
`,
        {
          type: 'table',
          caption: 'One page, four times a year, at Hollis & Daughter (list of about 1,000)',
          head: ['', 'Spring', 'Summer', 'What we’ll do'],
          rows: [
            [
              'Replies per thousand, middle issue',
              '6',
              '4',
              'Two questions in the fall that people can brag about',
            ],
            ['Clicks on the one thing', '12%', '11%', 'Nothing. It’s vacation'],
            ['Still here after six months', '87%', '86%', 'Nothing'],
            ['New readers, from the guides', '94', '71', 'Put the form on the three newest'],
            ['Complaints', '0', '1', 'She had pressed by mistake. We talked'],
            ['Pencil marks', '103', '118', 'Order more washers'],
          ],
        },
        `
The last column is the point of the page. A number without a thing to do beside it, even if the thing is *nothing*, is decoration. And numbers come last in this course because they can tell you how you are doing and have never told anybody what to do. That was the sentence’s job.

The truck driver who wrote to me after every program didn’t show up in any statistic. He was one listener in a few thousand. I have been editing for him for twenty years, and it has worked out rather well.
`,
        {
          type: 'quiz',
          question:
            'After a change of software, opens rise from 41 to 63 percent. Replies and clicks on the one thing are as before. What has most likely happened?',
          answers: [
            {
              text: 'The letter reaches more people now, and they will soon begin to click',
              explanation:
                'If more people were really reading, some of them would click or reply in the same week. Waiting for it is hope.',
            },
            {
              text: 'The new software counts differently, for instance by including pictures that were loaded in advance',
              right: true,
              explanation:
                'When only the number that machines can inflate has moved, look at the machine first. The things that people do have stayed as they were.',
            },
            {
              text: 'The subject lines have become better',
              explanation:
                'Possible in principle. But 22 points at once, on the very day of the move and without a single further click, would be a strange improvement.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'A counseling center’s letter exists so that people who need help call. It has 700 readers. Which numbers should its quarterly page carry? Choose all that fit.',
          answers: [
            {
              text: 'How many callers say that they know the center from the letter',
              right: true,
              explanation: 'It is the private half, counted where it happens. A pencil mark will do.',
            },
            {
              text: 'Average opens of the quarter, compared with other nonprofits',
              explanation:
                'Opens are unreliable, and an average of other people’s unreliable numbers is no firmer. There is nothing to do beside it.',
            },
            {
              text: 'Replies per thousand readers',
              right: true,
              explanation:
                'A reply is a small call. With 700 readers, three or four an issue are already a pattern to watch.',
            },
            {
              text: 'How many of those who joined half a year ago are still on the list',
              right: true,
              explanation:
                'People who need help next year can only be reached if they stay. This number says whether the letter keeps its promise in the meantime.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'An A/B test on 1,000 readers, 500 in each half, ends with 26 clicks against 33. The plan said: change if the second is better. What would you do?',
          answers: [
            {
              text: 'Change, because 33 is more than 26 and the plan said so',
              explanation:
                'The plan was too simple. With 500 in a half and about 5 percent clicking, only a doubling can be noticed, and this is a rise of about a quarter.',
            },
            {
              text: 'Keep the test running on the next issues until one of them is clearly ahead',
              explanation:
                'If you stop when you like what you see, luck will sooner or later show you a winner. How long to wait has to be decided before.',
            },
            {
              text: 'Treat it as “no telling,” and choose the version you find easier to keep up',
              right: true,
              explanation:
                'Honest and practical. If the question is worth more, plan a test with a larger difference or over a season of issues.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'Your page of numbers',
          task: `
Make the page for your own letter: at most six lines, each with a place for this quarter, the last one, and what you will do. Include the private half from your first evening with this course. Fill in what you have, mark what you can’t know yet, and set the date for the next one. Then close it and go and write the second issue. You have the recording.
`,
          criteria: [
            'Six lines or fewer, and none of them is opens',
            'Each line could lead to an action, and the last column says which',
            'The private half is counted where it happens',
            'Someone who has never seen your letter could tell from the page whether it is well',
          ],
        },
      ],
    },
  ],
}
