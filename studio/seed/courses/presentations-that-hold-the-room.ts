import {presentationsThatHoldTheRoomOutline} from '../lessons/presentations-that-hold-the-room.ts'
import type {CourseSeed} from '../types.ts'

export const presentationsThatHoldTheRoom: CourseSeed = {
  number: 9,
  slug: 'presentations-that-hold-the-room',
  title: 'Presentations That Hold the Room',
  instructor: 'amara-okafor',
  category: 'personal-development',
  level: 'All Levels',
  rating: 4.7,
  studentsCount: 1080,
  price: 64.99,
  originalPrice: 94.99,
  listing: 'catalogue',
  published: '2026-05-19',
  imageAlt: 'A lectern under a cone of light, with rows of empty chairs facing it',
  description: `
People do not come to hear your slides. They come to find out what you think and whether to believe you, and they have usually decided about the second within a few minutes. This course is about giving them both in the time you were given, without becoming someone else for the purpose.

### Who it is for

Anyone who has to stand up and be understood: in a weekly meeting, at a conference, in front of a board, on a video call with nine switched-off cameras. Beginners will find a method. People who speak often will find out which of their habits the audience has been forgiving. Nerves are welcome. They are treated here as energy in the wrong place.

### What you make

One real presentation, for a date in your calendar. You begin with a single sentence that says what should be different when you have finished. You build the argument from it, on cards, so that each question arrives in the listener’s mind just before you answer it. Only then do you open the slide program, and you will need it less than you expect. You rehearse in three passes: for the order, for the words, for the clock.

### How it is taught

By watching, cutting and speaking aloud. We take apart short speeches, including the beginning and the end of one of mine with everything superfluous struck out in red. In nearly every section you record yourself for two minutes on a phone and look at one thing only, such as what your hands do, or how you end a sentence. One thing at a time is bearable. Everything at once is why people stop watching themselves.

### What to expect

The course takes under five hours, and the rehearsal takes as long again. Plan three weeks before your date if you can, and three days if you must; there is a short path through the material for that. Nobody becomes brilliant. Most people become clear, and a clear speaker is rare enough to be remembered.
`,
  outcomes: [
    'Say in one sentence what should be different afterward',
    'Order an argument so that questions arrive when you answer them',
    'Open without an apology or an agenda',
    'Make slides that cannot be read instead of heard',
    'Rehearse aloud, by the clock, in three passes',
    'Use nerves rather than hide them',
    'Handle the hostile question and the silent room',
    'Present on video without losing the people in it',
  ],
  outline: presentationsThatHoldTheRoomOutline,
}
