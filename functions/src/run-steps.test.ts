import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {runSteps} from './run-steps.ts'
import {log} from './services/log.ts'

vi.mock('./services/log.ts', () => ({log: vi.fn()}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const later = () => Date.now() + 60_000

test('a step whose items cannot be found is logged, and the next is worked on', async () => {
  const work = vi.fn(async () => {})
  const steps = [
    {what: 'order', find: async () => Promise.reject(new Error('no index')), work},
    {what: 'mail', find: async () => ['m1', 'm2'], work},
  ]
  await runSteps(steps, later())
  expect(work.mock.calls).toEqual([['m1'], ['m2']])
  expect(vi.mocked(log).mock.calls).toEqual([
    ['reconcile-failed', {what: 'order', itemId: null}, expect.any(Error)],
  ])
})

test('an item that fails is logged, and the others are worked on', async () => {
  const done: string[] = []
  const work = async (id: string) => {
    if (id === 'o2') throw new Error('refused')
    done.push(id)
  }
  await runSteps([{what: 'order', find: async () => ['o1', 'o2', 'o3'], work}], later())
  expect(done).toEqual(['o1', 'o3'])
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'reconcile-failed',
    {what: 'order', itemId: 'o2'},
    expect.any(Error),
  )
})

test('no item and no step is begun once the time is over', async () => {
  const work = vi.fn(async () => {
    vi.advanceTimersByTime(50_000)
  })
  const find = vi.fn(async () => Array.from({length: 12}, (_, index) => `o${index}`))
  const step = {what: 'order', find, work}
  await runSteps([step, step], later())
  // Five at a time, each of which took 50 seconds of the minute.
  expect(work).toHaveBeenCalledTimes(5)
  expect(find).toHaveBeenCalledTimes(1)
})
