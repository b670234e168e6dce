import {aPersonInSixStrokes} from '../lessons/draw-it-on-the-whiteboard/a-person-in-six-strokes.ts'
import type {ArticleSeed} from '../types.ts'

export const watchLessDoMore: ArticleSeed = {
  number: 3,
  slug: 'watch-less-do-more',
  title: 'Watch Less, Do More: Getting the Most from Recorded Lessons',
  excerpt:
    'A recorded lesson can be paused, doubled in speed and rewound. Almost nobody uses the one button that matters.',
  author: {instructor: 'daniel-reyes'},
  date: '2026-06-09',
  category: 'EdTech',
  tags: ['video lessons', 'attention', 'self-testing', 'notes'],
  imageAlt: 'A large pause symbol made of two pencils in front of a video frame',
  body: [
    `
For nine years I made programs that could not be paused. If a listener’s kettle boiled over at the important sentence, the sentence was gone. So I envy everyone who teaches by recording now: your listener holds the razor blade. They can stop you, skip you, rewind you and play you at double speed. What strikes me is how seldom they use the one button that matters, and it is the oldest one on the machine.

It is the pause.

## What we know about watching

In 2014 Philip Guo, Juho Kim and Rob Rubin looked at 6.9 million viewing sessions from four courses on edX. They wanted to know how long people stay with a video. The median was at most six minutes, whatever the length of the film. Long recordings did not make for long attention. They only made for more unwatched minutes at the end.

This is often quoted as proof that people can no longer concentrate. I read it differently. Listening is work. A good lecture asks you to follow an argument, connect it with what you know and put it somewhere, all at the speed of someone else’s mouth. Six minutes of that is a decent shift. The trouble begins when the recording goes on and the listener, out of politeness, stays in the room without listening.

Karl Szpunar and two colleagues at Harvard tested a remedy in 2013. They cut a lecture on statistics into four parts. Some viewers were asked a few questions after each part; others did unrelated arithmetic or simply looked at the material again. The ones who were questioned let their minds wander less, took more notes and did better in the final test. Nothing had changed in the lecture. It had acquired three pauses with something to do in them.

## Doing beats watching, by a lot

The most striking figure comes from an online course in psychology that Kenneth Koedinger’s group at Carnegie Mellon analyzed in 2015. Learners could read, watch videos and do interactive exercises, and they differed in how much they did of each. The researchers compared all this with the results of the final exam. Additional exercises were associated with about six times as much learning as additional watching or reading. They called the paper “Learning is Not a Spectator Sport”.

It is a finding about one course, and those who practice more may differ in other ways; the authors looked into that and still found the effect. In any case I have not met a musician who is surprised by it.

## How I would watch a lesson

**Before.** Read the title and say aloud what you expect to hear. If a lesson is called *Rooms and microphones*, say which of them you think matters more. You will listen for the answer, and listening for something is a different activity from listening to something.

**During.** Stop after every idea. Not at the end, and not when you are lost. You will know an idea is over because the speaker breathes and says *so* or *now*. Pause there and do one of these:

- Say the idea in one sentence, aloud, to the dog if necessary.
- Predict what comes next.
- Do the thing, if it is a thing that can be done.

**After.** Do the task before you start another lesson, even badly, even for ten minutes. Two lessons and two tasks are a good evening. Six lessons and no task are television.

## What about double speed?

I am asked about this more than anything else. Dillon Murphy and his colleagues at UCLA had students watch lectures at normal speed, one and a half times, twice and two and a half times as fast. Understanding held up surprisingly well as far as double speed and became worse beyond it.

So use it, with two provisions. Those were students watching straightforward lectures, with nothing to do but remember. When something is being demonstrated, slow down, because your hands do not come in double speed. And spend what you save. If you watch a twelve-minute lesson in eight, the remaining four are for the pause button. Otherwise you have merely become faster at forgetting.

Here is a minute to try it on, which [Tomás](/instructor/tomas-ferreira) has lent me. Watch it once with your hands in your lap. Then watch it with a pen in your hand, and stop after each stroke to draw it. After the first time you have seen how a person is drawn. After the second you can draw one.
`,
    aPersonInSixStrokes,
    `

## Notes without transcription

A recording can be replayed, so there is no reason to take it down. Write only two kinds of notes. The first is what you would do differently tomorrow because of this minute, as an instruction to yourself: *hang the duvet behind the speaker, not behind the microphone*. The second is your questions. Put the time from the player’s clock beside each, and you can find the place again in seconds.

Then, and here I repeat what [Ingrid has written about at length](/blog/close-the-book), close everything and see what is left.

## A word to those who record

If you make lessons yourself, you can build the pause in. End an idea, ask a question, and leave five seconds of silence. It will feel like an hour. In radio, five seconds of silence brings an engineer running down the corridor. In a lesson it is the only place where something happens that is not about you.
`,
  ],
}
