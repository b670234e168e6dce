import type {CourseSeed} from '../types.ts'

export const soundForPodcastsAndVideo: CourseSeed = {
  number: 11,
  slug: 'sound-for-podcasts-and-video',
  title: 'Sound and Music for Podcasts and Video',
  instructor: 'daniel-reyes',
  category: 'music',
  level: 'Intermediate',
  rating: 4.5,
  studentsCount: 720,
  lessons: 31,
  price: 74.99,
  originalPrice: 109.99,
  listing: 'catalogue',
  published: '2026-08-11',
  imageAlt: 'A microphone in front of concentric rings, with a short run of musical notes',
  description: `
Viewers forgive a soft picture and leave a bad sound within seconds. This course teaches you to record a voice in an ordinary room, cut it without a trace and put music under it that helps.
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
  curriculum: [
    ['Listening: what a microphone hears', 42],
    ['Rooms and microphones', 68],
    ['Recording: levels, interviews, remote guests', 74],
    ['Editing speech', 82],
    ['Music: choosing, placing, licensing', 64],
    ['Mixing and delivering', 50],
  ],
}
