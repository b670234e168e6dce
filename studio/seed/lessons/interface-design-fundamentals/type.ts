import type {SectionSeed} from '../types.ts'

export const typeSection: SectionSeed = {
  title: 'Type: faces, sizes, lines',
  lessons: [
    {
      slug: 'a-face-for-reading',
      title: 'A face for reading',
      minutes: 50,
      kind: 'exercise',
      body: [
        `
Write this booking code by hand, in your ordinary writing: **I1lO0B8**. Now set it in the typeface of your screen. If you cannot tell the first three characters apart, somebody will stand at a machine in a railway station and try three codes, with a train behind them.

So look at a face as a tool before you look at its character. There are four things to test, and none of them takes longer than five minutes.

## Letters that are taken for each other

*I l 1*, *O 0*, *rn m*, *c e o* at a small size. Some faces give the l a tail and the zero a stroke, and some have such forms as an option (in CSS, *font-feature-settings*; the maker’s page says what they are called). Wherever codes, names or passwords appear, this test decides.

## The height of the small letters

Faces of the same nominal size can differ in the height of their small letters by a fifth. So “16 pixels” says little. Set an x in both, side by side, and scale the second until the two are equally tall; only then compare. A face that looks more readable is often only larger.

## Figures

Prices in a column want figures of equal width, so that the digits stand under each other. Many faces offer both kinds: *font-variant-numeric: tabular-nums*. Look at 1,111.11 above 8,888.88. If the first is shorter, a column of amounts will look like a hedge.

## Your longest word

In English it is perhaps *accommodation*. If the service exists in German, it is *Fahrgastrechteformular*, which has 22 letters. Also: É, ñ, ø and ł. A face without them falls back to another in the middle of somebody’s name.

## A second face

A second face is a guest. Invite one only if it does work that weight and size cannot do: a monospaced one for codes, perhaps, or one for the masthead. On the ticket company’s screens there were four, and each had been somebody’s idea. We took out three. In the next round of tests nobody noticed, which I regard as the finest result I ever had.

You needn’t search far, either. The faces that come with every phone and computer (*font-family: system-ui*) pass all four tests in most languages, load at once, and are the ones people read all day. Choose another when you know what it does better.
`,
        {
          type: 'exercise',
          title: 'Three faces, one paragraph',
          task: `
Set the longest text and the most important number of your screen in three faces, of which one is *system-ui*, scaled until their small letters are equally tall (20 minutes). Run the four tests. Then let three people read each text aloud at arm’s length, in a different order, and time them; dictate a booking code from each (25 minutes).
`,
          criteria: [
            'I, l and 1 can be told apart in the one you choose, and no code was typed wrongly',
            'The small letters were equally tall in all three when you timed them',
            'You chose by the reading, and wrote down by how many seconds',
            'If you chose a second face, one sentence says what work it does',
          ],
        },
      ],
    },
    {
      slug: 'how-long-is-a-line',
      title: 'Five sizes, and how long a line is',
      minutes: 65,
      kind: 'exercise',
      body: [
        `
Sizes that differ by little look like mistakes. Before you read on, guess how many different sizes of type there are on your screen. Most people say four. On the last ten screens I was sent, it was between seven and fourteen.

## A scale

Choose a ratio, begin at the size of running text and stay on the steps. From 16 pixels with a ratio of 1.25: 12.8, 16, 20, 25, 31.25. Each is clearly something else than its neighbor, and five are enough for nearly every screen.
`,
        {
          type: 'code',
          language: 'css',
          code: `:root {
  --small: 0.8rem;   /* 12.8 px: remarks, never instructions */
  --text: 1rem;      /* 16 px: everything that is read */
  --lead: 1.25rem;   /* 20 px: the first sentence, a price */
  --heading: 1.5625rem; /* 25 px */
  --title: 1.953rem; /* 31.25 px: once on a screen */
}`,
        },
        `
The unit is *rem* and not pixels, so that somebody who has set their browser to larger text gets all five larger. On a narrow phone I take a ratio of 1.2, since a title of 31 pixels breaks long words. And weight is a step, too: 16 bold beside 16 regular is often all the heading a card needs.

Where you hesitate between two steps for an element, the type isn’t the trouble. The element has no clear rank. Go back to your inventory and give it one.

## A line

At the end of a line the eye has to find the beginning of the next. If the way back is long, it lands on the same line again. Lines from 45 to 75 characters go well, spaces included, and 65 is a good place to begin; in CSS roughly *max-width: 65ch*. (*ch* is the width of a zero, so the true number is somewhat higher. Count once.)

The longer the line, the more space it wants to the next: 1.5 times the size at 65 characters, 1.35 at 40, as on a phone. Headings want less, 1.1 to 1.2, because their lines are few and their letters large. A heading at 1.5 falls apart into two announcements.

## An example

A confirmation from the ticket company had 13, 14, 14.5, 15, 16, 18, 22 and 24 pixels, and lines of 118 characters on a desktop. We went through it like this. The gate is the task: 31.25. *Row 12, seat 40*: 20, bold. The date: 20. Everything one reads once: 16. The seller’s terms: 12.8. Nothing was left for 25, so there were four. The text ran at 62 characters, and the right half of the window stayed empty, which worried a director. People stopped calling to ask for their row.

Leave empty what you have no reason to fill.
`,
        {
          type: 'exercise',
          title: 'Version one: type only',
          task: `
List every size on your screen with the number of places where it occurs (10 minutes). Then redesign the screen by changing its type and nothing else: no distances, no colors, no order (40 minutes). Test it at 320 pixels wide and with the browser’s text at 200 percent (10 minutes).
`,
          criteria: [
            'Five sizes or fewer, all on the scale, and the count of the original is written beside it',
            'Lines of running text have 45 to 75 characters, counted and not estimated',
            'At 200 percent nothing is cut off or covered',
            'Blurred until unreadable, rank 1 of the task is the first thing one sees',
            'No distance and no color has changed',
          ],
        },
      ],
    },
  ],
}
