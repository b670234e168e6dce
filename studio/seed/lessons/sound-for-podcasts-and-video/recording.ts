import type {SectionSeed} from '../types.ts'

export const recording: SectionSeed = {
  title: 'Recording: levels, interviews, remote guests',
  lessons: [
    {
      slug: 'levels-you-will-not-have-to-rescue',
      title: 'Levels you will not have to rescue',
      minutes: 43,
      kind: 'exercise',
      body: [
        `
Speech should dance around -18 on the meter and peak at about -12. That looks timid to anyone who learned on tape, where quiet meant hiss and you rode as close to the red as you dared. It is different now. With 24 bits the hiss of the converter lies some 100 decibels down, deeper than any room you will ever sit in. So you can turn up a timid recording by 10 and lose nothing. A clipped one is lost, as you know from Juárez.

If your recorder offers a second track at -12 decibels below the first, for safety, switch it on and forget it. Once a year it pays for the recorder. If it offers *automatic level*, switch that off: it turns up the fridge whenever your guest thinks.
`,
        {
          type: 'table',
          caption: 'What the meter should show, and what to do if it doesn’t',
          head: ['Peaks at', 'It means', 'Do'],
          rows: [
            ['-30 or lower', 'too far away', 'come closer, then look again'],
            ['-18 to -12', 'good, with room for a shout', 'leave it alone'],
            ['-6', 'good until somebody laughs', 'turn down by 6'],
            ['0', 'something has been lost', 'stop, say so, ask for it once more'],
          ],
        },
        `
Look at the first row. A low meter is more often a matter of distance than of level, and if you reach for the knob you get a loud stairwell.

## The first two minutes are for the guest

Setting a level takes a minute of somebody’s talk, and it’s the best cover I know for another thing. Nobody says anything worth keeping in the first two minutes, since they are talking to the microphone. I start the recorder while we’re still pouring coffee, ask about the drive, answer *their* questions, set the level, and let the machine become furniture.

Then comes the first real question, and it is never “Tell us about yourself.” It is a place and a time: *Where were you standing when the phone rang?* People look up and to the side, and you can see them go there. After the answer I count to three before I speak. Half of the good sentences of my life came on two.
`,
        {
          type: 'exercise',
          title: 'Breakfast, and ten minutes',
          task: `
Allow 40 minutes. Have someone tell you about breakfast and then about the angriest moment of their year; set the level during the first and don’t touch it. Then interview the same person for ten minutes with five questions, each of which has a place, a time or a thing in it. Listen once, with a pencil.
`,
          criteria: [
            'No peak of the angry part reaches 0',
            'Turned up by 10 decibels, the quietest part has no more hiss than room',
            'None of the five questions can be answered with yes or no',
            'You counted how often you spoke within a second of their last word, and the number is smaller in the second half',
          ],
        },
      ],
    },
    {
      slug: 'a-remote-guest-recorded-twice',
      title: 'A remote guest, recorded twice',
      minutes: 48,
      kind: 'exercise',
      body: [
        `
A call squeezes a voice until it fits the line, and whatever the line drops is gone. It is gone for good in the recording of the call, too, which is why so many interviews sound like a report from a submarine. So the guest records as well, on the phone that everybody owns, and sends you the file. The call is for understanding each other. Its recording is your safety copy.

## Five lines to send

People are glad to do this if it fits on a screen. Here is what I send, the evening before.
`,
        {
          type: 'code',
          language: 'text',
          filename: 'to-my-guest.txt',
          code: `1. Sit in the room with the most soft things in it. Close the window.
2. Use headphones, any kind, so that I am not on your recording.
3. Lay a second phone a hand's breadth from your mouth, on a book, in flight mode.
4. Open its voice recorder and press the button when I ask you to. We clap together.
5. Leave it on until I say so. Afterward, send me the file the way you send photographs.`,
        },
        `
Number two matters most. Without headphones your own voice comes out of her loudspeaker into her recording, late, and you can’t cut her without cutting yourself.

## Two claps

You clap together at the beginning, and again at the end. The first clap lines up the two files: two tall spikes, push one under the other. The second shows by how much they have drifted apart, because no two clocks agree. A tenth of a second in an hour is common. That is enough for people to answer before they’ve been asked. Say the second claps of a fifty-minute talk lie 80 milliseconds apart. Then one file has to be stretched by 0.08 ÷ 3,000, or 0.0027 percent. Most editors let you type that in, or drag the end until the spikes meet. Nobody hears the stretch. Everybody hears the 80 milliseconds.

## The last thirty seconds

When all has been said, ask for thirty seconds of silence, in place, with everything running. It feels silly, and guests smile into it. You’ll need it. Cut a cough from a sentence and put nothing there, and the listener hears a hole, since the room itself has stopped. Thirty seconds of that room fill a hundred such holes.

In the same minute ask for what you noted as you listened: the name that was mumbled, the year that was wrong, the sentence that a truck drove through. “Would you tell me that once more, as if I hadn’t understood?” Keep the list to five.
`,
        {
          type: 'exercise',
          title: 'Two phones and two claps',
          task: `
Allow 45 minutes. Send a friend your own version of the five lines and record fifteen minutes of talk in this way, with both claps, thirty seconds of room from each side and at least two sentences told again. Line the files up and correct the drift.
`,
          criteria: [
            'Both claps fall together within a fiftieth of a second',
            'Your friend needed no explanation beyond the five lines; if one was needed, the lines have changed',
            'Your voice can’t be heard on her file',
            'You replaced one cough by room, and a listener didn’t find it',
            'You noted for each second telling whether it was better. It often isn’t, and then the truck may stay',
          ],
        },
      ],
    },
  ],
}
