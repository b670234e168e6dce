import type {SectionSeed} from '../types.ts'

/** What a claim is worth, what a customer is worth, and how to find out by experiment. */
export const evidence: SectionSeed[] = [
  {
    title: 'What would have happened anyway',
    lessons: [
      {
        slug: 'more-sold-than-was-made',
        title: 'More sold than was made',
        minutes: 33,
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
Allow 30 minutes. The company gives you $50,000 more for next month, and you may move what is already there. Write down the new amount for each of the five channels and one sentence of reason for each change. Then take a month of your own: actual orders from the finance system, and the orders claimed by each platform. Add up the claims and divide by the orders.
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
        minutes: 34,
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
          {
            type: 'exercise',
            title: 'What you would have to believe',
            task: `
Allow 30 minutes. Choose the channel that looks cheapest in your own reports. Write down how many orders it claimed last quarter, what it cost, and what an order leaves you after its costs. Work out how many orders would have to be missing without it for the channel to break even: spend divided by contribution. Divide that by the claim. That share is what you would have to believe. For retargeting it was $43,000 ÷ $180 = 239 of 620 orders, or 39 percent. Would you have believed it?
`,
            criteria: [
              'Spend and claim are of the same quarter and the same regions',
              'Your contribution has the costs of goods, delivery, payment and returns taken off',
              'You wrote down the share that you believe, before you computed the one that you would have to believe',
              'Beside both stands where a comparison could come from',
            ],
          },
        ],
      },
      {
        slug: 'three-ways-a-claim-grows',
        title: 'Three ways a claim grows',
        minutes: 35,
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
          {
            type: 'exercise',
            title: 'A dated list of suspicions',
            task: `
Allow 30 minutes. Go through your channels and write one of the three words beside each, the one that you think distorts it most, with the reason in a sentence. Mark one channel whose claim might be too *small*. You now have a list of suspicions, dated. Two of them will be tested in the lessons on experiments.
`,
            criteria: [
              'Every channel has one word and not three',
              'Each reason says who is reached, or when, or who else counts the order',
              'For the channel whose claim may be too small you can say how its buyers come in',
              'You marked the two suspicions on which most money depends',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'The arithmetic of a customer',
    lessons: [
      {
        slug: 'payback-by-cohort',
        title: 'Payback, cohort by cohort',
        minutes: 93,
        kind: 'exercise',
        body: [
          `
Before you can say whether an order was bought too dearly, you have to know what it leaves. The word for this is *contribution*: the price, minus everything that would not have been spent if the order had not come. Rent stays out, as it comes either way. So does my salary.
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
          `
The line that is usually wrong is the fifth. A returned sofa costs two journeys, and what comes back is no longer a new sofa. Ask the warehouse what it is sold for then. In one product line here the answer turned 180 into 70, and it was the line we advertised most.

## From an order to a customer

Some people come back, and it is fair to count that, provided you count people who really came back. A *cohort* is everyone who first bought in the same month. Take them and follow them.

In March 410 new customers came, and $94,300 was spent to win them: $230 each. Their first order left $180, so on the day of purchase every new customer had cost us $50. Within twelve months 30 in 100 had ordered once more, which adds 0.30 × 180 = $54 a head. That makes $234. The cohort has paid back in its twelfth month, with four dollars to spare.

Compare this with the *average lifetime value* of $600 that stood in the marketing plan. It had been computed from all customers in the files, most of whom had come years ago through friends and paid nothing for at all. Set against a cost of $230 it looked like a license to spend. Set against its own cost, the March cohort had just got its money back.

So draw it as a line for each cohort: months since the first order to the right, contribution per head upward, and a level line for what a head cost. Where they cross is the payback. A newer cohort that runs below an older one is the earliest warning you will ever get, and it comes a year before the annual accounts do.
`,
          {
            type: 'exercise',
            title: 'Your own 180, and six cohorts',
            task: `
Allow 90 minutes. Make the table for your company, and again for the two product lines you advertise most. Then follow six monthly cohorts of new customers in a spreadsheet: contribution per head, added up month by month, with what a head of each cohort cost. If you lack the data, ask for two columns, customer and date of order, and begin with these.
`,
            criteria: [
              'Someone from finance has initialed each line of the table',
              'Returns are taken off in the month in which they happen, at what they really cost',
              'Months that are not over yet are left empty and not estimated',
              'You can say whether newer cohorts pay back sooner or later than older ones',
              'You can name a product line that you should advertise less, or say why there is none',
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
        minutes: 63,
        kind: 'exercise',
        body: [
          `
Let us take Mrs. Oyelaran’s week once more. Social on Monday, retargeting on Wednesday, email on Friday, search on Saturday, one sofa. Who sold it? It depends on a rule that somebody set before she was born to us as a customer, and usually nobody remembers who.
`,
          {
            type: 'table',
            caption: 'One sofa under five rules',
            head: ['Rule', 'Social', 'Retargeting', 'Email', 'Search'],
            rows: [
              ['Last click', '0', '0', '0', '1'],
              ['First click', '1', '0', '0', '0'],
              ['Equal shares', '0.25', '0.25', '0.25', '0.25'],
              ['40 percent to first and last, rest shared', '0.4', '0.1', '0.1', '0.4'],
              ['Each platform for itself', '1', '1', '1', '1'],
            ],
          },
          `
Each rule is a reasonable answer to some question, and none of them is about what would be missing. Then come the *windows*. A platform that counts a purchase up to 28 days after a view takes the sofa, and the same platform with a window of one day takes nothing. In the company’s report a change from 28 days to 1 turned 410 claimed orders into 180. Nothing had happened in the world. The marketing director got three calls.

There is a blind spot that no rule mends. People who saw something and clicked nothing are in no journey at all, and neither is the neighbor who came to look at the sofa and asked where it was from.

## What it is still good for

I don’t want you to throw it out. Inside **one** channel, where the distortion is about the same for every advertisement, it tells a good picture from a bad one within days. It finds a broken link on the same morning. And it costs nothing more, which cannot be said of an experiment.

Beside it, put the oldest instrument there is: an open question after the purchase, *where did you first hear of us?* At our company 22 of 100 wrote some form of “a friend.” This has biases of its own, since people forget and name what is famous. But they are different biases.

Don’t use attribution to compare channels with different aims, to set budgets, or to judge anyone’s year. It was built to share out credit, and it will go on doing so when there is none.
`,
          {
            type: 'exercise',
            title: 'Twenty journeys, and the decisions made from them',
            task: `
Allow one hour. Take twenty real journeys to a purchase, or invent twenty with two to six contacts each, and let the first four rules share them out; put the totals side by side. Then list every decision that was taken from an attribution report in the last quarter, and mark each *within* a channel or *between* channels.
`,
            criteria: [
              'At least one channel is first under one rule and last, or next to last, under another',
              'The windows that your own reports use are written down, with the person who can change them',
              'At least two of the journeys have no click in them, and you decided what to do with those',
              'For the largest decision *between* channels you wrote what you would need to know in its place',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Experiments: holdouts and geography',
    lessons: [
      {
        slug: 'choosing-regions',
        title: 'Regions, a lot, and two signatures',
        minutes: 93,
        kind: 'exercise',
        body: [
          `
A holdout by region needs three things before anything is switched off: regions that can be compared, a draw that nobody can influence, and a page on which everyone agrees what the result will mean. The third takes longest.

## Regions

They should follow how advertising is bought and how people move. Never separate a city from its suburbs: someone sees the film at home and buys near the office. Take weekly orders of two years and look for pairs that rise and fall together. The level may differ. What counts is that a bad week for one is a bad week for the other.

At the furniture company we looked at 27 regions. Four were dropped, because a shop had opened or closed there. The remaining 23 made eleven pairs, with one left over.

## The lot

Then toss a coin for each pair: heads goes dark, tails stays as it is. It feels like a formality. It is the part that turns a comparison into an experiment. When we had chosen ourselves, in an earlier test, we had picked regions that were “doing fine anyway,” with the best of intentions, and learned that regions which do fine go on doing fine.

## The page
`,
          {
            type: 'table',
            caption: 'The signed page for retargeting, abridged',
            head: ['Line', 'What stood there'],
            rows: [
              ['Channel and regions', 'retargeting off in the eleven drawn; on in all others'],
              ['Dates', 'six weeks, then two more of counting late purchases'],
              ['What is counted', 'orders delivered, by the address of delivery'],
              ['What must not change', 'prices, the site, the budgets of other channels'],
              [
                'What stops us early',
                'orders in the dark regions 15 percent below the pair, two weeks running',
              ],
              ['If it pays at both ends', 'the budget stays, and we ask again in a year'],
              ['If it pays at neither end', 'the money moves to other channels in May'],
              ['If it pays at one end only', 'half moves, and a larger test is planned'],
            ],
          },
          `
The last three lines prevent most quarrels. People who have written down in March what they will do in May find it hard to discover in May that the method was flawed. If you cannot get the owner of the channel to sign, you have learned the result already: none will be accepted. Talk first.
`,
          {
            type: 'exercise',
            title: 'Pairs, a draw and a page',
            task: `
Allow 90 minutes, besides the talks. Choose one suspicion from your list. List your regions with at least a year of weekly orders, chart them, make pairs, and draw. Then fill in the eight lines of the page and get two signatures. If you have too few regions, use shops, or weeks drawn by lot, and say what that makes worse.
`,
            criteria: [
              'Each pair is shown in one chart, and its two lines keep company',
              'Regions left out have a reason that was written before the draw',
              'Somebody who gains nothing by it watched you draw',
              'Three results and three actions are written out, and the owner of the channel has signed',
            ],
          },
        ],
      },
      {
        slug: 'reading-the-result',
        title: 'Reading the result',
        minutes: 63,
        kind: 'exercise',
        body: [
          `
The six weeks are over, the two weeks for late purchases as well, and the spreadsheet is open. Three steps, in this order, and only the last of them is about money.

**One: compare changes and not levels.** The dark regions are smaller than the others, and always were. So ask what the others did: 6,000 orders in the six weeks before, 6,240 during, which is × 1.04. Had nothing been switched off, the dark ones would have gone from 2,308 to 2,308 × 1.04 = 2,400. They sold 2,352. Forty-eight are missing.

**Two: ask how surprising that is.** Go back through the two years and pretend, six times, that something had been switched off when nothing had. Each such span is a *placebo*. It has an expected number and an observed one, and they differ, since regions wander. Ours differed by −51, +30, +62, −18, −40 and +44. Among those six a 48 looks modest. The typical size of these is 43 orders, close to 2 percent of 2,400, and this is where the range in the second lesson came from: twice two percent to either side.
`,
          {
            type: 'callout',
            tone: 'tip',
            title: 'The picture to show',
            text: 'One row of dots on a line: the six placebos in gray, the real result in red. Anyone can see whether the red one stands apart. No table of significance has ever done as much in a meeting.',
          },
          `
**Three: put a price on both ends.** The estimate is 48 orders for $43,000, that is $896 each. The range goes from 144 missing to 48 *more* than expected. At the friendly end an order cost $299; at the other, money was paid to sell less. Contribution is $180. It pays at neither end, and the signed page says what happens then.

## After the switch

Look at the two weeks after advertising came back. If orders jump above normal, people had merely waited, and some of the 48 weren’t lost at all. If they creep back over a month, the channel works slowly, and six weeks were too short to see all of it. Ours did neither.

And write down what you cannot say. We did not learn what retargeting does in December, in other regions, or at a third of the budget. A result is a sentence with a place and a date in it.
`,
          {
            type: 'exercise',
            title: 'One red dot',
            task: `
Allow one hour. Use your own holdout if it has run. If not, take two groups of regions from your history, subtract 5 percent from six weeks of the one, give the file to a colleague who changes the 5 to a number you don’t know, and find it. Compute the effect and at least six placebo spans, and draw them in one row.
`,
            criteria: [
              'The expected number comes from the change in the other regions, and its sum is shown',
              'The placebo spans were chosen before you computed them',
              'The range is stated in orders and in dollars per order, at both ends',
              'If a colleague hid the effect, her number lies inside your range',
              'One sentence names what the test cannot tell',
            ],
          },
        ],
      },
    ],
  },
]
