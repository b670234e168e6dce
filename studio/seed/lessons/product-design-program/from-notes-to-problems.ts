import type {SectionSeed} from '../types.ts'

export const fromNotesToProblems: SectionSeed = {
  title: 'From notes to problems',
  lessons: [
    {
      slug: 'one-note-one-thing-seen',
      title: 'One note, one thing seen',
      minutes: 60,
      kind: 'exercise',
      body: [
        `
Go through your transcripts and write one note for each thing that somebody did or said, with their initial and the minute: *L, 12: keeps Ana’s number under “clay”.* No summary, no *users want*. From five interviews I had 164 notes. Lay them on the floor and move together what is about the same moment, and only afterward give each pile a name, as a sentence with a verb. “Communication” is not a name. “People call in order to find out whether they have been forgotten” is one.
`,
        {
          type: 'exercise',
          title: 'The floor',
          task: 'Make at least eighty notes, sort them with a second person for an hour, and name the piles.',
          criteria: [
            'Each note can be traced to its minute',
            'No pile consists of one person only',
            'There is a pile of notes that fit nowhere, and you have kept it',
          ],
        },
      ],
    },
    {
      slug: 'a-problem-with-a-number-in-it',
      title: 'A problem with a number in it',
      minutes: 60,
      kind: 'reading',
      body: [
        `
A usable statement names a person, a moment, what goes wrong and what it costs, and keeps silent about solutions. My first for the workshop was “People lack transparency about the waiting list.” Nothing can be tested in that. The fourth: *In the two years between signing up and beginning, people hear nothing unless they call; about half have given up by the time there is a place, and Ana calls four to fill one.* One can disagree with every part of it, and this makes it good.

**Your task:** write five statements from five different piles. Read them to two of the people you interviewed and watch for the one at which they begin to tell you more. Look up the number in it once again. If it changes, change the statement, and keep the old one for your case study.
`,
      ],
    },
    {
      slug: 'which-problem-is-worth-solving',
      title: 'Which problem is worth solving',
      minutes: 60,
      kind: 'exercise',
      body: [
        `
Give each statement three marks from 1 to 3: how often it happens, how much it costs each time, and how much of it you could change. Multiply. *Nobody knows their place* got 3 × 1 × 3 = 9, *half have given up* 2 × 3 × 3 = 18, *there is only one kiln* 3 × 3 × 1 = 9. The numbers do not decide. They show where you and the person who decides think differently, and ten minutes about a 1 that should be a 3 are worth more than the product.
`,
        {
          type: 'exercise',
          title: 'Marks from two people',
          task: 'You and the one who decides mark all five statements separately. Talk only about differences of two, then choose one problem and write down why not the second.',
          criteria: [
            'The choice was made by the person who may make it',
            'The reason against the second would convince someone who likes it',
          ],
        },
      ],
    },
  ],
}
