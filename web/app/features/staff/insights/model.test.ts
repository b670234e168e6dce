import {expect, test} from 'vitest'
import {greatestStop, hardestQuestions, percentOf, type LessonInsights} from './model'

function lesson(key: string, opened: number, questions: LessonInsights['questions'] = []): LessonInsights {
  return {key, title: key, opened, done: 0, minutes: 10, takenMinutes: null, questions}
}

function question(key: string, answered: number, wrong: number) {
  return {key, question: key, answered, wrong, answers: []}
}

test('most people stop where the next lesson is opened by fewest of those before', () => {
  const lessons = [lesson('a', 50), lesson('b', 45), lesson('c', 20), lesson('d', 18)]
  expect(greatestStop(lessons)).toMatchObject({lesson: {key: 'b'}, next: {key: 'c'}, people: 25})
})

test('nobody stops where nobody has begun, or later lessons are opened by more', () => {
  expect(greatestStop([])).toBeNull()
  expect(greatestStop([lesson('a', 0), lesson('b', 0)])).toBeNull()
  expect(greatestStop([lesson('a', 3), lesson('b', 5)])).toBeNull()
})

test('the questions that go wrong most often come first, of the same share those asked more', () => {
  const lessons = [
    lesson('a', 9, [question('never answered', 0, 0), question('easy', 10, 1)]),
    lesson('b', 9, [question('hard', 4, 3), question('half', 2, 1), question('half of many', 20, 10)]),
  ]
  expect(hardestQuestions(lessons).map(({question}) => question.key)).toEqual([
    'hard',
    'half of many',
    'half',
    'easy',
  ])
})

test('a part is given in whole percent', () => {
  expect(percentOf(1, 3)).toBe(33)
  expect(percentOf(0, 0)).toBe(0)
})
