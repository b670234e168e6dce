import type {SectionSeed} from '../types.ts'

export const spreadsheets: SectionSeed = {
  title: 'Spreadsheets, properly',
  lessons: [
    {
      slug: 'one-table-per-sheet',
      title: 'One table, one sheet, one kind of row',
      minutes: 60,
      kind: 'exercise',
      body: [
        `
Most spreadsheet trouble is a question of furniture. A sheet that will be calculated with has one table, headings in its first row, one kind of thing per row, one fact per cell, and no totals, colors or empty lines inside. *4 (damaged)* in a cell for numbers is two facts. A red cell is a fact that no formula can read.

Reports may look as they like. They get a sheet of their own.
`,
        {
          type: 'exercise',
          title: 'Refurnish',
          task: 'Take a sheet that several people use and make a table of it. Turn every color into a column.',
          criteria: [
            'You can say in four words what one row is',
            'Sorting by any column destroys nothing',
            'You guessed the number of rows that would not fit',
          ],
        },
      ],
    },
    {
      slug: 'formulas-that-can-be-checked',
      title: 'Formulas that can be checked',
      minutes: 65,
      kind: 'exercise',
      body: [
        `
A number inside a formula is an opinion in hiding. *=B2\\*1.25* knows a tax rate, and in three years somebody will search for it in four hundred cells. Give each such number a cell with a name and a date beside it.

Break long formulas into columns, one step each, until you could check any step with a pencil. And build the check in: below the table, *sum of parts − total*, which must be zero and turns red when it isn’t.
`,
        {
          type: 'exercise',
          title: 'Find the opinions',
          task: 'Search a workbook for numbers inside formulas and move them out.',
          criteria: [
            'At least five were found, one of them out of date',
            'No formula has more than one step you would have to explain',
            'One check caught an error that you planted',
          ],
        },
      ],
    },
    {
      slug: 'looking-things-up',
      title: 'Looking things up, and what is not found',
      minutes: 65,
      kind: 'exercise',
      body: [
        `
Two sheets, loans and members, one number in common. **XLOOKUP** (or INDEX with MATCH) fetches the year of birth for each loan. It takes the first match and is silent about the second, so count the keys before you trust it. And it says *not found* for members who have left: do not wrap that in a zero, because a reader born in the year 0 will do wonders for your average age.

What you do here by hand is called a join in SQL.
`,
        {
          type: 'exercise',
          title: 'Fetch and account',
          task: 'Fetch a column from one table into another.',
          criteria: [
            'Found, not found and found twice are counted and add up',
            'You looked at five of those not found and know why',
          ],
        },
      ],
    },
    {
      slug: 'pivot-tables-and-their-traps',
      title: 'Pivot tables and their traps',
      minutes: 70,
      kind: 'quiz',
      body: [
        `
A pivot table groups and counts in seconds: loans by branch and month, orders by city. It has three traps. It remembers old data until it is refreshed, it averages averages if you let it, and empty cells vanish from counts.

Task: answer “which branch is growing?” for your own categories, and copy your result by hand once.
`,
        {
          type: 'quiz',
          question:
            'Center: 900 loans, 10 days on average. Harbor: 100 loans, 20 days. What is the mean over both?',
          answers: [
            {
              text: '15 days',
              explanation:
                'That is the average of averages, in which a small branch counts like a large one.',
            },
            {text: '11 days', right: true, explanation: '(900 × 10 + 100 × 20) ÷ 1,000.'},
            {text: 'It cannot be known', explanation: 'With the counts it can.'},
          ],
        },
      ],
    },
  ],
}

