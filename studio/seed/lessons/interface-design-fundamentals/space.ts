import type {SectionSeed} from '../types.ts'

export const space: SectionSeed = {
  title: 'Space: grouping, rhythm, grids',
  lessons: [
    {
      slug: 'near-means-together',
      title: 'Near means together',
      minutes: 50,
      kind: 'exercise',
      body: [
        `
Put six coins on a table in a row, a finger’s breadth apart. Now push the third a centimeter to the left. You have two groups, three and three, and nobody needs a frame around them. Push it back, and the groups are gone. You have changed neither the coins nor their order.

That is the whole of grouping. Psychologists of the 1920s, Max Wertheimer first, described it and called it *proximity*, and designers have been drawing boxes around it ever since.

## Inside and outside

Only one relation matters: the gaps **inside** a group compared with the gaps **between** groups. Keep the inside at no more than half of the outside. 8 and 24 is clear. 12 and 16 is a shrug: one sees that something is meant, and not what.

Most boxes, lines and gray panels on screens are there because inside and outside were equal and somebody noticed that something was missing. Try it in this order: first make the gaps differ, then look, and only then decide about the box. In nine cases of ten it isn’t wanted any more. A box costs an edge, a padding and a bit of everybody’s attention.

## Steps with a job

If every gap may be any number, each becomes a decision. Take a short list instead. That it should be made of eights is a convention, and a good one, since it removes arguments: 4, 8, 16, 24, 32, 48, 64. Nobody can see whether a gap has 22 or 24 pixels. Everybody sees it when there are both.

A step without a job is only a rounder number. Here are mine.
`,
        {
          type: 'table',
          caption: 'Seven distances and what each of them says',
          head: ['Pixels', 'Between', 'It says'],
          rows: [
            ['4', 'a label and its field', 'one thing'],
            ['8', 'an icon and its word', 'one control'],
            ['16', 'lines of a group', 'more of the same'],
            ['24', 'a field and the next label', 'the next question'],
            ['32', 'groups', 'another matter'],
            ['48', 'a heading and what stood before it', 'a new part'],
            ['64', 'chapters of a page', 'you may stop here'],
          ],
        },
        `
If you want an eighth, ask what new relation between things has appeared. Usually none has, and somebody’s element was three pixels too tall.

## A heading belongs downward

One fault is so common that it deserves its own paragraph. A heading has the same gap above and below, so it floats between two sections like the third coin. It belongs to what follows. Give it 48 above and 16 below, and a page that looked *too busy* is quiet, though nothing has been removed.
`,
        {
          type: 'exercise',
          title: 'Measure, then circle',
          task: `
Measure all distances on your screen and make a tally (20 minutes); I would expect between fifteen and thirty different ones. Assign each to one of seven steps and write its job beside it. Then take away every box, line and panel, and group by distance alone (25 minutes).
`,
          criteria: [
            'The tally is complete, with how often each distance occurs',
            'No two of your steps have the same job, and none has two',
            'Inside every group the gaps are at most half of those around it',
            'Someone circles the groups on a printout as you meant them',
            'At most one line or box had to come back, and you can say what it does',
          ],
        },
      ],
    },
    {
      slug: 'a-grid-for-one-thumb',
      title: 'A grid for one thumb',
      minutes: 65,
      kind: 'exercise',
      body: [
        `
A grid is a promise about edges: whatever starts at the same vertical line is of the same kind. Lay a ruler against the left side of your screen and slide it to the right. At each place where something begins, make a mark. On a page that feels restless I usually count seven or eight, and nobody decided on more than two of them.

## Few edges

On a phone I use four columns with margins of 16 pixels and gaps of 8, on a desktop twelve. Columns are a means. What the reader sees is the number of **left edges**, and in one view there should rarely be more than two: one for what is read, and one for what hangs under it. Indenting a remark by 6 pixels makes a third edge and says nothing.

Numbers are the exception. Amounts align on the right, so that the digits stand under each other and the eye compares lengths.

## An area is not a picture

What can be tapped has two sizes, the one you see and the one that reacts. The second should be at least **44 by 44** pixels. That is what the stricter rule of WCAG asks (2.5.5); the general one (2.5.8) demands 24, which is little more than half a fingertip. The icon may be 20, as long as the area around it is 44:
`,
        {
          type: 'code',
          language: 'css',
          code: `.icon-button {
  inline-size: 2.75rem; /* 44 px, and larger with larger text */
  block-size: 2.75rem;
  display: grid;
  place-items: center;
}
.icon-button svg {
  inline-size: 1.25rem; /* 20 px: what one sees */
}`,
        },
        `
Between two such areas leave 8 pixels that belong to neither. If three icons of 44 don’t fit beside each other, there are too many icons.

## Where the thumb is

Hold a phone in one hand and let the thumb swing. It reaches an arc in the lower half with ease, and the top corner on its own side with a change of grip. So what is done often goes into the arc. What cannot be undone goes **out** of it. On one screen of ours *Cancel order* lay exactly where the thumb rested while people read, in red, because red is for what matters. Forty-one orders in a week were canceled within two seconds after the screen had opened.

We moved it to the end of the page and made it ask. Nobody who really wanted to cancel failed to find it.

## Walking

At your desk you can hit anything. So test on your feet. Hold the phone in one hand, walk at your ordinary pace and tap what somebody calls out. A miss is either a target that is too small, or one too close to another, or one in a place where the hand has to shift. You will know at once which.
`,
        {
          type: 'exercise',
          title: 'Version two: space',
          task: `
Apply groups, steps and edges to version one of your screen, at phone width first (45 minutes). Then put it on a phone (a picture in full size will do), walk, and tap ten times each at five targets that somebody calls out (15 minutes).
`,
          criteria: [
            'Two left edges or fewer, apart from amounts on the right and what is centered on purpose',
            'Every target reacts on 44 by 44 pixels, and 8 lie between two of them',
            'At most one miss in fifty while walking, and you know why it happened',
            'What cannot be undone lies outside the arc of either thumb, or asks first',
            'No color has changed, and type only where a step of space required it',
          ],
        },
      ],
    },
  ],
}
