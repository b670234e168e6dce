import type {SectionSeed} from '../types.ts'

export const statistics: SectionSeed = {
  title: 'Statistics for decisions',
  lessons: [
    {
      slug: 'what-an-average-hides',
      title: 'What an average hides',
      minutes: 80,
      kind: 'exercise',
      body: [
        `
In one clinic the mean waiting time was excellent. The distribution had a second hump, far to the right: a hundred and twelve people whom everyone had forgotten. Since then I do not show anybody a mean without the shape beside it.

For the library, the mean loan lasts 24 days, and two groups make it, readers who return after two weeks and readers who renew to the limit. A policy for the 24-day reader is a policy for nobody.
`,
        {
          type: 'exercise',
          title: 'Shape first',
          task: 'Draw the distribution of one measure in each of the three data sets.',
          criteria: [
            'You sketched each before drawing it',
            'You name one group hidden by the mean',
            'The middle half is given in words',
          ],
        },
      ],
    },
    {
      slug: 'samples-and-who-is-not-in-them',
      title: 'Samples, and who is not in them',
      minutes: 85,
      kind: 'exercise',
      body: [
        `
Of 200 library users who filled in the form, 180 were satisfied. The form lay on the counter. People who had given up on the library do not stand at its counter. You may not say that 90 percent of the readers are satisfied, and asking 20,000 people at the same counter would not help.

There are two different doubts. **Chance** becomes smaller with more rows. **Selection** does not. Write them separately.
`,
        {
          type: 'exercise',
          title: 'The absent',
          task: 'For each of the three data sets list who cannot be in it, and in which direction that pushes your main number.',
          criteria: [
            'Three absent groups with a direction',
            'For one, a way to reach them within a week',
            'Chance and selection have a sentence each',
          ],
        },
      ],
    },
    {
      slug: 'an-interval-you-have-seen',
      title: 'An interval you have seen happen',
      minutes: 85,
      kind: 'exercise',
      body: [
        `
How far could your median be off? Let the data answer: draw as many rows as you have, with repetition, take the median, and do it a thousand times. The middle 950 medians are your interval. It is called the bootstrap, it takes four lines of Python, and it works for medians, shares and differences alike, as long as the rows are independent of each other.

They often are not. Ten loans by one reader are not ten readers. Then draw readers, and take all their loans with them.
`,
        {
          type: 'exercise',
          title: 'Both ways',
          task: 'Bootstrap one number by loans and by readers.',
          criteria: [
            'You guessed which interval is wider',
            'You can say why',
            'The report uses the honest one',
          ],
        },
      ],
    },
    {
      slug: 'causes-and-their-rivals',
      title: 'Causes and their rivals',
      minutes: 90,
      kind: 'quiz',
      body: [
        `
Members who use the app borrow twice as much. Before you recommend the app, name three rivals: keen readers install apps (selection), a new branch opened at the same time (a common cause), heavy borrowing leads people to the app (reversal). Task: write for each rival what the data would show if it were true.
`,
        {
          type: 'quiz',
          question: 'Which finding would speak most for the app itself?',
          answers: [
            {
              text: 'App users borrow more at every age',
              explanation: 'It removes one rival, age. Keen readers are keen at every age.',
            },
            {
              text: 'Among members drawn by lot to be invited, borrowing rose more than among the others',
              right: true,
              explanation: 'The draw makes both groups alike in everything but the invitation.',
            },
            {
              text: 'The relation holds for 50,000 members',
              explanation: 'Size removes chance, and leaves all three rivals.',
            },
          ],
        },
      ],
    },
  ],
}

