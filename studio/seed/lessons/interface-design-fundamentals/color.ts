import type {SectionSeed} from '../types.ts'

export const color: SectionSeed = {
  title: 'Color: contrast, meaning, dark themes',
  lessons: [
    {
      slug: 'contrast-is-a-number',
      title: 'Contrast is a number',
      minutes: 28,
      kind: 'exercise',
      body: [
        `
The ratio between the lighter and the darker of two colors runs from 1 to 21. Text needs 4.5; large text, icons and the edges of fields need 3. On white, the gray *#999999* reaches 2.85 and *#767676* reaches 4.54, which makes it the lightest gray that carries text. Measure, because the eye adapts: after ten minutes at your own screen every gray looks sufficient. Yellow on white hardly gets above 1.4, whatever the brand manual says. It has to become an area with dark text on it.
`,
        {
          type: 'exercise',
          title: 'A table of pairs',
          task: 'List every pair of text and ground on your screen with its ratio, and repair those that fail by changing lightness only.',
          criteria: [
            'No text below 4.5 and no field edge below 3',
            'The hue of each color has stayed what it was',
            'You can read the screen outdoors at half brightness',
          ],
        },
      ],
    },
    {
      slug: 'one-color-that-means-something',
      title: 'One color that means something',
      minutes: 30,
      kind: 'reading',
      body: [
        `
On the river there is a red buoy and a green one, and I have never seen a third for beauty. Choose one accent and give it one meaning: *here you can act*. Then it may not appear in headings, in illustrations or on prices. Errors get another color, an icon and a sentence, since color alone reaches only some people. Links in running text are underlined. All else lives on a scale of perhaps nine grays, slightly tinted toward the accent so that they look related.

**Your task:** mark everything on your screen that has color, and write what the color says. If the accent says two things, take one away. If two colors say the same thing, keep the one with the better contrast. The rest becomes gray, and you will find that it was never missed.
`,
      ],
    },
    {
      slug: 'dark-is-not-inverted',
      title: 'Dark is not inverted',
      minutes: 30,
      kind: 'exercise',
      body: [
        `
A dark theme is a second palette under the same names. Pure white on pure black, 21 to 1, makes letters glow at the edges, so I start from *#e6e6e6* on *#1c1c1e*, 13.6 to 1. Surfaces that lie higher become lighter, because shadows no longer show. A strong blue that has 5.1 on white falls to 3.3 there, and needs a lighter sister: *#7aa7ff* has 7.1. Photographs may need a little dimming. Logos with black letters need somebody to be told.
`,
        {
          type: 'exercise',
          title: 'Versions three and four',
          task: 'Color your screen light and dark from one list of names (ground, surface, text, quiet text, accent, danger), each with two values.',
          criteria: [
            'Every pair passes in both themes, and the table shows it',
            'No color stands on the screen that has no name',
            'In gray, both versions have the same order of importance',
          ],
        },
      ],
    },
  ],
}
