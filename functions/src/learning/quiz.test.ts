import {expect, test} from 'vitest'
import {explain, isRight, questionsOf} from './quiz.ts'

const answer = (key: string, right = false) => ({_key: key, right, explanation: []})
const question = {_key: 'q', answers: [answer('a', true), answer('b'), answer('c', true)]}

test('a question is right when all right answers are chosen and no other', () => {
  expect(isRight(question, ['a', 'c'])).toBe(true)
  expect(isRight(question, ['c', 'a', 'a'])).toBe(true)
  for (const chosen of [['a'], ['a', 'b', 'c'], ['b'], ['a', 'c', 'gone'], []]) {
    expect(isRight(question, chosen)).toBe(false)
  }
  expect(isRight({_key: 'q', answers: [answer('a')]}, [])).toBe(false)
})

test('a question is explained once it is answered right, or wrong three times', () => {
  const answers = {
    a: {right: true, explanation: []},
    b: {right: false, explanation: []},
    c: {right: true, explanation: []},
  }
  expect(explain(question, true, 0)).toEqual({right: true, triesLeft: 0, answers})
  expect(explain(question, false, 1)).toEqual({right: false, triesLeft: 2, answers: {}})
  expect(explain(question, false, 2)).toEqual({right: false, triesLeft: 1, answers: {}})
  expect(explain(question, false, 3)).toEqual({right: false, triesLeft: 0, answers})
  expect(explain(question, false, Infinity)).toMatchObject({triesLeft: 0, answers})
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