export const experiments: SectionSeed = {
  title: 'Experiments',
  lessons: [
    {
      slug: 'an-experiment-on-paper',
      title: 'An experiment on paper',
      minutes: 70,
      kind: 'exercise',
      body: [
        `
Before anything is switched on, one page: the change, the unit that is drawn by lot (visitor, reader, branch), the single measure that decides, the smallest difference worth having, the number of units, the end date, and what is done in each case. It is signed by whoever will decide.

For shares there is a rule of thumb: 16 × p × (1 − p) ÷ d² units in each group. To notice a rise from 4 to 5 percent it takes about 6,900 in each. Many shops don’t have that in a quarter, and it is good to know beforehand.
`,
        {
          type: 'exercise',
          title: 'Your page',
          task: 'Write it for the pottery shop.',
          criteria: [
            'The number was computed with p halfway between',
            'Somebody else could run it',
            'You guessed the result, with a percentage',
          ],
        },
      ],
    },
    {
      slug: 'running-it-without-peeking',
      title: 'Running it without peeking',
      minutes: 70,
      kind: 'exercise',
      body: [
        `
Simulate two identical pages for thirty days, and stop on the first day on which the usual test says *significant at 5 percent*. You will find a winner in far more than one run of twenty. Nothing is different, and patience alone has been punished. Whoever looks every day must either wait for the end date or use a method made for looking.

One check is allowed from the first hour: are the groups the size they should be? If 10,000 visitors split 5,300 to 4,700, the draw is broken, and the result worth nothing.
`,
        {
          type: 'exercise',
          title: 'Count false winners',
          task: 'Write the simulation, a thousand runs, daily peeking against one look.',
          criteria: [
            'One look finds about 5 percent',
            'You have the figure for peeking',
            'You would defend it to a manager',
          ],
        },
      ],
    },
    {
      slug: 'finding-the-flaws',
      title: 'Finding the flaws in your own',
      minutes: 70,
      kind: 'exercise',
      body: [
        `
Now take the experiment apart. Did anybody see both versions? Did those in one group tell the others? Was it Easter? Did the novelty bring clicks that will be gone in May? Was the deciding measure moved by something cheap, such as accidental taps, while the one that pays the rent stood still?

An experiment with its flaws listed is worth more in an interview than a flawless one, since everybody in the room knows that there are none.
`,
        {
          type: 'exercise',
          title: 'Prosecution and defense',
          task: 'Write five flaws with the direction in which each pushes the result, then your verdict.',
          criteria: [
            'Two of the five would reverse a small effect',
            'One was found by somebody else',
            'The verdict says what you would still decide',
          ],
        },
      ],
    },
  ],
}

export const charts: SectionSeed = {
  title: 'Charts and dashboards',
  lessons: [
    {
      slug: 'the-sentence-under-the-chart',
      title: 'The sentence under the chart',
      minutes: 75,
      kind: 'exercise',
      body: [
        `
Write the sentence, then choose the chart that lets a stranger see it. *Harbor lends less than it did* is one line over time. *Harbor lends less than other branches of its size* is a row of bars in order, one of them dark. *Harbor’s loans depend on three readers* is a dot for each reader. The same table, three sentences and three charts.

If no chart comes to mind, the sentence contains no comparison yet.
`,
        {
          type: 'exercise',
          title: 'Three sentences, three charts',
          task: 'Do it with the library’s loans, in pencil first.',
          criteria: [
            'Each chart shows exactly one sentence',
            'A stranger says the sentence without seeing it',
            'No legend was needed',
          ],
        },
      ],
    },
    {
      slug: 'draw-it-in-python',
      title: 'Draw it in Python, and take things away',
      minutes: 75,
      kind: 'exercise',
      body: [
        `
Every plotting library starts with too much: a box, a grid, a legend, six colors. Let it draw, then remove, fade, name and mark, in that order. Write the few lines that do so into a function of your own, and all charts in your reports will look as if one person had made them.

Give every chart a source and a date, and save it from the program and never by screenshot. In a year you will want the same with new numbers.
`,
        {
          type: 'exercise',
          title: 'House style',
          task: 'Redraw the three charts from code, with your function.',
          criteria: [
            'They can be read in gray and by a color-blind reader',
            'The axis begins at zero wherever there are bars',
            'One run makes all three',
          ],
        },
      ],
    },
    {
      slug: 'a-dashboard-people-return-to',
      title: 'A dashboard people return to',
      minutes: 80,
      kind: 'exercise',
      body: [
        `
In our corridor a screen shows how wrong we were last month about when ships arrive. People stop in front of it. It has four numbers, each with what was expected, and a name to call. The dashboard before it had thirty-one numbers and a visitor a week.

A number earns its place if somebody does something when it moves. So ask each reader: *at what value would you pick up the telephone?* Who cannot say it does not need the number.
`,
        {
          type: 'exercise',
          title: 'At most five numbers',
          task: 'Build a small dashboard for one real reader.',
          criteria: [
            'Each number has a limit and an action',
            'It shows when it was last updated',
            'After two weeks the reader has opened it unasked',
          ],
        },
      ],
    },
  ],
}
