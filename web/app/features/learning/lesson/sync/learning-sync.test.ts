import {noProgress} from '@lectern/domain/learning/progress'
import {beforeEach, expect, test, vi} from 'vitest'

const stored = new Map<string, string>()
const service = {
  reports: [] as unknown[],
  notes: [] as string[],
  stored: {text: '', version: 0},
  /** the reason with which every call is refused */
  fails: null as string | null,
  /** called when a report has come */
  onReport: () => {},
}
/** who is signed in; undefined while the sign-in service does not answer */
let session: {uid: string} | null | undefined
let signingOut = false
/** what the session has sent before it ends */
let beforeSignOut = async () => {}
const listeners = new Map<string, () => void>()

async function refuse() {
  // Imported after the module reset, so that it is the same class instance as in the code under test.
  const {CallFailure} = await import('~/lib/firebase/call-failure')
  if (service.fails) throw new CallFailure('recordProgress', {reason: service.fails})
}

vi.mock('~/features/auth/session', () => ({
  currentUser: () => session ?? null,
  isSigningOut: () => signingOut,
  sendBeforeSignOut: (send: () => Promise<void>) => (beforeSignOut = send),
  sessionUser: async () => {
    if (session === undefined) throw new Error('The sign-in service could not be loaded.')
    return session
  },
}))
vi.mock('~/lib/firebase/call', () => ({
  call: async (_: unknown, input: unknown) => {
    await refuse()
    service.reports.push(input)
    service.onReport()
    return {progress: noProgress, certificateId: null, unpassed: []}
  },
}))
vi.mock('./notes', async () => {
  const [{LessonNote}, {readUnsent, setNote}] = await Promise.all([
    import('./lesson-note'),
    import('./unsent'),
  ])
  return {
    lessonNote: (uid: string, course: string, lesson: string) =>
      new LessonNote(
        {
          read: () => readUnsent(uid).notes[course]?.[lesson],
          write: (draft) => setNote(uid, course, lesson, draft),
        },
        {
          read: async () => {
            await refuse()
            return {...service.stored, savedAt: 0}
          },
          write: async (text, version) => {
            await refuse()
            service.stored = {text, version}
            service.notes.push(`${lesson}: ${text}`)
            return true
          },
          kept: async () => null,
        },
      ),
  }
})
vi.mock('~/lib/firebase/firestore-failure', () => ({isPermissionDenied: () => false}))

/** A freshly loaded page: new module instances, the same storage. */
async function openPage() {
  vi.resetModules()
  const {learningSync} = await import('./learning-sync')
  return learningSync('ada')
}

/** The learner types a note in the lesson. */
async function write(sync: Awaited<ReturnType<typeof openPage>>, text: string) {
  const note = sync.note('seo', 'intro')
  await note.refresh()
  note.type(note.shown!, text)
  sync.saveNotes()
}

const unsent = () => stored.get('unsent:ada')

beforeEach(() => {
  vi.useFakeTimers({now: 1_000_000})
  session = {uid: 'ada'}
  signingOut = false
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stored.clear()
  listeners.clear()
  Object.assign(service, {
    reports: [],
    notes: [],
    stored: {text: '', version: 0},
    fails: null,
    onReport: () => {},
  })
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
    {courseId: 'seo', report: {done: {intro: 2}, undone: {}, at: {lesson: 'intro', time: 1}, seconds: {}}},
  ])
  expect(unsent()).toBeUndefined()
})

