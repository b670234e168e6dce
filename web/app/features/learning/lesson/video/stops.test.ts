import {expect, test} from 'vitest'
import {resumeAt, stopBetween, type Stop} from './stops'

const stop = (second: number): Stop => ({
  _key: `at-${second}`,
  second,
  quiz: {_type: 'quiz', _key: `q-${second}`, question: [], several: false, answers: []},
})
const stops = [stop(30), stop(10)]

test('a video stops at the question it has come to', () => {
  expect(stopBetween(stops, 9.8, 10.05)?.second).toBe(10)
  expect(stopBetween(stops, 10.05, 10.3)).toBeUndefined()
  expect(stopBetween(stops, 29.9, 30)?.second).toBe(30)
})

test('of two questions passed at once the first is asked', () => {
  expect(stopBetween(stops, 5, 40)?.second).toBe(10)
})

test('a video goes on where it was left, and begins anew when it was at an end', () => {
  expect(resumeAt(42, 120)).toBe(42)
  expect(resumeAt(2, 120)).toBe(0)
  expect(resumeAt(118, 120)).toBe(0)
})
