import type {SectionSeed} from '../types.ts'

export const music: SectionSeed = {
  title: 'Music: choosing, placing, licensing',
  lessons: [
    {
      slug: 'pulse-density-key',
      title: 'Pulse, density, key',
      minutes: 20,
      kind: 'exercise',
      body: [
        `
Three things decide whether a piece can live under words. *Pulse*: tap along for fifteen seconds and multiply by four. Speech runs calmly over 60 to 90 beats a minute; above 120 the listener feels that the talker is late. *Density*: count how many things happen in a second, from 1 to 10. Under words you want 3 or less, and nothing at all between 1,000 and 4,000 hertz, where consonants live. *Key*: hum the last note of the piece and the first note of the next. If it hurts, put a sentence in between.
`,
        {
          type: 'exercise',
          title: 'Five pieces on a card',
          task: 'Choose five pieces without words and note pulse, density and key for each. Play ten seconds of your episode over each of them.',
          criteria: [
            'You predicted from the numbers which would work, before playing any',
            'For the one that surprised you, you can say which number misled you',
          ],
        },
      ],
    },
    {
      slug: 'in-under-out',
      title: 'In, under, out',
      minutes: 22,
      kind: 'exercise',
      body: [
        `
Music should have a reason to start and a better one to stop. Start it at the end of a sentence and not beneath one, let it speak alone for two to four seconds, then bring it down by about 18 decibels over a second and a half, so that it has arrived when the voice begins. To loop a piece, cut from the first beat of a bar to the first beat of another. To end it, don’t fade: find its own last chord, count back, and let that chord fall into a pause. The silence after music is the loudest moment you have. 
`,
        {
          type: 'exercise',
          title: 'An opening of twenty seconds',
          task: 'Build an opening with music, voice and a clean ending, with one loop in it.',
          criteria: [
            'A listener tapping along stays in time across the loop',
            'Every word is understood on the loudspeaker of a phone',
            'The music ends and isn’t turned off',
          ],
        },
      ],
    },
    {
      slug: 'the-most-boring-folder',
      title: 'The most boring folder you will own',
      minutes: 22,
      kind: 'reading',
      body: [
        `
“Royalty-free” doesn’t mean free, and “I found it online” doesn’t mean anything. A license answers five questions: who may use the piece, in what (podcast, advertising, a film for a client), where, for how long, and with which credit. Two rights are in it, the composition’s and the recording’s, and an old song newly recorded still has the second. If a license says *non-commercial* and your episode has a sponsor, the answer is no.

**Your task:** make a folder with one subfolder for each piece in your episode: the file, the license as a PDF of the day you got it, the receipt, and a text of five lines with the five answers. Web pages change, and your PDF doesn’t. If you can’t fill in a line, replace the piece today, while nobody is asking.
`,
      ],
    },
  ],
}
