import type {CourseSeed} from '../types.ts'

export const drawItOnTheWhiteboard: CourseSeed = {
  number: 12,
  slug: 'draw-it-on-the-whiteboard',
  title: 'Draw It on the Whiteboard',
  instructor: 'tomas-ferreira',
  category: 'art',
  level: 'Beginner',
  rating: 4.8,
  studentsCount: 430,
  lessons: 20,
  price: 62.99,
  originalPrice: 84.99,
  listing: 'catalogue',
  published: '2026-09-22',
  imageAlt: 'A hand-drawn circle, square and arrow on a whiteboard, with a marker below them',
  description: `
Whoever holds the marker decides what the meeting is about. This course teaches you to draw well enough, and fast enough, that you will want to hold it.
`,
  outcomes: [
    'Draw straight lines, boxes and arrows without a ruler',
    'Build any object from five simple shapes',
    'Sketch people, faces and gestures in a few strokes',
    'Letter quickly and legibly on a wall',
    'Show a process, a comparison and a hierarchy',
    'Draw while someone else is speaking',
    'Turn a muddled discussion into one picture',
    'Photograph, clean up and share what you drew',
  ],
  curriculum: [
    ['Five shapes and a line', 36],
    ['People in six strokes', 42],
    ['Lettering for walls', 28],
    ['Pictures of processes and choices', 50],
    ['Drawing while people talk', 44],
  ],
}
