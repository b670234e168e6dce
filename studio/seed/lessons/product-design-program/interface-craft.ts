import type {SectionSeed} from '../types.ts'

export const interfaceCraft: SectionSeed = {
  title: 'Interface craft: type, space, color, states',
  lessons: [
    {
      slug: 'rank-then-type',
      title: 'First the rank, then the type',
      minutes: 75,
      kind: 'exercise',
      body: [
        `
List what stands on each screen and rank it for the person’s task. Rank 1 gets the largest size, and only one thing may be rank 1. On the workshop’s page this was *probably spring*, in 31 pixels; the number 63 came to rank 4, in 16, for those who look for it. Use five sizes from one scale, two weights, lines of 45 to 75 characters. If you feel that you need a sixth size, two of your elements have the same rank.
`,
        {
          type: 'exercise',
          title: 'Seven screens, five sizes',
          task: 'Set all your screens from one scale, check them at 320 pixels and at 200 percent, and blur a screenshot of each.',
          criteria: [
            'In every blurred screenshot rank 1 is found first',
            'The same kind of thing has the same size on all screens',
          ],
        },
      ],
    },
    {
      slug: 'distances-with-a-job',
      title: 'Distances with a job',
      minutes: 75,
      kind: 'reading',
      body: [
        `
Choose five distances, 4, 8, 16, 32 and 64 for instance, and write behind each what it is for: label to field, inside a control, within a group, between groups, between chapters. Then remove all lines and panels and see what still holds together. On the workshop’s page two lines out of nine came back, the one above the footer and the one that separates *you* from *everybody*. Targets are 44 pixels or more, and the two answers, yes and no, lie 32 apart, since a wrong *no* costs a place.

**Your task:** give your screens five distances and count how many lines survive. Let someone circle the groups on a printout. Where a circle differs from what you meant, change one distance and ask the next person.
`,
      ],
    },
    {
      slug: 'color-measured-twice',
      title: 'Color, measured twice',
      minutes: 80,
      kind: 'exercise',
      body: [
        `
Give colors names by what they do, *ground, surface, text, quiet, accent, danger*, each with a value for light and another for dark. One accent, with one meaning. Measure every pair that occurs, 4.5 to 1 for text and 3 to 1 for large text, icons and the borders of fields. The workshop’s cobalt had 8.6 on white and 1.9 on its dark ground, so it got a lighter sister, and we kept the old one for the sign above the door.
`,
        {
          type: 'exercise',
          title: 'A list of names and a table of pairs',
          task: 'Color your screens in light and dark from at most eight names, and make the table of all pairs with their ratios.',
          criteria: [
            'No pair fails, in either theme',
            'Nothing is said by color alone: look at it in gray',
            'A change of the accent is a change in one place',
          ],
        },
      ],
    },
    {
      slug: 'components-and-all-their-states',
      title: 'Components, and all their states',
      minutes: 80,
      kind: 'exercise',
      body: [
        `
A button has at least six states: at rest, under the pointer, focused by the keyboard, pressed, waiting, not available. A list has five: empty, loading, one, many, failed. Most portfolios show one of each. Make a table with your components down the side and the states across the top, and fill in every cell with a drawing or with *does not occur, because*. For the workshop there were 9 components and 41 cells in use, and in three of them we found questions that only Ana could answer, such as what happens to a person who answers twice.
`,
        {
          type: 'exercise',
          title: 'The table of states',
          task: 'Draw it for your product and go through it with a keyboard and a screen reader in mind.',
          criteria: [
            'No cell is blank',
            'Focus is visible everywhere, at 3 to 1 or better',
            'At least one cell sent you back to the person who decides',
          ],
        },
      ],
    },
  ],
}
