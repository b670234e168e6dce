import {rect, type Point} from '../shapes.ts'
import {lettering} from './lettering.ts'
import {board, marker, person, personStrokes} from './marker.ts'

/** The frames of the video: the same person with one stroke more each time. */
function personFrame(name: string, strokes: number, words: [string, Point][]): string {
  const sheet = board(name)
  const pen = marker('six strokes', 20)
  const all = personStrokes(pen, 620, 780, 660)
  const newest = {1: [0], 2: [1], 4: [2, 3], 6: [4, 5]}[strokes] ?? []
  sheet.print(
    'ink',
    all
      .slice(0, strokes)
      .filter((_, index) => !newest.includes(index))
      .join(''),
  )
  sheet.print('vermilion', newest.map((index) => all[index] ?? '').join(''))
  sheet.print('stone', rect(220, 796, 800, 8, 4))
  for (const [word, [x, y]] of words) sheet.print('ink', lettering(word, x, y, 40, {weight: 1.5}))
  return sheet.sheet()
}

export function personLeaning(): string {
  const sheet = board('whiteboard-person-lean')
  const pen = marker('leaning', 16)
  sheet.print('stone', rect(140, 742, 1320, 8, 4))
  sheet.print('ink', person(pen, 380, 730, 500))
  sheet.print(
    'vermilion',
    person(pen, 1010, 730, 500, {
      lean: 34,
      hands: [
        [-0.26, 0.2],
        [0.28, 0.14],
      ],
      feet: [
        [-0.26, -0.04],
        [0.2, 0],
      ],
    }),
  )
  sheet.print('ink', lettering('WAITS', 380, 780, 34, {align: 'middle', weight: 1.5}))
  sheet.print('ink', lettering('HURRIES', 1060, 780, 34, {align: 'middle', weight: 1.5}))
  return sheet.sheet()
}

export function peopleTalking(): string {
  const sheet = board('whiteboard-person-group')
  const pen = marker('group', 13)
  sheet.print('stone', rect(120, 742, 1360, 8, 4))
  sheet.print(
    'ink',
    person(pen, 330, 730, 400, {
      hands: [
        [-0.2, 0.3],
        [0.42, -0.1],
      ],
    }),
  )
  sheet.print(
    'cobalt',
    person(pen, 800, 730, 400, {
      hands: [
        [0.19, 0.36],
        [0.24, 0.27],
      ],
    }) + pen.box(872, 516, 124, 104),
  )
  sheet.print(
    'vermilion',
    person(pen, 1260, 730, 400, {
      lean: -8,
      hands: [
        [-0.26, -0.2],
        [0.26, -0.2],
      ],
    }),
  )
  sheet.print('ink', lettering('POINTS', 330, 780, 32, {align: 'middle', weight: 1.5}))
  sheet.print('ink', lettering('CARRIES', 830, 780, 32, {align: 'middle', weight: 1.5}))
  sheet.print('ink', lettering('CHEERS', 1260, 780, 32, {align: 'middle', weight: 1.5}))
  return sheet.sheet()
}

const labelled: Record<'head' | 'body' | 'arms' | 'legs', [string, Point]> = {
  head: ['1 HEAD', [1060, 190]],
  body: ['2 BODY', [1060, 330]],
  arms: ['3, 4 ARMS', [1060, 470]],
  legs: ['5, 6 LEGS', [1060, 610]],
}

/** A person grows by one stroke or two from one frame to the next. */
export const personFrames: Record<string, () => string> = {
  'whiteboard-person-empty': () => personFrame('whiteboard-person-empty', 0, [['SIX STROKES', [560, 380]]]),
  'whiteboard-person-head': () => personFrame('whiteboard-person-head', 1, [labelled.head]),
  'whiteboard-person-body': () => personFrame('whiteboard-person-body', 2, [labelled.head, labelled.body]),
  'whiteboard-person-arms': () =>
    personFrame('whiteboard-person-arms', 4, [labelled.head, labelled.body, labelled.arms]),
  'whiteboard-person-legs': () =>
    personFrame('whiteboard-person-legs', 6, [labelled.head, labelled.body, labelled.arms, labelled.legs]),
}
