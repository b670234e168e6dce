import {beforeEach, expect, test, vi} from 'vitest'

const service = {asked: 0, fails: null as string | null}

vi.mock('~/lib/firebase/call', () => ({
  call: async (_: unknown, {lessonKey}: {lessonKey: string}) => {
    service.asked += 1
    // Imported after the module reset, so that it is the same class instance as in the code under test.
    const {CallFailure} = await import('~/lib/firebase/call-failure')
    if (service.fails) throw new CallFailure('openLesson', {reason: service.fails})
    return {body: [], revision: `${lessonKey}-${service.asked}`}
  },
}))

/** A fresh visit: new module instances with an empty cache. */
async function visit() {
  vi.resetModules()
  return import('./open-lesson')
}

beforeEach(() => Object.assign(service, {asked: 0, fails: null}))

test('a lesson that was prefetched shows at once, and is asked about again', async () => {
  const {prefetchLesson, openedLesson} = await visit()
  await prefetchLesson('ada', 'seo', 'two')
  expect(await openedLesson('ada', 'seo', 'two')).toMatchObject({
    content: {revision: 'two-1'},
    isCurrent: false,
  })
  expect(await openedLesson('ada', 'seo', 'two')).toMatchObject({
    content: {revision: 'two-2'},
    isCurrent: true,
  })
})

test('a refund closes a lesson with the next question, also one that was prefetched', async () => {
  const {prefetchLesson, openedLesson} = await visit()
  await prefetchLesson('ada', 'seo', 'two')
  await openedLesson('ada', 'seo', 'two')
  service.fails = 'withdrawn'
  expect((await openedLesson('ada', 'seo', 'two')).content).toEqual({status: 'closed', reason: 'withdrawn'})
})

test('without a network what was opened before can be read again', async () => {
  const {openedLesson} = await visit()
  await openedLesson('ada', 'seo', 'one')
  service.fails = 'unavailable'
  expect((await openedLesson('ada', 'seo', 'one')).content).toMatchObject({status: 'open'})
  expect((await openedLesson('ada', 'seo', 'two')).content).toEqual({
    status: 'closed',
    reason: 'unreachable',
  })
})

test('what one reader was given is not shown to another', async () => {
  const {openedLesson} = await visit()
  await openedLesson('ada', 'seo', 'one')
  service.fails = 'unavailable'
  expect((await openedLesson('ben', 'seo', 'one')).content.status).toBe('closed')
})

test('nothing is prefetched twice before it is shown, nor what cannot be opened', async () => {
  const {prefetchLesson, openedLesson} = await visit()
  service.fails = 'section-locked'
  await prefetchLesson('ada', 'seo', 'two')
  service.fails = null
  expect(await openedLesson('ada', 'seo', 'two')).toMatchObject({isCurrent: true})
  service.asked = 0
  await Promise.all([prefetchLesson('ada', 'seo', 'three'), prefetchLesson('ada', 'seo', 'three')])
  await prefetchLesson('ada', 'seo', 'three')
  expect(service.asked).toBe(1)
})

test('a lesson that was shown is prefetched again, as it is now', async () => {
  const {prefetchLesson, openedLesson} = await visit()
  await openedLesson('ada', 'seo', 'two')
  await prefetchLesson('ada', 'seo', 'two')
  expect(await openedLesson('ada', 'seo', 'two')).toMatchObject({
    content: {revision: 'two-2'},
    isCurrent: false,
  })
})

test('one that is refused when it is prefetched again is not kept, and one that cannot be reached is', async () => {
  const {prefetchLesson, openedLesson} = await visit()
  await openedLesson('ada', 'seo', 'two')
  service.fails = 'unavailable'
  await prefetchLesson('ada', 'seo', 'two')
  expect((await openedLesson('ada', 'seo', 'two')).content.status).toBe('open')
  service.fails = 'withdrawn'
  await prefetchLesson('ada', 'seo', 'two')
  service.fails = 'unavailable'
  expect((await openedLesson('ada', 'seo', 'two')).content.status).toBe('closed')
})
