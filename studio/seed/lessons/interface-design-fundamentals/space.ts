import type {SectionSeed} from '../types.ts'

export const space: SectionSeed = {
  title: 'Space: grouping, rhythm, grids',
  lessons: [
    {
      slug: 'near-means-together',
      title: 'Near means together',
      minutes: 28,
      kind: 'exercise',
      body: [
        `
Put six coins on a table in a row, then push the third a centimeter to the left. You have two groups, and no one needs a frame around them. Inside a group keep the gaps at no more than half of what lies between groups: 8 and 24 is clear, 12 and 16 is a shrug. Most boxes, lines and gray panels on screens are there because the gaps inside and outside were equal and somebody noticed that something was missing.
`,
        {
          type: 'exercise',
          title: 'Take the lines away',
          task: 'Remove every border, line and background panel from your version one, and bring the groups back by distance alone.',
          criteria: [
            'Someone circles the groups on a printout as you meant them',
            'At most one line had to come back, and you can say what it does',
          ],
        },
      ],
    },
    {
      slug: 'eight-point-rhythm',
      title: 'Steps of eight',
      minutes: 28,
      kind: 'reading',
      body: [
        `
The number eight is a convention, and it is a good one, because it removes arguments: 4, 8, 16, 24, 32, 48, 64. No one can see whether a gap has 22 or 24 pixels, and everybody sees it when there are both. Give each step a job. In my projects 4 joins a label to its field, 8 lies inside a control, 16 between lines of a group, 32 between groups, 64 between chapters of a page. If a seventh distance is wanted, ask what new kind of relation has appeared.

**Your task:** measure all distances on your screen and make a tally. I would expect between fifteen and thirty different ones. Assign each to one of the seven and write the job beside it. Two distances with the same job are one.
`,
      ],
    },
    {
      slug: 'a-grid-for-one-thumb',
      title: 'A grid for one thumb',
      minutes: 28,
      kind: 'exercise',
      body: [
        `
A grid is a promise about edges: what starts at the same vertical line is of the same kind. On a phone I use four columns with margins of 16, on a desktop twelve, and rarely more than two different left edges in one view. Targets follow the thumb and not the grid: 44 pixels at least in both directions, 8 between two of them, and whatever cannot be undone is not where the thumb rests. The label may be small. The area that reacts must not be.
`,
        {
          type: 'exercise',
          title: 'Version two: space',
          task: 'Apply groups, steps and edges to your screen. Then hold the phone in one hand, walk, and hit each target ten times.',
          criteria: [
            'Two left edges or fewer, apart from what is centered on purpose',
            'At most one miss in fifty tries while walking',
            'No color has been changed',
          ],
        },
      ],
    },
  ],
}
