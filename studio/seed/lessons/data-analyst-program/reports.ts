import type {SectionSeed} from '../types.ts'

export const showing: SectionSeed = {
  title: 'Charts, reports and people',
  lessons: [
    {
      slug: 'the-sentence-under-the-chart',
      title: 'The sentence under the chart, and five numbers on a wall',
      minutes: 270,
      kind: 'exercise',
      body: [
        `
Write the sentence, then choose the chart that lets a stranger see it. If no chart comes to mind, the sentence contains no comparison yet.

From the one table of Harbor’s loans come three sentences, and they want three different charts. *Harbor lends less than in 2019* is a line over time. *Harbor lends less than Center for each of its members* is two bars, or better two dots, on one axis. *Harbor’s loans depend on few readers* is a dot for each reader, in order: the ten keenest of 75 account for 929 of its 1,352 loans in the sample, which is 69 percent. Nobody sees the third in the chart of the first.

## Draw, then take away

Every plotting library starts with too much: a box, a grid, a legend, six colors. Let it draw, then **remove**, **fade**, **name** and **mark**, in that order. Put the few lines that do it into a function, and all charts of your reports will look as if one person had made them.
`,
        {
          type: 'code',
          language: 'python',
          filename: 'harbor_readers.py',
          code: `import matplotlib
matplotlib.use('Agg')
import matplotlib.pyplot as plt
import pandas as pd

def house_style(ax, sentence, source):
    for side in ['top', 'right', 'left']:
        ax.spines[side].set_visible(False)              # remove
    ax.tick_params(length=0, colors='#6b6b70')          # fade
    ax.set_title(sentence, loc='left', fontsize=12)     # name
    ax.figure.text(0.01, 0.01, source, fontsize=8, color='#6b6b70')

loans = pd.read_csv('data/library-loans.csv')
harbor = loans[loans['branch'] == 'Harbor']
counts = harbor.groupby('member_id').size().sort_values(ascending=False).tolist()

fig, ax = plt.subplots(figsize=(7, 3.5))
colors = ['#1f5fe0' if place < 10 else '#b0b0b5' for place in range(len(counts))]
ax.bar(range(len(counts)), counts, color=colors)
share = sum(counts[:10]) / sum(counts)
ax.annotate(f'ten readers: {share:.0%} of loans', (9, counts[9]), (16, counts[3]), color='#1f5fe0')
ax.set_xticks([])
house_style(ax, 'Harbor’s loans depend on ten readers',
            f'{len(harbor)} loans of {len(counts)} cards, 2016–2025; invented sample')
fig.subplots_adjust(bottom=0.12)
fig.savefig('harbor.svg')`,
        },
        `
Notice what it does without: a legend (the label stands beside the thing), an axis title that repeats the sentence, a color for each bar. The one color says *these*. Bars begin at zero, since their length is the message. And the chart comes **from the program**, so that with next year’s numbers it draws itself, and its number of rows is never a memory.

Three tests. Cover the sentence: does a stranger say it? Print it in gray: is it still there? Shrink it to the width of a phone: what goes first?

Show doubt as well. A pale band for the interval, a mark where the rules of recording changed, and a gap where there is a gap. For five months of 2021 Harbor’s line is simply interrupted.

## A dashboard people return to

In our corridor a screen shows how wrong we were last month about when ships would arrive. People stop in front of it. It has four numbers, each beside what was **expected**, and a name to call. The dashboard before it had thirty-one numbers and a visitor a week.

A number earns its place if somebody does something when it moves. So ask each reader: *at what value would you pick up the telephone?* Whoever cannot say doesn’t need the number. For a branch librarian, I was told three: the line of people waiting for one title longer than ten; a closing hour with nobody in the house, three days running; a scanner that hasn’t reported since yesterday. No annual total was among them.

Each number then has four parts: what it is, what it was expected to be, from which value on one acts, and when it was last brought up to date. A wall without a date is a rumor.
`,
        {
          type: 'exercise',
          title: 'Three sentences, one house, one wall',
          task: `
Write three sentences about the loans, draw each in pencil, then in Python with one function for the style (two hours and a half). Put each chart through the three tests with somebody. Then build a small dashboard of at most five numbers for one real reader, as a page your program writes or as a sheet; ask them first at which value they would act, and look after a week whether they opened it unasked (two hours).
`,
          criteria: [
            'Each chart shows one sentence, and a stranger said it without seeing it',
            'No legend was needed, and all three can be read in gray',
            'One run of the program makes all three, each with source, period and number of rows',
            'Each number on the dashboard has an expectation, a limit, an action and a date',
            'One number was taken off because its reader could not say when they would act',
          ],
        },
      ],
    },
    {
      slug: 'two-pages-that-open-with-the-answer',
      title: 'Two pages that open with the answer, told to people who did not ask',
      minutes: 330,
      kind: 'exercise',
      body: [
        `
Your reader has four minutes and a decision. So the order is: **answer**, **how sure**, **what follows from it**, **what it rests on**. Methods go last, complete enough to be repeated. It is the reverse of the order in which you worked, and so it goes against the grain.

Here is the first paragraph of the library’s report, as it was and as it became.
`,
        {
          type: 'quotation',
          text: 'In the present analysis, loan data from the period 2016–2025 were examined. After data cleaning, members were classified by branch usage in the six months preceding the closure. A total of 13 members were identified as exclusive users of the Harbor branch.',
          source: 'First version',
        },
        {
          type: 'quotation',
          text: 'If Harbor closes, expect to lose most of the people who use only Harbor. When it was shut for five months in 2021, 3 of 13 such readers in our sample borrowed anywhere else; at Center 20 of 28 went on borrowing in the same months. Thirteen people are few: the true share could be as low as one in twenty or as high as one in two. A count of all cards, which takes a day, would tell you before the vote in May.',
          source: 'Second version',
        },
        `
The second can be acted on by somebody who stops there. It has the comparison (20 of 28), the doubt in plain words and a next step with its cost. (*One in twenty to one in two*: for 3 of 13 an exact interval runs from 5 to 54 percent.)

Some rules of the house. Say *about a third* in the text and 34.2 percent in the table. Say **I** for what you decided and *the data* for what it shows, since *it was decided to exclude* has no author, and somebody will ask. Each paragraph’s first sentence should make a text if it is read alone. And read it aloud. Where you run out of breath, there are two sentences.

The second page: where the data comes from, what was wrong with it and what you did (your record), how each number was made (your notebook), and what would change your mind.

## Told to a room

Nobody in the room wants an interval. Everybody wants to know what could go wrong. Say it in **natural frequencies**: *if we did this in a hundred towns like ours, I’d expect it to pay in eighty.* Gerd Gigerenzer and others have shown again and again that people, doctors included, draw right conclusions from *eight of a hundred* where they fail at *a probability of 0.08*.

Don’t translate the method. Translate the worry. When somebody says *so it doesn’t work?*, they are not asking about a null hypothesis. Answer: *it may not, and we’d know by June, for the price of one stall.*

Seven minutes: the decision (one), the answer (one), one chart (two), what could be wrong with it (two), what I suggest we do on Monday (one). No slide on cleaning. If they ask about it, you will know that they trust you less than you thought, and you have it with you on the second page.

And prepare for the person who says *my experience is different*. It may be the best sentence of the meeting. Their experience is a row that isn’t in your data, or it is in it, and then you can look it up together. Ask *which case do you have in mind?* and write it down.
`,
        {
          type: 'exercise',
          title: 'The library report, and seven minutes',
          task: `
Write your first report, on the loans, in two pages: a question of your own or that of the closure (three hours). Let somebody read only the first paragraph and say what they would do. Have a stranger run your notebook. Then present it in seven minutes to someone outside the trade, without a formula, and ask them to explain it to you afterward (an hour and a half with the preparation). Revise both (45 minutes).
`,
          criteria: [
            'The reader of the first paragraph could act, and did not ask what it means',
            'Limits stand before methods, and one of them is about who is not in the sample',
            'Every decision of yours has an “I”',
            'Your listener’s version contained the answer and the doubt',
            'You noted the question that you could not answer, and where the answer would come from',
          ],
        },
      ],
    },
  ],
}

