import type {SectionSeed} from '../types.ts'

export const states: SectionSeed = {
  title: 'States: empty, loading, wrong',
  lessons: [
    {
      slug: 'nothing-here-yet',
      title: 'Nothing here yet, and not yet here',
      minutes: 28,
      kind: 'exercise',
      body: [
        `
Portfolios show a list with five handsome entries. On the first day there are none, and this is when people decide whether to stay. An empty screen says what will be here, why it is empty, and gives the one action that fills it. There are three kinds: *nothing yet*, *nothing found* and *all done*, and they need different sentences. As for waiting: below a tenth of a second show nothing at all, up to a second leave the old content standing, after that draw the gray outlines of what is coming, at the places where it will be, so that nothing jumps.
`,
        {
          type: 'exercise',
          title: 'Five amounts of content',
          task: 'Draw your screen with no entry, with one, with a thousand, with a name of sixty letters, and while loading.',
          criteria: [
            'The empty one has exactly one thing to do',
            'From loading to loaded nothing moves by a pixel',
          ],
        },
      ],
    },
    {
      slug: 'when-it-goes-wrong',
      title: 'When it goes wrong',
      minutes: 30,
      kind: 'exercise',
      body: [
        `
The network goes, the card is refused, somebody else bought the seat. For each, answer four questions on the screen: what happened, what it means for my money or my data, what I can do now, and what happens by itself. *We could not reach your bank. Nothing has been charged. Try again, or use another card; your seats are held until 14:20.* Design this first. It shows you what the system must be able to know, and engineers should hear that before they begin.
`,
        {
          type: 'exercise',
          title: 'Version six: all the states',
          task: 'List everything that can go wrong on your screen, with somebody who builds software. Write the four answers for the five most likely and draw them.',
          criteria: [
            'Money and data are mentioned wherever they are touched',
            'There is no dead end: every state has a way on',
            'The engineer found out something they have to build',
          ],
        },
      ],
    },
  ],
}
