import type {SectionSeed} from '../types.ts'

export const week: SectionSeed = {
  title: 'What analysts do all week',
  lessons: [
    {
      slug: 'thirty-eight-hours',
      title: 'Thirty-eight hours',
      minutes: 45,
      kind: 'reading',
      body: [
        `
When I became an analyst I thought that I would spend my days doing mathematics. In the first month I kept a record, as one does in fish export, and this is what a week looked like. Before you look at the table, guess: how many of thirty-eight hours went into calculating something?
`,
        {
          type: 'table',
          caption: 'One week of an analyst in the health service, in hours',
          head: ['What', 'Hours', 'For example'],
          rows: [
            ['Finding out what was really being asked', '6', 'Two conversations and a walk through a clinic'],
            ['Getting hold of the data', '5', 'Permissions, a telephone number, a file in the wrong format'],
            ['Finding out what was wrong with it', '13', '112 people without a date'],
            ['Querying and calculating', '4', 'A count, a median, a comparison of two years'],
            ['Doubting the result', '4', 'Trying to make it go away'],
            ['Writing, drawing and explaining', '6', 'Two pages, one chart, one conversation'],
            ['Together', '38', ''],
          ],
        },
        `
Four hours. If you guessed more, you are in good company, and you have made your first entry in a book that you will keep through the whole program: what I expected, how sure I was, and what it was.

Look at where the time goes. Thirteen hours on what is wrong with the data sounds like a nuisance before the real work. It *is* the real work. In those hours you learn what the rows mean, and this is what nobody else in the building knows. And twelve hours are spent with people. That is why former teachers, nurses and bartenders do well in this trade. They have been finding out all their lives what somebody means.

## Three things at the beginning, one at the end

An analyst’s week always has the same parts. There is **a question that is not quite a question**, which is lesson 2. There is **a table that is not quite a table**, lesson 3. And there is **somebody who needs an answer by Thursday**, lesson 4. You will do all three in this section, by hand, on ten rows, with nothing but paper or a spreadsheet. After that come the tools: spreadsheets in earnest, SQL, Python. They let you do with ten million rows what you will have done with ten. They add speed, and not one idea.

## How the program works

- **By hand first.** Every method appears on a page before it appears in a database.
- **Guess before you look.** In writing, with a percentage.
- **Errors stay in.** When something breaks, we read the message to the end.
- **Another person can repeat it.** From the first section on, you write down what you did so that a stranger could do it again.

Three data sets go with you: the trips of a bicycle-sharing system, ten years of a city’s library loans, and the orders of a small pottery shop. I invented all three together with their problems, so that you can compare what you find with what I put in. Put the five files into a folder that you will never write to. At the end there are three reports to show.
`,
        {
          type: 'download',
          title: 'Trips: every hundredth of six months, 2,620 rows',
          file: 'bicycle-trips.csv',
        },
        {type: 'download', title: 'The stations of the trips, 61 rows', file: 'bicycle-stations.csv'},
        {
          type: 'download',
          title: 'Loans of 120 library cards in ten years, 4,203 rows',
          file: 'library-loans.csv',
        },
        {type: 'download', title: 'The members with these cards, 120 rows', file: 'library-members.csv'},
        {
          type: 'download',
          title: 'A year of orders to the pottery shop, 621 rows',
          file: 'pottery-orders.csv',
        },
        {
          type: 'callout',
          tone: 'tip',
          title: 'About your time',
          text: 'The minutes given for a lesson include its task and are long: about an hour in this section, three or four hours later. Plan two or three sittings for a lesson. Stop in the middle of a task rather than at its end. It is much easier to begin again in the middle of something.',
        },
        {
          type: 'exercise',
          title: 'A diary and a book of guesses',
          task: 'Keep a record of two ordinary days at work, or at home: what you did in each hour, and which decision in it rested on a number. Then open your book of guesses with five entries about things that will be settled this week, each with a percentage.',
          criteria: [
            'At least three decisions with the number they rested on, or the number that was missing',
            'For one of them you know where the number came from',
            'Each of the five guesses can be settled by somebody else, without discussion',
          ],
        },
      ],
    },
    {
      slug: 'are-people-reading-less',
      title: 'Are people reading less?',
      minutes: 60,
      kind: 'reading',
      body: [
        `
The head of a city library asks: *Are people reading less? I need it for the council.* You have ten years of loans, every one of them with a date, a branch and the number of a card. Write down what you would count first.

Most of us count the loans. There were 412,000 in 2016 and 371,000 in 2025, a fall of 10 percent. It is true, it can be drawn, and the council will cut the budget for books by 10 percent.

Somebody else counts the readers. In 2016, 31,000 cards were used at least once, and in 2025 it was 25,000, which is 19 percent fewer. That is worse.

A third person divides. In 2016 each active reader borrowed 13.3 items, and in 2025 it was 14.8. So people are reading **more**, by almost 12 percent.
`,
        {
          type: 'table',
          caption: 'The same ten years, three answers (invented figures)',
          head: ['', '2016', '2025', 'Change'],
          rows: [
            ['Loans', '412,000', '371,000', '−10%'],
            ['Cards used at least once', '31,000', '25,000', '−19%'],
            ['Loans per card used', '13.3', '14.8', '+12%'],
          ],
        },
        `
Nobody has made a mistake. *People*, *reading* and *less* are three words, and each can be counted in several ways. *People* may be the city, the cards, or the cards that were used. *Reading* is not in the data at all, since what you have is borrowing, and an e-book that is never opened looks like one that is read twice. *Less* needs a second time, and 2016 is only where the table happens to begin.

This is what I mean by a question that is not quite a question. It can be answered by any of these numbers, so whoever chooses the number chooses the answer. If you do it without noticing, you have decided the city’s budget with a default setting.

## What to do about it

Go back to the person. Not with a form, and not with *what do you mean by reading?*, which sounds like a teacher. Ask about the decision: *What will the council decide, and what would make it decide differently?*

In this case the head of the library said that the council wanted to know whether to close two small branches. So the question had nothing to do with reading. It was: *if these two branches close, how many of the people who use only them will borrow elsewhere?* And this can be estimated, because in 2021 one of the branches was shut for five months for repairs. You can look at what the people who had used only that branch did in those months.

It took three sentences to get there, and they saved a week of precise work on the wrong number.

## Write it in one sentence

Before you open any data, write the question so that a stranger could start: **who** is counted, **what** about them, **compared with** what, **when**, and **what will be decided**. For the library: *of the cards used only at the Harbor branch in the six months before it closed in 2021, what share was used at another branch during the closure, compared with cards of other branches over the same months, so that the council can decide about closing it?*

It is an ugly sentence, and anyone can see what is missing from it. That is its merit.
`,
        {
          type: 'quiz',
          question: 'A shop’s manager asks: “Are our customers loyal?” Which of these would you say next?',
          answers: [
            {
              text: '“Yes: 38 percent of last year’s customers bought again.”',
              explanation:
                'It is a number, and perhaps a fine one. But nobody knows whether 38 is many, or whether once in a year is what the manager calls loyal.',
            },
            {
              text: '“What would you do if they were, and what if they weren’t?”',
              right: true,
              explanation:
                'It asks for the decision. If the answer is a bonus card, the question becomes whether people who would have come anyway will collect the bonus.',
            },
            {
              text: '“How do you define loyalty?”',
              explanation:
                'It is a correct question, and it puts the burden on someone who has never thought about it. You will be given the first definition that comes to mind.',
            },
            {
              text: '“Which customers did you have in mind when you asked?”',
              right: true,
              explanation:
                'Behind a general question there is often one particular case: Mrs. Berg has not been in since March. It tells you more than a definition would.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'Three answers to one question',
          task: 'Choose a vague question from your surroundings: is the street getting louder, are we selling more, do the children sleep enough. Find three numbers that would answer it and that could point in different directions. Then write the question in one sentence with all five parts, for somebody who really has to decide something.',
          criteria: [
            'At least two of the three numbers could disagree, and you can say how',
            'You named one thing that the data cannot contain',
            'The sentence has who, what, compared with, when, and the decision',
            'You asked the person, and their answer changed the sentence',
          ],
        },
      ],
    },
    {
      slug: 'ten-rows-eight-problems',
      title: 'Ten rows, eight problems',
      minutes: 75,
      kind: 'exercise',
      body: [
        `
Here are the orders of our pottery shop for the first half of March, as they were sent to me. A mug costs 120 kroner, a bowl 150 and a teapot 580. Do not correct anything yet. Take a pencil, and write down what you would ask about each line. Guess first how many questions you will have.
`,
        {
          type: 'table',
          caption: 'orders.xlsx, the sheet called “Sheet1 (2) final”',
          head: ['Order', 'Date', 'Customer', 'City', 'Item', 'Number', 'Amount'],
          rows: [
            ['1001', '2026-03-02', 'A. Berg', 'Bergen', 'Mug', '2', '240'],
            ['1002', '03/04/2026', 'K. Lie', 'bergen', 'Teapot', '1', '580'],
            ['1003', '2026-03-05', 'M. Haug', 'Oslo', 'Mug', '1', '120'],
            ['1003', '2026-03-05', 'M. Haug', 'Oslo', 'Mug', '1', '120'],
            ['1004', '2026-03-06', 'A. Berg', 'Bergen', 'Mug', '−1', '−120'],
            ['1005', '2026-03-06', 'S. Dahl', 'Oslo', 'Teapot', '1', '58'],
            ['1006', '2026-03-09', '', 'Bergen', 'Bowl', '3', '450'],
            ['1007', '2026-03-09', 'P. Moe', 'Oslo', 'Bowl', '2', '3oo'],
            ['1008', '2026-03-12', 'K. Lie', 'Bergen', 'Mug', '4', '480'],
            ['TOTAL', '', '', '', '', '', '1,928'],
          ],
        },
        `
These are mine.

1. **1002, the date.** March 4 or April 3? It stands between the second and the fifth, so probably March 4. *Probably* goes into the record.
2. **1002, the city.** *bergen* and *Bergen* are one city to you and two to a computer.
3. **1003 twice.** One order entered twice, or one customer who bought two mugs in a minute? The same number says entered twice. Ask.
4. **1004 is negative.** A mug came back. It belongs in the sales, and it is no order. If you count orders, it must not count.
5. **1005, a teapot for 58.** A missing zero, or a damaged teapot sold off? I do not know, and the price list doesn’t either. Ask.
6. **1006 has no customer.** Bought at the door, perhaps. As long as you count money, no harm; when you count customers, it matters.
7. **1007, 3oo.** Two letters o. The spreadsheet treats the cell as text and leaves it out of every sum, without a word.
8. **TOTAL is a row.** If you select the column and add it up, you get everything twice.

Eight problems in ten rows, and nothing was done carelessly. Each has a story: a tired hand, an American keyboard, a helpful colleague. When I telephoned, the shop told me that 1003 had been entered twice and that the teapot had cost 580.

## Three sums

Add up the column as it stands, with the total, and you get 3,856. Leave the total out and you get 1,928, which is what the sheet says itself. Clean, the sum is 2,630:

240 + 580 + 120 − 120 + 580 + 450 + 300 + 480 = 2,630.

The wrong sums are not wrong by a little. And the middle one is the most dangerous, because the sheet agrees with you.

## The record

An analyst never simply corrects. You keep the original untouched, work on a copy, and write down each change so that somebody can disagree with it. Four columns are enough: where, what it was, what it is now, and why or who said so.
`,
        {
          type: 'exercise',
          title: 'Clean it, and keep the record',
          task: 'Type the ten rows into a spreadsheet exactly as they stand, errors included. Make a clean copy and the record of changes with its four columns. Then find a table of your own with at least twenty rows and look for the same eight problems.',
          criteria: [
            'The original sheet is unchanged',
            'The clean sheet has eight rows and adds up to 2,630',
            'Every difference between the two is in the record, with a reason or a name',
            'In your own table you found at least three of the eight, or can show that you looked for each',
          ],
        },
        {
          type: 'quiz',
          question:
            'You cannot reach the shop to ask about the teapot for 58 kroner, and the report is due. What is defensible?',
          answers: [
            {
              text: 'Correct it to 580 without comment, since every teapot costs that',
              explanation:
                'You are probably right. But nobody will be able to see that you decided it, and the next person finds a sum that does not agree with the source.',
            },
            {
              text: 'Keep 58, say so, and give the total for both cases',
              right: true,
              explanation:
                'The difference is 522 kroner. If the conclusion is the same in both cases, the doubt is settled; if it is not, the reader should know.',
            },
            {
              text: 'Delete the row',
              explanation:
                'An order that took place vanishes, and with it a customer. Leaving out is a change like any other, only harder to see.',
            },
            {
              text: 'Use 580, mark it as assumed in the record, and name whom you will ask',
              right: true,
              explanation:
                'Also defensible. What matters is that the assumption can be found, doubted and reversed.',
            },
          ],
        },
      ],
    },
    {
      slug: 'an-answer-by-thursday',
      title: 'An answer by Thursday',
      minutes: 75,
      kind: 'reading',
      body: [
        `
The owner of the pottery shop telephones on Monday. There is a craft market in Bergen every Saturday, and she could rent a stall. *Do we have more customers in Bergen than in Oslo?* She has to say yes or no on Thursday. You have the eight clean rows of the last lesson. Write down your guess: which city is larger, in money and in people, and how sure are you?

## Count, by hand

Take the rows city by city. Bergen: 240 + 580 − 120 + 450 + 480 = **1,630**. Oslo: 120 + 580 + 300 = **1,000**. Together 2,630, so nothing has been lost, and Bergen has 62 percent of the money.

Now the people. Bergen: A. Berg, K. Lie, and somebody without a name. Oslo: M. Haug, S. Dahl, P. Moe. So three against three, or two against three if the nameless one was K. Lie again. She asked about customers, and by customers Oslo may be ahead.

Look at who makes the 1,630. K. Lie alone spent 1,060 of it. Take her away, and Bergen has 570. The result rests on one person who likes teapots.

## Doubt, on purpose

Before you write, spend a tenth of your time trying to make the result go away. Would other weeks look different? These are eleven days. Would other rows? Two of eight were corrected. Is it even the right comparison? A stall does not need those who order from Bergen already. It needs those who would buy and have never heard of the shop, and not one of them is in the table.

It is tempting to regard this as the end of the analysis. It is the most useful part of it.

## Write it: answer, doubt, next step

> Between March 2 and 12, Bergen brought 1,630 of 2,630 kroner (62 percent) from two or three customers, Oslo 1,000 from three. One customer accounts for two thirds of the Bergen figure, so this does not show that Bergen has more customers. Orders cannot tell you who would buy at a stall; one trial Saturday with a count of visitors and sales would, and it costs 600 kroner in rent.

That is an answer by Thursday. It takes less time to read than to be disappointed by, and it gives her something to do. You will write longer reports in this program, and each will have these three parts in this order.

## The same thing to a database

In the third section you will ask such questions in SQL. Here is how this one will look. You can almost read it already.
`,
        {
          type: 'code',
          language: 'sql',
          code: `select lower(city) as city, sum(amount) as sales, count(distinct customer) as customers
from orders
group by lower(city)`,
        },
        {
          type: 'code',
          language: 'text',
          code: `city    sales  customers
bergen   1630          2
oslo     1000          3`,
        },
        `
Did you notice? It says two customers for Bergen. A missing name is not counted among different names, and the database does not mention it. Because you did it by hand first, you know that there is somebody at the door.
`,
        {
          type: 'exercise',
          title: 'Three sentences by Thursday',
          task: 'Choose a small decision that somebody near you has to take this week, and a table of ten to thirty rows that bears on it: receipts, a rota, a list of trains. Guess, clean, count, doubt, and write three sentences: answer, doubt, next step. Give them to the person.',
          criteria: [
            'The parts add up to the whole, and you checked it',
            'You looked for the one row on which the result rests',
            'The second sentence would still be there if the result had pleased you',
            'The third names something that can be done, with a cost',
            'The person understood it without asking',
          ],
        },
        {
          type: 'quiz',
          question:
            'Suppose the nameless order had been left out during cleaning, because it had no customer. What would have changed in the answer?',
          answers: [
            {
              text: 'Bergen’s share of the money would be 54 percent instead of 62',
              right: true,
              explanation: '1,630 − 450 = 1,180, and 1,180 of 2,180 is 54 percent.',
            },
            {
              text: 'Nothing, since a row without a customer says nothing about customers',
              explanation:
                'The question was about money too, and 450 kroner are more than a quarter of Bergen’s.',
            },
            {
              text: 'The count of customers would no longer be in doubt, although the doubt is real',
              right: true,
              explanation:
                'Two against three would look certain. Deleting what is incomplete makes a result look surer than it is.',
            },
            {
              text: 'K. Lie’s weight in Bergen would be larger',
              right: true,
              explanation: 'She would stand for 1,060 of 1,180, nine tenths instead of two thirds.',
            },
          ],
        },
      ],
    },
  ],
}
