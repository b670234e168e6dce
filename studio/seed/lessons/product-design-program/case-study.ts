import type {SectionSeed} from '../types.ts'

export const caseStudy: SectionSeed = {
  title: 'Your case study',
  lessons: [
    {
      slug: 'the-wrong-turns-stay-in',
      title: 'The wrong turns stay in',
      minutes: 183,
      kind: 'exercise',
      body: [
        `
Anyone who hires designers has seen two hundred case studies in which research led to insight, and insight to a screen. None of it is false, and from none of it does one learn how the person thinks. It is as if a walker told you only which summit he had reached.

Tell it in the order in which you were wrong. *I thought the problem was the list. I sat beside the telephone and saw wet hands. I drew a page with places, and four of five people felt worse.* Each turn has three parts: what I believed, what I saw, what I changed.
`,
        {
          type: 'table',
          caption: 'The three turns of the workshop, from which I wrote',
          head: ['I believed', 'I saw', 'I changed'],
          rows: [
            [
              'people want to know their place',
              '“I only call because I like to hear Ana’s voice”',
              'the question, from “where am I?” to “have I been forgotten?”',
            ],
            [
              'calls cost Ana time',
              '45 minutes in two mornings, and eleven times wet hands',
              'the aim: fewer interruptions, not fewer minutes',
            ],
            ['openness is kind', 'four of five felt worse, two gave up', 'the page went; one line stayed'],
          ],
        },
        `
Lay out everything that you have: the page of five decisions, the notes, the twelve sketches, the statement in its four versions, the table of crosses, the predictions. Choose three turns. Write 120 words on each, with one picture that was made **at the time**. A photograph of a floor covered with notes is evidence only if one can read a note.

## Four minutes

Nobody reads for more than four minutes at first. At 200 words a minute that is 800 words, so the result comes first and large: whom it is for and what has changed, in a number. Then the three turns. Then your share: *I* for what you did, *we* with names for the rest. And the permission of everyone who can be recognized.

At the end stands what you do not know. Mine says: *I have no idea whether those who answered “not any more” would have said it anyway, and Marta misses the calls.* People have told me that they invited me because of that line. It cannot be invented, which is what they noticed.

What to leave out: the names of methods, the picture of a process with arrows, and every sentence in which something was *leveraged*.

Then give it to a stranger, with a watch, and take it away after four minutes. Ask for the story. What they retell is what you have written. All the rest is what you meant.
`,
        {
          type: 'exercise',
          title: 'Give it away',
          task: `
Allow three hours, in two sittings with a night between. Choose three turns, write them, add the beginning and the end, and find one picture from the time for each. Let a stranger read for four minutes, take it away, and have them tell you the story. Then ask which sentence made them doubt you.
`,
          criteria: [
            'It has 800 words or fewer, and the first 40 contain the result with its number',
            'They retold the problem, one turn and the result',
            'The doubtful sentence has been changed or supported',
            'Every picture was made at the time, and one can read what is on it',
            'Somebody who worked with you agrees with each “I” and each “we”',
            'The person who decided about your product has read it and agreed to its being shown',
          ],
        },
      ],
    },
  ],
}
