import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {currentToasts, dismissToast, holdToasts, releaseToasts, subscribeToToasts, toast} from './toast'

beforeEach(() => {
  for (const {id} of currentToasts()) dismissToast(id)
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const titles = () => currentToasts().map(({title}) => title)

test('a toast is dismissed after a time, one with an action later', () => {
  toast({title: 'plain'})
  toast({title: 'undoable', action: {label: 'Undo', onClick: () => {}}})
  vi.advanceTimersByTime(5_000)
  expect(titles()).toEqual(['undoable'])
  vi.advanceTimersByTime(4_000)
  expect(titles()).toEqual([])
})

test('only the newest three are shown', () => {
  for (const title of ['a', 'b', 'c', 'd']) toast({title})
  expect(titles()).toEqual(['b', 'c', 'd'])
})

test('a repeated toast replaces the earlier one and restarts its time', () => {
  toast({title: 'a', description: 'once'})
  toast({title: 'b'})
  vi.advanceTimersByTime(4_000)
  const again = toast({title: 'a', description: 'once'})
  toast({title: 'a', description: 'otherwise'})
  expect(titles()).toEqual(['b', 'a', 'a'])
  vi.advanceTimersByTime(4_000)
  expect(titles()).toEqual(['a', 'a'])
  expect(currentToasts()[0]?.id).toBe(again)
})

test('a toast that is added while others are held is held, too', () => {
  toast({title: 'read me'})
  holdToasts()
  toast({title: 'and me'})
  vi.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['read me', 'and me'])
  releaseToasts()
  vi.advanceTimersByTime(5_000)
  expect(titles()).toEqual([])
})

test('after all held toasts are dismissed, the next one is dismissed after its time', () => {
  const held = toast({title: 'dismissed under the hand'})
  holdToasts()
  dismissToast(held)
  toast({title: 'later'})
  vi.advanceTimersByTime(5_000)
  expect(titles()).toEqual([])
})

test('held toasts stay, and restart their time when released', () => {
  toast({title: 'read me'})
  vi.advanceTimersByTime(4_000)
  holdToasts()
  vi.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['read me'])
  releaseToasts()
  vi.advanceTimersByTime(4_999)
  expect(titles()).toEqual(['read me'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('subscribers are called on every change until they unsubscribe', () => {
  const heard = vi.fn<() => void>()
  const stop = subscribeToToasts(heard)
  dismissToast(toast({title: 'x'}))
  stop()
  toast({title: 'y'})
  expect(heard).toHaveBeenCalledTimes(2)
})
