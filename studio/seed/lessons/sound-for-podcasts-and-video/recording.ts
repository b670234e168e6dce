import type {SectionSeed} from '../types.ts'

export const recording: SectionSeed = {
  title: 'Recording: levels, interviews, remote guests',
  lessons: [
    {
      slug: 'levels-you-will-not-have-to-rescue',
      title: 'Levels you will not have to rescue',
      minutes: 18,
      kind: 'exercise',
      body: [
        `
Speech should dance around -18 and peak at about -12. That looks timid to anyone who learned on tape, where quiet meant hiss. With 24 bits the hiss of the converter lies some 100 decibels down, so you can turn a timid recording up by 10 and lose nothing, whereas a clipped one is lost. If your recorder offers a second track at -12 decibels for safety, switch it on and forget it. Once a year it pays for the recorder.
`,
        {
          type: 'exercise',
          title: 'Breakfast and Juárez',
          task: 'Have someone tell you about breakfast, then about the angriest moment of their year. Set the level during the first and don’t touch it.',
          criteria: [
            'No peak of the second reaches 0',
            'After turning the quiet part up by 10 decibels you hear no more hiss than room',
          ],
        },
      ],
    },
    {
      slug: 'the-first-two-minutes-are-for-the-guest',
      title: 'The first two minutes are for the guest',
      minutes: 18,
      kind: 'reading',
      body: [
        `
Nobody says anything worth keeping in the first two minutes. They are talking to the microphone. I start the recorder while we are still pouring coffee, ask about the drive, and answer their questions, so that the machine becomes furniture. Then I ask the first real question, and it is never “Tell us about yourself”. It is a place and a time: *Where were you standing when the phone rang?* After the answer I count three before I speak. Half of the good sentences of my life came on two.

**Your task:** interview somebody for ten minutes with five questions, each with a place, a time or a thing in it. Afterward count how often you spoke within a second of their last word. That was the best material you never got.
`,
      ],
    },
    {
      slug: 'a-remote-guest-recorded-twice',
      title: 'A remote guest, recorded twice',
      minutes: 18,
      kind: 'exercise',
      body: [
        `
A call squeezes a voice until it fits the line, and whatever the line drops is gone. So the guest records as well, on a phone that lies a hand from the mouth, and sends you the file; the call is for understanding each other, and its recording is your safety copy. Clap together at the beginning and again at the end. The first clap lines up the two files. The second shows how far they have drifted apart: two clocks commonly lose a tenth of a second in an hour, which is enough for people to answer before they are asked.
`,
        {
          type: 'exercise',
          title: 'Two phones and two claps',
          task: 'Record ten minutes with a friend in this way and line the files up in your editor.',
          criteria: [
            'Both claps fall together within a fiftieth of a second, after you have corrected the drift',
            'Your friend needed no more than the five lines of instructions you had sent',
          ],
        },
      ],
    },
    {
      slug: 'room-tone-and-the-second-take',
      title: 'Room tone, and the second take',
      minutes: 20,
      kind: 'reading',
      body: [
        `
When everything has been said, ask for thirty seconds of silence, in place, microphones open. It feels silly, and guests smile into it. You will need it: cut a cough from a sentence and put nothing there, and the listener hears a hole, since the room itself has stopped. Thirty seconds of that room fill a hundred such holes.

In the same minute ask for what you noticed as you listened: the name that was mumbled, the year that was wrong, the sentence that a truck drove through. Say, “Would you tell me that once more, as if I hadn’t understood?” **Your task:** keep a list of seconds during your next interview, not more than five, and get all five before the coats are on. Note beside each whether the second telling was better. It often isn’t, and then you know why the truck may stay.
`,
      ],
    },
  ],
}
