import type {SectionSeed} from './types.ts'

export const financeForPeopleWhoRunThingsOutline: SectionSeed[] = [
  {
    title: 'Profit is an opinion, cash is a fact',
    lessons: [
      {
        slug: 'ninety-thousand-in-profit-four-in-the-bank',
        title: 'Ninety thousand in profit, four in the bank',
        minutes: 14,
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
        minutes: 16,
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
        minutes: 16,
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
        minutes: 30,
        kind: 'exercise',
        body: [
          `
The income statement is a film of a year: what was sold, what it cost. The balance sheet is a photograph of one evening: what there is and to whom it belongs. At the end of year 3 Fenn has 4 in cash, 225 owed by customers, 205 in store and 176 in machines, together 610 thousand. Suppliers are owed 68. So 542 is the owner’s, and that is called equity.

Compare the photographs before and after the film. Equity was 452 a year earlier. The film says that the profit was 90.
`,
          {
            type: 'exercise',
            title: 'Make it fit',
            task: 'Build the photograph of year 2 from lesson 1: machines stood at 140.',
            criteria: ['It adds up to equity of 452', 'You can say in a sentence what equity is not'],
          },
        ],
      },
      {
        slug: 'the-third-statement',
        title: 'The third statement: where the cash went',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
The cash flow statement has three parts, and the signs tell a story by themselves. *Operating*, from doing what you do: Fenn in year 3, 90 + 24 − 75 − 70 + 23 = −8. *Investing*: −60 for machines. *Financing*: 0. A company that takes in nothing from its daily work and goes on investing is living on its savings.

Young companies often show −, −, +. Healthy grown ones show +, −, −. A firm that is being sold off shows +, +, −.
`,
          {
            type: 'exercise',
            title: 'Read the signs',
            task: 'Work out the three parts for years 1 and 2. Customers owed 70, 100, 150; the store held 60, 90, 135; suppliers were owed 20, 30, 45; machines cost 40 and 50.',
            criteria: [
              'Year 1 ends at −36 in total, and year 2 at −52',
              'You described both in one sentence without a number',
            ],
          },
        ],
      },
      {
        slug: 'reading-all-three-in-ten-minutes',
        title: 'Reading all three in ten minutes',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
My order as an auditor: cash first (has it risen or fallen, and through which tap?), then what customers owe against sales, then stock against cost, then margins, and profit last of all. With profit first you look for reasons to believe it.

Two quick divisions. 225 owed ÷ 1,350 sold × 365 = 61 days until customers pay. 205 in store ÷ 810 × 365 = 92 days on the shelf. A number that grows from year to year is where you ask.
`,
          {
            type: 'exercise',
            title: 'Ten minutes, three questions',
            task: 'Take a set of published accounts, set a clock, and write three questions for the finance director.',
            criteria: [
              'You began with cash',
              'Both divisions are done for two years',
              'Each question quotes a number',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Costs that move and costs that stay',
    lessons: [
      {
        slug: 'what-one-more-table-costs',
        title: 'What one more table costs',
        minutes: 34,
        kind: 'exercise',
        body: [
          `
A table sells for $900. Wood is 210, the hours of making it 180, delivery 60, the card company takes 18. Those $468 move with every table. Rent and the office stay. What is left, 900 − 468 = $432, is its **contribution**: to the rent first, then to profit.

Whether a cost moves depends on how far you look. For one table the carpenter is there anyway. For three hundred you hire another.
`,
          {
            type: 'exercise',
            title: 'Sort them',
            task: 'Sort last quarter’s costs into moves, stays, and moves in steps.',
            criteria: [
              'Each step has a size: from which number on?',
              'Somebody who does the work disagreed with one',
              'You have the contribution of one product',
            ],
          },
        ],
      },
      {
        slug: 'the-point-where-nothing-is-lost',
        title: 'The point where nothing is lost',
        minutes: 34,
        kind: 'quiz',
        body: [
          `
Fenn’s costs that stay are $558,000. At $432 a table, 558,000 ÷ 432 = 1,291.7, so the 1,292nd table brings the year into profit. In year 3 it sold 1,500, that is 208 more: 208 × 432 is about the profit of 90,000. Sales may fall by 14 percent before money is lost.

Task: find your own point, and the percentage above it.
`,
          {
            type: 'quiz',
            question: 'The rent rises by $27,000. How many more tables must be sold to be where you were?',
            answers: [
              {text: '30', explanation: 'That is 27,000 ÷ 900. But 468 of each 900 is gone at once.'},
              {text: '63', right: true, explanation: '27,000 ÷ 432 = 62.5, and there are no half tables.'},
              {text: 'None, if prices hold', explanation: 'The rent has to come from somewhere.'},
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Pricing from contribution',
    lessons: [
      {
        slug: 'what-a-discount-costs',
        title: 'What a discount costs',
        minutes: 36,
        kind: 'exercise',
        body: [
          `
Ten percent off a table sounds like ten percent. The price is now 810, the card company takes 16.20, and all the rest costs what it did: contribution falls from 432 to 343.80, by a fifth. To earn the same 648,000 Fenn must sell 1,885 tables instead of 1,500, a quarter more, from the same workshop.

Before anyone grants a discount, let them say the second number aloud.
`,
          {
            type: 'exercise',
            title: 'The table of discounts',
            task: 'For your best-selling product work out how many more you must sell after 5, 10 and 20 percent off, and how many fewer after a rise of 5.',
            criteria: [
              'You guessed the figure for 20 percent first',
              'Costs that follow the price have moved with it',
              'The table hangs where offers are made',
            ],
          },
        ],
      },
      {
        slug: 'per-hour-of-what-is-scarce',
        title: 'Per hour of what is scarce',
        minutes: 36,
        kind: 'exercise',
        body: [
          `
A table contributes $432 and takes six hours in the workshop. A bench contributes $190 and takes two. When there is work for everybody, the bench is worth more: $95 for each hour against $72. When half of the hours stand idle, take either, and even a table at $600, which still contributes 138.

So a price list is made in two columns: contribution per piece, and contribution per hour of whatever you run out of first. In a clinic it is the room, in a café the eight seats at noon.
`,
          {
            type: 'exercise',
            title: 'Your price list',
            task: 'Make it for your six most important products.',
            criteria: [
              'The scarce thing was measured and not assumed',
              'One price would change',
              'You know from when on idle hours end',
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
        title: 'Thirteen columns',
        minutes: 26,
        kind: 'exercise',
        body: [
          `
A quarter is long enough to act in and short enough to know. Make thirteen columns, one a week, and four blocks of rows: level on Monday, in by the first tap, in by the second, out. The level on Friday is the next Monday’s. Enter what is certain first: wages, rent, loan, taxes. They are nearly all going out, and so the forecast looks terrible at this stage. It is supposed to.
`,
          {
            type: 'download',
            file: 'thirteen-week-cash-forecast.csv',
            title: 'An empty forecast for thirteen weeks',
          },
          {
            type: 'exercise',
            title: 'The certain things',
            task: 'Fill in everything that has a date and an amount.',
            criteria: [
              'Week 1 begins with the bank’s figure',
              'Wages stand in the weeks in which they are paid',
              'There is one line for the thing you haven’t thought of',
            ],
          },
        ],
      },
      {
        slug: 'when-they-really-pay',
        title: 'When they really pay',
        minutes: 28,
        kind: 'exercise',
        body: [
          `
Terms are what you agreed, and habits are what happens. List your ten largest customers with the date of invoice and the date of payment for their last three. Fenn’s terms say thirty days. Its cafés pay after 52, its offices after 71, and one hotel pays on the day somebody telephones.

Put each open invoice into the week that its customer’s habit predicts, not the week you need. New sales enter only with an order behind them.
`,
          {
            type: 'exercise',
            title: 'Habits',
            task: 'Fill the first tap in this way, then find the lowest Friday.',
            criteria: [
              'You know the week and the amount of the lowest level',
              'No hoped-for sale is in it',
              'You telephoned the hotel',
            ],
          },
        ],
      },
      {
        slug: 'every-friday-at-four',
        title: 'Every Friday at four',
        minutes: 28,
        kind: 'exercise',
        body: [
          `
A forecast is made once and kept for years. Each Friday: type in what really happened, look at the three largest differences, say why, add a new thirteenth week. It takes twenty minutes after the first month. Do not correct last week’s forecast. Its errors are how you find out that cafés pay after 52 days.

When a week goes below your line, you have a list prepared, from kind to unkind: invoice sooner, telephone, put off the machine, ask a supplier for two weeks, ask the bank. A bank that is asked in week 2 about week 9 is a friendly place.
`,
          {
            type: 'exercise',
            title: 'Four Fridays',
            task: 'Do it on four Fridays in a row.',
            criteria: [
              'The average error got smaller',
              'Two people have seen it',
              'Your list has five measures with amounts',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Deciding on an investment',
    lessons: [
      {
        slug: 'how-long-until-it-is-back',
        title: 'How long until it is back',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
A saw for $60,000 would save $18,000 a year in wages and wasted wood. 60 ÷ 18 is three years and four months: the **payback**. It is crude and says nothing about the years that follow, but it asks the question on which small companies live or die: can we wait that long?

The difficulty is the 18. Does the carpenter really work fewer hours, or does he only have more time? If nobody’s pay falls and nothing more is sold, the saving is on paper.
`,
          {
            type: 'exercise',
            title: 'Find the cash in the saving',
            task: 'Take an investment you are considering and follow each promised saving to a bank statement.',
            criteria: [
              'Every saving names the payment that gets smaller',
              'Payback before and after this test',
              'Your guess came first',
            ],
          },
        ],
      },
      {
        slug: 'money-later-is-worth-less',
        title: 'Money later is worth less',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
If you can get 10 percent elsewhere, 18,000 in a year are worth 18,000 ÷ 1.1 = 16,364 today, and in two years 14,876. Over five years the saw’s savings are worth 68,234 today. It costs 60,000, so the **net present value** is +8,234: a little better than the alternative. At 16 percent it would be −1,063.

Two rules. Do the first two years by hand. And vary what you know least, which is seldom the interest rate: with savings of 15,000 the saw loses $3,138 at 10 percent.
`,
          {
            type: 'exercise',
            title: 'By hand, then by sheet',
            task: 'Work it out for your investment and find the saving at which it is zero.',
            criteria: [
              'Two years by hand agree with the sheet',
              'You know the saving that breaks even',
              'One sentence says what must be true',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Budgets people keep to',
    lessons: [
      {
        slug: 'a-budget-is-an-agreement',
        title: 'A budget is an agreement',
        minutes: 22,
        kind: 'exercise',
        body: [
          `
In our food cooperative the vegetables were over budget every month until I asked the two people who buy them to write it. Their figure was higher than mine, and they kept to it. People keep an agreement that they made, about things they can decide, and that says what happens when the world changes. Last year’s figure plus 3 percent is none of these.

Tie each line to what drives it: *boxes per week × price*, and not *vegetables*. When there are more boxes, the line may grow without anybody having failed.
`,
          {
            type: 'exercise',
            title: 'Three lines, with their people',
            task: 'Write three lines of a budget together with those who spend them.',
            criteria: ['Each has a driver', 'Each has one name', 'You agreed on when to talk again'],
          },
        ],
      },
      {
        slug: 'better-questions-for-your-accountant',
        title: 'Better questions for your accountant',
        minutes: 22,
        kind: 'exercise',
        body: [
          `
You now own three tools: the break-even point, the price list and the forecast. Bring them to your accountant and the meeting changes, because you no longer ask *how are we doing?* Ask these. Which expectation in our accounts are you least sure of? What do companies like ours do that we don’t? If customers paid ten days earlier, what would it be worth? Which number should I look at every Friday?

And the sentence I have used more than any other in all these years: *I don’t follow, could you put it another way?*
`,
          {
            type: 'exercise',
            title: 'One hour',
            task: 'Arrange a meeting, send your three tools two days before, and take four questions.',
            criteria: [
              'You said the sentence at least once',
              'You left with one number to watch',
              'Something in a tool was corrected',
            ],
          },
        ],
      },
    ],
  },
]
