import fc from 'fast-check'
import {expect, test} from 'vitest'
import {grade, questionsOf} from './quiz.ts'

const answer = (key: string, right = false) => ({_key: key, right, explanation: []})
const question = {_key: 'q', answers: [answer('a', true), answer('b'), answer('c', true)]}

test('a question is right when all right answers are chosen and no other', () => {
  expect(grade(question, ['a', 'c']).right).toBe(true)
  expect(grade(question, ['c', 'a', 'a']).right).toBe(true)
  for (const chosen of [['a'], ['a', 'b', 'c'], ['b'], ['a', 'c', 'gone'], []]) {
    expect(grade(question, chosen).right).toBe(false)
  }
  expect(grade({_key: 'q', answers: [answer('a')]}, []).right).toBe(false)
})

test('grading says of every answer whether it is right', () => {
  fc.assert(
    fc.property(fc.subarray(['a', 'b', 'c', 'gone']), (chosen) => {
      expect(grade(question, chosen).answers).toEqual({
        a: {right: true, explanation: []},
        b: {right: false, explanation: []},
        c: {right: true, explanation: []},
      })
    }),
  )
})

test('the questions of a lesson are found in its text and in its videos', () => {
  const stop = {_key: 'stop', second: 3, quiz: {...question, _key: 'stop'}}
  const {inText, inVideos} = questionsOf([
    {_type: 'block', _key: 'words'},
    {_type: 'quiz', ...question},
    {_type: 'quiz', _key: 'unanswerable', answers: [answer('a')]},
    {_type: 'quiz', _key: 'incomplete'},
    {_type: 'video', _key: 'video', stops: [stop]},
  ])
  expect(inText.map(({_key}) => _key)).toEqual(['q'])
  expect(inVideos.map(({_key}) => _key)).toEqual(['stop'])
})