export const capstone: SectionSeed = {
  title: 'Capstone: three data sets, three reports',
  lessons: [
    {
      slug: 'three-reports',
      title: 'Three reports, one portfolio',
      minutes: 725,
      kind: 'exercise',
      body: [
        `
You have worked on trips, loans and orders throughout. Now each becomes two finished pages, and together they become something that you can put on a table in front of a stranger. Twelve hours are a fair estimate. Spread them over two weeks, because each report should lie for a night between its last version and the one you hand in.

## What a report consists of

1. **The question,** in one sentence: who, what, compared with what, when, for which decision. Yours, and sent to somebody before you began.
2. **The clean data,** with the program that made it from the raw files and counts at each step.
3. **The queries or the notebook,** run from top to bottom by another person.
4. **An estimate with its interval,** and what was drawn for it.
5. **One chart** that shows one sentence.
6. **The limits,** with directions.
7. **Two pages** that open with the answer.

The shop’s report holds, besides, the **experiment** on its page, with its flaws. You cannot run it, since the shop is invented; you can simulate it, and show what you would have seen if the effect were as large as you hope, and if there were none.

## Three kinds of question

Choose questions that are unlike each other. If all three are *which group is larger*, you have made one report three times. A description (*what is a usual trip from the hospital?*), a comparison that must stand in for a cause (*what did the closure do?*), and a decision under doubt (*should the shop try free postage?*) show three different skills. Some that have worked:
`,
        {
          type: 'table',
          caption: 'Questions that can be answered with the five files',
          head: ['Data', 'Question', 'Where it gets difficult'],
          rows: [
            [
              'Trips',
              'At which five stations should docks be added first?',
              'The list has two entries for one station, and walkers leave no row',
            ],
            [
              'Trips',
              'Did May 2026 grow more than May of other years?',
              'Two days are missing, short trips stopped being recorded, and it is a sample',
            ],
            [
              'Loans',
              'Who comes back after a year away, and with what?',
              'Half of the readers are too new to have been away',
            ],
            ['Loans', 'What would a shorter limit of four weeks change?', 'Nobody knows who would renew'],
            [
              'Orders',
              'What share of sales comes from people who bought before?',
              'One year only: everybody is new in January',
            ],
            [
              'Orders',
              'From which amount on should postage be free?',
              'Carts that were left aren’t in the data',
            ],
          ],
        },
        `
## Finish the weakest first

A portfolio is judged by its weakest page, and by whether the three show one person thinking or three templates filled in. So when all three stand, lay them beside each other and ask which you would rather not be asked about. Work on that one.

Then look for yourself in them. Is there somewhere a sentence that only you would have written, because you have been a nurse or tended a bar? *On Friday afternoons people return books because they clear their desks* is worth more than another decimal. Your earlier trade knows what numbers are about.

Last, the book of guesses. Work out the Brier score (the mean squared distance between what you said and what came true) for your first month and for the last. Write half a page: where you were too sure, where too timid, and what it cost. Put it at the end of the portfolio. I have seen it read first.
`,
        {
          type: 'exercise',
          title: 'Hand in',
          task: `
Write or finish the three reports (about three hours each; the library’s exists), the experiment’s page with a simulation (an hour and a half), and the half page on your guesses (half an hour). Let each notebook be run by a stranger, and let one reader attack three sentences in each report (an hour). Put everything into one folder with a page that says what is where.
`,
          criteria: [
            'Three different kinds of question, each with the decision it is for',
            'Each report states in one sentence what would change your mind',
            'A stranger ran all three notebooks from the folder alone, and got your numbers',
            'In each report at least one sentence became weaker after the attack',
            'The scores of the first and the last month are there, and so is the worst single guess',
          ],
        },
      ],
    },
    {
      slug: 'the-thing-that-went-wrong',
      title: 'Advertisements as data, and the thing that went wrong',
      minutes: 155,
      kind: 'exercise',
      body: [
        `
No course can promise a job. What I can offer is to treat the search like everything else here: with rows, a comparison and some doubt.

## Twenty rows

Collect twenty advertisements for analysts, and make a table: place, pay, tools, years asked for, and **what the person will decide** or help to decide. Copy the sentence that says so, word for word. If there is none, write *none*; that is a finding.

Then count. A requirement that stands in eighteen of twenty is real. One that stands in three is somebody’s wish, or was copied from the last advertisement. Lists of tools are nearly always copied. The sentence about the decision seldom is, because somebody had to think of it.
`,
        {
          type: 'table',
          caption: 'An example, with numbers made up for it: what one reader’s twenty rows said',
          head: ['Asked for', 'In how many of 20', 'She had it'],
          rows: [
            ['SQL', '19', 'yes'],
            ['A spreadsheet', '17', 'yes'],
            ['“Communicates with non-specialists”', '15', 'yes: six years as a nurse'],
            ['Python', '12', 'yes'],
            ['A named dashboard product', '11', 'no; a week with its free version'],
            ['A degree in a number subject', '6', 'no'],
            ['Three years’ experience', '5', 'no; three reports'],
          ],
        },
        `
Before she counted, she had seen the sixth and seventh line everywhere. Fear is a biased sample.

Who is absent from your twenty? Jobs that were never advertised, for one, and there are many: a clinic whose manager has a sheet she can’t trust any more does not know that she is looking for an analyst. You may be the one to tell her, with two pages.

Apply where the sentence about the decision interests you, and open your letter with it: *You write that this person will help decide which routes to drop. In one of my reports …*

## The question they remember

In the interview somebody will ask about a mistake. Most people bring a virtue in disguise (*I’m too thorough*). Bring a real one, in four sentences: **what I believed, what it was, how I found out, what I do differently since.**

> I reported that a clinic’s waiting time was excellent. It left out 112 people who had waited so long that they had no date yet. A porter asked me why the corridor was full. Since then I count who isn’t in the table before I calculate anything.

It had a consequence, it was mine, it was found by something that can be repeated, and it changed a habit. I have been hired for it twice.

You have such a story, because you kept a book. Look for a guess of 90 percent or more that was wrong, or a line in the record of changes that you had to change again.

## On the table

Take a printed report, with its record, and say: *here is where I was wrong for two days.* They will ask. Then you talk about your work for the remaining time, on ground you know, instead of about yourself, on ground nobody does. If they set you a task, do what you did here: ask what will be decided, write down a guess, and say *I’d like to see ten rows first.* I have watched people win the job with that sentence.
`,
        {
          type: 'exercise',
          title: 'Twenty rows, one mistake, one rehearsal',
          task: `
Make the table of twenty advertisements and choose three to apply for (an hour). Write your mistake in four sentences and tell it, aloud, to two people in under a minute each (30 minutes). Let somebody who has hired people hold a conversation of twenty minutes with you over one of your reports, and ask them afterward what they remember (an hour).
`,
          criteria: [
            'You counted requirements instead of being frightened by them, and have the count of how often a decision was named at all',
            'In at least one of the three, your former trade is an advantage, and the letter says which',
            'The mistake had a consequence, and is in your book of guesses or your record',
            'Neither listener tried to console you',
            'What the third person remembers is in the report, and not a tool',
          ],
        },
      ],
    },
  ],
}
