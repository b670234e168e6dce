import {drawItOnTheWhiteboardOutline} from '../lessons/draw-it-on-the-whiteboard.ts'
import {aPersonInSixStrokes} from '../lessons/draw-it-on-the-whiteboard/a-person-in-six-strokes.ts'
import type {CourseSeed} from '../types.ts'

export const drawItOnTheWhiteboard: CourseSeed = {
  number: 12,
  slug: 'draw-it-on-the-whiteboard',
  title: 'Draw It on the Whiteboard',
  instructor: 'tomas-ferreira',
  category: 'art',
  level: 'Beginner',
  rating: 3.9,
  studentsCount: 430,
  price: 62.99,
  originalPrice: 84.99,
  listing: 'catalogue',
  published: '2026-09-22',
  imageAlt: 'A hand-drawn circle, square and arrow on a whiteboard, with a marker below them',
  description: `
Whoever holds the marker decides what the meeting is about. It is rarely the person who draws best; it is the person who is willing to draw at all. This course teaches you to draw well enough, and quickly enough, that you will want to be that person. It has nothing to do with art in a frame, and after a few weeks you may find that it does.

### Who it is for

Engineers, teachers, consultants, managers, nurses: anyone who explains things or sits in rooms where others do. It is meant for people who say that they cannot draw. They are usually right about perspective and portraits, and none of that is needed. If you can write your name, you have the motor skill this course requires.

### What you make

A visual vocabulary of about sixty things, all built from five shapes and a line, that you can draw without thinking: people, rooms, money, time, a doubt, a deadline. Then pictures made of them: a process on one page, two options side by side, an organization that admits how it works. In the last section you draw live while a recorded meeting goes on, and clean up the photograph afterward so that it can be sent.

### How it is taught

With a pen in your hand from the second minute. You need a thick marker, a thin one and a stack of scrap paper. You see what I drew and in which order, and the drawing that matters most, a person, grows stroke by stroke in a short film. Exercises are counted in minutes: forty arrows, ten faces, one sentence lettered three times. Speed comes first and beauty later, because slow drawing freezes people and quick drawing loosens them.

Twenty lessons of ten to twenty minutes, one of them with telephone calls. Do one a day in the office, when nobody is in the room, on the real board. Wipe it off afterward. Three weeks later leave one on, and see who adds to it.
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
  trailer: aPersonInSixStrokes,
  outline: drawItOnTheWhiteboardOutline,
}
