import {expect, test} from 'vitest'
import {includedIn, lessonFacts} from './lesson-facts'

test('the facts of a lesson say reading and own work apart, where editors do', () => {
  expect(lessonFacts({kind: 'reading', minutes: 12})).toBe('Reading · 12m')
  expect(lessonFacts({kind: 'exercise', minutes: 65, ownWork: 61})).toBe('Exercise · 4m to read, 1h 1m to do')
  expect(lessonFacts({kind: 'video', minutes: 12, ownWork: 12})).toBe('With video · 12m')
  expect(lessonFacts({kind: 'quiz', minutes: 0})).toBe('Quiz')
})

test('what a course includes is counted over its lessons, and what there is none of is left out', () => {
  const lesson = {key: 'a', slug: 'a', title: 'A', kind: 'reading', minutes: 20, free: false} as const
  expect(includedIn([])).toEqual([])
  expect(includedIn([lesson])).toEqual(['1 lesson', '20m to read and watch'])
  expect(
    includedIn([
      {...lesson, ownWork: 15},
      {...lesson, kind: 'exercise', minutes: 60, ownWork: 60},
      {...lesson, kind: 'video'},
      {...lesson, kind: 'quiz', minutes: 0},
      {...lesson, kind: 'quiz', minutes: 0},
    ]),
  ).toEqual(['5 lessons', '25m to read and watch', '1h 15m of own work', '1 exercise', '1 film', '2 quizzes'])
})
