import type {SectionSeed} from '../types.ts'

export const writing: SectionSeed = {
  title: 'Writing and presenting',
  lessons: [
    {
      slug: 'two-pages-that-open-with-the-answer',
      title: 'Two pages that open with the answer',
      minutes: 65,
      kind: 'exercise',
      body: [
        `
Your reader has four minutes and a decision. So: answer, how sure, what follows from it, what it rests on. Methods go last, complete enough to be repeated. Say *about a third*, and give 34.2 percent in the table. Say *I* for what you decided and *the data* for what it shows, since *it was decided to exclude* has no author.

Read it aloud. Where you run out of breath, there are two sentences.
`,
        {
          type: 'exercise',
          title: 'The library report',
          task: 'Write your first report in two pages.',
          criteria: [
            'A reader who stops after the first paragraph can act',
            'The limits stand before the methods',
            'A stranger found and ran the program',
          ],
        },
      ],
    },
    {
      slug: 'for-people-who-did-not-ask-for-statistics',
      title: 'For people who did not ask for statistics',
      minutes: 75,
      kind: 'exercise',
      body: [
        `
Nobody in the room wants an interval. Everybody wants to know what could go wrong. So say: *if we did this in a hundred towns like ours, I’d expect it to pay in eighty.* Natural frequencies are understood by people who shut their ears to percentages.

When somebody says *so it doesn’t work?*, don’t correct the term. Answer the worry: *it may not, and we’d know by June, for the price of one stall.*
`,
        {
          type: 'exercise',
          title: 'Seven minutes, no formula',
          task: 'Present one report to somebody outside the trade, then ask them to explain it to you.',
          criteria: [
            'Their version contains the answer and the doubt',
            'No technical word was used without need',
            'You noted the question you could not answer',
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
      minutes: 40,
      kind: 'exercise',
      body: [
        `
You have worked on trips, loans and orders throughout. Now each becomes two finished pages: a question of your own, the cleaned data with its record, the queries, an estimate with its interval, a chart, the limits. The shop’s report holds the experiment with its flaws.

Finish the weakest first. A portfolio is judged by its weakest page, and by whether the three show one person thinking or three templates filled in.
`,
        {
          type: 'exercise',
          title: 'Hand in',
          task: 'Complete the three, and have each run by a stranger.',
          criteria: [
            'Three different kinds of question',
            'Each states what would change your mind',
            'Your book of guesses has a score for the first month and the last',
          ],
        },
      ],
    },
    {
      slug: 'reading-job-advertisements',
      title: 'Reading job advertisements like a data set',
      minutes: 25,
      kind: 'exercise',
      body: [
        `
Collect twenty advertisements and treat them as rows: place, pay, tools, what the person will decide. You will see that the list of tools is copied from elsewhere and the sentence about the decision is not. Apply where that sentence interests you, and open your letter with it.

A requirement that stands in eighteen of twenty is real. One that stands in three is somebody’s wish.
`,
        {
          type: 'exercise',
          title: 'Twenty rows',
          task: 'Make the table and choose three to apply for.',
          criteria: [
            'You counted requirements instead of being frightened by them',
            'Your former trade is an advantage in at least one of the three',
          ],
        },
      ],
    },
    {
      slug: 'the-thing-that-went-wrong',
      title: 'The thing that went wrong',
      minutes: 35,
      kind: 'exercise',
      body: [
        `
In the interview they will ask about a mistake. Most people bring a virtue in disguise. Bring a real one, in four sentences: what I believed, what it was, how I found out, what I do differently since. My own is the clinic with the excellent mean, and I have been hired for it twice.

Put a report on the table, with its record of changes, and say: *here is where I was wrong for two days.* They will ask, and you will talk about your work for the remaining time, on ground that you know.
`,
        {
          type: 'exercise',
          title: 'Rehearse it',
          task: 'Tell your mistake to two people, aloud, in under a minute.',
          criteria: [
            'It had a consequence',
            'You found it in your book of guesses or the record',
            'Neither listener tried to console you',
          ],
        },
      ],
    },
  ],
}
