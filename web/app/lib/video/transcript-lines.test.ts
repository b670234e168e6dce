import {expect, test} from 'vitest'
import {lineAt, saysMore, toLines} from './transcript-lines'

const cues = [
  {startTime: 0.5, text: 'A person needs six strokes.'},
  {startTime: 3, text: '<v Ada>The first is\nthe head,'},
  {startTime: 5.25, text: 'and it is a circle.'},
  {startTime: 8, text: ' '},
  {startTime: 9, text: 'Is that all? “No.”'},
  {startTime: 12, text: 'Two are arms'},
]

test('captions become sentences, each with the second in which it begins', () => {
  expect(toLines(cues)).toEqual([
    {second: 0.5, text: 'A person needs six strokes.'},
    {second: 3, text: 'The first is the head, and it is a circle.'},
    {second: 9, text: 'Is that all? “No.”'},
    {second: 12, text: 'Two are arms'},
  ])
  expect(toLines([])).toEqual([])
})

test('captions without full stops are not one line', () => {
  const long = Array.from({length: 40}, (_, at) => ({startTime: at, text: 'and then another one of them'}))
  const lines = toLines(long)
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.map(({text}) => text).join(' ')).toBe(long.map(({text}) => text).join(' '))
})

test('the line that is spoken is the last that has begun', () => {
  const lines = toLines(cues)
  expect([0, 0.5, 2.9, 3, 11, 99].map((second) => lineAt(lines, second))).toEqual([-1, 0, 0, 1, 2, 3])
})

test('a transcript says more when it has words that nobody speaks', () => {
  const lines = toLines(cues)
  const spoken =
    'A person needs six strokes. The first is the head, and it is a circle. Is that all? No. Two are arms'
  expect(saysMore(spoken, lines)).toBe(false)
  expect(saysMore(`${spoken} [A hand draws.]`, lines)).toBe(true)
})
