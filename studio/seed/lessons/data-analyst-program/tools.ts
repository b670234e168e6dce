import type {SectionSeed} from '../types.ts'

export const spreadsheets: SectionSeed = {
  title: 'Spreadsheets, properly',
  lessons: [
    {
      slug: 'formulas-that-can-be-checked',
      title: 'One kind of row, and formulas that can be checked',
      minutes: 180,
      kind: 'exercise',
      body: [
        `
Most spreadsheet trouble is a question of furniture. People calculate in the same room in which they receive guests: a title on top, a logo, three small tables side by side, totals in between, and yellow for what is urgent. It looks fine, and nothing can be moved.

## The furniture of a sheet

A sheet that will be calculated with has **one table**, headings in its first row, **one kind of thing per row**, **one fact per cell**, and no totals, colors or empty lines inside. Say aloud what a row is, in four words: *one order of one item*. If you need the word *or*, there are two tables.

*4 (damaged)* in a cell for numbers is two facts. A red cell is a fact that no formula can read: red for whom, since when? Make it a column called *checked* with yes or no. A merged cell is one fact that hides three others. Dates are typed as 2026-03-04, which everybody on earth reads in the same way.

Reports may look as they like. They get a sheet of their own, which *refers* to the table and contains no numbers of its own.

## Numbers in hiding

A number inside a formula is an opinion that nobody can find. *=B2\\*1.25* knows a tax rate. In three years somebody will search for it in four hundred cells, and change three hundred and ninety-eight. Give each such number a cell of its own on a sheet called *assumptions*, with a name, a date and a source beside it, and refer to it.

Break long formulas into columns, one step each, until you could check any step with a pencil. Columns cost nothing. Compare:
`,
        {
          type: 'table',
          caption: 'The same result in one formula and in four steps, for an order of 6 plates',
          head: ['Column', 'Formula', 'Shows'],
          rows: [
            ['All in one', '=IF(F2>=5, F2*140*0.9, F2*140)*1.25', '945'],
            ['price', '=XLOOKUP(E2, list of items, list of prices)', '140'],
            ['gross', '=F2 * price', '840'],
            ['after discount', '=gross * (1 − IF(F2 >= discount_from, discount, 0))', '756'],
            ['with tax', '=after discount * (1 + tax)', '945'],
          ],
        },
        `
(Read the words as the cells in that row, or the named cells on the sheet of assumptions.) Both say 945. Only the second can be asked why.

## Build the check in

An auditor’s habit that costs a minute: below or beside the table, a cell with *sum of the parts − total*, which must be zero and turns red when it isn’t. For our orders: amount minus quantity times price, for each row, and the number of rows where it isn’t zero. Then **plant an error** and see whether the cell turns red. A check that has never failed may be unable to.

## What the shop’s file has waiting for you

The pottery file has 621 rows. Sum its column *amount* in a spreadsheet, and you will probably get 164,534, without a warning. Eight amounts are written with the letter o, so they are text, and *SUM* passes over text in silence. *COUNT* counts numbers and *COUNTA* counts whatever is there: 613 against 621. The difference between those two functions is the cheapest check there is.

Twelve rows stand in the file twice, nine are returns with a negative amount, twenty-one dates are in the American form and ten rows have no customer. You will clean them in Python later on, where the cleaning leaves a trace. Here you only find them.
`,
        {
          type: 'exercise',
          title: 'Refurnish, expose, check',
          task: `
Take a sheet that several people use and make a table of it, with every color turned into a column (an hour). Search a workbook for numbers inside formulas and move them to a sheet of assumptions (40 minutes). Then open *pottery-orders.csv*, put a copy of it into a sheet, and build three checks: text among the amounts, orders that occur twice, amounts that are not quantity times price (an hour). Mugs cost 120, bowls 150, plates 140, vases 420 and teapots 580.
`,
          criteria: [
            'You can say in four words what one row is, and sorting by any column destroys nothing',
            'At least five hidden numbers were found, and one of them was out of date',
            'No formula has more than one step that you would have to explain',
            'In the shop’s file your checks find 8 amounts that are text, 12 repeated rows, and three teapots for 58',
            'You planted an error for each check, and each turned red',
          ],
        },
      ],
    },
    {
      slug: 'looking-things-up',
      title: 'Looking things up, and pivot tables with their traps',
      minutes: 180,
      kind: 'exercise',
      body: [
        `
Two sheets, loans and members, have one number in common. You would like to know how old the readers of each branch are. The year of birth is in one sheet and the branch in the other.

## Fetching

**XLOOKUP** (in older programs INDEX with MATCH) goes to the members with a loan’s number and brings back a year:
`,
        {
          type: 'code',
          language: 'text',
          code: `=XLOOKUP(B2, members!A:A, members!B:B, "not found")`,
        },
        `
It has two habits that you must know. It takes the **first** match and is silent about a second, so that a member who is listed twice has whichever year stands higher up. And where nothing is found it says so, which is a service. Do not wrap it in a zero to make the column look tidy. A reader born in the year 0 will do wonders for your average age.

So account for every row. **Found once, found twice, not found**: three counts that add up to the number of rows. In our library files all 4,203 loans find a member, each once. Then turn it around, because the other direction is the one that gets forgotten: how many *members* have no loan? *COUNTIF* over the loans’ column of members, beside each member, gives 0 for six of the 120. Ask for readers’ habits from the loans alone, and these six don’t exist.

What you do here by hand is called a join in SQL. There it takes one line, and it makes the same two mistakes.

## Grouping

A **pivot table** groups and counts in seconds. Put *branch* into the rows, the year of *borrowed_on* into the columns and the count of *loan_id* into the middle, and you have ten years of three branches. It is the fastest way of getting to know a table, and it has three traps.

**It remembers.** When the data changes, the pivot shows the old numbers until it is refreshed. Put the count of rows beside it, taken directly, and look whether they agree.

**Empty cells vanish.** A count of *returned_on* is not a count of loans. It leaves out the 44 that were never returned, or not yet.

**It averages averages, if you let it.** If you build a pivot on another pivot, a small branch counts as much as a large one.
`,
        {
          type: 'quiz',
          question:
            'Center: 900 loans of 10 days on average. Harbor: 100 loans of 20 days on average. What is the mean over both?',
          answers: [
            {
              text: '15 days',
              explanation:
                'That is the average of the averages, in which a hundred loans weigh as much as nine hundred. Nobody in the data behaves like it.',
            },
            {
              text: '11 days',
              right: true,
              explanation:
                '(900 × 10 + 100 × 20) ÷ 1,000. Go back to the sums and the counts, then divide once.',
            },
            {
              text: 'It cannot be known from this',
              explanation: 'From the two averages alone it could not. With the counts it can.',
            },
          ],
        },
        `
## An example, to the end

*Which branch is growing?* Before you read on, guess, and write it in your book. From the pivot, loans of the sample:

- Compare 2016 with 2025 and you compare years with a different number of cards: the sample has 34 cards in use in 2016 and 76 in 2025, since most of these members joined in between. Everything grows.
- Divide by cards, and the question becomes *does a reader borrow more?* From 5.1 loans a card in 2016 it went to 6.2 in 2025, by way of 4.4 in 2020.
- And 2016 is half a year for many, who joined in its course. So begin with 2017: 6.7.

Three choices, and the answers are *by far*, *somewhat* and *no*. A pivot table gave all three within a minute, and none of them is marked as the right one. What you wrote down beforehand, as *compared with what*, decides. It is the same lesson as the library’s question in the first section. The tool has only become faster at letting you choose without noticing.
`,
        {
          type: 'exercise',
          title: 'Fetch, account, group, copy once by hand',
          task: `
Fetch the year of birth and the home branch to each loan (40 minutes). Account for the rows in both directions. Build the pivot of branches by year and answer *which branch is growing?* in one sentence that says compared with what (an hour). Pick one cell of the pivot and count it by hand with a filter. Then do all of it with two related tables of your own, or with trips and stations (an hour).
`,
          criteria: [
            'Found once, twice and not at all are counted and add up; with trips and stations you found 15 trips without a station and one station twice',
            'You know the six members who never borrowed',
            'The one cell agrees with your count',
            'Your sentence would be false with another comparison, and you named that one',
            'After you changed one row of the source and refreshed, the total changed by what it should',
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
      minutes: 210,
      kind: 'exercise',
      body: [
        `
A spreadsheet shows you everything and lets you find the answer. A database shows you nothing and answers questions. With ten million rows only the second is possible; with four thousand it is merely safer, because a query cannot be nudged by an elbow.

Install *DB Browser for SQLite*, which is free, make a new database, and import the five files as tables: *trips*, *stations*, *loans*, *members*, *orders*. Tick that the first line contains names. Look at the types afterward: *member_id* and *minutes* should be INTEGER. Leave *amount* as TEXT for now; it deserves it.

## Five words in two orders
`,
        {
          type: 'code',
          language: 'sql',
          code: `select branch, count(*) as loans, count(returned_on) as returned
from loans
where borrowed_on >= '2025-01-01'
group by branch
order by loans desc`,
        },
        {
          type: 'code',
          language: 'text',
          code: `branch  loans  returned
Center    234       226
Harbor    155       146
Hills      85        82`,
        },
        `
It is *written* select, from, where, group by, order by. It *happens* in another order: take the table (**from**), keep the rows that pass (**where**), put equal branches on one heap (**group by**), make one line of each heap (**select**), sort the lines (**order by**). Read every query in the second order, aloud, and most errors can be heard.

*count(\\*)* counts rows. *count(returned_on)* counts those rows in which there is something. So the difference, 8 + 9 + 3 = 20, is what was borrowed in 2025 and had not come back when the file was made.

## Nothing

The empty cell is called **null**, and it is not zero and not an empty text. It is *unknown*. From this follows everything surprising about it. *returned_on = null* finds no row, ever, because unknown is not equal to unknown; you write **is null**. *customer <> 'C014'* drops the orders without a customer too, because an unknown customer may or may not be C014. And sums and averages pass over it.

One small thing about our files: the program may import an empty cell as an empty text. Then *is null* finds nothing. Run this once for each table that has gaps, and note it in your record:
`,
        {
          type: 'code',
          language: 'sql',
          code: `update loans set returned_on = null where returned_on = '';
update orders set customer = null where customer = ''`,
        },
        `
## Conditions on heaps

*Which readers borrowed more than ten times in 2025?* The ten is a property of the heap, and *where* has finished before there are heaps. The word for it is **having**:
`,
        {
          type: 'code',
          language: 'sql',
          code: `select member_id, count(*) as loans
from loans
where borrowed_on >= '2025-01-01'
group by member_id
having count(*) > 10
order by loans desc`,
        },
        `
## Errors, read to the end

*no such column: borowed_on* means what it says, and the place where it points is usually one word too late. *misuse of aggregate: COUNT()* means that you put a condition on heaps into *where*. And the worst error gives no message: SQLite lets you select a column that is neither grouped nor counted, and hands you the value of some row. If a column in your *select* is not in the *group by* and not inside a function, take it out.

Guess before each run how many lines will come back. It takes three seconds and finds more errors than the messages do.
`,
        {
          type: 'exercise',
          title: 'Twelve questions',
          task: `
Import the files and check the row counts against the titles of the downloads (30 minutes). Write twelve questions in words, four each to loans, trips and orders; at least one of them about nothing, one with *having*, and one that you suspect cannot be answered (40 minutes). Answer them, each with the expected number of lines written beforehand (two hours).
`,
          criteria: [
            'Loans less returned agrees with the books still out: 44 in all',
            'The orders, grouped by city, give you 12 lines, and you know why it isn’t 4',
            'For each query the expected number of lines is noted, with how often you were right',
            'One question could not be answered, and you know which column is missing',
            'You can read each query aloud in the order in which it happens',
          ],
        },
      ],
    },
    {
      slug: 'groups-and-groups-of-groups',
      title: 'Two tables, and groups of groups',
      minutes: 240,
      kind: 'exercise',
      body: [
        `
Which members never borrow? The loans cannot tell you, since whoever never borrows isn’t in them. You need both tables, and you need them in such a way that nobody is dropped.

## Joins

An ordinary **join** puts each loan beside its member and keeps only pairs. A **left join** keeps every row of the left table, with or without a partner.
`,
        {
          type: 'code',
          language: 'sql',
          code: `select members.member_id, count(loans.loan_id) as loans
from members
left join loans on loans.member_id = members.member_id
group by members.member_id
order by loans`,
        },
        `
Six lines begin with 0. Note what is counted: *loans.loan_id*, and not the star. For a member without loans the left join makes one row, with nothing on its right side. The star counts that row and says 1. It is the most respectable-looking error in SQL: every number in the column is right except for those you were looking for.

Before and after a join, count. Rows can be **lost** (no partner, ordinary join) and rows can be **doubled** (two partners). With trips and stations both happen: 2,620 trips become 2,746, because fifteen have a station the list doesn’t know, and Market Square is on the list twice with its 141 trips. 2,620 − 15 + 141 = 2,746. Do that sum for every join you ever write; it is the whole safety belt.

A condition on the right table belongs into the **on**, not into the *where*. *left join loans on … where loans.borrowed_on >= '2025-01-01'* throws out the members without loans again, since an unknown date is not after anything.

## Two groupings in one sentence

*How many items does a reader borrow in a month, on average?* The sentence is harmless, and there are two groupings in it: first one line for each reader and month, with a count; then the average of the counts. Put into one query you will divide by the wrong thing. With **with** you write it in the order in which you think.
`,
        {
          type: 'code',
          language: 'sql',
          code: `with reader_months as (      -- one row: one reader in one month of 2025 with a loan
  select member_id, substr(borrowed_on, 1, 7) as month, count(*) as loans
  from loans
  where borrowed_on >= '2025-01-01'
  group by member_id, month
)
select count(*) as reader_months, sum(loans) as loans, round(avg(loans), 2) as mean
from reader_months`,
        },
        `
286 reader-months, 474 loans, **1.66** on average.

But who is in it? Readers who borrowed nothing in a month have no row for that month, so they don’t lower the average. Seventy-six readers were active in 2025, and each of them lived through twelve months. 474 ÷ (76 × 12) = **0.52**. And if you divide by all 120 members, of whom some left years ago, it is 0.33.

1.66, 0.52 and 0.33 are all *items per reader and month*. The first answers *when somebody comes, how much do they take?* and is for whoever builds the shelves. The second answers *how often do we see our readers?* The third is what a critic of the library would quote. You know which was meant only if you asked.

To get the zeros into a table and not only into a division, first make all pairs of readers and months, then left join the loans to them. It is longer, and it is what you do as soon as you need a median.

## Check by hand

Choose one reader and one month, look at the rows, count. If it agrees, choose one with zero. That is where it breaks.
`,
        {
          type: 'exercise',
          title: 'Who is missing, and two steps',
          task: `
Find three kinds of absence: members without loans, stations without trips, customers with only a return (an hour). Account for each join. Then answer *how many items does a reader borrow in a month?* in all three ways, and one question of your own that has two groupings in it, for orders or trips (two and a half hours).
`,
          criteria: [
            'Members without loans are six; the star was tried, and you can explain its result',
            'For every join you have before, after, lost and doubled, and they add up',
            'Your steps have names that say what one row is',
            'You said beforehand which of the three averages would be largest, and by about how much',
            'One reader with a loan and one without were checked by hand',
          ],
        },
      ],
    },
    {
      slug: 'windows',
      title: 'Windows, and how to review a query',
      minutes: 240,
      kind: 'exercise',
      body: [
        `
A group melts rows into one. A **window** lets each row keep itself and look at its neighbors: the loan before it, its rank within the branch, the sum so far. Many questions about *again*, *since*, *first* and *so far* are painful with groups and become a line with a window.
`,
        {
          type: 'code',
          language: 'sql',
          code: `with gaps as (
  select member_id, borrowed_on,
    julianday(borrowed_on) - julianday(lag(borrowed_on) over (
      partition by member_id order by borrowed_on, loan_id)) as days_since_last
  from loans
)
select count(*) as returns, count(distinct member_id) as readers
from gaps
where days_since_last > 365`,
        },
        `
Read the window in three parts. **lag(borrowed_on)**: take the value of the row before. **partition by member_id**: before, *among this reader’s rows*. **order by borrowed_on, loan_id**: before, *in this order*. The *loan_id* is there because somebody may borrow two books on one day, and then *before* needs a second rule; without it the result may change from run to run. (*julianday* is SQLite’s. Other databases subtract dates directly.)

The first loan of each reader has nothing before it, so its gap is null, and *where* leaves it out. That is right here: a first visit is no return. The answer is 109 returns, by 57 of 114 readers. Half of the readers have once stayed away for more than a year **and come back**. For a library that counts anyone absent for a year as lost, this is worth a page.

Three windows cover most of what you will need: **lag** and **lead** for neighbors; **row_number** for the first, the latest and the top three of each group; **sum … over (… order by …)** for what has accumulated.

## How to review a query

You will read more queries than you write. Read each in five passes, with one question at a time.

1. **What is one row** of the result, and of each step?
2. **Where could rows be lost?** Joins without *left*, conditions, nulls in conditions.
3. **Where could they double?** Joins on something that isn’t unique.
4. **Which dates and values are at the borders?** Is December 31 in? At 23:30 as well?
5. **What happens to nothing?**

Here is one that a colleague might send, with the remark *total sales of 2025 by city, without Oslo*. Find at least four things before you read on.
`,
        {
          type: 'code',
          language: 'sql',
          code: `select city, sum(amount) as sales
from orders
where ordered_on >= '2025-01-01' and ordered_on < '2025-12-31'
  and city <> 'Oslo'
group by city`,
        },
        `
What I found. December 31 is missing (4). Twenty-one dates such as *01/07/2025* are compared as text, and *01…* comes before *2025…*, so those orders are dropped (2). *oslo* and *Oslo* with a blank behind it pass the condition (4). Orders that stand in the file twice are counted twice (3). Amounts with the letter o are texts, and SQLite’s *sum* makes of *58o* whatever digits it can find at the front, without a word (5). And the returns are in the sum, which may be meant.

A review says this in **questions**: *what should happen to returns?*, *is the last day in?* Not because it is politer. Half of the time the author knows something that you don’t.
`,
        {
          type: 'quiz',
          question:
            'Another query says “where city <> ‘Oslo’”. Which orders does it drop besides those of Oslo?',
          answers: [
            {
              text: 'None',
              explanation: 'Try it with an order whose city is empty (null).',
            },
            {
              text: 'Those without a city',
              right: true,
              explanation:
                'Unknown is neither equal nor unequal to Oslo. The condition doesn’t hold, and the row goes.',
            },
            {
              text: 'Those written “oslo”',
              explanation:
                'They are kept, in most databases and in SQLite, which is the opposite problem: your table without Oslo has Oslo in it.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'Coming back, and a review of eighty lines',
          task: `
With windows: find the readers who came back after more than a year; the three busiest stations of each district; and the shop’s sales accumulated by month (two hours). Then review a query of someone else’s, from work or from a public repository, eighty lines or so, in five passes with questions only; send it (an hour and a half).
`,
          criteria: [
            '109 returns by 57 readers, and three of them were checked by hand',
            'Every order by inside a window leaves no ties, or you know that ties don’t matter',
            'The last accumulated value agrees with the plain sum',
            'Your review has at least one question for each pass, or the note that you looked',
            'The author answered, and one answer taught you something',
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
      slug: 'a-table-in-pandas',
      title: 'Enough Python to begin, and a table in pandas',
      minutes: 240,
      kind: 'exercise',
      body: [
        `
Why a third tool? A spreadsheet is for looking, SQL is for asking. Python is for everything that must be done again next month, for what is random, and for charts that draw themselves. You don’t have to become a programmer. You need names, lists, a loop and a function, and here they all are in nine lines, which are also an experiment.

Two identical pages are shown to 1,000 people each, and 4 percent of everybody buys. How often do the two pages differ by 12 sales or more, by chance alone? Guess a percentage.
`,
        {
          type: 'code',
          language: 'python',
          filename: 'difference.py',
          code: `import random

def difference():
    buys = [random.random() < 0.04 for _ in range(2000)]
    return sum(buys[:1000]) - sum(buys[1000:])

results = [difference() for _ in range(1000)]
print(sum(abs(d) >= 12 for d in results) / 1000)`,
        },
        `
Line by line. *import random* brings in a box of tools. *def* gives a piece of work a name, and nothing happens yet. *random.random()* is a number between 0 and 1, and it is below 0.04 in four of a hundred cases. The brackets make a **list**: do this for each of 2,000 people. *buys[:1000]* is the first thousand of them. *sum* counts True as 1. The function gives back the difference. Then we call it a thousand times and look which share of the results is 12 or more, in either direction.

It prints something like 0.19. In one of five experiments with **identical** pages, one of them is ahead by a dozen. If you guessed 3 percent, as most people do, you have just learned why the section on experiments exists.

## A table

**pandas** adds the DataFrame, a sheet without cells: you speak about whole columns. Install Python 3 from python.org, then *pip install pandas matplotlib*, in a terminal. Keep your programs in one folder and the five files in another called *data*.
`,
        {
          type: 'code',
          language: 'python',
          filename: 'first_look.py',
          code: `import pandas as pd

loans = pd.read_csv('data/library-loans.csv', parse_dates=['borrowed_on', 'returned_on'])
loans['days'] = (loans['returned_on'] - loans['borrowed_on']).dt.days

print(len(loans), 'rows')
print(loans.dtypes)
print(loans['days'].describe())
print(loans['days'].isna().sum(), 'not returned')
print(loans.groupby('branch')['days'].agg(['count', 'median']))`,
        },
        `
Five questions to any new table: how many rows, of what types, how do the numbers lie, what is missing, what do the groups look like. The fourth matters most. The 44 loans that were not returned have no number of days. Every mean and median passes over them in silence, including over those that will never come back. Twenty-four of them were borrowed before November 2025. *The average loan lasts three weeks* is a statement about books that came home.

If you know SQL, you know what these lines do. *loans[loans['days'] > 30]* is **where**. *groupby* is **group by**. *merge* is **join**, and *how='left'* is the left one. *sort_values* is **order by**. What is new is that each step has a result you can look at and give a name.

## When it breaks

Python’s messages are read **from the bottom**. The last line says what happened (*KeyError: 'day'*), and the lines above it where. A KeyError is nearly always a spelling; print *loans.columns* and compare. *SettingWithCopyWarning*, or a change that had no effect, means that you altered a copy of a part; take *.copy()* when you cut something out to work on it. Errors are cheap here. Make ten of them on purpose: misspell a column, add a text to a number, close a bracket too few, and read what it says while you know the cause.
`,
        {
          type: 'exercise',
          title: 'Guess, run, and a first look',
          task: `
Install Python and pandas, and run the first program five times; change the 12 until it happens in about one run of twenty (50 minutes). Run the second program, then write a first look like it for the trips and the orders (an hour and a half). Write ten sentences about one of the three data sets, each with a number. Last, make ten errors on purpose and note message and cause (50 minutes).
`,
          criteria: [
            'You can explain every line of both programs aloud',
            'Your threshold for one in twenty is 17 or 18, and you had guessed it',
            'For each column of the three files you know its type and how many values are missing',
            'At least one column had a type that you did not expect, and you found the rows that caused it',
            'Three of the ten sentences surprised you, and your list has ten messages',
          ],
        },
      ],
    },
    {
      slug: 'cleaning-that-leaves-a-trace',
      title: 'Cleaning that leaves a trace, and a notebook a stranger can run',
      minutes: 360,
      kind: 'exercise',
      body: [
        `
In a spreadsheet the record of changes was a second sheet, and you had to remember to keep it. In Python the program **is** the record, if each step is one line with its reason and says how many rows it touched.
`,
        {
          type: 'code',
          language: 'python',
          filename: 'clean_orders.py',
          code: `import pandas as pd

# Everything as text: let nothing be guessed for us.
orders = pd.read_csv('data/pottery-orders.csv', dtype=str)
print('read', len(orders))

# The same row twice: entered twice, says the shop.
before = len(orders)
orders = orders.drop_duplicates().copy()
print('repeated', before - len(orders))

# bergen, "Bergen " and Bergen are one city.
tidy = orders['city'].str.strip().str.title()
print('cities changed', (tidy != orders['city']).sum())
orders['city'] = tidy

# Two letters o typed for zeros.
print('letters in amounts', orders['amount'].str.contains('o').sum())
orders['amount'] = orders['amount'].str.replace('o', '0').astype(int)
orders['quantity'] = orders['quantity'].astype(int)

# American dates: month first. All others are year-month-day.
american = orders['ordered_on'].str.contains('/')
print('American dates', american.sum())
orders.loc[american, 'ordered_on'] = pd.to_datetime(
    orders.loc[american, 'ordered_on'], format='%m/%d/%Y').dt.strftime('%Y-%m-%d')
orders['ordered_on'] = pd.to_datetime(orders['ordered_on'])

# Teapots for 58 cost 580, says the shop.
cheap = (orders['item'] == 'Teapot') & (orders['amount'] == 58)
print('teapots', cheap.sum())
orders.loc[cheap, 'amount'] = 580

assert len(orders) == 609
assert orders['amount'].sum() == 164_920
orders.to_csv('clean/pottery-orders.csv', index=False)`,
        },
        `
Four things make it a trace. The raw file is **read and never written**. The reasons are **comments**, with their source: *says the shop*. Every step **prints a count**, so that next month, when *repeated* says 0 or 400, you notice. And the two lines with **assert** stop the program if the result isn’t what it was. When the data changes, they are what you update last and on purpose.

The nine returns are still in there, with their negative quantities, and ten orders have no customer. That is no dirt. It is how the shop works, and whoever counts orders or customers has to decide about them, in sight.

## Long and wide

The library’s yearly report has a line for each branch and a column for each year. That form is made for **reading**. For calculating you want it **long**: one line for each branch *and* year, with a column *loans*. One row, one observation.
`,
        {
          type: 'code',
          language: 'python',
          code: `loans = pd.read_csv('data/library-loans.csv')
loans['year'] = loans['borrowed_on'].str[:4]

wide = loans.pivot_table(index='branch', columns='year', values='loan_id', aggfunc='count')
long = wide.reset_index().melt(id_vars='branch', var_name='year', value_name='loans')
print(wide.shape, len(long), long['loans'].sum())`,
        },
        `
It prints *(3, 10) 30 4203*: three branches by ten years make thirty lines, and no loan has been lost. Plotting and grouping become single lines as soon as a table is long. If *pivot* complains about duplicates, be grateful: two rows claim the same cell, and only you can say which is right. And watch what becomes of absence. A branch that was closed has no rows for those months. In the wide form it is an empty cell, and *fillna(0)* makes a zero of it. *Closed* and *nobody came* are different facts.

## A stranger

A notebook lies as soon as its cells have been run out of order: the number you see may come from a line that you deleted an hour ago. The only state that counts is the one after **Restart and run all**. So the first cell says where the data comes from, its date and its number of rows, and stops if they differ. The versions of Python and pandas are written down. Paths are relative, *data/…* and never *C:\\\\Users\\\\…*. Random numbers have a seed.

Then give folder and data to somebody who was not there. Whatever they have to ask is missing from the first cell.
`,
        {
          type: 'exercise',
          title: 'The shop, the trips, and a stranger',
          task: `
Type the cleaning program in rather than copying it, and run it (an hour). Write one like it for the trips: repeats, trips under two minutes, the one of 1,440, *Harbour* (an hour and a half). Make the library’s yearly table wide, long and wide again (45 minutes). Turn all three into one notebook with a first cell as described (an hour). Let a stranger run it on their machine, and mend what they had to ask (an hour and a half with the waiting).
`,
          criteria: [
            'The orders end at 609 rows and 164,920 kroner: Bergen 77,820, Oslo 52,370, Stavanger 21,380, Trondheim 13,350',
            'The trips end at 2,570, and each removed or changed row is counted by some line that prints',
            'Assumptions stand at the top, each with who said so',
            'After “Restart and run all” the stranger’s numbers are yours to the last digit, without you',
            'Harbor’s five closed months stayed empty and did not become zero',
          ],
        },
      ],
    },
  ],
}
