import type {SectionSeed} from '../types.ts'

export const typeSection: SectionSeed = {
  title: 'Type: faces, sizes, lines',
  lessons: [
    {
      slug: 'a-face-for-reading',
      title: 'A face for reading',
      minutes: 30,
      kind: 'exercise',
      body: [
        `
Look at the letters *I l 1 O 0* and *rn m* in any face before you look at its character. In a booking code they decide whether somebody gets on a train. Then set a paragraph of ordinary text at 16 pixels, and look at the height of the small letters: faces of the same nominal size differ by a fifth, so 16 in one is 19 in another. A second face is a guest. Invite one only if it does work that weight and size cannot do.
`,
        {
          type: 'exercise',
          title: 'Three faces, one paragraph',
          task: 'Set the longest text on your screen in three faces, adjusted until their small letters are equally tall. Let three people read from each at arm’s length and time them.',
          criteria: [
            'The letters I, l and 1 can be told apart in the one you choose',
            'You chose by the reading, and wrote down by how much',
          ],
        },
      ],
    },
    {
      slug: 'a-scale-with-five-steps',
      title: 'A scale with five steps',
      minutes: 30,
      kind: 'reading',
      body: [
        `
Sizes that differ by little look like mistakes. Choose a ratio and stay on its steps. From 16 pixels, with 1.25: 12.8, 16, 20, 25, 31.25. Five sizes are enough for nearly every screen, and on a phone I take 1.2, since 31 pixels break a German word. Set them in *rem* and not in pixels, so that somebody who has enlarged the text of their browser gets all five larger. Weight counts as a step, too: 16 bold beside 16 regular is often all the heading a card needs.

**Your task:** list every size on your screen with the number of places it occurs in. Replace them with five. Where you hesitate between two steps, the element has no clear rank; go back to your inventory and give it one.
`,
      ],
    },
    {
      slug: 'how-long-is-a-line',
      title: 'How long is a line?',
      minutes: 32,
      kind: 'exercise',
      body: [
        `
At the end of a line the eye has to find the beginning of the next. If the way is long, it lands on the same line again. Between 45 and 75 characters goes well, spaces included, and 65 is a good place to begin; in CSS, roughly *max-width: 65ch*. The longer the line, the more space between lines: 1.5 times the size at 65 characters, 1.35 at 40. Headings want less, 1.1 to 1.2, since their lines are few and their letters large.
`,
        {
          type: 'exercise',
          title: 'Version one: type only',
          task: 'Redesign your screen by changing its type and nothing else: no distances, no colors, no order. Test it at 320 pixels wide and with text at 200 percent.',
          criteria: [
            'Five sizes, all on the scale; lines of running text from 45 to 75 characters',
            'Nothing is cut off or covered at 200 percent',
            'Blurred, rank 1 of the task is the first blotch',
          ],
        },
      ],
    },
  ],
}
