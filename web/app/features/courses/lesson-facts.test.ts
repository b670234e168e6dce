import {expect, test} from 'vitest'
import {lessonFacts} from './lesson-facts'

test('the facts of a lesson say reading and own work apart, where editors do', () => {
  expect(lessonFacts({kind: 'reading', minutes: 12})).toBe('Reading · 12m')
  expect(lessonFacts({kind: 'exercise', minutes: 65, ownWork: 61})).toBe('Exercise · 4m to read, 1h 1m to do')
  expect(lessonFacts({kind: 'video', minutes: 12, ownWork: 12})).toBe('With video · 12m')
  expect(lessonFacts({kind: 'quiz', minutes: 0})).toBe('Quiz')
})
