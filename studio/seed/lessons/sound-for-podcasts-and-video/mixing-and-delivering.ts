import type {SectionSeed} from '../types.ts'

export const mixingAndDelivering: SectionSeed = {
  title: 'Mixing and delivering',
  lessons: [
    {
      slug: 'three-tools-a-reason-each',
      title: 'Three tools, and a reason for each',
      minutes: 16,
      kind: 'reading',
      body: [
        `
Write the reason first: *the room hums*, *she leans back when she laughs*, *his S pricks*. No reason, no tool. For hum and rumble, a high-pass filter at 80 hertz, which no voice misses. For leaning back, a compressor at a ratio of 3 to 1 that takes off 3 to 6 decibels on the loud syllables and rests in between; if it never rests, the room comes up in every pause. For the S, a de-esser around 6,000 hertz, until you notice the lisp, then back by half.

**Your task:** process one minute with at most three tools, each with its sentence. Then make the result exactly as loud as the original, because louder always seems better, and compare blind, five times. If you prefer the original twice or more, take something off.
`,
      ],
    },
    {
      slug: 'mix-it-on-the-worst-speaker',
      title: 'Mix it on the worst speaker',
      minutes: 16,
      kind: 'exercise',
      body: [
        `
My truck driver listened in a cab at sixty-five miles an hour. I mixed on good loudspeakers and checked on a radio that stood on top of a running washing machine. Whatever I couldn’t understand there, he couldn’t either. Set the voices first, without music, until you never want to reach for the volume. Bring the music up until you notice it, then take it down by 3 decibels. Stop after an hour: ears tire, and tired ears turn up the treble.
`,
        {
          type: 'exercise',
          title: 'Three places',
          task: 'Listen to the whole episode in a kitchen with the water running, on a walk by a road, and in bed, quietly. Take down seconds and nothing else.',
          criteria: [
            'Every word of both voices was understood in at least two of the places',
            'After your corrections no two voices differ by more than you would notice',
          ],
        },
      ],
    },
    {
      slug: 'loud-enough-and-no-louder',
      title: 'Loud enough and no louder',
      minutes: 18,
      kind: 'exercise',
      body: [
        `
Platforms measure loudness over the whole program, in LUFS, and turn down what is above their mark. For podcasts aim at -16 in stereo or -19 in mono, which sound alike; several large video services settle at about -14. Keep true peaks at -1 so that the conversion to MP3 or AAC doesn’t clip. If your meter says -21.5 and you want -16, you need 5.5 decibels more, and a limiter for the few peaks that would then stick out. If it has to work harder than 3 decibels, go back to the mix.
`,
        {
          type: 'exercise',
          title: 'Deliver it',
          task: 'Export your episode for two places, with title, speakers and credits in the file, and listen to both from beginning to end.',
          criteria: [
            'Both are within half a unit of their mark, with peaks at -1 or below',
            'The folder of licenses is complete',
            'You could name the person for whom you made it',
          ],
        },
      ],
    },
  ],
}
