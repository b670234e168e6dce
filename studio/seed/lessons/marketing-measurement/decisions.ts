import type {SectionSeed} from '../types.ts'

/** How large a test must be, what a model may say, and what to do with the money. */
export const decisions: SectionSeed[] = [
  {
    title: 'How large is large enough',
    lessons: [
      {
        slug: 'the-smallest-effect-you-can-see',
        title: 'The smallest effect you can see',
        minutes: 63,
        kind: 'exercise',
        body: [
          `
Most tests in marketing are too small, and nobody notices, because a test that is too small doesn’t fail. It returns *no significant difference*, everyone nods, and a channel is kept or cut for a reason that isn’t one. So before you switch anything off, work out what you could possibly see.

Two numbers decide it: how much your regions stray by themselves, and for how long you watch. In a single week ours strayed from their partners by 5 percent. Chance evens out with time, by the square root: over six weeks 5 ÷ √6 = 2.0 percent. To notice an effect four times out of five, while raising a false alarm one time in twenty, the effect has to be about 2.8 times as large as that. Here 5.7 percent.
`,
          {
            type: 'table',
            caption: 'What the furniture company could have seen in its eleven regions',
            head: ['Weeks', 'Straying', 'Smallest visible effect'],
            rows: [
              ['4', '2.5 %', '7.0 %'],
              ['6', '2.0 %', '5.7 %'],
              ['8', '1.8 %', '4.9 %'],
              ['12', '1.4 %', '4.0 %'],
            ],
          },
          `
Look at the last column. Twice the time does not give twice the sharpness. And our test never could have *shown* a loss of 2 percent.

## The effect that matters

Why did we run it, then? Because of a third number. Retargeting cost $43,000 in those regions and an order leaves $180, so it had to bring 239 orders to pay for itself: 10 percent of the 2,400. An effect of 10 percent would have been hard to miss. If it was invisible, it was too small to pay. That is how you read the two columns together: **is the break-even effect larger than the smallest visible one?** If so, run it. If not, don’t, or not yet.

## When it is too small

There are five honest ways out. Switch more off, since going dark makes a larger effect than trimming by a third. Add regions. Wait longer. Count something that happens more often and earlier, such as first visits, if you have checked that it moves with orders. Or decide without a test, and write down that you did.

The dishonest way is to run it, find nothing, and report that the channel has no effect. *We could not see it* and *it isn’t there* are different sentences, and the second has ended careers that it should not have.
`,
          {
            type: 'exercise',
            title: 'Before you run it',
            task: `
Allow one hour. For the test that you planned, measure the straying in at least twenty past weeks: the difference between the two groups’ changes, as a percentage. Compute the smallest visible effect for 4, 6, 8 and 12 weeks, and the effect at which the channel breaks even. Then say, for each of the five ways out, what it would change or why it isn’t open to you, and amend the signed page.
`,
            criteria: [
              'Straying was measured on your past weeks and not assumed',
              'The break-even effect is spend divided by contribution, as a share of the orders expected',
              'You can say which result would change the decision, and whether you could see it',
              'The quiet possibility “don’t run it” was considered in writing',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Mix models for the people who pay for them',
    lessons: [
      {
        slug: 'seven-questions-for-a-modeler',
        title: 'Seven questions for a modeler',
        minutes: 63,
        kind: 'exercise',
        body: [
          `
A marketing mix model explains the sales of each week as a sum: a base that would be there without advertising, the season, prices, and something for each channel. Two curves turn spending into effect. *Carryover* says that it lasts: with a rate of one half, $100 spent this week acts like 100, then 50, then 25. *Saturation* says that the second hundred does less than the first. The model then looks for the numbers with which the sum fits the past best.

It doesn’t know what causes what. It knows what moved together, and your spending has always moved with the season, because you are sensible.

## Seven questions

1. Which carryover did you assume, and what happens if it is half as long?
2. How large is the base, and did you expect that?
3. Which channels always rise together, and how did you tell them apart?
4. How well did it predict ten weeks that it had not seen?
5. What becomes of the ranking without last December?
6. How wide is the range around each result?
7. Which of your choices was decided by somebody’s expectation?

Good modelers are glad to be asked. Ours said of the fourth, “We haven’t tried,” and came back a week later with a humbler set of slides.

## When the model meets the experiment

Our model gave retargeting 9 percent of sales in the dark regions. The holdout said 2, with a range from −2 to 6. Nine lies outside. The reason was the third question: there were no weeks in the history in which retargeting was low while everything else was high, so the credit had been shared out by guess. We told the model the result, as modelers can. Not only that figure moved. Social rose, since the credit had to go somewhere.
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
            title: 'By hand, then by questioning',
            task: `
Allow one hour. First by hand: spending of 100, 0, 200 and 0 in four weeks, with a carryover of one half. What acts in each week? Again with three quarters. Then put the seven questions to a model that you have, or to one that is published with its method, and write each answer in a line. For one channel write model, experiment and attribution side by side.
`,
            criteria: [
              'For one half you get 100, 50, 225 and 112.5; for three quarters 100, 75, 256.25 and 192.19',
              'You can say which of the two flatters the channel, and in which weeks',
              'Every answer is a number or an admission',
              'Each of the three figures for the channel has a range, or the words “none given”',
              'You listed the assumptions on which the ranking of channels depends',
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
        minutes: 93,
        kind: 'exercise',
        body: [
          `
Here is the second look I promised. After two years of tests the company could put a column beside the claims that no platform can supply.
`,
          {
            type: 'table',
            caption: 'The month of the first lesson, with the missing column (altered, as before)',
            head: ['Channel', 'Spend', 'Claimed', 'Missing without it', 'Range', 'Cost of each'],
            rows: [
              ['Search for our own name', '$20,000', '520', '60', '20 to 100', '$333'],
              ['Social', '$120,000', '410', '520', '430 to 610', '$231'],
              ['Retargeting', '$30,000', '260', '33', '−33 to 100', '$909'],
              ['Email', '$5,000', '190', '95', '70 to 120', '$53'],
              ['Affiliates', '$18,000', '120', '40', '10 to 70', '$450'],
            ],
          },
          `
Set beside a contribution of $180, or of $234 within the first year, the table nearly turns around. The favorite for cutting is the one that carries the company. The two bargains are the man at the door.

But it would be a mistake to take the last column and move everything to email. There are no more addresses to write to. **The average is where you have been. The next dollar is where you are going.**

## Finding the next dollar

At $40,000 a season the company’s printed catalog brought 400 orders that would have been missing: $100 each. At $50,000 it brought 430, or $116 each, comfortably below 180. Everyone was pleased. Now take the step by itself. The last $10,000 bought 30 orders, at $333. So somewhere between forty and fifty thousand the next order had begun to cost more than it left, and the average went on looking healthy for another ten thousand dollars.

To see a step you need two levels of spending, in different seasons or, better, in different regions drawn by lot. That is why a tenth of the budget should be kept for tests. Write it into the budget with the names of the tests, or it will be taken.

## Moving it

If the next $1,000 brings eight orders in one channel and three in another, move a thousand and look again. Stop when the next thousand brings about the same everywhere, or when nothing brings enough. Take small steps: we moved no channel by more than a fifth in a quarter, since a curve is known only near the places where one has stood.
`,
          {
            type: 'exercise',
            title: 'Your fifty thousand, again',
            task: `
Allow 90 minutes. Take out the five amounts from the first lesson and set them anew, with the table above. Then turn to your own budget: for your largest channel find two or three levels of spending, estimate the orders that would be missing at each, and compute the cost of every step. Write the budget for the next quarter with the cost of the next order in each line.
`,
            criteria: [
              'Steps and averages stand in separate columns',
              'The season is taken out, or you say that it isn’t',
              'Each line has the cost of its next order, with a range, or the word “unknown” and a test that would tell',
              'A tenth is for tests, and they have names and dates',
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
        minutes: 63,
        kind: 'exercise',
        body: [
          `
I have sat on the other side of this table for most of my working life, and I can tell you why finance does not believe marketing. It isn’t philosophy. It is three dull things: orders in the marketing report include those that were cancelled, its revenue includes tax, and its month ends on another day. A controller who finds one such difference stops reading. She’s right to, since she cannot know what else is in there.

## The bridge

So begin each report with a bridge that leads from the platforms’ claims to the number in the ledger. Every step has a name, an owner and a source.
`,
          {
            type: 'table',
            caption: 'The bridge for the month of the first lesson',
            head: ['', 'Orders', 'Source', 'Owner'],
            rows: [
              ['Claimed by the platforms', '1,500', 'their reports, on the 3rd', 'marketing'],
              ['Counted more than once', '−500', 'shop’s order numbers', 'analysis'],
              ['Delivered', '1,000', 'warehouse', 'logistics'],
              ['Refused at the door', '−40', 'carrier’s list', 'logistics'],
              ['Returned within 30 days', '−70', 'returns desk', 'service'],
              ['Kept, as in the ledger', '890', 'ledger', 'finance'],
            ],
          },
          `
Everything after the bridge may be argued about. The bridge may not. There is no line called *other*, and if the last number is off by three, you look for the three. It took us four afternoons the first time. One of the three was a sofa that had been delivered to the chairman.

## The page behind it

Then the report itself, on one page, in words that finance has chosen. *Contribution* and not *value*. *Orders that would be missing* and not *conversions driven*. A range wherever there is one. And the costs of marketing include its people and its tools, because the ledger does.

Four parts are enough: the bridge; what each channel brought, with its range and the method by which we know; what the next dollar would bring; and what we’ll do, with the date on which it will be checked. If a figure of last quarter has turned out wrong, say so in the first line. Nothing builds as much belief as a correction that nobody had asked for.
`,
          {
            type: 'exercise',
            title: 'Build the bridge',
            task: `
Allow one hour to begin, and expect to come back. Build the bridge for your last quarter, from the platforms’ claims to the ledger, and write the page behind it. Sit down with someone from finance, let her choose one step, and have her check it alone.
`,
            criteria: [
              'It ends at the number of finance, to the unit, without a line called “other”',
              'Every step has a source and an owner who has seen it',
              'The step she chose was confirmed, or corrected',
              'No word stands on the page that finance would have to translate',
            ],
          },
        ],
      },
      {
        slug: 'bad-news-for-a-popular-channel',
        title: 'Bad news for a popular channel',
        minutes: 63,
        kind: 'exercise',
        body: [
          `
Mireille had run retargeting for four years, and well, by the measure she had been given. Now there was a number with her channel’s name on it, and it was 48 where her reports had said 620. The number was right. It could still have been ruined by the way in which it was told.

I have seen that done. An analyst presents a slide in a room of fourteen, the owner of the channel sees it for the first time together with her director, and from then on the meeting is about the method. It always is. She isn’t defending a channel. She is defending four years.

## In this order

**Alone, and first.** I showed Mireille the raw figures before anyone else saw them, and asked what I had overlooked. That is a real question. She found a region in which a warehouse had flooded during the test. We took its pair out, and the answer stayed. From then on it was also her result.

**What was good stays good.** By the measure of the day, claimed orders per dollar, nobody could have done better. I said so, with examples, since it was true. People aren’t to be judged afterward by a rule that was not theirs before.

**A date in the future.** The new measure counts from the first of May. Nothing before that is recalculated.

**A next job.** Somebody who has run thousands of small tests on pictures is exactly the person who should run large tests on regions. She has run ours since.

**Then the room,** and she presented it herself. It took eight minutes. The director asked one question, “What would you do with the money?”, and she had an answer with a range.

## What to say about the range

Don’t hide behind it, and don’t hide it. *We don’t know whether it brings 144 orders or none. At 144 it still costs $299 for a contribution of $180. So the decision is the same, and here it is.* Three sentences. If the decision were not the same at both ends, the third would be: *so we ask for six more weeks.*
`,
          {
            type: 'exercise',
            title: 'Rehearse the conversation',
            task: `
Allow one hour. Choose a result that will disappoint somebody, from your own test or from the table of the last section. Write what you will say to the owner of the channel in the first two minutes. Say it to a colleague who plays her and objects, then revise it. Last, write the three sentences about the range.
`,
            criteria: [
              'It says what she did well by the old measure, truthfully and with an example',
              'It asks for an objection, and something can still change because of it',
              'The new measure begins on a date that has not come yet',
              'It offers a next job for her skill',
              'The colleague who played her could repeat the range and the decision',
            ],
          },
        ],
      },
    ],
  },
]
