import type {SectionSeed} from './types.ts'

export const dataAnalysisYouCanDefendOutline: SectionSeed[] = [
  {
    title: 'The question behind the question',
    lessons: [
      {
        slug: 'did-the-campaign-work',
        title: 'Did the campaign work?',
        minutes: 25,
        kind: 'reading',
        body: [
          `
A city’s bicycle-sharing scheme advertised on buses during the month of May. In June the director writes to you: *We had 41,200 trips in April and 52,600 in May. Can you confirm that the campaign worked?* It cost $24,000.

Before you read on, write down a guess: how many of those 11,400 additional trips were due to the campaign? Add how sure you are, in percent, that your guess is right to within a thousand. You will be asked for this before every result in the course. It is uncomfortable for about a week.

## It would have gone up anyway

In May it is warmer. People ride more in May than in April whether or not there is something on a bus. So the comparison with April answers a question nobody had: *is May different from April?*

The question meant was another one: *how many trips were there in May beyond those there would have been without the campaign?* The second number is not in any table, because it did not happen. You have to estimate it, and the whole analysis consists in doing so openly. The simplest way is to ask what happened in other years.
`,
          {
            type: 'table',
            caption: 'Trips in April and May. There was a campaign only in 2026.',
            head: ['Year', 'April', 'May', 'Growth'],
            rows: [
              ['2024', '35,500', '43,300', '22.0%'],
              ['2025', '38,900', '49,100', '26.2%'],
              ['2026', '41,200', '52,600', '27.7%'],
            ],
          },
          `
If 2026 had grown like 2025, there would have been 52,003 trips in May. The campaign would then account for 597 of them, at $40 each. If it had grown like 2024, there would have been 50,252, and 2,348 would be due to the campaign, at $10 each.

Both are honest answers, and neither is 11,400. What you may say with two earlier years is: *something like 600 to 2,300 additional trips, or 10 to 40 dollars a trip, and it may have been the weather.* The director will not be pleased. But she can now decide something, since she knows what a trip is worth to her, and it is closer to $2.

## Why this is where analyses fail

Nobody made an arithmetical mistake. 52,600 is larger than 41,200, and the chart goes up. The analysis would have failed with the first sentence, when *worked* was taken to mean *May was larger*. Somebody who checks the query a hundred times will not find it.

So every request has a comparison hidden inside it: more than what? Better than whom? Since when? The first hour of any analysis is for finding it, and for asking whether the data can show the other side of it.
`,
          {
            type: 'quiz',
            question:
              'A shop changed its opening hours in January. Sales from January to March were 8 percent lower than from October to December. What would you need in order to judge the new hours?',
            answers: [
              {
                text: 'The sales of the same months in earlier years',
                right: true,
                explanation:
                  'The months before Christmas are the largest in most shops. Earlier years show how far sales usually fall in January without new hours.',
              },
              {
                text: 'The sales of similar shops that kept their hours',
                right: true,
                explanation:
                  'They stand for what would have happened. It is often the better comparison, since they lived through the same winter.',
              },
              {
                text: 'More decimal places for the 8 percent',
                explanation: 'The number may be perfectly exact, and it compares the wrong things.',
              },
              {
                text: 'The sales of every single day in both periods',
                explanation:
                  'They would show the fall in more detail. But December would still be December. Detail does not repair a comparison.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'The hidden comparison',
            task: 'Take a number from the last report you saw at work that somebody called good or bad. Write down what it was compared with, openly or silently, and what it should have been compared with.',
            criteria: [
              'You named the silent comparison in the words “compared with”',
              'The better comparison is one you could get within a week',
              'Your guess about the campaign, and how sure you were, is written down',
            ],
          },
        ],
      },
      {
        slug: 'from-a-request-to-a-question',
        title: 'From a request to a question',
        minutes: 40,
        kind: 'reading',
        body: [
          `
In the health service I was asked for *the waiting times*. I delivered them: the mean, by clinic and month, in a good table. The mean in one clinic was excellent, and it took me a year to find out that a hundred and twelve people there had been waiting for so long that they had dropped out of the calculation. They had no date of treatment, so they had no waiting time. I had answered the request. Nobody had asked the question, which was: *is anybody waiting who should not be?*

A request is what people say when they do not want to bother you with their reasons. A question can be answered by data, and you can tell when it has been. Between the two there are five gaps to fill.

1. **Who or what** is being counted? Everybody waiting, or everybody treated?
2. **What** exactly is measured, in which unit, from when to when?
3. **Compared with** what?
4. **In which period,** and is it over?
5. **What will be done** if the answer is high, and what if it is low?

The fifth is the one to ask first. If the same thing will be done in either case, the analysis need not be made, and saying so kindly is the fastest piece of work you will ever deliver.
`,
          {
            type: 'table',
            caption: 'Three requests and what became of them after a conversation of ten minutes',
            head: ['The request', 'The question', 'What hangs on it'],
            rows: [
              [
                '“How popular is the Harbor station?”',
                'On how many weekday mornings in May was it empty between 7:30 and 8:30, compared with the four stations nearest to it?',
                'Whether eight docks are moved there in July',
              ],
              [
                '“Do members ride more?”',
                'How many trips did those who joined in March make in the eight weeks after, compared with the eight weeks before?',
                'Whether the first month is given away again',
              ],
              [
                '“I need the numbers for the board.”',
                'Did the share of trips that ended with a complaint fall by half between the first and the second quarter?',
                'Whether the repair contract is extended',
              ],
            ],
          },
          `
Notice how much narrower they have become. People worry that a narrow question looks modest. But *how popular is it* can be answered by any number, so no number answers it.

## How to ask without being a nuisance

Do not send a form with five fields. Say: *I’d like to make sure that I answer the right thing. Suppose I come back on Thursday and the number is large. What will you do on Friday?* Then: *And if it is small?* Then be quiet. Most people have never been asked, and the answer will contain three of the five gaps.

Write the question down in one sentence and send it to the person before you open the data. They will correct it. If they correct it now, it costs you a minute.
`,
          {
            type: 'exercise',
            title: 'One sentence, sent',
            task: 'Take the analysis you want to make in this course, on the bicycle data or your own. Write the request as you received it, then the question in one sentence with all five gaps filled. Send it to a person who would use the answer, and ask what they would do on Friday.',
            criteria: [
              'The sentence names who is counted, the measure with its unit, the comparison and the period',
              'Somebody else could write the query from it without asking you',
              'You know what is done if the number is high, and it differs from what is done if it is low',
              'The person corrected at least one word',
            ],
          },
        ],
      },
      {
        slug: 'guess-before-you-look',
        title: 'Guess before you look',
        minutes: 45,
        kind: 'exercise',
        body: [
          `
Once you have seen a result, it seems obvious. You forget within seconds that you would have found the opposite just as obvious. So I ask you to commit yourself first, in writing, and the course keeps score with you.

## How the score works

For every statement, write the probability you give it, then look, then take the square of the distance. If you said 90 percent and it was true, the distance is 0.10 and its square 0.01. If you said 90 percent and it was false, the distance is 0.90 and the square 0.81. The average of the squares is your score, and it is called the Brier score. Small is good.

It has one beautiful property: you cannot improve it by bragging, nor by false modesty. The best thing you can do for your score is to say how sure you really are. If you always say 50 percent, you get 0.25. A score above that means that you would have done better by shrugging.
`,
          {
            type: 'table',
            caption: 'Ten guesses by a participant in her first week',
            head: ['She said', 'Was it true?', 'Distance', 'Square'],
            rows: [
              ['90%', 'yes', '0.10', '0.0100'],
              ['90%', 'yes', '0.10', '0.0100'],
              ['90%', 'no', '0.90', '0.8100'],
              ['70%', 'yes', '0.30', '0.0900'],
              ['70%', 'no', '0.70', '0.4900'],
              ['60%', 'yes', '0.40', '0.1600'],
              ['95%', 'yes', '0.05', '0.0025'],
              ['80%', 'no', '0.80', '0.6400'],
              ['60%', 'yes', '0.40', '0.1600'],
              ['80%', 'yes', '0.20', '0.0400'],
              ['78.5% on average', '7 of 10', '', '0.2413 on average'],
            ],
          },
          `
She was right seven times out of ten, which sounds decent, and hardly better than a shrug by score. Look where it was lost: the ninety that was wrong cost a third of everything, and the eighty a quarter. On average she had been 78.5 percent sure and 70 percent right. That is mild by the standards of beginners. Most of us are as sure as a clock and as right as a weather vane, at first.

By week six the same participant said *65* where she would have said *90*, and her nineties came true. She told me that her colleagues had begun to listen differently when she said *I’m quite sure*.

## What to guess

Guess things you will know soon: how many rows the table has, which month is the largest, whether the mean is above the median, how long the task will take you. For numbers, give a range in which you are 80 percent sure the truth lies, and count how often it does. Eight in ten is the aim. Nearly everybody begins at four.
`,
          {
            type: 'exercise',
            title: 'Open your book of guesses',
            task: 'Make a sheet with the columns date, statement, probability, outcome, square. Enter ten statements about your own work that will be settled within a week, and your guess on the campaign from lesson 1. Settle them, and work out the score.',
            criteria: [
              'Each statement can be settled beyond dispute by somebody else',
              'At least two probabilities lie between 55 and 70 percent',
              'You worked out one square by hand',
              'You can say which single guess cost you most, and why you had been so sure',
            ],
          },
          {
            type: 'quiz',
            question:
              'Two forecasters had the same twenty statements, of which twelve came true. Ann said 60 percent each time. Bo said 95 percent each time. Who has the better score?',
            answers: [
              {
                text: 'Ann',
                right: true,
                explanation:
                  'Her squares are 0.16 twelve times and 0.36 eight times, 0.24 on average. Bo’s are 0.0025 and 0.9025, 0.3625 on average. She was exactly as sure as she was right.',
              },
              {
                text: 'Bo, because he was nearer to the truth twelve times and Ann only eight',
                explanation:
                  'Twelve times he gained a little by it. Eight times he lost a great deal. The square makes a bold error expensive.',
              },
              {
                text: 'Neither: they expected the same things',
                explanation:
                  'They expected the same things with very different confidence, and the score measures just that.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Where data comes from and how it lies',
    lessons: [
      {
        slug: 'the-road-of-one-row',
        title: 'The road of one row',
        minutes: 45,
        kind: 'exercise',
        body: [
          `
Here is the data of the course. It holds every hundredth trip of April and May in three years, and a list of the stations. I made both up, faults included, so that you can check what you find against what I put in. If you bring data of your own, do each lesson on the trips first. It takes a quarter of an hour longer, and you will know what a right answer looks like.
`,
          {
            type: 'download',
            title: 'The trips: 2,620 rows',
            file: 'bicycle-trips.csv',
          },
          {
            type: 'download',
            title: 'The stations: 61 rows',
            file: 'bicycle-stations.csv',
          },
          `
Guess, before you open them: how long is the longest trip? What is the mean? Two lines in your book.

## Behind a row there is an event

And between the event and you there were a sensor, a form, a person in a hurry and a nightly job. Take this row:
`,
          {
            type: 'code',
            language: 'text',
            code: `trip_id  started_at        minutes  start_station  rider
155707   2025-05-18 09:19     1440  University     member`,
          },
          `
Twenty-four hours is not a heroic ride. Walk the road backward. *Who wrote the 1440?* No rider did. The bicycle reports when it is unlocked and when a dock accepts it. *What if no dock accepts it?* Then there is no end. *And yet a number stands here.* So something else wrote it: in this invented scheme, as in many a real system, a job runs once a day and closes whatever is still open, at exactly 24 hours. *Could it be 1439?* No. That is the fingerprint of a rule, and numbers like 1440, 999 and 0 often carry one.

So the row is true about one thing (a member took a bicycle at the university at 9:19) and false about another (how long she rode). You cannot delete it from the count of trips, and you cannot keep it in the mean. One row adds about half a minute to the mean of all 2,620, which is 13.4 minutes with it and 12.9 without.

## What is never recorded

The hardest part of the road is the part without rows. Somebody walked to the Opera, found the station empty and took a taxi. Nothing was unlocked, so nothing was written. A station that is always empty at eight looks, in this table, like a station nobody wants at eight. No query can find it, since there is nothing to find. You have to know how the thing works, and for that there are people.

Ask them in a way that lets them be right. *How could this number come about?* brings you the nightly job. *Why is this wrong?* brings you a defense.
`,
          {
            type: 'exercise',
            title: 'Follow three rows back',
            task: `
Choose three rows: an ordinary one, the largest, and one that looks odd to you. For each write who or what made it, when, why, and what would have made it different (25 minutes). If you have data of your own, do the same there and ask a person who works at the source; with the trips alone, ask anyone who has used such a bicycle what they do that leaves no row (15 minutes).
`,
            criteria: [
              'For each row you named the last hand or program that could have changed a value',
              'You listed three kinds of event that leave no row at all',
              'You know for which questions the 1,440 stays in and for which it goes out',
              'One thing that a person told you was news to you',
            ],
          },
        ],
      },
      {
        slug: 'gaps-duplicates-and-silent-changes',
        title: 'Gaps, duplicates and silent changes',
        minutes: 60,
        kind: 'exercise',
        body: [
          `
There are three checks before any analysis, and they take an hour. I have never regretted the hour, and twice I have regretted its absence for a year.

**Gaps.** Count the rows per day and look for days with none, or with half as many as their neighbors. A day without trips is either a flood or a server.

**Duplicates.** Count the identifiers, then the *different* identifiers. The two numbers should be the same.

**Silent changes.** Look at each column over the whole period and ask when its habits change: the smallest value, the spelling, the share that is empty. Rules of recording change without a memo. Somebody tidies up one Tuesday, and from then on your history is about the tidying.

## Why it matters more than the method

In the first lesson we found 600 to 2,300 additional trips for the campaign, and it sounded careful. It was careful. It was also done on counts that nobody had checked. Do the three checks on the file now, and guess first: which of the six months has a fault in it?

Stop here until you have looked. This is what I put in.
`,
          {
            type: 'table',
            caption: 'Faults in the file of trips, and what each does to the comparison',
            head: ['Fault', 'Where', 'Rows', 'What it does'],
            rows: [
              ['Two days without a single trip', 'May 11 and 12, 2024', '0', 'May 2024 is too small'],
              [
                'Trips of 0 or 1 minute are there at first and then vanish',
                'Up to April 2025',
                '35',
                'Earlier months count what later ones don’t',
              ],
              ['The same trip twice', 'May 19 and 20, 2026', '14', 'May 2026 is too large'],
              ['A station spelled “Harbour”', 'April 2026', '15', 'Nothing yet; wait for the joins'],
              ['The forgotten bicycle', 'May 18, 2025', '1', 'The mean'],
            ],
          },
          `
Now repair the comparison, on paper. Without the short trips and the forgotten bicycle there are 344 trips in April 2024 and 421 in May, but on 29 days. Scaled to 31 days that is 421 × 31 ÷ 29 = 450. So 2024 grew by 30.8 percent. For 2025 it is 377 and 490, which is 30.0 percent. And 2026, without the repeats, grew from 412 to 526: 27.7 percent.

The month of the campaign grew **less** than the same month of either earlier year. By 2025’s growth we should have expected 53,500 trips, and by 2024’s 53,900. There were 52,600. Of the eleven thousand additional trips there is nothing left to explain, and the first answer, the careful one, was wrong in its sign.

(The file is a sample, so these counts wobble. How much is a matter for the lesson on other months of May.)

## Write it down, change nothing

Keep the original as it is. What you make is a record with five columns: what, where, how many rows, since when, and who knows about it. Corrections come later, in the query, where everybody can see them.
`,
          {
            type: 'exercise',
            title: 'A record of what is wrong',
            task: `
Find the five faults yourself in a spreadsheet or with whatever you know, without looking at the table again (30 minutes). Write the record. Then repeat the three checks on a table of your own, or on a report’s data at work (25 minutes).
`,
            criteria: [
              'You found 14 repeats, 35 short trips, 2 empty days, 15 rows of “Harbour” and the one 1,440, and can show how',
              'You guessed the number of duplicates before you counted',
              'The 30.8 and 30.0 percent come out of your own sheet',
              'In your own data each finding has a count and a date, or you wrote what you looked for and didn’t find',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'SQL for analysts',
    lessons: [
      {
        slug: 'one-table-one-question',
        title: 'One table, one question',
        minutes: 55,
        kind: 'exercise',
        body: [
          `
A query says what you want, and the database works out how. You need a database for it, and the smallest one is enough: SQLite is free, runs on your computer, and keeps everything in one file. *DB Browser for SQLite* puts a window around it. Import both files with *File, Import, Table from CSV file*, call the tables *trips* and *stations*, and tick that the first line has the names. Make sure that *minutes* became a number; if it is text, “9” comes after “10”.

## Read it in the order in which it happens
`,
          {
            type: 'code',
            language: 'sql',
            code: `select start_station, count(*) as trips, round(avg(minutes), 1) as mean_minutes
from trips
where minutes < 180
group by start_station
order by trips desc
limit 3`,
          },
          `
It is written in one order and carried out in another.

1. **from** takes the table: 2,620 rows.
2. **where** looks at each row by itself and keeps it or not. The forgotten bicycle goes: 2,619.
3. **group by** puts rows with the same station on one heap. There are 61 heaps, because *Harbour* has one of its own.
4. **select** makes one line of each heap. *count(\\*)* is its height, *avg(minutes)* its mean.
5. **order by** sorts the lines, and **limit** keeps the first three.

Said aloud: *from the trips, those under three hours, one line for each station, with how many and how long, the busiest first.* If you can’t say it, don’t run it.
`,
          {
            type: 'code',
            language: 'text',
            code: `start_station  trips  mean_minutes
Hospital         175          12.9
Market Square    141          13.0
University       133          12.3`,
          },
          `
## What may stand in a select

After *group by* a line stands for many rows. So you may select what the heap has in common (its station) and what can be calculated over it (a count, a mean, the largest). *rider* is neither, because a heap holds members and guests. Most databases refuse. SQLite doesn’t: it gives you the rider of *some* row and says nothing. It is the friendliest program I know, and you have to be careful with it for that reason.

And *where* cannot know about heaps. *Stations with more than a hundred trips* needs **having**, which is *where* for heaps: *having count(\\*) > 100*.

## Ten rows first

When a query surprises you, do not stare at it. Make a table of ten rows that you can count on your fingers, and run it on those. Nearly every wrong query I have met was wrong on ten rows already.
`,
          {
            type: 'exercise',
            title: 'Ten rows by hand, then 2,620',
            task: `
Copy any ten rows of the trips onto paper and carry the query out with a pencil, heap by heap (15 minutes). Then let SQLite do it on the same ten and on all (20 minutes, with the import). Last, write three queries of your own: trips for each month (*substr(started_at, 1, 7)* cuts the month out of the time), the share of members, the stations with more than a hundred trips (15 minutes).
`,
            criteria: [
              'Pencil and database agree on the ten rows',
              'Before each run you wrote down how many lines you expect',
              'Your months read 355, 433, 389, 491, 412 and 540, and you can say which of them you no longer trust',
              'Five stations have more than a hundred trips',
              'You can say what disappears if “where” goes',
            ],
          },
        ],
      },
      {
        slug: 'joins-and-the-rows-that-vanish',
        title: 'Joins, vanishing rows, and a query a reviewer can follow',
        minutes: 70,
        kind: 'exercise',
        body: [
          `
In which district do most trips begin? The trips know their station, and the stations know their district. A join puts the two side by side, and it is the place where rows quietly go missing. So write down the number of trips, 2,620, and join:
`,
          {
            type: 'code',
            language: 'sql',
            code: `select count(*)
from trips
join stations on stations.name = trips.start_station`,
          },
          `
It says **2,746**. There are more trips than there were. At the same time some have been lost. Two accidents happened at once, and a total between them would have looked healthy.

**Lost:** an ordinary join drops, without a word, every row that finds no partner. Ask for them with a left join, which keeps everything on its left side and puts nothing (*null*) where there is no partner:
`,
          {
            type: 'code',
            language: 'sql',
            code: `select trips.start_station, count(*) as trips
from trips
left join stations on stations.name = trips.start_station
where stations.name is null
group by trips.start_station`,
          },
          `
That finds the fifteen of *Harbour*.

**Doubled:** a station that is listed twice gives each of its trips two partners. *select name, count(\\*) from stations group by name having count(\\*) > 1* finds Market Square, once with its old number of docks and once with its new. Its 141 trips became 282.

Check that it adds up: 2,620 − 15 + 141 = 2,746. When all rows are accounted for, you are done, and not before.

## Steps with names

Another person has to be able to follow what you do about it. Give every step a name and let the last line be short. A reviewer can then stop after each step and look.
`,
          {
            type: 'code',
            language: 'sql',
            filename: 'trips-by-month.sql',
            code: `with once as (           -- 14 trips of May 2026 were recorded twice
  select distinct * from trips
),
real as (                -- under 2 minutes: no longer recorded since May 2025
  select * from once     -- 180 and over: closed by the nightly job (1 row)
  where minutes >= 2 and minutes < 180
),
per_month as (
  select substr(started_at, 1, 7) as month,
         count(*) as trips,
         count(distinct date(started_at)) as days
  from real
  group by month
)
select month, trips, days from per_month order by month`,
          },
          `
The names say what a row *is*: one trip, one real trip, one month. Each number that decides something has its reason beside it. And because the days are counted, the 29 of May 2024 stare at the reader without any comment.

A reviewer reads it with five questions. What is one row here? Where could rows be lost? Where could they double? Which values stand at the borders (is a trip of exactly 180 minutes in or out)? And what happens to nothing, to the empty cells? They write questions only, no corrections. An author who hears *why 180?* finds out more than one who is told that it should be 120.
`,
          {
            type: 'exercise',
            title: 'Lose nothing, and be reviewed',
            task: `
Answer the question about the districts in named steps, with *Harbour* corrected and Market Square once (30 minutes). Let somebody review it with the five questions, or review it yourself tomorrow as if it were a stranger’s (15 minutes). Then do the same for your own two main tables, or for the question *which station has the most trips per dock?* (20 minutes).
`,
            criteria: [
              'You have the counts before, after and without a partner, and they add up',
              'The trips of your districts add up to 2,570 after all corrections',
              'Each step’s name says what a row is, and every number in a condition has a reason beside it',
              'Each of the five questions got a written answer',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Describing and doubting',
    lessons: [
      {
        slug: 'show-the-whole-distribution',
        title: 'Mean, median and the whole distribution',
        minutes: 50,
        kind: 'exercise',
        body: [
          `
Ten trips, in minutes: 6, 7, 8, 9, 10, 11, 12, 14, 16 and 1,440. Their mean is 153.3 and their median 10.5. Neither is wrong.

The **mean** is the total shared out equally. It is right whenever the total matters: wages, bread, the wear of tires. The **median** is the trip in the middle, with as many shorter as longer. It is right when you mean *a usual one*. The forgotten bicycle moves the first by more than two hours and the second by half a minute, and that is not a reason to prefer the median. It is a reason to find out about the bicycle.
`,
          {
            type: 'quiz',
            question:
              'The fleet manager wants to know how many tires to order for next year. Which number should she use?',
            answers: [
              {
                text: 'The median distance per trip',
                explanation:
                  'Tires wear by the total distance. The median pays no attention to how long the long trips are.',
              },
              {
                text: 'The mean distance, after removing faulty rows',
                right: true,
                explanation: 'Mean times trips is the total, and the total is what wears a tire.',
              },
              {
                text: 'Neither, since the average trip does not exist',
                explanation: 'It need not exist. It has to multiply up to the total, and the mean does.',
              },
            ],
          },
          `
## Two humps

One number is a summary, and a summary can hide two stories. Take the trips that begin at the hospital (cleaned, there are 173). Their mean is 13.0 minutes. Guess how many of them took between 12 and 14 minutes.
`,
          {
            type: 'code',
            language: 'text',
            code: `minutes   trips
 4 –  6   ##############################            30
 7 –  9   ################################################  48
10 – 12   #########                                  9
13 – 15   #                                          1
16 – 18   #############################             29
19 – 21   #######################################################  55
22 – 24   #                                          1`,
          },
          `
Two of 173. There are two kinds of people here: those who ride about seven minutes, and those who ride nineteen. *The average trip from the hospital takes thirteen minutes* is arithmetically right, and it describes nobody.

You see the humps because each bar is three minutes wide. With bars of fifteen minutes they melt into a plateau, with a finer time than minutes all would be noise. So try three widths before you believe in a shape.

## Spread, in words

For spread, give the middle half. Of all cleaned trips a quarter take under 8 minutes or just that, and a quarter 17 or more: *half of all trips take between 8 and 17 minutes.* Everyone understands the sentence, and it assumes no bell. The mean is 13.0 and the median 11. When the mean lies above the median like this, there is a tail of long values on the right, as there is with incomes, waiting times and rents.

What do the two humps *mean*? The data doesn’t say. Perhaps visitors to the station nearby and staff going home. You may write *two groups*, and you may write what would tell them apart: the time of day, the destination. You may not write who they are.
`,
          {
            type: 'exercise',
            title: 'Sketch before you draw',
            task: `
Sketch the shape you expect for the trips of the University, and for one measure of your own, with a guess for the middle half (10 minutes). Then count and draw both, in three widths of bar (25 minutes). Find a mean in a report you have at hand, and write down whether its reader wanted the total or a usual one (10 minutes).
`,
            criteria: [
              'The sketch is dated before the drawing, and kept',
              'Three widths were tried, and you can say why you kept the one you did',
              'One sentence gives the middle half in words',
              'Every hump has a possible explanation and a way to check it',
            ],
          },
        ],
      },
      {
        slug: 'two-hundred-other-months-of-may',
        title: 'Two hundred other months of May',
        minutes: 60,
        kind: 'exercise',
        body: [
          `
You asked 80 riders, and 52 of them were satisfied: 65 percent. Ask another 80 and you will get another number. How different? Guess a range in which, say, 95 of a hundred such surveys would lie.

## See it happen

You don’t have other riders, but you have something nearly as good. Put the 80 answers in a column, 52 ones and 28 zeros. Draw 80 of them at random **with repetition**, so that an answer may come twice or not at all, and note the share of ones. That is one survey you might have had. Do it two hundred times, sort the shares, and cut off five at each end. What is left, the middle 190, runs from about 55 to 75 percent.

In a spreadsheet the 80 answers stand in A1 to A80, and *=INDEX(\\$A\\$1:\\$A\\$80, RANDBETWEEN(1, 80))*, copied down eighty cells, is one draw. Copy the column two hundred times to the right. Each press of the key for recalculation is two hundred new surveys. Watch how they wobble. The range is your interval, and you have seen it happen.

Only now the formula: 1.96 × √(0.65 × 0.35 ÷ 80) = 0.105, so ten points either side. It saves you the trouble. It gives the width, and the simulation gives you the belief. To make the interval half as wide you need **four** times as many people, because of the root.

## Counts wobble as well

The number of trips in our sample has chance in it too. For counts of events that happen independently, the usual wobble is about the square root of the count: 526 ± 23, and for 95 in a hundred twice that. Trips are not quite independent (rain keeps everyone at home at once), so the true wobble is larger.

Look what this does to the campaign. Growth from 412 to 526 could easily have been, on another sample, from 400 to 540: 35 percent instead of 28. From every hundredth trip alone you could not have judged it at all. What rescues us is that the monthly totals of the scheme, 41,200 and 52,600, are complete counts; only the corrections for short trips rest on the sample. Always ask which of your numbers are counted and which are estimated.

## Say it

There are three ways to say the same result.

1. *Satisfaction is 65 percent.*
2. *Satisfaction is 65 percent, give or take 10.*
3. *Between a half and three quarters of the riders we reached are satisfied, and we could not reach those who had left.*

The third is the honest one, because no interval knows about the people you did not ask. An interval covers chance and nothing else. Those who gave up riding are missing from 80 answers and from 80,000. **Bias does not shrink with more rows; it only becomes more precise.**

For your reports, settle three words and keep to them: *almost certainly* for 95 percent, *probably* for 75, *perhaps* for 50. Print the three in the report.
`,
          {
            type: 'exercise',
            title: 'Draw it yourself, then say it',
            task: `
Build the sheet for the 80 riders, and guess the range first (25 minutes). Then do it with 320 riders of whom 208 were satisfied, or with a measure of your own (15 minutes). Write your main result so far in the three ways (15 minutes).
`,
            criteria: [
              'At least two hundred draws, with the middle 190 marked',
              'For the 80 you got about 55 to 75 percent, and for the 320 a range half as wide',
              'Your third sentence names who is missing, and in which direction that pushes the number',
              'A colleague who read the third sentence and was asked for a range gave yours',
            ],
          },
        ],
      },
      {
        slug: 'an-experiment-with-sixty-stations',
        title: 'An experiment with sixty stations',
        minutes: 55,
        kind: 'exercise',
        body: [
          `
Do new signs bring more riders? The scheme has sixty stations and money for thirty signs. If the manager chooses where they go, they will go to the busy stations, and the busy stations will turn out to be busy. Let a coin choose: thirty of sixty, drawn in front of witnesses. Everything else, weather, holidays and the new tram included, then falls on both halves alike, but for chance. And chance is the one thing we know how to measure.

Do the draw so that a stranger could repeat it. Sort the stations by name, write down the seed of the random numbers, let the sheet pick. *We chose at random* without a record is a story.

## Decide before you look

On one page, dated and signed by whoever will act on it: the **measure** (trips begun at the station, not app openings), the **period** (four whole weeks), the **smallest difference that counts**, and what is done in each case. And nobody looks before the end. Whoever looks every day and stops when it looks good will find something in almost every experiment, even if the signs are blank.

## Detectable is not important

The smallest difference that counts comes from money. A sign costs $300 and lasts five years. Suppose that a trip leaves the scheme half a dollar: the sign must bring 600 trips, ten a month. At a station with 850 trips a month, ten are just over 1 percent.

It protects you in both directions. Members ride 14.2 minutes on average and guests 14.3, say, in half a million trips each. That tenth of a minute may be more than five standard errors away from zero, so it is real. It is also six seconds, and nothing follows from it. In the other direction, a difference can be *not significant* and still be large enough to matter: you have simply not seen enough.

So put your interval beside your smallest difference, and there are only four cases.
`,
          {
            type: 'table',
            caption: 'Ten additional trips a month for each sign would pay for it',
            head: ['Interval of the estimate', 'You report'],
            rows: [
              ['14 to 30', 'It pays.'],
              ['−6 to 7', 'It doesn’t pay. Whether it does anything at all is of no interest.'],
              ['4 to 22', 'It does something; whether it pays we cannot tell yet.'],
              ['−8 to 25', 'We cannot tell.'],
            ],
          },
          {
            type: 'quiz',
            question:
              'New locks were meant to shorten returns. A saving of 2 seconds would be worth their price. The estimate is 1.5 seconds, its interval from −1 to 4. What do you report?',
            answers: [
              {
                text: 'The locks make no difference',
                explanation:
                  'The interval includes 4 seconds, twice what would pay. *No significant difference* is not *no difference*.',
              },
              {
                text: 'We cannot tell yet, and this is how many more returns it would take',
                right: true,
                explanation:
                  'Both “nothing” and “enough to pay” lie inside. The interval shrinks with the root of the number, so you can say what certainty would cost.',
              },
              {
                text: 'The locks save 1.5 seconds',
                explanation: 'True as an estimate, and it hides how little is known.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'Design one, then attack it',
            task: `
Design an experiment that you could run at work or with the stations, on one page (30 minutes). Draw the groups from *bicycle-stations.csv* or your own list with a recorded seed. Then write three ways in which it could fool you (15 minutes).
`,
            criteria: [
              'A stranger repeated the draw and got the same groups',
              'The smallest difference is derived from costs, in writing',
              'All four cases of the table have an action beside them',
              'Each of the three flaws has a direction: it would make the effect look larger, or smaller',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Three charts and two pages',
    lessons: [
      {
        slug: 'the-comparison-on-one-axis',
        title: 'The comparison on one axis, with its doubt',
        minutes: 50,
        kind: 'exercise',
        body: [
          `
Write the sentence first. A chart is a way to let somebody see a sentence, and if yours supports two sentences, it should be two charts. For the campaign: *May 2026 grew no faster than May of the years before.*

## Where to put the two things

The eye compares best along a common line, worse by length without one, worse still by angle and area, and worst across a page. William Cleveland and Robert McGill measured this in the 1980s, and it has held up. So put the two things that you compare next to each other, from the same zero.

Consider four charts of our six months. Two pies ask the reader to compare angles across a gap. Six bars in order of time put April 2026 beside May 2025, which nobody wants to compare. Two line charts with axes of their own let 27.7 look steeper than 30.8, because one was stretched. And three dots on one line from 0 to 40 percent, one for each year’s growth, show the sentence before anybody has read it. It is the smallest of the four.

Bars begin at zero, since the length of a bar is its message. Dots and lines need not, as long as the axis says where it begins.

## Draw what you don’t know

A line drawn thin and sharp claims to know. There are three kinds of doubt, and each can be drawn.

- **Chance:** a pale band or a short line through the dot. Or draw twenty of your simulated months in gray behind the real one. People understand that without being told.
- **A change in the data:** a mark on the axis with three words, *short trips dropped*. Otherwise the step in the line will be explained by somebody with imagination.
- **A gap:** leave it. Two days without data are a break in the line, not a straight bridge over it.

For the three dots this means: 30.8 and 30.0 carry a whisker of about three points each way, because the corrections for short trips rest on eleven, twelve and twelve rows of the sample and the missing days were filled with a mean. For 27.7, which needed no such correction, there is none. The whiskers nearly reach it. A reader sees at a glance that *no faster* is well supported and *slower* is not.

## Keep your promise

Keep the axis and the period that you had planned before you saw the data. If you must change them, say so under the chart. I don’t suspect you of cheating. The temptation is that, after an hour, a choice which flatters the result looks like good taste.

Under each chart: the source, the date it was read, and how many rows.
`,
          {
            type: 'exercise',
            title: 'Three for the report',
            task: `
Draw the three charts of your report, each under its sentence, in pencil first (15 minutes) and then with any tool (20 minutes). Give each its doubt, its gaps and its source (10 minutes).
`,
            criteria: [
              'With the sentence covered, a colleague says it in their own words within ten seconds',
              'The two things compared share an axis and stand next to each other',
              'Somebody asked about the band or whisker can explain what it means',
              'The main point is still seen first',
              'Each chart names source, date and number of rows',
            ],
          },
        ],
      },
      {
        slug: 'defend-it',
        title: 'Two pages, and how to defend them',
        minutes: 75,
        kind: 'exercise',
        body: [
          `
Page one opens with the answer, in the words of the question that you sent to somebody in the first section. The second paragraph says how sure you are and what would change your mind. Then come the charts. Page two says where the data comes from, what was wrong with it and what you did about that, and ends with the queries. Limits stand before methods, because a reader who stops early should stop with the doubt and not with the join.

## A first paragraph
`,
          {
            type: 'quotation',
            text: 'We see no sign that the bus campaign brought additional trips. May 2026 had 27.7 percent more trips than April; after correcting for faults in the records, the same step was about 30 percent in both earlier years. An effect of up to a thousand trips could be hidden in the weather; one that would repay $24,000 at two dollars a trip (12,000 trips) could not. This rests on two earlier years. A campaign in half of the districts, drawn by lot, would settle it.',
            source: 'The example of the course, as I would send it',
          },
          `
Five sentences. The first answers. The second shows the comparison. The third says what is possible and what isn’t, in the unit of the decision. The fourth gives the limit, and the fifth the next step. Notice that it is *less* sure than the director hoped and *more* useful than she expected: she has a number, 12,000, beside which all the doubt is small.

Compare it with what we would have sent after the first lesson: *600 to 2,300 additional trips.* That one would have passed any review of its arithmetic.

## Defend it

Give the report to somebody who would have liked another answer. Ask them for the three sentences they believe least. For each you may do one of three things:

1. **show the evidence,** by pointing at it on the page;
2. **weaken the sentence,** until it says what the evidence holds;
3. **take it out.**

You may not explain at length. What needs explaining at length was not on the page, or not in the data. If the same question comes from two readers, it is a fault in the text, even if the answer is in paragraph six.

Some attacks are not about evidence at all. *So you’re saying that marketing wasted the money?* Answer the worry behind it: nobody could have known from the April figures, and with half of the districts we will know next time.

## The last page is yours

Take your book of guesses and work out the score for the first ten statements and for the last ten. Most people’s nineties have become seventies. A few have become bolder, with reason. If your score is worse than a shrug, look for the one kind of statement where it happens; for many it is *how long will this take me*.
`,
          {
            type: 'exercise',
            title: 'Write, defend, sign',
            task: `
Write the two pages; nothing may go over (45 minutes). Let one person attack three sentences (10 minutes), revise, and add a paragraph at the end: *what I expected, and where I was wrong* (15 minutes).
`,
            criteria: [
              'The first sentence answers the question, and a reader who stops after the first paragraph could act',
              'The limits stand before the methods, and one of them could overturn the answer',
              'A stranger ran the queries and got your numbers to the last digit',
              'At least one sentence became weaker in the defense',
              'Your first score and your last are on the page, and you would sign it',
            ],
          },
        ],
      },
    ],
  },
]
