import type {SectionSeed} from '../types.ts'

/** What a claim is worth, what a customer is worth, and how to find out by experiment. */
export const evidence: SectionSeed[] = [
  {
    title: 'What would have happened anyway',
    lessons: [
      {
        slug: 'more-sold-than-was-made',
        title: 'More sold than was made',
        minutes: 18,
        kind: 'exercise',
        body: [
          `
Here is a month at the furniture company whose books we’ll use throughout. The figures are altered and the proportions are not. It sold 1,000 orders, which I know because I signed off the deliveries. And here is what its advertising platforms reported for the same month.
`,
          {
            type: 'table',
            caption: 'One month: what was spent and what was claimed',
            head: ['Channel', 'Spend', 'Orders claimed', 'Cost per claimed order'],
            rows: [
              ['Search for our own name', '$20,000', '520', '$38'],
              ['Social', '$120,000', '410', '$293'],
              ['Retargeting', '$30,000', '260', '$115'],
              ['Email', '$5,000', '190', '$26'],
              ['Affiliates', '$18,000', '120', '$150'],
              ['Together', '$193,000', '1,500', '$129'],
            ],
          },
          `
Fifteen hundred orders claimed and a thousand delivered. When I was an auditor, I would have asked to see the other five hundred sofas.

Nobody is lying. Take one customer, Mrs. Oyelaran. She saw a film about the sofa on Monday (social, claimed). On Wednesday, pictures of it followed her through a recipe (retargeting, claimed). On Friday she opened the newsletter, and on Saturday she typed the company’s name, clicked the advertisement above our own link, and bought (email and search, claimed twice more). One sofa, four claims. Each platform saw her shortly before the purchase and could not see the others.

## Dividing it is not the answer

The usual remedy is to divide each order among those who touched it, so that the claims add up to a thousand again. That is tidier. It answers *who was nearby*, and the question that your budget depends on is another one: **how many of the thousand would we have sold without this channel?** If Mrs. Oyelaran had decided on Monday, everything after Monday was company on the way to the till. If she would have bought her sofa from us in any case, because her sister has one, so was Monday.

I use one sentence to keep this straight. *Attribution says who was there. Incrementality says what would be missing.* An umbrella seller is present at every rain.

## What you would do now

You’ll have a second look at this table in a few lessons, with a column that the platforms can’t supply. Before you see it, decide. I mean this seriously; the course works better on people who have committed themselves.
`,
          {
            type: 'exercise',
            title: 'Spend fifty thousand dollars',
            task: `
The company gives you $50,000 more for next month, and you may move what is already there. Write down the new amount for each of the five channels and one sentence of reason for each change. Then take a month of your own: actual orders from the finance system, and the orders claimed by each platform. Add up the claims and divide by the orders.
`,
            criteria: [
              'Five amounts that add up to $243,000, with the date beside them',
              'For one channel you wrote down how many orders you believe would be missing without it',
              'Your own orders come from finance or the warehouse and from no platform',
              'You have your own ratio of claims to orders; the furniture company’s is 1.5',
            ],
          },
        ],
      },
      {
        slug: 'the-missing-column',
        title: 'The missing column',
        minutes: 20,
        kind: 'reading',
        body: [
          `
Retargeting looked like a bargain: $115 for each claimed order, on sofas that leave $180 after all their costs. The marketing team wanted to double it. I did not believe the number and could not say why. So we agreed, in writing and over a rather good lunch, to switch it off in eleven regions for six weeks and leave it on everywhere else.

In the six weeks before, those eleven regions had sold 2,308 orders. Everywhere else, where nothing was changed, orders rose by 4 percent from one six weeks to the next. If the eleven had been left alone, we would have expected them to rise likewise, to 2,308 × 1.04 = 2,400. What they sold, without retargeting, was 2,352.

The difference is 48 orders, 2 percent. For the same regions and the same length of time the platform had regularly claimed about 620.
`,
          {
            type: 'table',
            caption: 'Retargeting in eleven regions, six weeks, $43,000',
            head: ['', 'Orders', 'Cost of each'],
            rows: [
              ['As claimed by the platform', '620', '$69'],
              ['Missing when it was switched off', '48', '$896'],
            ],
          },
          `
Each order that retargeting really brought cost us $896, to earn $180.

## How sure were we?

Not very, and you should be told so by anyone who shows you an experiment. Regions wander about by themselves. From the two years before, we knew how far: over six weeks, the eleven would typically stray from the rest by about 2 percent in either direction with nothing going on at all. Taking twice that as the range in which the truth may reasonably lie, the effect was anything from 6 percent lost to 2 percent gained, that is, from 144 orders to minus 48.

That is a wide range. Now look at its generous end. If 144 orders were really lost, each cost $43,000 ÷ 144 = $299. Still more than $180. We did not know how badly retargeting did, and we knew that it did not pay. An uncertain measurement may settle a decision if the decision is the same at both ends. Remember this when someone tells you that you need a larger sample before you may think.

## The counterfactual

The 2,400 is called the *counterfactual*: what would have happened otherwise. It can’t be seen, in principle, by anyone. Every method in this course is a way of putting a believable number there. A holdout takes it from regions that were left alone. A mix model takes it from history. Attribution takes it to be zero, without saying so, since every claimed order is counted as one that would otherwise not exist.
`,
          {
            type: 'callout',
            tone: 'tip',
            title: 'The auditor’s question',
            text: `Of any number about advertising, ask: *compared with what?* If nobody can say where the comparison comes from, it is usually “with nothing at all.”`,
          },
          {
            type: 'quiz',
            question:
              'A loyalty mailing goes to the 5,000 best customers. Of these, 900 buy within a month, and the report says: 900 orders at 40 cents each. Which comparison would tell you what it brought?',
            answers: [
              {
                text: 'With the customers who did not get it, of whom 3 percent bought',
                explanation:
                  'Those are not the best customers. They would have bought less in any case, and most of the difference was there before the mailing.',
              },
              {
                text: 'With 500 of the best customers, drawn by lot, who don’t get it this time',
                right: true,
                explanation:
                  'Drawn by lot, they are like the others in everything except the mailing. If 80 of the 500 buy (16 percent against 18), the mailing brought about 2 in 100, or 90 orders rather than 900.',
              },
              {
                text: 'With the same 5,000 in the month before',
                explanation:
                  'Better than nothing. But the months differ in season, salary and weather, and you can’t separate those from the mailing.',
              },
            ],
          },
          `
## Your task

Choose the channel that looks cheapest in your own reports. Write down how many orders it claimed last quarter, what it cost, and what an order leaves you after its costs. Work out how many orders would have to be missing without it for the channel to break even: spend divided by contribution. Divide that by the claim. That share is what you would have to believe. For retargeting it was $43,000 ÷ $180 = 239 of 620 orders, or 39 percent. Would you have believed it?
`,
        ],
      },
      {
        slug: 'three-ways-a-claim-grows',
        title: 'Three ways a claim grows',
        minutes: 20,
        kind: 'reading',
        body: [
          `
Claims are too large for three different reasons, and they need different remedies. It is worth being able to tell them apart in a meeting.

## One: it was aimed at people who were coming anyway

Imagine somebody who hands out discount coupons at the door of your shop. Every coupon is used. His report is magnificent. Move him fifty meters down the street, and his report gets worse and his work gets better.

Search advertising on your own name is the man at the door. So is retargeting aimed at people with a full basket. Platforms find such people for you, because they are paid, or judged, by claims, and a person who is about to buy is the cheapest claim there is. The word is *selection*.

## Two: it was there at the right time

The company’s sofas sell in January and September. The budget goes up in January and September, sensibly. A chart of spending and sales then shows a wonderful agreement, most of which is the calendar. The word is *confounding*: a third thing moves both.

How much can it be? In the two years of data, a week in January sold 310 orders and spent $62,000; an ordinary week sold 220 and spent $38,000. Read naively, $24,000 bought 90 orders, at $267 each. But in the January of 2021, when the budget was frozen at $38,000 for reasons of cash, they sold 285. So 65 of the 90 came with the month, 25 with the money, and each of those cost $960.

## Three: it was counted again

Mrs. Oyelaran’s four claims. The word is *duplication*, and it’s the only one of the three that a better attribution system mends. I say so because such systems are expensive and are often bought to solve the first two.
`,
          {
            type: 'table',
            caption: 'Which remedy helps against what',
            head: ['', 'Aimed at the willing', 'The calendar', 'Counted twice'],
            rows: [
              ['One attribution system for all', 'No', 'No', 'Yes'],
              ['A shorter claim window', 'A little', 'No', 'A little'],
              ['Comparison with last year', 'No', 'Partly', 'No'],
              ['Holdout drawn by lot', 'Yes', 'Yes', 'Yes'],
            ],
          },
          `
The last row is why the largest section of this course is about experiments. They are slow and sometimes too small, and people resist them. They are also the only row with three times *yes*.

## A word for your colleagues’ sake

None of this says that advertising doesn’t work. At the furniture company the same kind of test showed that social films, $293 a claim and everybody’s favorite candidate for cutting, brought more orders than they claimed, because people who had seen them bought weeks later by typing in the name. The claim can be too small as well. That is harder to notice, as nobody complains.
`,
          {
            type: 'quiz',
            question:
              'A hotel’s campaign runs in the two weeks before each public holiday. Bookings in those weeks are always higher. What is the first thing to be suspicious of?',
            answers: [
              {
                text: 'Selection: it is shown to people who have booked before',
                explanation: 'Possible, but nothing here says to whom it is shown. What we know is *when*.',
              },
              {
                text: 'Confounding: the holiday raises both the spending and the bookings',
                right: true,
                explanation:
                  'People book before holidays. Leave the campaign out in some regions, or before one holiday drawn by lot, and look at the difference.',
              },
              {
                text: 'Duplication: each platform counts the same booking',
                explanation:
                  'It may come on top. But bookings themselves are higher, in the hotel’s own books, and that cannot be double counting.',
              },
            ],
          },
          {
            type: 'quiz',
            question:
              'Which of these would bring the claims closer to what would be missing without the channel? Choose all that would.',
            answers: [
              {
                text: 'Excluding existing customers from retargeting',
                right: true,
                explanation:
                  'Many of them would have come anyway. Removing the most willing makes the claim smaller and each claimed order more likely to be real.',
              },
              {
                text: 'Buying a system that shares out each order so that the total is right',
                explanation:
                  'The total becomes right and the shares stay guesses. An order that would have come anyway is now divided fairly.',
              },
              {
                text: 'Drawing regions by lot in which the channel pauses for six weeks',
                right: true,
                explanation: 'This builds the comparison that all the other methods have to assume.',
              },
              {
                text: 'Raising the budget and watching whether claims rise with it',
                explanation:
                  'They will. Claims follow spending, since more money is present at more purchases. It says nothing about what would be missing.',
              },
            ],
          },
          `
## Your task

Go through your channels and write one of the three words beside each, the one that you think distorts it most, with the reason in a sentence. Mark one channel whose claim might be too *small*. You now have a list of suspicions, dated. We’ll test two of them before the course is over.
`,
        ],
      },
    ],
  },
  {
    title: 'The arithmetic of a customer',
    lessons: [
      {
        slug: 'what-one-order-leaves',
        title: 'What one order leaves',
        minutes: 40,
        kind: 'exercise',
        body: [
          `
Contribution is the price minus everything that would not have been spent if the order had not come. Rent stays out, as it comes either way.
`,
          {
            type: 'table',
            caption: 'One average order at the furniture company',
            head: ['', 'Dollars'],
            rows: [
              ['Price without tax', '520'],
              ['Goods', '−238'],
              ['Delivery', '−62'],
              ['Payment and fraud', '−15'],
              ['Returns, spread over all orders', '−25'],
              ['Contribution before advertising', '180'],
            ],
          },
          {
            type: 'exercise',
            title: 'Your own 180',
            task: 'Make this table for your company, and again for the two product lines you advertise most.',
            criteria: [
              'Finance has initialed each line',
              'Returns include the second delivery and what the returned thing is worth then',
              'You know which line you should stop advertising',
            ],
          },
        ],
      },
      {
        slug: 'payback-by-cohort',
        title: 'Payback, cohort by cohort',
        minutes: 46,
        kind: 'exercise',
        body: [
          `
Take all who first bought in one month and follow them. In March, 410 new customers came and $94,300 was spent to win them: $230 each. Their first order left $180. Within twelve months 30 in 100 had ordered once more, another $54 per head. So $234 after a year: paid back in month twelve, with $4 to spare. An *average lifetime value* of $600, computed from customers who came years ago through friends, would have hidden that.
`,
          {
            type: 'exercise',
            title: 'Six cohorts',
            task: 'Draw cumulative contribution per customer for six monthly cohorts, with a level line for what each cost.',
            criteria: [
              'Orders are counted, with returns taken off in the month they occur',
              'Months not yet over are left empty and not estimated',
              'You can say whether newer cohorts pay back sooner or later',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Attribution and its blind spots',
    lessons: [
      {
        slug: 'how-the-rules-make-the-winner',
        title: 'How the rules make the winner',
        minutes: 40,
        kind: 'exercise',
        body: [
          `
Write out Mrs. Oyelaran’s week and apply five rules to it. Last click gives the sofa to search, first click to social; equal shares give each of the four a quarter; and a platform with a window of 28 days takes all of it where one with a single day takes nothing. In the company’s report, changing one platform’s window from 28 days to 1 turned 410 claimed orders into 180. Nothing had happened in the world.
`,
          {
            type: 'exercise',
            title: 'Twenty journeys, five rules',
            task: 'Take twenty real journeys and let five rules share them out. Put the totals side by side.',
            criteria: [
              'You found at least one channel that is first under one rule and last under another',
              'The windows your own reports use are written down',
              'Journeys with no click at all are included',
            ],
          },
        ],
      },
      {
        slug: 'what-attribution-is-good-for',
        title: 'What attribution is still good for',
        minutes: 38,
        kind: 'reading',
        body: [
          `
I don’t want you to throw it out. Inside one channel, where the distortion is about the same for every advertisement, it can tell a good picture from a bad one within days. It finds broken links and wrong landing pages the same morning. And asking new customers *where did you first hear of us?*, with an open field, catches what no click can: at our company 22 of 100 wrote some form of “a friend.”

Don’t use it to compare channels with different aims, to set budgets, or to judge anyone’s year.

Your task: make a list of every decision taken from an attribution report in the last quarter. Mark each *within* a channel or *between* channels. Take the largest of the second kind and write down what you would need to know in its place.
`,
        ],
      },
    ],
  },
  {
    title: 'Experiments: holdouts and geography',
    lessons: [
      {
        slug: 'choosing-regions',
        title: 'Choosing regions you can compare',
        minutes: 42,
        kind: 'exercise',
        body: [
          `
Regions should follow how advertising is bought and people move: never split a city from its suburbs. Take weekly orders of two years and find pairs that rise and fall together. Then draw by lot which of each pair goes dark. We looked at 27 regions, dropped 4 where a shop had opened or closed, and made 11 pairs with one left over. The lot is not a formality. When we chose ourselves, we always chose regions that were “doing fine anyway.”
`,
          {
            type: 'exercise',
            title: 'Pairs and a lot',
            task: 'List your regions with two years of weekly orders, make pairs, and draw.',
            criteria: [
              'Each pair is shown in one chart and the two lines keep company',
              'Exclusions have reasons that were written before the draw',
              'A colleague witnessed the draw',
            ],
          },
        ],
      },
      {
        slug: 'the-plan-before-the-switch',
        title: 'The plan, signed before the switch',
        minutes: 40,
        kind: 'exercise',
        body: [
          `
A page that both departments sign: the channel, the regions, the dates, what is counted (orders delivered, by address), what must not change meanwhile (prices, other channels, the site), what would make us stop early, and what we will do for each result. That last line prevents most quarrels. At our company it read: *if even the generous end costs more than $180 an order, the money moves in May.*
`,
          {
            type: 'exercise',
            title: 'Write the page',
            task: 'Fill in the page for one suspicion on your list and get two signatures.',
            criteria: [
              'Three results and three actions are written out',
              'The person who owns the channel has signed',
              'There are two weeks at the end for purchases that come late',
            ],
          },
        ],
      },
      {
        slug: 'reading-the-result',
        title: 'Reading the result',
        minutes: 42,
        kind: 'exercise',
        body: [
          `
Compare changes and not levels. Elsewhere: 6,000 before, 6,240 during, so × 1.04. The dark regions: 2,308 before, so 2,400 expected; 2,352 seen; 48 missing. Then repeat the sum on six-week spans from the past in which nothing was switched off. Ours gave differences of −51, +30, +62, −18, −40 and +44, and 48 looks modest among them. That is the honest picture to show: one red dot in a row of gray ones.
`,
          {
            type: 'exercise',
            title: 'One red dot',
            task: 'Compute the effect of a real or simulated holdout and at least six placebo spans, and draw them in one row.',
            criteria: [
              'The range is stated in orders and in dollars per order',
              'You looked at what happened in the two weeks after switching on again',
              'The action follows from the signed page',
            ],
          },
        ],
      },
    ],
  },
]
