import type {SectionSeed} from '../types.ts'

export const mixingAndDelivering: SectionSeed = {
  title: 'Mixing and delivering',
  lessons: [
    {
      slug: 'three-tools-a-reason-each',
      title: 'Three tools, and a reason for each',
      minutes: 43,
      kind: 'exercise',
      body: [
        `
Open any editor and it offers you forty effects, each with a picture of a glowing knob. Write the reason first, in words, with a person in it: *the room hums*; *she leans back when she laughs*; *his S pricks*. No reason, no tool. I have this on a card above the desk, because I like knobs as much as anybody.
`,
        {
          type: 'table',
          caption: 'Three complaints, three tools, and where to stop',
          head: ['Reason', 'Tool', 'Begin with', 'You have gone too far when'],
          rows: [
            ['hum, rumble, the table’s thump', 'high-pass filter', '80 Hz', 'a deep voice turns thin'],
            [
              'loud and soft words, a talker who moves',
              'compressor',
              '3 to 1, taking off 3 to 6 dB on loud syllables',
              'the room comes up in every pause',
            ],
            ['an S that pricks', 'de-esser', 'around 6,000 Hz', 'you notice a lisp; go back by half'],
          ],
        },
        `
The filter removes what lies below every voice, and for that reason it’s nearly free. The compressor isn’t. It turns down what is loud, and then you turn up the whole. So everything quiet has become louder, the fridge included. Watch its meter: it should move on the strong syllables and *rest* in between. If it never rests, you are no longer evening out a voice. You’re squeezing a room.

Noise reduction is a fourth tool and not in the table, as it’s the last resort. Give it two seconds of your thirty seconds of room so that it knows what to look for, take off 6 decibels and not 20, and listen to the ends of words. When they begin to sound as though they were under water, the noise was better.

## Louder isn’t better

There is a trap in all of this that catches people with thirty years behind them. Anything that is a little louder seems clearer, warmer and closer. Most tools make things a little louder. So you compare before and after, and after wins, and what won was the volume. Before you judge, make both exactly as loud, by the meter. Half a decibel is enough to fool you.

Here is how it went with my own voice last month: filter, compressor, de-esser, “much better.” Then I matched the levels and compared blind, five times. I chose the plain one four times out of five. The compressor went, the filter stayed.
`,
        {
          type: 'exercise',
          title: 'Five blind choices',
          task: `
Allow 40 minutes. Choose one minute of your episode. Write up to three reasons, apply one tool for each, and match the loudness of the result to the original. Have somebody play you the two in a changing order, five times, and write down which you prefer.
`,
          criteria: [
            'Every tool has its sentence, and the sentence has a person or a thing in it',
            'The two versions differ by less than half a decibel in loudness',
            'If you preferred the original twice or more, you took something off and did it again',
            'In the pauses of the processed version the room is no louder than before',
          ],
        },
      ],
    },
    {
      slug: 'loud-enough-and-no-louder',
      title: 'Loud enough and no louder',
      minutes: 68,
      kind: 'exercise',
      body: [
        `
When I worked nights, a truck driver used to write to me. He listened in a cab at sixty-five miles an hour. I mixed on good loudspeakers, and then I checked on a radio that stood on a running washing machine. Whatever I couldn’t understand there, he couldn’t either.

## Mix

Set the voices first, without music, until you never want to reach for the volume. Both voices should seem equally near; trust your ear above the meter, since a deep voice reads higher than it sounds. Then bring the music up until you notice it, and take it down by 3 decibels. Stop after an hour. Ears tire, and tired ears turn up the treble.

## Deliver

Platforms measure loudness over the whole program, in LUFS, and turn down what is above their mark. For podcasts, aim at -16 in stereo or -19 in mono, which sound alike on two loudspeakers. Several large video services settle at about -14. Look up the place where your work will be heard before you export; these marks are customs and change. Keep true peaks at -1 or below, so that the conversion to MP3 or AAC doesn’t clip.

As an example, your meter says -21.5 with peaks at -4, and you want -16. You need 16 less 21.5, that is 5.5 decibels more. The peaks would then stand at +1.5, which is impossible. So a limiter has to take 2.5 off the highest of them. That is fine: it touches a few syllables. If it had to take more than about 3, the talk is too uneven. Go back to the mix and turn down the laughs by hand.
`,
        {
          type: 'quiz',
          question:
            'You deliver at -9 LUFS to a service that plays everything at -14, because louder stands out. What happens?',
          answers: [
            {
              text: 'Yours is heard louder than the others',
              explanation: 'It is turned down by 5 decibels, like anything that is above the mark.',
            },
            {
              text: 'It is turned down to the same loudness, and what you squashed to get there stays squashed',
              right: true,
              explanation:
                'You have paid with every peak and every breath for something that the service takes back.',
            },
            {
              text: 'The service refuses the file',
              explanation: 'It takes it gladly. That is the trouble, as nobody tells you.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'Three places, two files',
          task: `
Allow 65 minutes, most of it for listening. Hear the whole episode in a kitchen with the water running, on a walk beside a road, and in bed, quietly. Take down seconds and nothing else. Correct, then export it for two places, with title, speakers and credits in the file.
`,
          criteria: [
            'Every word of both voices was understood in at least two of the three places',
            'Both files are within half a unit of their mark, with true peaks at -1 or below',
            'The limiter never takes off more than 3 decibels',
            'You listened to both files from beginning to end, after the export',
            'The folder of licenses is complete, and you could name the person for whom you made this',
          ],
        },
      ],
    },
  ],
}
