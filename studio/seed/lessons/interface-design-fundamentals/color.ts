import type {SectionSeed} from '../types.ts'

export const color: SectionSeed = {
  title: 'Color: contrast, meaning, dark themes',
  lessons: [
    {
      slug: 'contrast-is-a-number',
      title: 'Contrast is a number, and color a word',
      minutes: 55,
      kind: 'exercise',
      body: [
        `
Which is the lightest gray in which you would set a delivery date on white? Choose one in your tool, by eye, and note its value. We shall measure it in a moment.

## The number

The contrast of two colors is a ratio that runs from 1 (the same) to 21 (black on white). It compares how much light they give off, not how different they are: a green and a red can be as far apart as fire and grass and have a ratio of 1.1. The Web Content Accessibility Guidelines ask for **4.5** for text, and for **3** for large text, for icons that mean something and for the edges of fields. Large is 24 pixels, or 18.7 in bold.
`,
        {
          type: 'table',
          caption: 'Some pairs, calculated',
          head: ['Color', 'On', 'Ratio', 'Good for'],
          rows: [
            ['#999999', 'white', '2.85', 'nothing that is read'],
            ['#8c8c92', 'white', '3.34', 'the edge of a field'],
            ['#767676', 'white', '4.54', 'text: the lightest gray there is for it'],
            ['#6b6b70', 'white', '5.30', 'quiet text'],
            ['#ffd400, yellow', 'white', '1.43', 'nothing; on #1c1c1e it has 11.89'],
            ['#e8590c, orange', 'white', '3.58', 'large text, and no more'],
            ['#c2410c, darker orange', 'white', '5.18', 'text'],
          ],
        },
        `
Compare with the gray you chose. Nearly everyone lands between 2.5 and 3.5, since the eye adapts: after ten minutes at your own screen, in your own room, every gray looks sufficient. The person in your task is outdoors.

The two oranges show how a pair is repaired. Keep the hue and change the lightness. The brand is still orange, and the text can be read. With yellow that doesn’t work, for a dark yellow is a brown. So yellow becomes an *area*, with dark text on it, whatever the manual says.

Measure against the ground that is really there. A gray with 4.54 on white falls below the line on a panel of *#f4f4f6*.

## The word

On the river where I learned to row there is a red buoy and a green one, and I have never seen a third for beauty. Each color says one thing. On a screen, choose one **accent** and let it mean *here you can act*. Then it may not appear on headings, in illustrations or on prices, or it will be tapped there, in vain.

Errors get another color, and with it an icon and a sentence, because color alone does not reach about one man in twelve. Links within running text are underlined for the same reason. Everything else lives on a scale of grays, perhaps nine, tinted slightly toward the accent so that they look related.

To see what your colors say now, make a list with two columns: *where*, and *what does it say*. A checkout I looked at last year used its green for the total, for the button, for *free delivery* and for a leaf. Of four people, one tapped the leaf.
`,
        {
          type: 'exercise',
          title: 'Pairs and meanings',
          task: `
List every pair of text and ground on your screen with its ratio, from any contrast checker (20 minutes). Repair what fails by lightness alone. Then write for everything that has color what it says; where the accent says two things take one away, and where two colors say the same, keep the one with the better ratio (25 minutes).
`,
          criteria: [
            'No text is below 4.5, and no meaningful icon or field edge below 3',
            'The hue of each repaired color is what it was',
            'The accent has one meaning, and everything that has it can be tapped',
            'The ratio of the gray that you chose at the beginning is written down',
            'You could read the result outdoors at half brightness',
          ],
        },
      ],
    },
    {
      slug: 'dark-is-not-inverted',
      title: 'Dark is not inverted',
      minutes: 75,
      kind: 'exercise',
      body: [
        `
Take a screenshot of your screen and invert it. The text can be read, in a way. But the faces in photographs are blue, the shadow under the card has become a glow, the warning is cyan, and the quietest gray of the page is now the loudest. Inverting keeps the differences and turns the meanings over.

A dark theme is a **second palette under the same names**.

## Names first

Give every color a name that says what it does and not what it looks like: *ground, surface, text, quiet, accent, danger*. A color called *blue* will one day be orange, and then nobody will dare to touch it. Each name has two values.
`,
        {
          type: 'code',
          language: 'css',
          code: `:root {
  color-scheme: light dark;
  --ground:  light-dark(#f4f4f6, #1c1c1e);
  --surface: light-dark(#ffffff, #2a2a2d);
  --text:    light-dark(#1c1c1e, #e6e6e6);
  --quiet:   light-dark(#6b6b70, #a0a0a5);
  --accent:  light-dark(#1f5fe0, #7aa7ff);
  --danger:  light-dark(#c62828, #ff8a80);
}`,
        },
        `
## Why these values

**Text and ground.** Pure white on pure black is 21 to 1, and at night the letters glow at their edges. I begin at *#e6e6e6* on *#1c1c1e*, which is 13.6. That is still a great deal.

**Surfaces.** In the light a card lies higher because it casts a shadow. In the dark the shadow can’t be seen. So what lies higher becomes **lighter**: *#2a2a2d* on *#1c1c1e*.

**Accent.** A strong blue such as *#1f5fe0* has 5.6 on white. On the dark ground it has 3.1, and as text it fails. Its lighter sister *#7aa7ff* has 7.1 there, and 6.0 on the surface. It is also less saturated; strong colors on dark seem to flicker.

**Danger.** The same: 5.6 on white for *#c62828*, and *#ff8a80* has 7.5 on dark. If you put white text on a button of that light red, you are back below 3. A light accent wants **dark** text on it, and it is the thing that is forgotten most.

## The table

Two themes with six names make more pairs than one thinks. Text, quiet, accent and danger may each stand on ground or surface: eight pairs, twice. Write them in one table with sixteen ratios. It takes a quarter of an hour, once, and no discussion about *a bit too dark* will be needed again. In the palette above all sixteen pass 4.5. (The narrowest is *quiet* on the light *ground*, 4.83.)

## What doesn’t come from the palette

Photographs may want a little dimming. Logos with black letters need a second version, and somebody has to be told. Maps, charts and embedded payment fields each have a theme of their own, or none. And if somebody chooses a theme, remember it; but begin with what their device says.
`,
        {
          type: 'exercise',
          title: 'Versions three and four',
          task: `
Color your screen from one list of six to eight names, light (version three, 30 minutes) and dark (version four, 25 minutes). Make the table of pairs with both ratios (15 minutes).
`,
          criteria: [
            'No color stands on the screen that has no name, and no name says a hue',
            'Every pair that occurs passes in both themes, and the table shows it',
            'Higher surfaces are lighter in the dark, and nothing depends on a shadow',
            'Text on filled buttons was measured too, in both themes',
            'In gray, both versions have the same order of importance',
          ],
        },
      ],
    },
  ],
}
