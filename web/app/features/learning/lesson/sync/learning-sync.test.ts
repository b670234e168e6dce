import {noProgress} from '@lectern/domain/learning/progress'
import {beforeEach, expect, test, vi} from 'vitest'

const stored = new Map<string, string>()
const service = {
  reports: [] as unknown[],
  notes: [] as string[],
  /** the reason with which every call is refused */
  fails: null as string | null,
}
const listeners = new Map<string, () => void>()

async function refuse() {
  // Imported after the module reset, so that it is the same class instance as in the code under test.
  const {CallFailure} = await import('~/lib/firebase/call-failure')
  if (service.fails) throw new CallFailure('recordProgress', {reason: service.fails})
}

vi.mock('~/lib/firebase/call', () => ({
  call: async (_: unknown, input: unknown) => {
    await refuse()
    service.reports.push(input)
    return {progress: noProgress, certificateId: null, unpassed: []}
  },
}))
vi.mock('./notes', () => ({
  writeNote: async (_uid: string, _course: string, lesson: string, text: string) => {
    await refuse()
    service.notes.push(`${lesson}: ${text}`)
  },
  writeLateNote: async (_uid: string, _course: string, lesson: string, {text}: {text: string}) => {
    await refuse()
    service.notes.push(`${lesson} (late): ${text}`)
  },
}))
vi.mock('~/lib/firebase/firestore-failure', () => ({isPermissionDenied: () => false}))

/** A freshly loaded page: new module instances, the same storage. */
async function openPage() {
  vi.resetModules()
  const {learningSync} = await import('./learning-sync')
  return learningSync('ada')
}

const unsent = () => stored.get('unsent:ada')

beforeEach(() => {
  vi.useFakeTimers({now: 1_000_000})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stored.clear()
  listeners.clear()
  Object.assign(service, {reports: [], notes: [], fails: null})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', {addEventListener: (type: string, act: () => void) => listeners.set(type, act)})
  vi.stubGlobal('document', {addEventListener: () => {}, visibilityState: 'visible'})
})

test('what is done within a moment goes together', async () => {
  const sync = await openPage()
  sync.report('seo', {at: {lesson: 'intro', time: 1}})
  sync.report('seo', {done: {intro: 2}})
  expect(unsent()).toContain('intro')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(service.reports).toEqual([
    {courseId: 'seo', report: {done: {intro: 2}, at: {lesson: 'intro', time: 1}, seconds: {}}},
  ])
  expect(unsent()).toBeUndefined()
})

test('what cannot be sent is kept, tried again, and sent as soon as there is a network', async () => {
  const sync = await openPage()
  service.fails = 'unavailable'
  sync.report('seo', {done: {intro: 2}})
  sync.note('seo', 'intro', 'Cut in two.')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(service.reports).toEqual([])
  expect(unsent()).toContain('Cut in two.')
  service.fails = null
  listeners.get('online')?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(service.reports).toHaveLength(1)
  expect(service.notes).toEqual(['intro: Cut in two.'])
  expect(unsent()).toBeUndefined()
})

test('a later visit sends what an earlier one could not', async () => {
  const earlier = await openPage()
  service.fails = 'unavailable'
  earlier.report('seo', {done: {intro: 2}})
  earlier.note('seo', 'intro', 'Cut in two.')
  await vi.advanceTimersByTimeAsync(1_000)
  service.fails = null
  await openPage()
  await vi.advanceTimersByTimeAsync(10)
  expect(service.reports).toHaveLength(1)
  expect(service.notes).toEqual(['intro (late): Cut in two.'])
})

test('what is refused is not sent again and again, and is not thrown away', async () => {
  const sync = await openPage()
  service.fails = 'withdrawn'
  sync.report('seo', {done: {intro: 2}})
  await vi.advanceTimersByTimeAsync(1_000)
  service.fails = null
  await vi.advanceTimersByTimeAsync(600_000)
  expect(service.reports).toEqual([])
  expect(unsent()).toContain('intro')
})
