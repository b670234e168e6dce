import type {SectionSeed} from '../types.ts'

export const caseStudy: SectionSeed = {
  title: 'Your case study',
  lessons: [
    {
      slug: 'the-wrong-turns-stay-in',
      title: 'The wrong turns stay in',
      minutes: 50,
      kind: 'reading',
      body: [
        `
Anyone who hires designers has seen two hundred case studies in which research led to insight and insight to a screen. None of it is false, and no one learns from it how you think. Tell it in the order in which you were wrong. *I thought the problem was the list. I sat beside the telephone and saw wet hands. I drew a page with places, and four of five people felt worse.* Each turn has three parts: what I believed, what I saw, what I changed.

**Your task:** lay out everything you have, the page from the first section, notes, twelve sketches, the table of crosses, and choose three turns. Write 120 words on each, with one picture that was made at the time. A photograph of a floor covered with notes is evidence only if one can read a note.
`,
      ],
    },
    {
      slug: 'four-minutes-with-a-stranger',
      title: 'Four minutes with a stranger',
      minutes: 50,
      kind: 'exercise',
      body: [
        `
Nobody reads more than four minutes at first. So the result comes first and large, with one sentence about whom it is for and what has changed, in a number. Then the three turns. Then your share: *I* for what you did, *we* with names for the rest, and the permission of everyone who can be recognized. At the end stands what you do not know. Mine says that I have no idea whether those who said no would have said it anyway.
`,
        {
          type: 'exercise',
          title: 'Give it away',
          task: 'Finish the case study, let a stranger read it for four minutes, take it away and ask them to tell you the story. Then ask which sentence made them doubt you.',
          criteria: [
            'They retold the problem, one turn and the result with its number',
            'The doubtful sentence has been changed or supported',
            'The person who decided about your product has read it and agreed to its being shown',
          ],
        },
      ],
    },
  ],
}
