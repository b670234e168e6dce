import type {SectionSeed} from '../types.ts'

export const fromNotesToProblems: SectionSeed = {
  title: 'From notes to problems',
  lessons: [
    {
      slug: 'one-note-one-thing-seen',
      title: 'One note, one thing seen',
      minutes: 153,
      kind: 'exercise',
      body: [
        `
You have some hours of recordings and a few pages of strokes, and a strong feeling that you know what is going on. The feeling comes from the last interview, from the person you liked best, and from whatever you believed before. To get past it, take everything apart into pieces that are too small to have an opinion.

Go through the transcripts and write one note for each thing that somebody did or said, with an initial and the minute.
`,
        {
          type: 'table',
          caption: 'Notes that can be used, and notes that cannot',
          head: ['Not a note', 'Why', 'The notes in it'],
          rows: [
            [
              'Users want transparency',
              'a conclusion, about nobody',
              'L, 12: “I wanted to know whether I was still on it”',
            ],
            ['Communication is poor', 'a verdict', 'M, 7: called in September, was told “nothing yet”'],
            [
              'L is frustrated by the wait',
              'a guess at a feeling',
              'L, 15: keeps Ana’s number under “clay”; L, 16: laughs when she shows it',
            ],
          ],
        },
        `
From five interviews I had 164 notes, written on squares cut from old posters. It took an afternoon. It cannot be hurried, and nobody else can do it for you, since writing them is when you hear what was said.

## The floor

Lay them on the floor, with a second person, and move together what is about *the same moment*. Not the same topic. *Telephone* is a topic. *The moment before somebody decides to call* is a moment, and there were eleven notes on it from four people. Work without talking for the first twenty minutes. If a note belongs to two piles, copy it.

Only when the piles have stopped moving do they get a name, and the name is a sentence with a verb. “Communication” is not a name. *People call in order to find out whether they have been forgotten* is one. I had filed those notes under “want information”. The sentence says that information would not help, unless it also said: you have not been forgotten.

Some notes fit nowhere. Make a pile of them and keep it. In mine lay *D, 22: got the place, did not come, was ashamed to say that she could not pay.* It fitted nothing, as she was the only one. A year later it was the beginning of something else.

A pile that consists of one person is a person. Put it aside as well, and look whether somebody else would have said it if you had asked.
`,
        {
          type: 'exercise',
          title: 'The floor',
          task: `
Allow two and a half hours. Write at least eighty notes from your interviews and your two hours of watching. Sort them with a second person for an hour, twenty minutes of it in silence, name each pile with a sentence, and photograph the floor so that the notes can be read.
`,
          criteria: [
            'Each note can be traced to its minute, and none contains the word “users”',
            'Each name is a sentence with a verb, and a stranger can guess from it what lies in the pile',
            'No pile consists of one person only',
            'There is a pile of notes that fit nowhere, and you have kept it',
            'One pile contradicts what you believed on the first day',
          ],
        },
      ],
    },
    {
      slug: 'a-problem-with-a-number-in-it',
      title: 'A problem with a number in it',
      minutes: 93,
      kind: 'exercise',
      body: [
        `
A usable problem statement names a person, a moment, what goes wrong and what it costs. It keeps silent about solutions. Here are four versions from the workshop, in the order in which I wrote them.
`,
        {
          type: 'table',
          caption: 'Four versions of one statement',
          head: ['Version', 'What is wrong with it'],
          rows: [
            [
              '1. People lack transparency about the waiting list.',
              'nothing in it can be looked at; “transparency” is a solution',
            ],
            ['2. Ana needs a better tool for her list.', 'a solution, and it is not Ana who waits'],
            ['3. People who wait hear nothing and become frustrated.', 'how many, and what comes of it?'],
            [
              '4. In the two years between signing up and beginning, people hear nothing unless they call; about half have given up by the time there is a place, and Ana calls four to fill one.',
              'you can disagree with every part of it',
            ],
          ],
        },
        `
That one can disagree with each part is what makes the fourth good. *Two years*: look it up. *Nothing unless they call*: ask. *About half*: count. I did, in the notebook, for the last twelve places. Ana had called 47 people to fill them, 3.9 for each. Of the 47, 22 said that they were no longer interested, and 13 could not be reached. So *about half* was 22 of the 34 who answered, nearly two thirds. The statement was changed, and the old one went into a folder for the case study.

Read your statements to two of the people you interviewed, and watch for the one at which they begin to tell you more. That one has touched something.

## Which one is worth solving?

You will have five statements from five piles. Give each of them three marks from 1 to 3: how **often** it happens, how much it **costs** each time, how much of it you could **change**. Multiply. *Nobody knows their place* came to 3 × 1 × 3 = 9. *Most have given up* came to 2 × 3 × 3 = 18. *There is only one kiln* came to 3 × 3 × 1 = 9: a real problem, which no designer will solve.

The numbers do not decide. They show where you and the person who decides think differently. Ana gave *nobody knows their place* a 3 for its cost, where I had a 1. We talked for ten minutes, and it turned out that one of the callers had wept. Those ten minutes were worth more than the product of three marks.
`,
        {
          type: 'exercise',
          title: 'Five statements, two people’s marks',
          task: `
Allow an hour and a half. Write five statements from five piles, look up every number in them once more, and read them to two of your interviewees. Then let the person who decides mark them, separately from you. Talk only about differences of two. Choose one, and write down why not the second.
`,
          criteria: [
            'Each statement names a person, a moment, a fault and a cost, and no solution',
            'One number changed when you looked at it again; you kept the old version',
            'At one of the five, somebody began to tell you more',
            'The choice was made by the person who may make it',
            'The reason against the second would convince somebody who likes it',
          ],
        },
      ],
    },
  ],
}
