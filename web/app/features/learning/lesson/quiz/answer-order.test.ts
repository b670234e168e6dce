import {expect, test} from 'vitest'
import {answerOrder} from './answer-order'

const answers = ['answer-0', 'answer-1', 'answer-2', 'answer-3'].map((_key) => ({_key}))
const orderOf = (question: string, attempt: number) =>
  answerOrder(answers, question, attempt)
    .map(({_key}) => _key.at(-1))
    .join('')

test('each try has the same answers in another order, and the same try the same order', () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(orderOf('q', attempt).split('').toSorted().join('')).toBe('0123')
    expect(orderOf('q', attempt)).toBe(orderOf('q', attempt))
    expect(orderOf('q', attempt)).not.toBe(orderOf('q', attempt + 1))
  }
  expect(answerOrder([], 'q', 1)).toEqual([])
})

test('over many questions each answer stands at each place about as often', () => {
  const orders = Array.from({length: 4000}, (_, index) => orderOf(`question-${index}`, 0))
  expect(new Set(orders).size).toBe(24)
  const places = orders.map((order) => order.indexOf('0'))
  for (const place of [0, 1, 2, 3]) {
    const count = places.filter((each) => each === place).length
    expect(count).toBeGreaterThan(900)
    expect(count).toBeLessThan(1100)
  }
})
