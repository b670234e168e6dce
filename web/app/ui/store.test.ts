import {expect, test, vi} from 'vitest'
import {createStore} from './store'

test('whoever listens is told of each change, until they stop', () => {
  const store = createStore(1)
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = store.subscribe(first)
  store.subscribe(second)
  store.set(2)
  stop()
  store.set(3)
  expect([store.get(), first.mock.calls.length, second.mock.calls.length]).toEqual([3, 1, 2])
})

test('it starts for the first listener and stops with the last, once, and anew', () => {
  const said: string[] = []
  const store = createStore(0, {start: () => said.push('start'), stop: () => said.push('stop')})
  const [one, two] = [store.subscribe(() => {}), store.subscribe(() => {})]
  one()
  one()
  expect([said, store.hasListeners()]).toEqual([['start'], true])
  two()
  expect([said, store.hasListeners()]).toEqual([['start', 'stop'], false])
  store.subscribe(() => {})()
  expect(said).toEqual(['start', 'stop', 'start', 'stop'])
})