export const sql: SectionSeed = {
  title: 'SQL from the first query to windows',
  lessons: [
    {
      slug: 'asking-one-table',
      title: 'Asking one table',
      minutes: 80,
      kind: 'exercise',
      body: [
        `
*Select* the columns, *from* a table, *where* something holds. *Count(\\*)* counts rows, *count(returned_on)* only those that have a date there.
`,
        {
          type: 'code',
          language: 'sql',
          code: `select branch, count(*) as loans, count(returned_on) as returned
from loans
where borrowed_on >= '2026-01-01'
group by branch`,
        },
        {
          type: 'exercise',
          title: 'Twelve questions',
          task: 'Write twelve questions to the library’s table in words, exchange them with yourself of yesterday, and answer them in SQL.',
          criteria: [
            'Each result was guessed before',
            'One question could not be answered, and you know what is missing',
            'Loans minus returned agrees with the books still out',
          ],
        },
      ],
    },
    {
      slug: 'two-tables-side-by-side',
      title: 'Two tables, side by side',
      minutes: 80,
      kind: 'exercise',
      body: [
        `
Which members never borrow? An ordinary join cannot tell, since it keeps only those with a loan. The left join keeps everyone.
`,
        {
          type: 'code',
          language: 'sql',
          code: `select members.member_id, count(loans.loan_id) as loans
from members
left join loans on loans.member_id = members.member_id
group by members.member_id`,
        },
        `
Count *loans.loan_id* and not the star. The star would give 1 to someone with nothing, because the row itself is there.
`,
        {
          type: 'exercise',
          title: 'Who is missing?',
          task: 'Find three kinds of absence in your data: customers without orders, stations without trips, titles never lent.',
          criteria: [
            'Each was checked against one case by hand',
            'The star was tried, and its error explained',
          ],
        },
      ],
    },
    {
      slug: 'groups-and-groups-of-groups',
      title: 'Groups, and groups of groups',
      minutes: 85,
      kind: 'exercise',
      body: [
        `
*How many books does a reader borrow in a month, on average?* There are two groupings in this sentence. First one row per reader and month, with a count. Then the average of the counts. If you write it as one query you will divide by the wrong thing. With **with** you write it in the order in which you think.

And be careful with the readers who borrowed nothing in a month: they have no row, so they don’t lower the average. Whether they should is a question for the person who asked.
`,
        {
          type: 'exercise',
          title: 'Two steps',
          task: 'Answer the question twice, with and without the zeros.',
          criteria: [
            'Both are written as named steps',
            'You said beforehand which would be larger, and by how much',
            'You know which one was meant',
          ],
        },
      ],
    },
    {
      slug: 'windows',
      title: 'Windows: the row and its neighbors',
      minutes: 85,
      kind: 'exercise',
      body: [
        `
A group melts rows into one. A window lets each row keep itself and look at its neighbors: the loan before, the rank within the branch, the sum so far.
`,
        {
          type: 'code',
          language: 'sql',
          code: `select member_id, borrowed_on,
  julianday(borrowed_on) - julianday(lag(borrowed_on) over (
    partition by member_id order by borrowed_on)) as days_since_last
from loans`,
        },
        `
The first loan of each member has nothing before it and gets no number. (*julianday* is SQLite’s; other databases subtract dates directly.)
`,
        {
          type: 'exercise',
          title: 'Who is coming back?',
          task: 'Find readers who returned after more than a year.',
          criteria: ['Three were checked by hand', 'The first loans are not counted as returns'],
        },
      ],
    },
    {
      slug: 'review-of-a-query',
      title: 'How to review a query',
      minutes: 90,
      kind: 'quiz',
      body: [
        `
Read somebody’s query in five passes: what is one row of the result; where could rows be lost; where could they double; which dates are at the borders; what happens to nothing. Task: review a query of eighty lines from your work, and write down only questions.
`,
        {
          type: 'quiz',
          question: 'A query says “where city <> ‘Oslo’”. Which orders does it drop besides Oslo’s?',
          answers: [
            {text: 'None', explanation: 'Try it with an order whose city is empty (null).'},
            {
              text: 'Those without a city',
              right: true,
              explanation: 'Nothing is neither equal nor unequal to Oslo, so the condition does not hold.',
            },
            {
              text: 'Those written “oslo”',
              explanation: 'They are kept, in most databases, which is another problem.',
            },
          ],
        },
      ],
    },
  ],
}

