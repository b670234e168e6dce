import type {SectionSeed} from '../types.ts'

export const interfaceCraft: SectionSeed = {
  title: 'Interface craft: type, space, color, states',
  lessons: [
    {
      slug: 'rank-then-type',
      title: 'First the rank, then type and distances',
      minutes: 153,
      kind: 'exercise',
      body: [
        `
List what stands on a screen, and rank it for the person’s task, before you choose any size. Only one thing may be rank 1. Here is the page at which somebody looks after answering.
`,
        {
          type: 'table',
          caption: 'One page, ranked before anything was drawn',
          head: ['What stands there', 'Rank', 'Size in pixels'],
          rows: [
            ['probably in spring', '1', '31'],
            ['Your answer has arrived', '2', '25'],
            ['We ask again in September', '3', '20'],
            ['63 of 109', '4', '16'],
            ['Change my answer', '4', '16'],
            ['address, telephone', '5', '13'],
          ],
        },
        `
Everybody who had thought about a *list* wanted the 63 large. But the person’s question is *when?* The number comes fourth, for those who look for it.

The sizes come from a scale, each about a quarter larger than the one before: 13, 16, 20, 25, 31. Five are enough, with two weights and lines of 45 to 75 characters. If you feel that you need a sixth size, two of your elements have the same rank and you have not admitted it. The smallest is for what nobody has to read.

## Distances with a job

Do the same with space. Choose five distances, 4, 8, 16, 32 and 64 for instance, and write beside each what it is for.

- 4 between a label and its field
- 8 inside a control
- 16 within a group
- 32 between groups
- 64 between chapters of a page

Now remove all lines and panels and see what still holds together. Things that are near each other belong to each other; there is no stronger statement on a screen. Of nine lines on our page two came back: one above the footer, and the one that separates *you* from *everybody*. The others had been doing the work of distances that were wrong.

Space also prevents mistakes. Targets are 44 pixels high or more, for a thumb, and the two answers lie 32 apart and not 8, as a wrong *not any more* costs somebody a place.

Check both at 320 pixels of width and with text at 200 percent. At that size a row of two buttons has to become a column, and the distance between them should survive it.
`,
        {
          type: 'exercise',
          title: 'Seven screens, five sizes, five distances',
          task: `
Allow two and a half hours. Rank each of your screens on paper. Set all of them from one scale and with five distances, each with its job written beside it. Remove the lines, and put back only those that you miss. Then blur a screenshot of each, and let somebody circle the groups on a printout.
`,
          criteria: [
            'In every blurred screenshot rank 1 is found first',
            'The same kind of thing has the same size on all screens',
            'The circles agree with what you meant; where one did not, you changed a distance and asked another person',
            'Nothing is cut off at 320 pixels, nor at 200 percent',
            'For each line that is left you can say what it separates',
          ],
        },
      ],
    },
    {
      slug: 'components-and-all-their-states',
      title: 'Color, components and all their states',
      minutes: 183,
      kind: 'exercise',
      body: [
        `
Give colors names by what they do: *ground, surface, text, quiet, accent, danger*. Each has a value for light and another for dark, and a change of the accent is a change in one place. One accent, with one meaning. If it marks what can be pressed, then nothing else is cobalt, also not the headline that would look so well in it.

Measure each pair that occurs. The widely used guidelines for accessibility, WCAG, ask for at least 4.5 to 1 for text, and 3 to 1 for large text and for the parts of controls that one has to recognize. The workshop’s cobalt had 8.6 on white and 1.9 on its dark ground. So it got a lighter sister for the dark, and we kept the old one for the sign above the door. Then look at the screens in gray. If something is no longer said, it had been said by color alone.

## Six and five

A button has at least six states: at rest, under the pointer, focused by the keyboard, pressed, waiting, not available. A list has five: empty, loading, one, many, failed. Most portfolios show one of each, and this is the quickest way to tell whether a designer has ever shipped anything.

Make a table with your components down the side and the states across the top. Every cell gets a drawing, or *does not occur, because*.
`,
        {
          type: 'table',
          caption: 'Three of the workshop’s nine components',
          head: ['', 'Empty', 'Loading', 'One', 'Many', 'Failed'],
          rows: [
            [
              'Answers',
              'does not occur: there are always three',
              '“Sending …”, buttons off',
              'the chosen one marked',
              'does not occur',
              '“It did not go through. Your answer is still here.”',
            ],
            [
              'List',
              '“Nobody is waiting.”',
              'six gray lines',
              '“You are the only one.”',
              '109 lines, yours marked',
              '“The list does not load. Ana has it on paper.”',
            ],
            [
              'History',
              '“You have not answered yet.”',
              'does not occur: comes with the page',
              'one line',
              'the last three',
              'does not occur',
            ],
          ],
        },
        `
Look at the words in the last column. They say what happened, what became of your answer, and what you can do, in that order. *Something went wrong* says none of these.

In all there were 41 cells in use. In three of them we came upon questions that only Ana could answer. *What happens to a person who answers twice?* The last answer counts, she said, after a day. You do not find such questions on a beautiful screen. They live in empty cells.
`,
        {
          type: 'exercise',
          title: 'Eight names and one table',
          task: `
Allow three hours. Color your screens in light and dark from at most eight names, and list all pairs with their ratios. Then draw the table of states for your product, with the exact words, and go through it once with only the keyboard in mind and once imagining that it is read aloud to you.
`,
          criteria: [
            'No pair fails, in either theme',
            'Seen in gray, every screen still says the same',
            'No cell is blank, and each message says what happened, what is safe and what one can do',
            'Focus is visible everywhere, at 3 to 1 or better',
            'At least one cell sent you back to the person who decides',
          ],
        },
      ],
    },
  ],
}
