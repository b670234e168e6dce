import type {SectionSeed} from '../types.ts'

export const reasoning: SectionSeed = {
  title: 'Statistics and experiments for decisions',
  lessons: [
    {
      slug: 'samples-and-who-is-not-in-them',
      title: 'What an average hides, and who is not in the sample',
      minutes: 180,
      kind: 'exercise',
      body: [
        `
In one clinic of the health service the mean waiting time was excellent. I have told you about it: a hundred and twelve people had waited for so long that they had dropped out of the calculation. A number can be right about those it counts and silent about the rest, and there are two ways in which that happens. The rest may be *inside*, hidden by a summary. Or they may be *outside*, and not in the data at all.

## Inside: the shape

The mean loan of our library lasts 21.5 days, and the median 16. Before you look at the next lines, sketch what you expect.
`,
        {
          type: 'code',
          language: 'text',
          code: `days      loans
 6 – 11   ################                      662
12 – 17   ##################################################  2,052
18 – 23   ########                              331
24 – 29                                           0
30 – 35                                           0
36 – 41   ##########                            425
42 – 47   #################                     689`,
        },
        `
Of 4,159 loans not one ended between day 20 and day 39. The mean of 21.5 lies in the middle of nothing. There are loans that end after about two weeks, and loans that are renewed to the limit of six. A reminder on the twenty-first day, sent *to the average reader*, would reach nobody: the first kind have been back for days, and the others know that they have three weeks left.

So the mean never goes out alone. Give the shape, or the middle half in words (*half of all loans last between 13 and 40 days*), and name the groups if you can tell them apart by something. Here you can: 42 of the 114 readers keep most of their books for six weeks, the others never do. So it is a kind of **reader** and not a kind of book.

## Outside: the sample

Two hundred people filled in a form about the library, and 180 were satisfied. The form lay on the counter. People who have given up on the library do not stand at its counter. You may not say that 90 percent of the city’s readers are satisfied, and asking 20,000 people at the same counter would not help.

There are two doubts, and they need separate sentences. **Chance** becomes smaller with more rows. **Selection** does not; it stays as it is and looks ever more exact. When the *Literary Digest* asked about the American election of 1936, more than two million people answered, and it was wrong by some nineteen points, while much smaller samples got it right. Those two million had not been chosen to be unlike one another.

For every data set ask three questions. Who **cannot** be in it? Who has **left** it? Who decided **whether** something was written down?
`,
        {
          type: 'table',
          caption: 'The absent of our three data sets, and what their absence does',
          head: ['Data', 'Not in it', 'Pushes'],
          rows: [
            ['Trips', 'Who found an empty station and walked', 'Demand at busy stations looks too small'],
            [
              'Loans',
              'Who reads in the library and borrows nothing',
              'Use by children and the old looks too small',
            ],
            ['Loans', 'Members before 2016 who never came again', 'Loyalty looks too great'],
            ['Orders', 'Who put a teapot into the cart and saw the postage', 'Prices look acceptable'],
          ],
        },
        `
The last column is what makes it an analysis and not a lament. *There may be bias* is a shrug. *It makes loyalty look greater than it is* can be taken into account, and often a small effort finds out by how much: telephone ten people who left.
`,
        {
          type: 'exercise',
          title: 'Shape first, then the absent',
          task: `
Draw the distribution of one measure in each of the three data sets, in three widths of bar, after sketching it (an hour and a half). Give the middle half in words, and find one group that the mean hides. Then list for each data set at least two kinds of absent people or events, with the direction in which each pushes your main number, and for one of them a way to reach them within a week (an hour). Reach one.
`,
          criteria: [
            'Each sketch is older than its drawing, and you kept the wrong ones',
            'In one data set you can tell two humps apart by another column, with counts',
            'Six absences have a direction each',
            'Chance and selection have a sentence each, and neither is used to excuse the other',
            'You spoke to one person who is not in the data',
          ],
        },
      ],
    },
    {
      slug: 'an-interval-you-have-seen',
      title: 'An interval you have seen happen',
      minutes: 210,
      kind: 'exercise',
      body: [
        `
The mean loan lasts 21.5 days. How far could that be off, if chance had sent other readers through the door? Write down a range in which you’d be 95 percent sure.

## The bootstrap

You have no other ten years. But you have 4,159 loans that came back, and these look like the ones you might have had. So draw 4,159 of them at random, **with repetition**, take the mean, and do it a thousand times. The middle 950 of the thousand means are your interval. It is called the **bootstrap**, Bradley Efron described it in 1979, and it works for means, medians, shares and differences alike, without a formula for any of them.

It has one condition: what you draw must be **independent** of each other. And here is the trap that this lesson is about.
`,
        {
          type: 'code',
          language: 'python',
          filename: 'interval.py',
          code: `import random
import pandas as pd

random.seed(7)
loans = pd.read_csv('data/library-loans.csv', parse_dates=['borrowed_on', 'returned_on'])
loans['days'] = (loans['returned_on'] - loans['borrowed_on']).dt.days
loans = loans.dropna(subset=['days'])

def middle(values):
    values = sorted(values)
    return round(values[24], 1), round(values[974], 1)      # the middle 950 of 1,000

days = loans['days'].tolist()
def draw_loans():
    drawn = random.choices(days, k=len(days))
    return sum(drawn) / len(drawn)

readers = [group.tolist() for _, group in loans.groupby('member_id')['days']]
def draw_readers():
    drawn = random.choices(readers, k=len(readers))
    return sum(map(sum, drawn)) / sum(map(len, drawn))

print('by loans  ', middle([draw_loans() for _ in range(1000)]))
print('by readers', middle([draw_readers() for _ in range(1000)]))`,
        },
        `
It takes a few seconds and prints about **21.1 to 21.9** for loans and **18.9 to 24.6** for readers. Same data, same mean, and one interval is seven times as wide as the other.

The second is the honest one. A reader who keeps books for six weeks does so every time. So a hundred loans by one person are not a hundred independent facts about loans; they are close to being *one* fact about a person, told a hundred times. You have 4,159 rows and something nearer to 114 pieces of evidence. Draw readers, and take all their loans with them.

The rule is easy to say: **draw what chance drew.** Chance sent readers, not loans. With the trips it sent days (rain keeps everyone at home together) or riders. In a survey of schools it sent schools.

## What it does and doesn’t say

*If other readers like these had come instead, the mean would have been between 19 and 25 days, in 95 of 100 cases.* That is all. It does not contain those who aren’t in the sample. It doesn’t know that the rules for renewal changed in 2019, if they did. And it isn’t the range of *loans*, of which half last 13 to 40 days. The interval is about the mean, and its neighbor is about books. They are mixed up every day, in both directions.

To get an interval half as wide you need four times as many independent things. With readers, that is 340 more cards; with more loans by the same 114 readers, it is impossible.

## Reporting it

Round until the last digit means something: *about three weeks, give or take half a week*. In the table: 21.5 (18.9 to 24.6; 114 readers). State what was drawn. Somebody who reads *n = 4,159* beside your interval will think that you know much more than you do.
`,
        {
          type: 'quiz',
          question:
            'You have 52,000 trips made in May by 3,100 riders, on 31 days. You want an interval for the mean number of trips on a rainy day; it rained on 6 days. What do you draw?',
          answers: [
            {
              text: 'Trips, since each row is a trip',
              explanation:
                'All trips of one day share its weather, its holiday and its football match. You would get a very narrow interval around six days’ accidents.',
            },
            {
              text: 'Riders',
              explanation:
                'Better for a question about riders. Here the question is about days, and every rider had the same six.',
            },
            {
              text: 'The six rainy days, and you say that six is few',
              right: true,
              explanation:
                'Chance sent days. With six of them the interval will be wide, and that is the truth about what you know.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'Both ways, and in words',
          task: `
Type the program and run it (45 minutes). Do the same for a median, and for a difference: the mean loan at Harbor less the mean loan at Center (an hour). Then choose one number of the trips or the orders, decide what chance drew, and give its interval (an hour). Write each of the three results as one sentence for a person without statistics (30 minutes).
`,
          criteria: [
            'Before each run you wrote your own range, and keep score of how often the truth lay in it',
            'You can say in one sentence why the interval by readers is wider',
            'For the third number you named what was drawn, and why not the rows',
            'No sentence has more digits than its interval supports',
            'A person without statistics told you the range in their own words',
          ],
        },
      ],
    },
    {
      slug: 'an-experiment-on-paper',
      title: 'Causes, their rivals, and an experiment on one page',
      minutes: 300,
      kind: 'exercise',
      body: [
        `
Members who use the library’s app borrow twice as much. Before you recommend the app, name its **rivals**: other explanations of the same numbers.

- **Selection.** Keen readers install apps.
- **A common cause.** A new branch opened, and at its opening the app was given out.
- **Reversal.** Borrowing a great deal makes people look for an app.
- **Chance,** with few members.

Then write for each what the data would show *if it were true*. If keen readers install apps, they borrowed more **before** they had it. If the branch did it, members near other branches show nothing. Rivals that predict something can be eliminated. Those that predict the same as your favorite cannot, by any amount of the same data; fifty thousand members remove chance and leave the other three in the room.

Here is how it looks when it goes well. In March 2021 our library’s Harbor branch closed for five months. Of 13 readers who had used only Harbor in the half year before, **3** borrowed anywhere during the closure. Of 28 who had used only Center, **20** did. Same city, same spring. The rivals *people were reading less* and *it was spring* predict the same for both groups, and are gone. What remains is chance (thirteen people) and whatever else distinguishes Harbor’s readers. It is as good as it gets without an experiment, and it answered the council’s question.

## One page, before anything is switched on

An experiment lets a draw decide, and so the groups differ in nothing but the change, chance apart. It is designed on a single page, signed by whoever will decide:

1. the **change**, and what it is compared with;
2. the **unit** that is drawn: visitor, reader, branch;
3. the single **measure** that decides;
4. the **smallest difference** worth having, from costs;
5. how many units, and the **end date**;
6. what is done in each case.

For shares there is a rule of thumb: 16 × p × (1 − p) ÷ d² units in **each** group, where d is the difference. It gives you four chances in five of noticing it. To notice a rise from 4 to 5 percent, p halfway between: 16 × 0.045 × 0.955 ÷ 0.01² = **6,876** in each. The pottery shop has 700 visitors a month. So this experiment would take twenty months, and it is good to know that before, and not after. Then you test something bolder, measure something more frequent, or decide without.

## Not peeking

Two identical pages with 200 visitors each a day, for thirty days. On each day the usual test asks whether the difference is *significant at 5 percent*. If you look once, at the end, you find a false winner in one run of twenty. If you look every day and stop as soon as it says yes, guess in how many.

In my simulation, **31 percent**. Nothing is different about the pages. There were thirty chances to be fooled, and they were all taken. So either wait for the date, or use a method that is made for looking (called *sequential*).

One look is allowed from the first hour: are the groups as large as they should be? Of 10,000 visitors, 5,300 to 4,700 cannot be chance; the draw is broken and the result worth nothing.

## Prosecution

When it is over, take it apart. Did anybody see both versions? Did those in one group tell the others? Was it Easter? Will the novelty last? Was the measure moved by something cheap, such as accidental taps, while what pays the rent stood still? Write each flaw with the **direction** in which it pushes. An experiment with its flaws listed is worth more than one without any, since everybody in the room knows that there are none without any.
`,
        {
          type: 'quiz',
          question: 'Which finding would speak most for the app itself?',
          answers: [
            {
              text: 'App users borrow more at every age',
              explanation: 'It removes one rival, age. Keen readers are keen at every age.',
            },
            {
              text: 'Among members drawn by lot to be invited to the app, borrowing rose more than among the others',
              right: true,
              explanation:
                'The draw makes the groups alike in everything but the invitation. Compare all who were invited, not only those who installed it, or selection comes in again by the back door.',
            },
            {
              text: 'The relation holds for 50,000 members',
              explanation: 'Size removes chance, and leaves the other rivals standing.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'Three rivals, one page, false winners, five flaws',
          task: `
Take a causal claim from a newspaper or from work, and write three rivals with what the data would show for each (45 minutes). Write the page of an experiment for the pottery shop: free postage from 600 kroner on, or whatever you would try (an hour and a half). Simulate two identical pages a thousand times in Python, one look against daily looks (an hour and a half). Last, write five flaws of your own experiment with their directions, one of them found by somebody else (an hour).
`,
          criteria: [
            'Each rival predicts something that could be looked up, and one was',
            'The number of units was computed with p halfway between, and the page says how many months it takes',
            'Somebody else could run it from the page, and you guessed its result with a percentage',
            'One look finds a false winner in about 5 percent of your runs, daily looks in far more; you have the figure',
            'Two of the five flaws could reverse a small effect, and the verdict says what you would decide all the same',
          ],
        },
      ],
    },
  ],
}