export const python: SectionSeed = {
  title: 'Python and pandas',
  lessons: [
    {
      slug: 'python-enough-to-begin',
      title: 'Enough Python to begin',
      minutes: 88,
      kind: 'exercise',
      body: [
        `
Names, lists, a loop, a function: that is the Python an analyst needs on the first day. Here is all of it in one piece, and it is also an experiment. Two identical pages are shown to 1,000 people each, of whom 4 percent buy. How often do the pages differ by 12 sales or more, by chance alone?
`,
        {
          type: 'code',
          language: 'python',
          code: `import random

def difference():
    buys = [random.random() < 0.04 for _ in range(2000)]
    return sum(buys[:1000]) - sum(buys[1000:])

results = [difference() for _ in range(1000)]
print(sum(abs(d) >= 12 for d in results) / 1000)`,
        },
        {
          type: 'exercise',
          title: 'Guess, then run',
          task: 'Guess the number it prints, then run it five times.',
          criteria: [
            'You can explain every line aloud',
            'You changed the 12 until it happened one time in twenty',
          ],
        },
      ],
    },
    {
      slug: 'a-table-in-pandas',
      title: 'A table in pandas',
      minutes: 92,
      kind: 'exercise',
      body: [
        `
A DataFrame is a sheet without cells: you speak about columns as wholes.
`,
        {
          type: 'code',
          language: 'python',
          code: `import pandas as pd

loans = pd.read_csv('loans.csv', parse_dates=['borrowed_on', 'returned_on'])
loans['days'] = (loans['returned_on'] - loans['borrowed_on']).dt.days
print(loans['days'].describe())
print(loans['days'].isna().sum(), 'still out')`,
        },
        `
The last line matters most. Books still out have no number of days, and every average leaves them out silently, including the ones that will never come back.
`,
        {
          type: 'exercise',
          title: 'First look',
          task: 'Load one of the three data sets and write ten sentences about it.',
          criteria: [
            'Types of all columns were checked',
            'Missing values are counted for each',
            'Three sentences surprised you',
          ],
        },
      ],
    },
    {
      slug: 'cleaning-that-leaves-a-trace',
      title: 'Cleaning that leaves a trace',
      minutes: 92,
      kind: 'exercise',
      body: [
        `
In a spreadsheet the record of changes was a second sheet. In Python the program is the record, if each step is a line with its reason.
`,
        {
          type: 'code',
          language: 'python',
          code: `import pandas as pd

orders = pd.read_csv('orders.csv')
orders['city'] = orders['city'].str.strip().str.title()
print(orders.groupby('city')['amount'].agg(['count', 'sum']))`,
        },
        `
With the eight pottery orders it prints 5 and 1630 for Bergen, 3 and 1000 for Oslo, as you found by hand.
`,
        {
          type: 'exercise',
          title: 'The shop, all of it',
          task: 'Clean the full order file.',
          criteria: [
            'The raw file is never written to',
            'Every step prints how many rows it changed',
            'Assumptions stand at the top',
          ],
        },
      ],
    },
    {
      slug: 'long-wide-and-back',
      title: 'Long, wide and back',
      minutes: 94,
      kind: 'exercise',
      body: [
        `
A table with one column for each month is made for reading. One with a column *month* and a column *value* is made for calculating: one row, one observation. **melt** makes a wide table long, **pivot_table** a long one wide. Most plotting and grouping becomes a single line as soon as the table is long, and a struggle before.

If pivot complains about duplicates, be grateful. Two rows claim the same cell, and only you can say which is right.
`,
        {
          type: 'exercise',
          title: 'There and back',
          task: 'Make the library’s yearly sheet long, add a column, and make it wide again.',
          criteria: [
            'Rows × months agree before and after',
            'Missing months stayed missing and did not become zero',
            'One duplicate was resolved with a reason',
          ],
        },
      ],
    },
    {
      slug: 'a-notebook-a-stranger-can-run',
      title: 'A notebook a stranger can run',
      minutes: 94,
      kind: 'exercise',
      body: [
        `
A notebook lies as soon as its cells have been run out of order. The number you see may come from a line you deleted an hour ago. So the only state that counts is the one after *Restart and run all*.

Put into the first cell where the data comes from, its date and its number of rows, and let the program stop if they differ. Name the versions of Python and pandas. Keep the raw data apart, and read-only.
`,
        {
          type: 'exercise',
          title: 'The stranger',
          task: 'Send folder and data to somebody and let them run it on their machine.',
          criteria: [
            'It ran from top to bottom, without you',
            'Their numbers are yours to the last digit',
            'What they had to ask is now in the first cell',
          ],
        },
      ],
    },
  ],
}