test('what cannot be sent is kept, tried again, and sent as soon as there is a network', async () => {
  const sync = await openPage()
  await write(sync, 'Cut in two.')
  service.fails = 'unavailable'
  sync.report('seo', {done: {intro: 2}})
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
  await write(earlier, 'Cut in two.')
  service.fails = 'unavailable'
  earlier.report('seo', {done: {intro: 2}})
  await vi.advanceTimersByTimeAsync(1_000)
  service.fails = null
  await openPage()
  await vi.advanceTimersByTimeAsync(10)
  expect(service.reports).toHaveLength(1)
  expect(service.notes).toEqual(['intro: Cut in two.'])
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

test('a note waits for the report that makes its lesson known', async () => {
  const sync = await openPage()
  await write(sync, 'Cut in two.')
  service.fails = 'unavailable'
  sync.report('seo', {at: {lesson: 'intro', time: 1}})
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sync.note('seo', 'intro').shown?.sent).toBeUndefined()
})

test('while a film reports where it is, what is typed is not held up', async () => {
  const sync = await openPage()
  await write(sync, 'Cut in two.')
  sync.report('seo', {seconds: {intro: {second: 12, time: 7}}}, 15_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(service.notes).toEqual(['intro: Cut in two.'])
})

test('a note that has become too long is kept, and the learner is told', async () => {
  service.stored = {text: 'a'.repeat(6_000), version: 0}
  const earlier = await openPage()
  await write(earlier, `${'a'.repeat(6_000)}\n\n${'b'.repeat(6_000)}`)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(service.notes).toEqual([])
  expect(unsent()).toContain('bbb')
  const {currentToasts} = await import('~/ui/feedback/toast')
  expect(currentToasts()).toMatchObject([{title: 'A note is not saved', action: {to: '/learn/seo/intro'}}])
})

test('what was refused without a session is sent with what is done after it', async () => {
  const sync = await openPage()
  service.fails = 'signed-out'
  sync.report('seo', {done: {intro: 2}})
  await vi.advanceTimersByTimeAsync(1_000)
  session = null
  await vi.advanceTimersByTimeAsync(600_000)
  service.fails = null
  session = {uid: 'ada'}
  sync.report('seo', {done: {links: 3}})
  await vi.advanceTimersByTimeAsync(1_000)
  expect(service.reports).toMatchObject([{report: {done: {intro: 2, links: 3}}}])
  expect(unsent()).toBeUndefined()
})

test('what was done is sent before its learner signs out', async () => {
  const sync = await openPage()
  await write(sync, 'Cut in two.')
  sync.report('seo', {seconds: {intro: {second: 12, time: 7}}}, 15_000)
  await beforeSignOut()
  expect(service.reports).toMatchObject([{report: {seconds: {intro: {second: 12, time: 7}}}}])
  expect(service.notes).toEqual(['intro: Cut in two.'])
  expect(unsent()).toBeUndefined()
})

test('nothing is sent while its learner signs out, and everything once that has failed', async () => {
  const sync = await openPage()
  signingOut = true
  sync.report('seo', {done: {intro: 2}})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(service.reports).toEqual([])
  signingOut = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(service.reports).toHaveLength(1)
})

test('nothing is sent while another person is signed in, or nobody', async () => {
  const sync = await openPage()
  await write(sync, 'Cut in two.')
  for (const other of [{uid: 'ben'}, null]) {
    session = other
    sync.report('seo', {done: {intro: 2}})
    await vi.advanceTimersByTimeAsync(600_000)
  }
  expect(service.reports).toEqual([])
  expect(service.notes).toEqual([])
  expect(unsent()).toContain('Cut in two.')
})

test('who signs in while something is being sent sends nothing of the person before', async () => {
  const sync = await openPage()
  sync.report('seo', {done: {intro: 2}})
  sync.report('ads', {done: {intro: 2}})
  service.onReport = () => (session = {uid: 'ben'})
  await vi.advanceTimersByTimeAsync(600_000)
  expect(service.reports).toMatchObject([{courseId: 'seo'}])
  expect(unsent()).toContain('ads')
})

test('what was refused in one session is sent in the next one', async () => {
  const sync = await openPage()
  service.fails = 'not-owned'
  sync.report('seo', {done: {intro: 2}})
  await vi.advanceTimersByTimeAsync(1_000)
  session = null
  await sync.send()
  service.fails = null
  session = {uid: 'ada'}
  await sync.send()
  expect(service.reports).toHaveLength(1)
})

test('while it is not known who is signed in, it is tried again', async () => {
  session = undefined
  const sync = await openPage()
  sync.report('seo', {done: {intro: 2}})
  await vi.advanceTimersByTimeAsync(1_000)
  expect(service.reports).toEqual([])
  session = {uid: 'ada'}
  await vi.advanceTimersByTimeAsync(10_000)
  expect(service.reports).toHaveLength(1)
})
