import type {SectionSeed} from './types.ts'

export const financeForPeopleWhoRunThingsOutline: SectionSeed[] = [
  {
    title: 'Profit is an opinion, cash is a fact',
    lessons: [
      {
        slug: 'ninety-thousand-in-profit-four-in-the-bank',
        title: 'Ninety thousand in profit, four in the bank',
        minutes: 30,
        kind: 'reading',
        body: [
          `
Fenn Tables makes tables and benches, sells them to cafés and offices, and runs through this whole course. Its books are invented and its troubles are not. Here are three years. Look at them before I say anything, and write down two things: how the company is doing, and what you would ask the owner.
`,
          {
            type: 'table',
            caption:
              'Fenn Tables, in thousands of dollars. There are no loans, and taxes are left out to keep it small.',
            head: ['', 'Year 1', 'Year 2', 'Year 3'],
            rows: [
              ['Sales', '600', '900', '1,350'],
              ['Cost of the goods sold', '−360', '−540', '−810'],
              ['Rent, office, advertising', '−186', '−282', '−426'],
              ['Wear of the machines', '−12', '−18', '−24'],
              ['Profit', '42', '60', '90'],
              ['In the bank on December 31', '124', '72', '4'],
            ],
          },
          `
Have you written it down? Most people write that it is a healthy company, growing by half every year with a profit that more than doubles. Then they come to the last line.

It is not a misprint. On December 31 of its best year Fenn has $4,000, and on January 8 it must pay wages of $31,000. Nobody has stolen anything. The owner, who is good at tables, found out from the bank’s website.

## Where it went

Profit compares what was **sold** with what it **cost**. Neither has to be money yet. To get from one to the other you put back what was counted and not paid, and take out what was paid and not counted. For year 3:
`,
          {
            type: 'table',
            caption: 'From profit to cash in year 3, in thousands',
            head: ['', '', 'Why'],
            rows: [
              ['Profit', '90', ''],
              ['Wear of the machines', '+24', 'A cost, and nobody was paid for it this year'],
              ['Customers owe more', '−75', 'Sold, and not yet paid: 150 became 225'],
              ['More wood and tables in store', '−70', 'Paid, and not yet sold: 135 became 205'],
              ['Owed to suppliers', '+23', 'Bought, and not yet paid: 45 became 68'],
              ['New machines', '−60', 'Paid at once, counted as a cost over years'],
              ['Change in the bank', '−68', '72 became 4'],
            ],
          },
          `
Add it up yourself: 90 + 24 − 75 − 70 + 23 − 60 = −68. It takes a minute, and afterward it belongs to you.

So the profit was there. It was standing in the warehouse, and in the books of cafés that pay after sixty days, and in a saw. None of these can be handed to a carpenter on a Friday. And the growth which pleased everyone was what swallowed it: with no growth at all, customers would owe no more than last year, the store would be no fuller, and Fenn would have ended year 3 with money to spare.

Profitable companies run out of money in just this way, and they do it in their best years.
`,
          {
            type: 'exercise',
            title: 'Two numbers of your own',
            task: 'Find the profit (or surplus) of your organization or department for the last full year, and the money in the bank at its beginning and end. Before you look up the second, guess it. Then write three places in which the difference might be.',
            criteria: [
              'You guessed before you looked',
              'Your three places are things one could point at: an invoice, a shelf, a machine',
              'If you could not get the numbers, you know whom to ask and have asked',
            ],
          },
        ],
      },
      {
        slug: 'two-honest-profits',
        title: 'Two honest profits',
        minutes: 45,
        kind: 'reading',
        body: [
          `
As a young auditor I was paid to ask people how they know. What I learned is that two honest accountants can look at the same year and find two profits. Let us be those accountants, with a year that is small enough to do by hand.

Fenn’s owner starts a second workshop. In the year she delivers tables for $100,000. She pays $60,000 for wood and wages and buys a saw for $30,000. On December 30 she delivers an order for $8,000 more, which will be paid in March. The wood and wages for it, $5,000, are paid. Guess the profit.

**The bank** knows only what moved: 100 came in, and 60 + 30 + 5 went out. There are $5,000 more than before.

**The first accountant** says that the December order is a sale, because the tables are with the customer. So sales are 108 and their cost 65. The saw, he thinks, will last for five years, so a fifth of it was used up: 6. Profit: 108 − 65 − 6 = **$37,000**.

**The second accountant** knows that this customer sent back half of last year’s order, and expects the same again, so she counts only 4 of the 8. She also counts only half of the cost of that order, 2.5, since the tables that come back can be sold to somebody else. And she has seen saws: three years, she says, so a third is used up, which is 10. Profit: 104 − 62.5 − 10 = **$31,500**.

Nobody has lied. They differ in what they expect of a customer and of a saw. A profit contains a dozen such expectations, and good ones are written down.

## Why not simply take the bank?

Because the bank’s fact is true and nearly useless for judging a year. If she had bought the saw on January 2 instead, the year would have looked $30,000 better. If the customer had paid in December, $8,000 better still. By cash alone, the worst year is the one in which you invest. Accountants invented the rule of putting income and its costs into the same year, whenever the money moves, and it is called **accrual**. You have just done it, twice.

So you need both. Profit tells you whether what you do is worth doing. Cash tells you whether you will be allowed to go on.
`,
          {
            type: 'callout',
            tone: 'note',
            title: 'Where countries differ',
            text: 'How long a machine lasts is often laid down for taxes and left to judgment for the accounts. Very small businesses may in many places keep their books by cash. When you read accounts, the page to turn to is the one called notes, or accounting policies. The opinions are on it.',
          },
          {
            type: 'quiz',
            question: 'Which of these changes this year’s profit without moving a cent this year?',
            answers: [
              {
                text: 'Deciding that the machines will last for eight years instead of five',
                right: true,
                explanation:
                  'A smaller part of their price counts as this year’s cost. The bank notices nothing.',
              },
              {
                text: 'Collecting an old invoice from a customer',
                explanation:
                  'It is the other way round. Money moves, and the profit was counted when the goods were delivered.',
              },
              {
                text: 'Admitting that a shelf of chairs will never be sold',
                right: true,
                explanation:
                  'They were paid for long ago. From today they are a cost, because there will be no income to set against them.',
              },
              {
                text: 'Paying a supplier two weeks later',
                explanation:
                  'The bank is happy for two weeks, and the profit is the same. The cost was counted when the goods were used.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'How do they know?',
            task: 'Take last year’s accounts of your own organization, or of a company that publishes them. Find three numbers that rest on an expectation, and write down what would have to be true for each to be wrong by a tenth.',
            criteria: [
              'Each is an expectation about the future and not a measurement',
              'You worked out by how much the profit would change for one of them',
              'You wrote one question to ask the accountant, and it begins with “how do we know”',
            ],
          },
        ],
      },
      {
        slug: 'a-bathtub-with-two-taps-and-a-hole',
        title: 'A bathtub with two taps and a hole',
        minutes: 65,
        kind: 'reading',
        body: [
          `
I once worked for a software company that spent a dollar and ten cents to earn a dollar and called it growth. I had shown the founders tables for most of a year. What convinced them in the end was a drawing, and it hangs in my office. Here it is.
`,
          {
            type: 'figure',
            name: 'finance-bathtub',
            alt: 'A bathtub, a third full. Above it are two taps: customers, on the left, and owners and lenders, on the right. At the bottom there is a hole through which water runs out, labeled wages, wood, rent. A dashed red line a little below the surface is labeled thirteen weeks.',
            caption:
              'The level is the money you have. Turning up a tap helps only if the hole does not grow with it.',
          },
          `
The **level** is the money in the bank. The **first tap** is what customers pay. The **second tap** is what owners put in and lenders lend. The **hole** is everything you pay.

It looks too simple to teach anything. But ask it three questions.

## When I turn up the first tap, what happens to the hole?

In that company, every new customer cost more to win than they paid in a year. Turning up the tap made the hole larger, at once, and the water arrived later and thinner. What kept the level up was the second tap, and since there is only one bathtub, nobody saw which water was which. The founders looked at the level. It was high. They had just been given four million dollars.

At Fenn it is gentler, and works in the same way. Look at how long money is away. Wood and tables stay in store for three months. Customers pay after two. Suppliers wait for one. So if Fenn sells $1,000 more in every month from now on, at a cost of $600, the tub must first give:
`,
          {
            type: 'table',
            caption: 'What another $1,000 of sales a month ties up, once',
            head: ['', 'Months', 'Of', 'Dollars'],
            rows: [
              ['Owed by customers', '2', '$1,000', '2,000'],
              ['In store', '3', '$600', '1,800'],
              ['Owed to suppliers', '1', '$600', '−600'],
              ['Tied up', '', '', '3,200'],
            ],
          },
          `
In year 3 sales grew from 75 to 112.5 thousand a month. That is 37.5 times $1,000, and 37.5 × 3,200 makes $120,000 that had to be in the tub beforehand. The table of lesson 1 says 75 + 70 − 23 = 122. You could have predicted the empty account on New Year’s Day, from three waiting times.

## Which water am I looking at?

Whenever somebody shows you that there is plenty of cash, ask through which tap it came. A year that was kept level by a loan is a different year, and the bathtub will be asked to give the water back.

## How long until it is empty?

Close both taps in your mind. How many weeks does the level last? Under thirteen, which is one quarter, you have no time to react to anything, and the drawing has a red line there. Fenn, at the end of year 3, has about a day.
`,
          {
            type: 'exercise',
            title: 'Draw your own',
            task: 'Take three months of bank statements, of your organization, a club or your household. Sort every amount into first tap, second tap or hole. Draw the tub with the level at the beginning and at the end, and write the three totals beside it. Then work out for how many weeks the level lasts with both taps closed.',
            criteria: [
              'Opening level + taps − hole = closing level, to the cent',
              'Loans, grants for special purposes and money put in by owners are under the second tap',
              'You have the number of weeks, and had guessed it before',
              'You know your three waiting times, or which of them you need to find out',
            ],
          },
          {
            type: 'quiz',
            question:
              'Fenn’s owner wants to keep growing and never again see $4,000. Which of these raise the level without a loan?',
            answers: [
              {
                text: 'Ask for a third of the price with the order',
                right: true,
                explanation:
                  'Customers then owe less, and for a shorter time. On 112.5 thousand a month, a third paid at the order and two months earlier is worth at least 75 thousand in the tub.',
              },
              {
                text: 'Keep two months of stock instead of three',
                right: true,
                explanation:
                  'One month of cost is $67,500 that comes back out of the store, once. It has to be earned by better planning, or tables will be late.',
              },
              {
                text: 'Count the machines’ wear over ten years',
                explanation: 'It raises the profit, which is an opinion. Not a drop comes into the tub.',
              },
              {
                text: 'Sell more',
                explanation:
                  'Each additional $1,000 a month takes $3,200 first. It is how the tub was emptied.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'The three statements as one story',
    lessons: [
      {
        slug: 'the-film-and-the-photograph',
        title: 'The film and the photograph',
        minutes: 45,
        kind: 'exercise',
        body: [
          `
The income statement is a film of a year: what was sold, what it cost. The balance sheet is a photograph of one evening: what there is, and to whom it belongs. People who read only the film know how fast the company was driving. The photograph shows what it hit.

Here are Fenn’s books in one file, three films and four photographs. Before you read on, look at the last two photographs and write down what grew most.
`,
          {
            type: 'download',
            file: 'fenn-three-years.csv',
            title: 'Three years of Fenn',
          },
          `
## One evening

On December 31 of year 3 somebody walks through the workshop with a camera. There is $4,000 in the bank. Customers owe 225 thousand. Wood and tables worth 205 stand in store, at what they cost. The machines are in the books at 176. Together that is 610. Of this, 68 will have to go to suppliers. What remains, **542**, is the owner’s share, and it is called **equity**.

Equity is not money. Nobody could pay it out. It is a remainder: everything there is, less everything owed. If the store burned down tonight without insurance, equity would be 337 before breakfast, and the bank would still hold $4,000.

## How film and photograph fit

A year earlier equity stood at 452. The film of year 3 ends with a profit of 90, the owner took nothing out and put nothing in, and 452 + 90 = 542. This is the seam that holds accounts together: **profit is the change in equity**, apart from what owners put in or take out. It holds in every set of accounts you will ever read, and where it doesn’t, there is a line that explains the difference or somebody is in trouble.

Machines have a seam of their own. They stood at 140, then 60 was bought and 24 wore out: 140 + 60 − 24 = 176. The film shows the 24 and not the 60. That is why a film can look calm in a year in which a saw was bought.
`,
          {
            type: 'table',
            caption: 'Two photographs, in thousands',
            head: ['', 'Year 2', 'Year 3', 'Change'],
            rows: [
              ['In the bank', '72', '4', '−68'],
              ['Owed by customers', '150', '225', '+75'],
              ['In store', '135', '205', '+70'],
              ['Machines', '140', '176', '+36'],
              ['Owed to suppliers', '−45', '−68', '−23'],
              ['Equity', '452', '542', '+90'],
            ],
          },
          `
Read the last column from the bottom. The owner became 90 richer. She holds it as 75 of promises from cafés, 70 of wood and tables and 36 of machines; suppliers lent her 23, and the bank account paid for the rest. If you had been asked *where did the profit go*, this column is the answer.
`,
          {
            type: 'exercise',
            title: 'Make it fit',
            task: `
Without the file, build the photograph at the end of year 1 from these: machines stood at 80 before it, 40 was bought and 12 wore out; customers owed 100, the store held 90, suppliers were owed 30, the bank held 124 (15 minutes). Check it against the file. Then take the two latest balance sheets of your organization, or of a company that publishes them, and write the column of changes (25 minutes).
`,
            criteria: [
              'Your equity for year 1 is 392, and 392 less the profit of 42 gives the 350 of the year before',
              'You can say in one sentence what equity is not',
              'In the accounts you chose, the change in equity is explained by profit and by what owners put in or took out',
              'You named the largest change, and what it means that somebody now holds or owes',
            ],
          },
        ],
      },
      {
        slug: 'reading-all-three-in-ten-minutes',
        title: 'The third statement, and reading all three in ten minutes',
        minutes: 60,
        kind: 'exercise',
        body: [
          `
You worked out by hand in the first lesson what became of Fenn’s profit. Accountants do it every year, in three parts, and the signs of the parts tell a story by themselves.

**Operating**, from doing what you do: 90 + 24 − 75 − 70 + 23 = **−8**. **Investing**: **−60** for machines. **Financing**, from owners and lenders: **0**. Together −68.

So in its best year Fenn took in less from its work than it paid out for it, even before the saw. Now the signs.
`,
          {
            type: 'table',
            caption: 'What the three signs often mean',
            head: ['Operating', 'Investing', 'Financing', 'Often'],
            rows: [
              ['−', '−', '+', 'Young, or growing fast: others pay for it'],
              ['+', '−', '−', 'Grown: it pays for its machines and gives something back'],
              ['+', '+', '−', 'Shrinking on purpose: it sells what it has and pays its debts'],
              ['−', '+', '+', 'In trouble: it sells machines and borrows to pay wages'],
              ['−', '−', '0', 'Living on its savings. This is Fenn'],
            ],
          },
          `
*Often* is meant. A publisher whose year ends a week before its fair shows a minus that a photograph two weeks later would not. The signs tell you what to ask.

## In what order to read

As an auditor I read accounts in an order that I recommend to everybody. **Cash** first: has it risen or fallen, and through which of the three parts? Then **what customers owe**, against sales. Then **stock**, against what the goods cost. Then the **margins**. And the **profit** last of all. Whoever reads the profit first spends the remaining time looking for reasons to believe it.

For the second and third steps there are two quick divisions, which turn an amount into days:

- 225 owed ÷ 1,350 sold × 365 = **61 days** until customers pay.
- 205 in store ÷ 810 cost of goods × 365 = **92 days** on the shelf.

Do the same for year 1: 100 ÷ 600 × 365 is 61 days, and 90 ÷ 360 × 365 is 91. So nothing became worse. Customers are as slow as ever, and the store is as full as ever, for its size. Fenn’s trouble is the size. With days that grow from year to year, you would ask about the customers. With days that stay while cash runs out, you ask about the growth.

That is a finding, it took two divisions for each year, and the owner had thought that her customers were to blame.

## Where the opinions are

Last, find the page called *notes* or *accounting policies*. It tells you how long machines are taken to last, and what is assumed about customers who may not pay. The film rests on it.
`,
          {
            type: 'quiz',
            question:
              'A shop’s profit rose from 40 to 60 while sales stayed at 500. Customers’ days went from 20 to 22, and days on the shelf from 60 to 110. What would you ask first?',
            answers: [
              {
                text: '“What stands on the shelf that stood there a year ago?”',
                right: true,
                explanation:
                  'Goods that will not be sold are still in the books at what they cost. If a part of them is worth nothing, the additional 20 may not be a profit at all.',
              },
              {
                text: '“How did you raise the profit by half?”',
                explanation:
                  'They will have a good answer ready. The profit contains whatever opinion they hold about the shelf.',
              },
              {
                text: '“Why do customers pay later?”',
                explanation: 'Two days out of twenty may be a weekend. The shelf has nearly doubled.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'Signs, then ten minutes',
            task: `
Work out the three parts for years 1 and 2 of Fenn from the file (20 minutes). Then take a set of published accounts, set a clock to ten minutes, read in the order above, and write three questions for the finance director. Do it again with a second company (30 minutes in all).
`,
            criteria: [
              'Year 1 gives 4, −40 and 0, together −36; year 2 gives −2, −50 and 0, together −52',
              'You described both years in one sentence without a number',
              'You began with cash, and both divisions are done for two years',
              'Each question quotes a number and could not be answered by “the market”',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Costs and prices',
    lessons: [
      {
        slug: 'the-point-where-nothing-is-lost',
        title: 'Costs that move, and the point where nothing is lost',
        minutes: 65,
        kind: 'exercise',
        body: [
          `
A table sells for $900. What does one more table cost Fenn? Guess, and then go through it: wood is 210, the hours of making it 180, delivery 60, and the card company takes 18, which is 2 percent. Those $468 come with every table. The rent, the office and the wear of the saw don’t notice it.

What is left, 900 − 468 = **$432**, is the table’s **contribution**. It goes to the rent first and, when the rent is paid, to profit.

## Two ways to sort the same costs

In the income statement the goods of year 3 cost 810 thousand, which is $540 a table, and you might have taken that for the answer. It isn’t, because accountants sort by purpose and we sort by behavior. Their 810 contains the foreman and the rent of the workshop, which stay. Their *rent, office, advertising* contains deliveries and card fees, which move. Sorted our way, the 1,500 tables took 1,500 × 468 = 702 thousand. All the other costs, 1,260 − 702 = **558** thousand, stayed.

Whether a cost moves depends on how far you look. For one table the carpenter is there anyway. For three hundred you hire another, so his wage moves **in steps**. A step needs a size: *from the 1,650th table on, one more carpenter, $41,000 a year.*

## The point

Each table brings 432, and 558,000 must be covered. 558,000 ÷ 432 = 1,291.7, so the **1,292nd** table of the year brings Fenn into profit. At 125 tables a month that is in the second week of November. Everything before then was rent.

It sold 1,500, which is 208 more, and 208 × 432 is about 90,000: the profit, found a second way. When two ways agree, you may begin to trust your sorting.

The distance is worth as much as the point. Sales may fall from 1,500 to 1,292, by **14 percent**, before money is lost. One large hotel is more than that. A company that knows its 14 percent will not take a loan that assumes growth.
`,
          {
            type: 'quiz',
            question:
              'The rent rises by $27,000 a year. How many more tables must be sold for the profit to stay as it was?',
            answers: [
              {
                text: '30',
                explanation:
                  'That is 27,000 ÷ 900. But of each 900, 468 are gone at once, and only the rest can pay rent.',
              },
              {
                text: '63',
                right: true,
                explanation: '27,000 ÷ 432 = 62.5, and there are no half tables.',
              },
              {
                text: '58',
                explanation:
                  'You divided by 468, which is what a table costs. The rent is paid from what is left.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'Sort, and find your point',
            task: `
Sort last quarter’s costs into moves, stays, and moves in steps (35 minutes). Work out the contribution of your main product, or of one typical job or visitor, the point where nothing is lost, and the distance to it in percent (15 minutes). Show the sorting to somebody who does the work (10 minutes).
`,
            criteria: [
              'All costs of the quarter are in one of the three columns, and the columns add up to the total in the books',
              'Each step has a size: from which number on, and how much',
              'The person who does the work disagreed with one, and you settled it with a fact',
              'Profit found by contribution agrees with the books to within a tenth, or you know why not',
              'You know on which date of a usual year your point is reached',
            ],
          },
        ],
      },
      {
        slug: 'what-a-discount-costs',
        title: 'What a discount costs',
        minutes: 40,
        kind: 'exercise',
        body: [
          `
A furniture fair is coming, and the salesman asks for ten percent. *We’ll make it up in volume.* How much volume? Guess how many tables Fenn must sell instead of 1,500 to be where it was.

The price is now 810. The card company takes 16.20 instead of 18. Everything else costs what it did. So the contribution falls from 432 to 810 − 210 − 180 − 60 − 16.20 = **343.80**: ten percent of the price, a fifth of what it leaves. Fenn lived on 1,500 × 432 = 648,000. Now 648,000 ÷ 343.80 = **1,885** tables. That is a quarter more, from the same workshop and the same six carpenters.
`,
          {
            type: 'table',
            caption: 'What must be sold for the same contribution of $648,000',
            head: ['Price', 'Contribution', 'Tables needed', 'Compared with 1,500'],
            rows: [
              ['945 (+5%)', '476.10', '1,362', '−9%'],
              ['900', '432.00', '1,500', ''],
              ['855 (−5%)', '387.90', '1,671', '+11%'],
              ['810 (−10%)', '343.80', '1,885', '+26%'],
              ['720 (−20%)', '255.60', '2,536', '+69%'],
            ],
          },
          `
Three things can be read from the table.

**It is not symmetrical.** Each further step costs more than the one before, since the same 45 dollars are taken from an ever smaller rest. Nobody feels that. *Twenty* sounds like twice *ten*, and it is nearly three times.

**A rise deserves the same courage.** With five percent more, Fenn could lose 138 customers of 1,500 and be no worse off, with an emptier store and less wood to pay for. Small companies that are afraid of a rise have usually only imagined the customers who leave.

**It depends on the contribution, not on the price.** Software that costs nothing to copy can give away twenty percent and needs a quarter more sales: 1 ÷ 0.8 = 1.25. A grocer with a contribution of 20 percent who gives away twenty percent has nothing left, however much he sells. Discounts that are harmless in one trade are copied by another, which they ruin.

## When it is right all the same

A discount can be worth it when it *buys* something: payment today instead of in sixty days, an order in the dead weeks of February, a first order from somebody who will be back. Then it has a price and a return, and you can compare them. For payment today, Fenn could give about two percent; that is roughly what money for two months costs at 12 percent a year.

The other kind, given because a customer frowned, buys a customer who has learned to frown.
`,
          {
            type: 'exercise',
            title: 'Your table of discounts',
            task: `
For your best-selling product work out how many more must be sold after 5, 10 and 20 percent off, and how many fewer after a rise of 5 (20 minutes). Then list the discounts given last month, with what each bought (15 minutes).
`,
            criteria: [
              'You guessed the figure for 20 percent before you calculated it',
              'Costs that follow the price, such as commissions, have moved with it',
              'Beside each discount of last month stands what it bought, or “a frown”',
              'The table hangs where offers are made, and whoever grants a discount can say the second number',
            ],
          },
        ],
      },
      {
        slug: 'per-hour-of-what-is-scarce',
        title: 'Per hour of what is scarce',
        minutes: 65,
        kind: 'exercise',
        body: [
          `
A table contributes $432. A bench contributes $190. An architect asks whether Fenn would rather make tables or benches for him in March. What do you say?

You can’t say anything yet. A table takes six hours in the workshop and a bench two.

## When there is work for everybody

If the workshop is full, each hour given to one thing is taken from another. A table brings 432 ÷ 6 = **$72** for each hour, and a bench 190 ÷ 2 = **$95**. With 750 hours in March, tables bring 54,000 and benches 71,250. The smaller contribution wins.

So a price list is made with two columns: contribution for each piece, and contribution for each unit **of whatever you run out of first**.
`,
          {
            type: 'table',
            caption:
              'Fenn’s price list, as it should be read (the chair and the repair are examples of mine)',
            head: ['', 'Price', 'Contribution', 'Hours', 'Contribution per hour'],
            rows: [
              ['Bench', '$340', '$190', '2', '$95'],
              ['Repair of an old table', '$160', '$130', '1.5', '$87'],
              ['Table', '$900', '$432', '6', '$72'],
              ['Chair', '$260', '$118', '2.5', '$47'],
            ],
          },
          `
The chair everybody loves is the worst thing the workshop can do in a full month. The repair nobody wants to do is the second best. There are three honest answers to that: raise the chair’s price until it earns its hours, make it quicker to build, or keep it because it sells tables, *and check that it does*.

## When hours stand idle

In February half of the hours are empty. Then nothing is taken from anything, and every piece that contributes is welcome. Even a table at $600 leaves 600 − 450 − 12 = $138, which pays some rent. Here the discount that would have been madness in October is right, provided that October’s customers do not hear of it and that the tables can be delivered before the workshop fills up again. Write down the date on which idle hours end, or February’s price will be with you in May.

## What is scarce?

It is seldom what people complain about. In a clinic it is the room and not the doctor. In a café, eight seats at noon; the espresso machine could do twice as much. At a design studio I know, everybody said *designers*, and a month of notes showed that work waited longest for one partner’s approval. His hours were worth more than anybody’s, and they were spent on invoices.

Find it by looking for the pile. What waits, waits in front of what is scarce. And once you have widened it, the pile moves, and the second column has to be made anew.
`,
          {
            type: 'exercise',
            title: 'Your price list',
            task: `
Find out what is scarce by following three jobs or orders from beginning to end and writing down where each waited (25 minutes). Make the list with both columns for your six most important products (25 minutes), and write one paragraph about what you would change (10 minutes).
`,
            criteria: [
              'The scarce thing was measured, with waiting times, and not assumed',
              'The two columns put your products into different orders, or you can say why not',
              'One price, one product or one use of somebody’s time would change',
              'You know from which date to which you have idle hours',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Thirteen weeks of cash',
    lessons: [
      {
        slug: 'thirteen-columns',
        title: 'Thirteen columns, and when they really pay',
        minutes: 105,
        kind: 'exercise',
        body: [
          `
A quarter is long enough to act in and short enough to know. Make thirteen columns, one a week, and four blocks of rows: the level on Monday, in by the first tap, in by the second, out by the hole. The level on Friday is the next Monday’s.
`,
          {
            type: 'download',
            file: 'thirteen-week-cash-forecast.csv',
            title: 'An empty forecast for thirteen weeks',
          },
          `
## First what is certain

Enter what has a date and an amount: wages, rent, loan, taxes, orders you have placed. Nearly all of it goes out, and so the forecast looks terrible at this stage. It is supposed to. Add one line for the thing you haven’t thought of, and give it an amount: a twentieth of what goes out is a beginning.

## Then what is likely

Terms are what you agreed, and habits are what happens. List your ten largest customers with the date of the invoice and the date of the payment for their last three. Fenn’s terms say thirty days. Its cafés pay after 52, its offices after 71, and one hotel pays on the day on which somebody telephones.

Put each open invoice into the week that its customer’s **habit** predicts, and not into the week in which you need it. New sales enter only with an order behind them. A forecast with hope in it looks like a forecast, and that is what is wrong with it.

Here are Fenn’s first six weeks of year 4.
`,
          {
            type: 'table',
            caption: 'In thousands of dollars; the second tap is closed',
            head: ['', '1', '2', '3', '4', '5', '6'],
            rows: [
              ['Monday', '4', '11', '−2', '12', '20', '7'],
              ['In: cafés, after 52 days', '9', '10', '14', '12', '8', '15'],
              ['In: offices, after 71 days', '0', '8', '12', '12', '7', '12'],
              ['In: the hotel, telephoned', '12', '0', '0', '0', '0', '0'],
              ['Out: wages', '0', '−31', '0', '0', '0', '−31'],
              ['Out: rent, suppliers, all else', '−14', '0', '−12', '−16', '−28', '0'],
              ['Friday', '11', '−2', '12', '20', '7', '3'],
            ],
          },
          `
The quarter as a whole is fine. More comes in than goes out. But on the Friday of week 2 there are 2,000 dollars too few, on the day the wages are due, and no average of the quarter would have shown it. Wages are not paid on average.

Look at what can be seen on New Year’s Day: that two thousand is missing, that it is missing for a week only, and that a café’s single early payment would close it. It is a small problem as long as it is known. On January 8 it would be a scandal.

If your forecast has the lowest Friday in the last column, make it longer. You have not seen the bottom yet.
`,
          {
            type: 'exercise',
            title: 'Your thirteen weeks',
            task: `
Fill in everything certain (30 minutes). Make the list of habits from your invoices, or from your bank statements if you have no invoices (30 minutes). Fill the first tap by habit, and find the lowest Friday (30 minutes). For a household or a club it works in the same way: grants and fees have habits too.
`,
            criteria: [
              'Week 1 begins with the bank’s figure of today',
              'Wages and taxes stand in the weeks in which they are paid, not in which they are owed',
              'Each open invoice stands where its customer’s last three payments put it, and no hoped-for sale is in it',
              'You know the week and the amount of the lowest level, and had guessed both',
              'You telephoned your hotel',
            ],
          },
        ],
      },
      {
        slug: 'every-friday-at-four',
        title: 'Every Friday at four',
        minutes: 125,
        kind: 'exercise',
        body: [
          `
A forecast is made once and kept for years. Those who write to me about it all say the same two things: that the first one was badly wrong, and that by the second month they had stopped waking up at night.

## The twenty minutes

Each Friday, in this order:

1. Type in what really happened: the level, and each row.
2. Look at the **three largest differences**, and write beside each why, in five words.
3. Move what did not come: to a week, with a reason, or out.
4. Add a new thirteenth week.
5. Read the lowest Friday aloud to somebody.

Do not correct last week’s forecast. It is tempting to overwrite, and then you lose the only thing that teaches. The errors are how you found out that cafés pay after 52 days.
`,
          {
            type: 'table',
            caption: 'One Friday at Fenn, week 3, in thousands',
            head: ['', 'Forecast', 'Happened', 'Why'],
            rows: [
              ['Cafés', '14', '9', 'Two pay after the 15th'],
              ['Offices', '12', '12', ''],
              ['Suppliers and all else', '−12', '−17', 'Wood bought before a rise'],
              ['Level on Friday', '12', '2', 'Ten less'],
            ],
          },
          `
Two causes, and they are of different kinds. The cafés’ money will come, next week; it moves one column. The wood’s has been spent; it will be missing from now on, unless a later purchase is struck out. Whoever writes only *ten less* does not know whether to worry. The differences that *move* and the differences that *stay* are what the five words are for.

## The list, from kind to unkind

Draw a line at the level you do not want to fall under; two weeks’ wages are a beginning. When a coming Friday lies below it, you should not have to think of something. You have a list, made on a quiet day, with an amount and a time for each measure:

- invoice on the day of delivery, and not at the end of the month: 18, within a month;
- telephone whoever is over their habit: 11, within a week;
- ask for a third with the order: 25, within six weeks;
- put off the new machine: 60, at once;
- ask the largest supplier for two weeks more: 12, once;
- ask the bank.

(The amounts are Fenn’s.) The order matters. Telephoning costs nothing and is put off longest. A supplier whom you ask before the bill is due will often agree; one who has had to find out will remember it.

And the bank comes last on the list but early in the calendar. A bank that is asked in week 2 about week 9, with a forecast that has been right to within a tenth for a quarter, is a friendly place. The same bank on the Thursday before the wages is not, and it would be wrong to be.
`,
          {
            type: 'exercise',
            title: 'Four Fridays',
            task: `
Do it on four Fridays in a row, twenty minutes each. Between the second and the third, make your list with at least five measures, each with an amount and a time, and draw your line (40 minutes).
`,
            criteria: [
              'Each Friday has its three differences with five words, marked “moves” or “stays”',
              'No old forecast was overwritten, so that you can compare the first with the fourth',
              'The average error of next week’s level got smaller, or you know which row makes it',
              'A second person has seen all four',
              'Your list goes from kind to unkind, and you have used its first line',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Deciding and agreeing',
    lessons: [
      {
        slug: 'money-later-is-worth-less',
        title: 'How long until it is back, and what later is worth',
        minutes: 70,
        kind: 'exercise',
        body: [
          `
A saw for $60,000 would save $18,000 a year in wages and wasted wood. It will last for five years. Should Fenn buy it? Write down yes or no, and what you would like to know.

## Payback

60 ÷ 18 is three years and four months: so long until the money is back. **Payback** is crude. It says nothing about the years that follow, and a machine that breaks on the day after has paid itself back as well. But it asks the question on which small companies live or die: *can we wait that long?* Fenn, with four thousand in the bank, cannot wait four weeks.

## Later is worth less

Eighteen thousand dollars in three years are not eighteen thousand now. Not because of inflation alone: if you had the money now, you could pay back a loan or buy wood at a better price. Suppose that you can get 10 percent in some such way. Then $18,000 in a year are worth 18,000 ÷ 1.10 = $16,364 today, because $16,364 would grow to $18,000. In two years: 18,000 ÷ 1.10 ÷ 1.10 = $14,876. Go on, and add up.
`,
          {
            type: 'table',
            caption: 'The saw at 10 percent, in dollars',
            head: ['Year', 'Saved', 'Worth today'],
            rows: [
              ['1', '18,000', '16,364'],
              ['2', '18,000', '14,876'],
              ['3', '18,000', '13,524'],
              ['4', '18,000', '12,294'],
              ['5', '18,000', '11,177'],
              ['Together', '90,000', '68,234'],
              ['The saw', '', '−60,000'],
              ['Net present value', '', '+8,234'],
            ],
          },
          `
(The yearly amounts are rounded, the sum isn’t.) **Net present value** of +8,234 means: a little better than the 10 percent you could have had elsewhere. Not *it earns 8,234*, and not *it is safe*. At 16 percent it would be −1,063.

In a spreadsheet it is *=NPV(10%; B2:B6) − 60000*; depending on your country the separator is a comma. The function takes its first amount to be a year away. If you put the price inside it, the price is discounted as well, and you have made the most frequent error in the trade.

## Vary what you know least

That is seldom the interest rate. With savings of 15,000 instead of 18,000 the saw *loses* 3,138 at 10 percent, and the break-even is at 60,000 ÷ 3.7908 = **15,828** a year. So the whole decision hangs on whether the 18 is an 18.

Follow it to a bank statement. Does a carpenter really work fewer paid hours, or does he only have more time? If nobody’s pay falls and nothing more is sold, the saving is on paper. For the wood it is easier: last year 11 percent was thrown away, and the maker of the saw promises 5. Ask to see it at somebody’s who owns one.

In this example two thirds of the 18 were wages that nobody was going to stop paying. Real saving: 6,000. Payback: ten years.
`,
          {
            type: 'exercise',
            title: 'Find the cash in the saving',
            task: `
Take an investment that you are considering: a machine, software, a hire. Follow each promised saving or sale to the payment that becomes smaller or larger (25 minutes). Work out payback and net present value before and after this test, the first two years by hand (25 minutes), and find the saving at which it is zero (10 minutes).
`,
            criteria: [
              'You wrote down yes or no before you calculated',
              'Every saving names a payment on a bank statement, or is struck out',
              'Two years by hand agree with the sheet to the dollar',
              'Your own other use of the money, and not a textbook’s, gave the percentage',
              'One sentence says what must be true for it to be worth doing',
            ],
          },
        ],
      },
      {
        slug: 'a-budget-is-an-agreement',
        title: 'A budget is an agreement, and so is a good hour with your accountant',
        minutes: 125,
        kind: 'exercise',
        body: [
          `
In our food cooperative the vegetables were over budget in every month, until I asked the two people who buy them to write the line themselves. Their figure was higher than mine, and they kept to it.

People keep an agreement if three things hold: they made it, it is about things that they can decide, and it says what happens when the world changes. Last year’s figure plus 3 percent is none of these. It is a wish by somebody who will not be buying the vegetables.

## Drivers

Tie each line to what drives it. *Vegetables: $31,200* can only be kept or broken. *52 weeks × 60 boxes × $10* can be discussed. When ninety families join and there are 75 boxes a week, the line may grow to 39,000 without anybody having failed; when boxes cost $11.50 because of a bad potato year, it is clear who has to talk to whom.

So a variance is always two numbers: how much came from *more or fewer*, and how much from *dearer or cheaper*. With 75 boxes at $11.50 the year costs 44,850, which is 13,650 over. The additional boxes explain 15 × 52 × 10 = 7,800, and the price 1.50 × 75 × 52 = 5,850. The first is good news.
`,
          {
            type: 'table',
            caption: 'Three lines of a budget, as agreements (an example)',
            head: ['Line', 'Driver', 'Whose', 'We talk again when'],
            rows: [
              ['Vegetables', 'weeks × boxes × price', 'Ines and Karl', 'the price passes $11'],
              ['Repairs', 'bicycles × $38', 'Mara', 'two months run over 10 percent'],
              ['Flyers', 'three runs, fixed', 'Joao', 'never; it’s fixed'],
            ],
          },
          `
The fourth column is what makes it an agreement. Without it every variance is an accusation.

## The hour with your accountant

You now own three tools: the point where nothing is lost, the price list in two columns, and the thirteen weeks. Send them two days ahead, and the meeting changes, because you no longer ask *how are we doing?* Ask these.

- Which expectation in our accounts are you least sure of, and what would it change?
- What do companies like ours do that we don’t?
- If customers paid ten days earlier, what would it be worth? (At Fenn: 1,350,000 ÷ 365 × 10, about $37,000 in the tub. Do your own before you ask.)
- Which number should I look at every Friday that isn’t on my sheet?

And there is a sentence that I have used more than any other in all these years: *I don’t follow, could you put it another way?* I have said it as an auditor, across the table from people who had built the thing I was looking at. Nobody ever thought less of me for it. Several times it turned out that they didn’t follow either.
`,
          {
            type: 'exercise',
            title: 'Three lines and one hour',
            task: `
Write three lines of a budget together with the people who spend them (45 minutes). Take one line of last year and split its variance into *more* and *dearer* (15 minutes). Then arrange an hour with your accountant, your treasurer or whoever keeps the books; send your three tools ahead, and take four questions.
`,
            criteria: [
              'Each line has a driver, one or two names, and the moment at which you talk again',
              'At least one figure differs from what you would have written alone',
              'The two parts of the variance add up to the whole',
              'You said the sentence at least once in the hour',
              'Something in one of your tools was corrected, and you left with one number to watch',
            ],
          },
        ],
      },
    ],
  },
]
