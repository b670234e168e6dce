import type {SectionSeed} from '../types.ts'

export const music: SectionSeed = {
  title: 'Music: choosing, placing, licensing',
  lessons: [
    {
      slug: 'pulse-density-key',
      title: 'Pulse, density, key, and a way out',
      minutes: 63,
      kind: 'exercise',
      body: [
        `
People who are afraid of music choose it by mood: *something hopeful*. There are nine thousand hopeful pieces in any library, and most of them will fight your words. Three things decide whether a piece can live under speech, and you can hear all of them without reading a note.

**Pulse.** Tap along for fifteen seconds and multiply by four. Speech runs calmly over 60 to 90 beats a minute. Above 120 the listener feels that the talker is late for something.

**Density.** Count how many things happen in a second, from 1 to 10. Under words you want three or fewer, and little between 1,000 and 4,000 hertz, where the consonants live. In practice: no high piano runs, no shakers, nobody singing. A second voice, even in a language that you don’t know, is a second talker.

**Key.** Hum the last note of one piece and the first of the next. If it hurts, put a sentence in between.
`,
        {
          type: 'table',
          caption: 'Three pieces that I tried under the ferry pilot',
          head: ['Piece', 'Pulse', 'Density', 'Under the voice'],
          rows: [
            ['slow strings', '66', '2', 'works, and says “sad” before he does'],
            ['piano with runs', '72', '6', 'every run erases a word'],
            ['one low held note, a bell now and then', 'none', '1', 'works; it is in the program'],
          ],
        },
        `
The first line is worth a thought. Music that tells people what to feel, before they have heard why, is a hand on the back of the neck.

## In, under, out

Start it at the end of a sentence and not beneath one. Let it speak alone for two to four seconds. Then bring it down by about 18 decibels over a second and a half, so that it has arrived when the voice begins. To loop a piece, cut from the first beat of a bar to the first beat of another. Tap: if your finger doesn’t stumble, it’s right.

To end it, don’t fade. Find the piece’s own last chord, put it where you need the ending, and count backward to where the music has to start. Let that chord fall into a pause. The silence after music is the loudest moment you have, so put the sentence there that you would keep if you could keep only one.
`,
        {
          type: 'exercise',
          title: 'Five pieces on a card, one opening',
          task: `
Allow one hour. Choose five pieces without words and note pulse, density and key of each on a card. Predict which will work under ten seconds of your episode, then try all five. With the best one build an opening of twenty seconds: music alone, voice, one loop, a real ending.
`,
          criteria: [
            'The predictions were written before you played anything',
            'For the piece that surprised you, you can say which of the three misled you',
            'A listener tapping along stays in time across the loop',
            'Every word is understood on the loudspeaker of a phone',
            'The music ends, and isn’t turned off',
          ],
        },
      ],
    },
    {
      slug: 'the-most-boring-folder',
      title: 'The most boring folder you will own',
      minutes: 38,
      kind: 'exercise',
      body: [
        `
A friend’s film ran at a festival and was then wanted by an airline. The airline’s lawyer asked for the music’s papers. My friend had downloaded the piece four years before from a site that was by then a shop for lamps. There was nothing wrong with the license, probably. There was nothing to show, either. She replaced the music in a weekend, and says the film has never been the same.

“Royalty-free” doesn’t mean free: usually it means that you pay once and not each time. “I found it online” doesn’t mean anything. And “only thirty seconds” is a legend.

## Five questions

A license answers five questions. Read it until you have all five, in its own words.
`,
        {
          type: 'table',
          caption: 'The five questions, answered for one piece (an invented license)',
          head: ['Question', 'Answer', 'What it means for you'],
          rows: [
            ['Who may use it?', 'the license holder', 'not your client; she needs her own'],
            ['In what?', 'podcasts and online video, no advertising', 'a sponsor’s spot needs another piece'],
            ['Where?', 'worldwide', 'nothing to do'],
            [
              'For how long?',
              'episodes published within a year',
              'old ones may stay, new ones need a renewal',
            ],
            ['With what credit?', 'title, composer, link', 'in the notes of every episode'],
          ],
        },
        `
There are two rights in each piece, the composition’s and the recording’s. A sonata by somebody who died two hundred years ago is free to play, and the recording of it made last spring isn’t free to use. If a license says *non-commercial* and your episode has a sponsor, the answer is no. If it says *no derivatives*, cutting it under your voice is very likely out as well.

I am a radio man and not a lawyer, and the law differs from country to country. For anything that earns real money, pay somebody to read the license. For everything else, keep the folder.

## The folder

One subfolder for each piece: the file; the license as a PDF, printed on the day you got it; the receipt; and a text with the five answers. Web pages change. Your PDF doesn’t.
`,
        {
          type: 'exercise',
          title: 'Papers for one episode',
          task: `
Allow 35 minutes. Make the folder for every piece of music and every effect in your episode. Then play the lawyer: choose one piece, start a clock, and prove that you may use it in this episode, in five years’ time.
`,
          criteria: [
            'Each subfolder holds four things, and the PDF shows its date',
            'All five answers are in the words of the license, with your own sentence beside them',
            'The proof took less than a minute',
            'A piece with a missing answer was replaced today, while nobody is asking',
          ],
        },
      ],
    },
  ],
}
