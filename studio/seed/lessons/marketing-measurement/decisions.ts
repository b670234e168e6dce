import type {SectionSeed} from '../types.ts'

/** How large a test must be, what a model may say, and what to do with the money. */
export const decisions: SectionSeed[] = [
  {
    title: 'How large is large enough',
    lessons: [
      {
        slug: 'the-smallest-effect-you-can-see',
        title: 'The smallest effect you can see',
        minutes: 42,
        kind: 'exercise',
        body: [
          `
Two numbers decide it: how much your regions stray by themselves, and for how long you watch. Ours strayed by 5 percent in a single week. Over six weeks that averages out to 5 ÷ √6 = 2.0 percent. To notice an effect four times out of five, with one false alarm in twenty, it must be about 2.8 times as large: 5.7 percent. So our test never could have *shown* a loss of 2 percent. It could rule out one of 8, and that turned out to be what mattered.
`,
          {
            type: 'exercise',
            title: 'Before you run it',
            task: 'Compute the smallest visible effect of your planned test for 4, 6, 8 and 12 weeks, and put the break-even effect beside it.',
            criteria: [
              'Straying was measured on past weeks and not assumed',
              'You can say which result would change the decision, and whether you could see it',
              'The quiet possibility “don’t run it” was considered',
            ],
          },
        ],
      },
      {
        slug: 'when-it-is-too-small',
        title: 'When the test is too small',
        minutes: 40,
        kind: 'reading',
        body: [
          `
There are five honest ways out. Switch more off: going dark makes a larger effect than trimming by a third. Add regions. Wait longer, remembering that straying shrinks with the root of time, so that four times the weeks bring only twice the precision. Count something more frequent and nearer, such as first visits, if you have checked that it moves with orders. Or decide without a test, and write down that you did.

The dishonest way is to run it, find nothing, and report that the channel has no effect. *We could not see it* and *it isn’t there* are different sentences.

Your task: take the test from the last lesson. For each of the five ways, work out the new smallest visible effect or say why it’s not open to you. Choose one and amend the signed page.
`,
        ],
      },
    ],
  },
  {
    title: 'Mix models for the people who pay for them',
    lessons: [
      {
        slug: 'what-a-mix-model-does',
        title: 'What a mix model does, on one page',
        minutes: 34,
        kind: 'exercise',
        body: [
          `
It explains weekly sales as a sum: a base, the season, prices, and something for each channel. Two curves turn spending into effect. *Carryover*: with a rate of one half, $100 this week acts like 100, then 50, 25 and 12.5 in the weeks after. *Saturation*: the second hundred does less than the first. The model finds the numbers with which the sum fits the past best. It doesn’t know what causes what. It knows what moved together.
`,
          {
            type: 'exercise',
            title: 'By hand, four weeks',
            task: 'Take spending of 100, 0, 200 and 0 with a carryover of one half, and compute what acts in each week. Then do it with three quarters.',
            criteria: [
              'For one half you get 100, 50, 225 and 112.5',
              'For three quarters you get 100, 75, 256.25 and 192.19',
              'You can say which of the two flatters the channel, and in which weeks',
            ],
          },
        ],
      },
      {
        slug: 'seven-questions-for-a-modeler',
        title: 'Seven questions for a modeler',
        minutes: 36,
        kind: 'exercise',
        body: [
          `
Which carryover did you assume, and what if it were half? How large is the base, and did you expect that? Which channels always rise together, and how did you tell them apart? How well did it predict ten weeks it had not seen? What happens without last December? How wide is the range around each result? Which of your choices did somebody’s expectation decide? Good modelers are glad to be asked. Ours said, of the fourth, “We haven’t tried,” and a week later sent a much humbler deck.
`,
          {
            type: 'exercise',
            title: 'Ask them',
            task: 'Put the seven to a model you have, or to a published one, and write each answer in a line.',
            criteria: [
              'Every answer is a number or an admission',
              'You listed the assumptions on which the ranking of channels depends',
              'You know which result would turn around first',
            ],
          },
        ],
      },
      {
        slug: 'model-meets-experiment',
        title: 'When the model meets the experiment',
        minutes: 36,
        kind: 'exercise',
        body: [
          `
The company’s model gave retargeting 9 percent of sales in the dark regions. The holdout said 2, with a range from −2 to 6. Nine lies outside. The model had no weeks in which retargeting was low while the rest was high, so it had shared out the credit by guess. We told it the result, as modelers can, and not only that figure moved: social rose, since the credit had to go somewhere.
`,
          {
            type: 'quiz',
            question:
              'A model says 5 percent, and an experiment says 2 with a range from −2 to 6. What follows?',
            answers: [
              {
                text: 'The model is refuted, since 5 isn’t 2',
                explanation: 'Five lies inside the range. The experiment is too coarse to tell them apart.',
              },
              {
                text: 'They don’t contradict each other; act on what is true at both, or measure more finely',
                right: true,
                explanation:
                  'Check whether the decision differs between 2 and 5. If it doesn’t, decide. If it does, that is what the next test is for.',
              },
              {
                text: 'The truth is 3.5',
                explanation: 'An average of two unequal witnesses has no special claim to be right.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'Set them side by side',
            task: 'For one channel write model, experiment and attribution in a row, each with its range.',
            criteria: [
              'Each number has a range or the words “none given”',
              'Your conclusion holds at both ends',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Budgeting by the next dollar',
    lessons: [
      {
        slug: 'average-and-next',
        title: 'The average dollar and the next one',
        minutes: 38,
        kind: 'exercise',
        body: [
          `
At $40,000 a season, the company’s printed catalog brought 400 incremental orders: $100 each. At $50,000 it brought 430: $116 each on average, comfortably below $180. But the last $10,000 bought 30 orders, at $333. The average is where you have been. The next dollar is where you are going, and it had been losing money since somewhere around $45,000.
`,
          {
            type: 'exercise',
            title: 'Find the bend',
            task: 'For your largest channel find three months or regions with clearly different spending, estimate incremental orders at each, and compute the cost of the step between them.',
            criteria: [
              'Steps and averages stand in separate columns',
              'The season is taken out, or you say that it isn’t',
              'You name the spending at which the next order costs its whole contribution, as a range',
            ],
          },
        ],
      },
      {
        slug: 'a-budget-argued-from-the-margin',
        title: 'A budget argued from the margin',
        minutes: 36,
        kind: 'exercise',
        body: [
          `
If the next $1,000 brings 8 orders in one channel and 3 in another, move a thousand, and look again. Stop when the next thousand brings about the same everywhere, or when nothing brings enough. Keep a tenth for tests, and say so in the budget, or it will be taken. Small steps: ours moved no channel by more than a fifth in a quarter, since the curves are known only near where one has been.
`,
          {
            type: 'exercise',
            title: 'Your fifty thousand, again',
            task: 'Take out the five amounts from the first lesson and set them anew. Then do the same for your own budget.',
            criteria: [
              'Each line states the cost of its next order, with a range',
              'A tenth is for tests, and the tests are named',
              'You can say which of your first five amounts you are glad not to have spent',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'The report finance believes',
    lessons: [
      {
        slug: 'one-set-of-numbers',
        title: 'One set of numbers',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
Finance distrusts marketing reports for three dull reasons: orders there include cancellations, revenue includes tax, and months end on different days. Begin with a bridge: platform claims 1,500; minus counted twice 500; gives orders 1,000; minus cancelled 40, minus returned 70; gives 890 delivered and kept, which is the number in the ledger. Everything after that may be argued about. The bridge may not.
`,
          {
            type: 'exercise',
            title: 'The bridge',
            task: 'Build it for last quarter, from your platforms’ claims to the ledger, without a line called “other.”',
            criteria: [
              'It ends at finance’s number, to the unit',
              'Every step has an owner and a source',
              'A controller checked one step by herself',
            ],
          },
        ],
      },
      {
        slug: 'bad-news-for-a-popular-channel',
        title: 'Bad news for a popular channel',
        minutes: 30,
        kind: 'exercise',
        body: [
          `
Mireille had run retargeting for four years, and well, by the measure she had been given. I showed her the result first, alone, with the raw figures, and asked what I had overlooked. She found a region where a warehouse had flooded. We took it out, and the answer stayed. In the meeting she presented it herself. Nobody should learn in public that their work looks poor, and nobody should be judged afterward by a rule that was not theirs before.
`,
          {
            type: 'exercise',
            title: 'Rehearse the conversation',
            task: 'Write what you will say to the owner of a channel in the first two minutes, say it to a colleague who plays her, and revise.',
            criteria: [
              'It says what she did well by the old measure, truthfully',
              'You ask for an objection and can change something because of it',
              'The new measure starts on a date in the future',
              'It contains a next job for her skill',
            ],
          },
        ],
      },
    ],
  },
]
