import type {SectionSeed} from './types.ts'

export const dataAnalysisYouCanDefendOutline: SectionSeed[] = [
  {
    title: 'The question behind the question',
    lessons: [
      {
        slug: 'did-the-campaign-work',
        title: 'Did the campaign work?',
        minutes: 16,
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
        minutes: 18,
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
        minutes: 20,
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
        minutes: 34,
        kind: 'exercise',
        body: [
          `
Behind each row stands an event, and between the event and you there were a sensor, a form, a person in a hurry, a nightly job. A trip of 1,440 minutes is not a heroic ride. It is a bicycle that was not locked properly, and a job that closes everything at the end of a day.

Choose three rows: an ordinary one, the largest, and one that looks wrong.
`,
          {
            type: 'exercise',
            title: 'Follow three rows back',
            task: 'For each row write who or what made it, when, why, and what would have made it different. Ask a person who works at the source.',
            criteria: [
              'You know what is never recorded at all',
              'You know who could change a row afterward',
              'One sentence from the person at the source surprised you',
            ],
          },
        ],
      },
      {
        slug: 'gaps-duplicates-and-silent-changes',
        title: 'Gaps, duplicates and silent changes',
        minutes: 38,
        kind: 'exercise',
        body: [
          `
Three checks before any analysis. **Gaps:** count the rows per day and look for days with none, or with exactly half. **Duplicates:** count the identifiers, then the different identifiers. **Silent changes:** draw the count per week over the whole period and look for steps. If trips under one minute vanish in March, somebody has begun to filter them, and *trips fell by 4 percent* would be your headline about a colleague’s tidy mind.

Nothing is corrected yet. You only write it down.
`,
          {
            type: 'exercise',
            title: 'A record of what is wrong',
            task: 'Make the record: what, where, how many rows, since when, who knows about it.',
            criteria: [
              'Each finding has a count and a date',
              'You guessed the number of duplicates first',
              'Somebody confirmed at least one step',
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
        minutes: 38,
        kind: 'exercise',
        body: [
          `
A query says what you want, and the database works out how. Read it in the order in which it is carried out: from, where, group by, select, order by.
`,
          {
            type: 'code',
            language: 'sql',
            code: `select start_station, count(*) as trips, avg(minutes) as mean_minutes
from trips
where minutes < 180
group by start_station
order by trips desc`,
          },
          `
*From the trips, those under three hours, one line for each station, with how many and how long.*
`,
          {
            type: 'exercise',
            title: 'Ten rows by hand',
            task: 'Write ten rows on paper and carry this query out with a pencil. Then let SQLite do it.',
            criteria: [
              'Both agree',
              'You can say what disappears if “where” goes',
              'You guessed the top station',
            ],
          },
        ],
      },
      {
        slug: 'joins-and-the-rows-that-vanish',
        title: 'Joins, and the rows that vanish',
        minutes: 40,
        kind: 'exercise',
        body: [
          `
A join puts two tables side by side. An ordinary one drops, without a word, every row that finds no partner. So before you join, ask which will be lost:
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
The other accident is the reverse: a station listed twice doubles its trips. Count the rows before and after, always.
`,
          {
            type: 'exercise',
            title: 'Lose nothing',
            task: 'Join your two main tables and account for every row.',
            criteria: [
              'You have three counts: before, after, without partner',
              'No identifier occurs twice unless you can say why',
            ],
          },
        ],
      },
      {
        slug: 'a-query-a-reviewer-can-follow',
        title: 'A query a reviewer can follow',
        minutes: 40,
        kind: 'exercise',
        body: [
          `
Give every step a name and let the last line be short. A reviewer can then stop after each step and look.
`,
          {
            type: 'code',
            language: 'sql',
            code: `with clean as (
  select distinct trip_id, started_at, minutes, start_station
  from trips
  where minutes < 180
),
per_day as (
  select date(started_at) as day, count(*) as trips
  from clean
  group by day
)
select day, trips from per_day order by day`,
          },
          {
            type: 'exercise',
            title: 'Review and be reviewed',
            task: 'Rewrite your longest query in named steps. Exchange it with somebody.',
            criteria: [
              'Each step’s name says what a row is',
              'They found the filters without asking',
              'Every number in a filter has a reason beside it',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Describing: center, spread, shape',
    lessons: [
      {
        slug: 'mean-median-and-the-forgotten-bicycle',
        title: 'Mean, median and the forgotten bicycle',
        minutes: 40,
        kind: 'quiz',
        body: [
          `
Ten trips, in minutes: 6, 7, 8, 9, 10, 11, 12, 14, 16 and 1,440. The mean is 153.3, the median 10.5. Neither is wrong. The mean is the total shared out equally, right for wages and bread. The median is the trip in the middle, right when you mean *a usual one*.

Task: find a mean in a report and put the median beside it.
`,
          {
            type: 'quiz',
            question: 'Which should the fleet manager use to order spare tires?',
            answers: [
              {
                text: 'The median distance per trip',
                explanation: 'Tires wear by total distance, and the median ignores the long trips.',
              },
              {
                text: 'The mean distance, after removing faulty rows',
                right: true,
                explanation: 'Mean times trips is the total.',
              },
              {text: 'Neither', explanation: 'One of them multiplies up to the total.'},
            ],
          },
        ],
      },
      {
        slug: 'show-the-whole-distribution',
        title: 'Show the whole distribution',
        minutes: 40,
        kind: 'exercise',
        body: [
          `
Trips to the hospital station have two humps, one at seven minutes and one at nineteen. Their mean is thirteen, and hardly anybody rides for thirteen minutes. There are two kinds of people here, and one number hides both. A histogram shows them, if you try three widths of bar: too wide and the humps melt, too narrow and all is noise.

For spread, give the quarters: *half of all trips take between 7 and 18 minutes.* Everyone understands it, and no bell shape is assumed.
`,
          {
            type: 'exercise',
            title: 'Sketch before you draw',
            task: 'Sketch the shape you expect for your measure, with a guess for the middle half. Then draw it.',
            criteria: [
              'Three widths of bar were tried',
              'One sentence gives the middle half',
              'Every hump has a possible explanation',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Uncertainty without tears',
    lessons: [
      {
        slug: 'two-hundred-other-months-of-may',
        title: 'Two hundred other months of May',
        minutes: 46,
        kind: 'exercise',
        body: [
          `
You asked 80 riders, and 52 of them were satisfied: 65 percent. Ask another 80 and you will get another number. How different? Let the sheet try. Put the 80 answers in a column, draw 80 of them at random with repetition, note the share, and do this two hundred times. The middle 190 shares run from about 55 to 75 percent. That is your interval, and you have seen it happen. The formula (1.96 times the root of 0.65 × 0.35 / 80, so 10 points either side) only saves you the trouble.
`,
          {
            type: 'exercise',
            title: 'Draw it yourself',
            task: 'Do it with your own measure. Guess the width first.',
            criteria: ['At least 200 draws', 'You quadrupled the sample and saw the width halve'],
          },
        ],
      },
      {
        slug: 'say-how-sure-you-are',
        title: 'Say how sure you are',
        minutes: 50,
        kind: 'exercise',
        body: [
          `
*Satisfaction is 65 percent.* Then *65 percent, give or take 10.* Then *between a half and three quarters of the riders we could reach, and we could not reach those who left.* The third is the honest one, because no interval knows about the people you did not ask. It covers chance and nothing else. Bias does not shrink with more rows; it only becomes more precise.

Three words to keep for three levels: *almost certainly* for 95, *probably* for 75, *perhaps* for 50. Write the table into the report.
`,
          {
            type: 'exercise',
            title: 'Three sentences',
            task: 'Write your main result in these three ways.',
            criteria: ['The third names who is missing', 'A colleague, asked for a range, gives yours'],
          },
        ],
      },
    ],
  },
  {
    title: 'Comparing groups and running experiments',
    lessons: [
      {
        slug: 'detectable-is-not-important',
        title: 'Detectable is not important',
        minutes: 42,
        kind: 'quiz',
        body: [
          `
Members ride 14.2 minutes on average and guests 14.3. With half a million trips each, that tenth of a minute is more than five standard errors away from zero, so it is real. It is also six seconds.

Task: before comparing your groups, write down the smallest difference that would change the decision.
`,
          {
            type: 'quiz',
            question:
              'Your smallest relevant difference is 2 minutes. The estimate is 1.5, its interval from −1 to 4. What do you report?',
            answers: [
              {text: 'No difference', explanation: 'The interval includes 4, twice what would matter.'},
              {
                text: 'We cannot tell yet',
                right: true,
                explanation: 'Both “nothing” and “enough to act on” are inside.',
              },
              {
                text: 'A difference of 1.5',
                explanation: 'True as an estimate, and it hides how little is known.',
              },
            ],
          },
        ],
      },
      {
        slug: 'an-experiment-with-sixty-stations',
        title: 'An experiment with sixty stations',
        minutes: 46,
        kind: 'exercise',
        body: [
          `
Do new signs raise ridership? If the manager chooses where they go, they will go to the busy stations, and the busy stations will turn out to be busy. Let a coin choose: thirty of sixty, drawn in front of witnesses. Everything else, weather and holidays included, then falls on both halves alike.

Decide in advance, on paper: the measure, the period, the smallest difference that counts, and that nobody looks before the end. Whoever peeks every day and stops when it looks good finds something in almost every experiment.
`,
          {
            type: 'exercise',
            title: 'Design one',
            task: 'Design an experiment you could run at work, then attack it.',
            criteria: [
              'The draw can be repeated by a stranger',
              'Three flaws are listed, with their direction',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Charts that make one point',
    lessons: [
      {
        slug: 'the-comparison-on-one-axis',
        title: 'Put the comparison on one axis',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
The eye compares best along a common line, worse by angle and area, and worst across a page. So put the two things you compare next to each other, from the same zero. If your sentence says *May grew as in earlier years*, three lines for three years over the same twelve months show it at once. Two charts with different scales hide it, and twelve pies would bury it.

Write the sentence first. If your chart supports two sentences, make two.
`,
          {
            type: 'exercise',
            title: 'Three for the report',
            task: 'Draw the three charts of your report, each under its sentence.',
            criteria: [
              'Covering the sentence, a colleague says it in their own words',
              'What is compared is adjacent',
              'Bars begin at zero',
            ],
          },
        ],
      },
      {
        slug: 'show-the-doubt',
        title: 'Show the doubt',
        minutes: 34,
        kind: 'exercise',
        body: [
          `
A line drawn thin and sharp claims to know. Draw the interval as a pale band, or draw twenty of the simulated lines in gray, which people understand without being told. Mark where the data changed, say in what way, and let a gap be a gap.

One more thing for honesty: keep the axis and the period you had planned before you saw the data. If you must change them, say so under the chart.
`,
          {
            type: 'exercise',
            title: 'Add what you left out',
            task: 'Take your three charts and give each its doubt, its gaps and its source.',
            criteria: [
              'The main point is still seen first',
              'Somebody asked about the band can explain it',
              'Each chart names source and date',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'The two-page report',
    lessons: [
      {
        slug: 'answer-limits-methods',
        title: 'Answer, limits, methods',
        minutes: 26,
        kind: 'exercise',
        body: [
          `
Page one opens with the answer, in the words of the question you sent in the first week. The second paragraph says how sure you are and what would change your mind. Then come the charts. Page two says where the data comes from, what was wrong with it and what you did about that, and it ends with the queries.

*The bus campaign brought perhaps 600 to 2,300 trips, at 10 to 40 dollars each. This rests on two earlier years and cannot separate it from a warm May.* That is a first paragraph.
`,
          {
            type: 'exercise',
            title: 'Two pages',
            task: 'Write them. Nothing may go over.',
            criteria: [
              'The first sentence answers',
              'The limits stand before the methods',
              'A stranger ran the queries',
            ],
          },
        ],
      },
      {
        slug: 'defend-it',
        title: 'Defend it',
        minutes: 30,
        kind: 'exercise',
        body: [
          `
Give the report to somebody who would have liked another answer. Ask them for the three sentences they believe least. For each you may do one of three things: show the evidence, weaken the sentence, or take it out. You may not explain at length. What needs explaining at length was not in the data.

Then look at your book of guesses, from the first page to the last, and work out the score for each week.
`,
          {
            type: 'exercise',
            title: 'The last page',
            task: 'Revise, and add one paragraph: what I expected, and where I was wrong.',
            criteria: [
              'At least one sentence became weaker',
              'Your last weekly score is compared with the first',
              'You would sign it',
            ],
          },
        ],
      },
    ],
  },
]
