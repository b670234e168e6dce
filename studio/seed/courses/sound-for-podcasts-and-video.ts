import {soundForPodcastsAndVideoOutline} from '../lessons/sound-for-podcasts-and-video.ts'
import type {CourseSeed} from '../types.ts'

export const soundForPodcastsAndVideo: CourseSeed = {
  number: 11,
  slug: 'sound-for-podcasts-and-video',
  title: 'Sound and Music for Podcasts and Video',
  instructor: 'daniel-reyes',
  category: 'music',
  level: 'Intermediate',
  rating: 2.9,
  studentsCount: 720,
  price: 74.99,
  originalPrice: 109.99,
  listing: 'catalogue',
  published: '2026-08-11',
  imageAlt: 'A microphone in front of concentric rings, with a short run of musical notes',
  description: `
Viewers forgive a soft picture and leave a bad sound within seconds. The good news is that most of what separates an amateur recording from a professional one is not equipment. It is the room, the distance to the microphone and the willingness to cut. This course teaches all three, and then the part that people fear most, which is music.

### Who it is for

People who already publish something with sound, a podcast, a course, interviews, films for a company, and are not happy with how it sounds. You should have recorded and edited at least once, in any program. A microphone for a hundred dollars and closed headphones are enough. If you own better ones, you will finally hear why.

### What you make

A complete episode or film of eight to twelve minutes: two voices recorded in an ordinary room, one of them remote; speech edited so that nobody hears the edit; an opening, two transitions and an ending with music you are entitled to use; and a final file at the right loudness for the place where it will be heard. You also keep a folder with the license of every piece of music in it, which is the most boring and most valuable file you will own.

### How it is taught

By ear. Again and again you make the same ten seconds in two versions and say which is better and why before I tell you what I would have done. Wear headphones. The screen matters less than usual, and some of the tasks are done on a walk. Twelve short lessons, about nine hours with the work, and then your episode. Tools are used sparingly, with a reason each time: a little equalization because the room hums, a little compression because she leans back when she laughs.

### About the music

You do not have to play or read any. You learn to hear what a piece is doing, its pulse, density and key, to choose one that leaves space for words, to loop and end it cleanly, and to read a license: who may use it, where, for how long and with what credit.
`,
  outcomes: [
    'Make an ordinary room quiet enough to record in',
    'Choose and place a microphone for one voice or two',
    'Set levels you will not have to rescue',
    'Edit speech so that nobody hears the edit',
    'Use equalization, compression and noise reduction sparingly',
    'Choose music that supports the words and loop it cleanly',
    'License music properly and keep the proof',
    'Deliver at the right loudness for each platform',
  ],
  outline: soundForPodcastsAndVideoOutline,
}
