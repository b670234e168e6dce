import {noProgress} from '@lectern/domain/learning/progress'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type {LessonPage} from '~/features/learning/lesson/model'
import {discardLessons, keepLesson, keepNote, keptCourse, keptLesson, keptNote} from './kept-lessons'

const session = {uid: 'ada' as string | null}
vi.mock('~/features/auth/session', () => ({currentUser: () => session.uid && {uid: session.uid}}))
vi.mock('~/features/learning/lesson/notes/lesson-notes', () => ({}))
vi.mock('~/features/questions/lesson-questions', () => ({}))
vi.mock('./kept-notice', () => ({}))
const progressStore = vi.hoisted(() => ({addProgress: vi.fn()}))
vi.mock('~/features/learning/lesson/progress-store', () => progressStore)

const ORIGIN = 'https://shop.example'
const addressOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href

/** What browsers have as Cache Storage, of one cache. */
class Caches {
  files = new Map<string, Response>()
  has = async () => this.files.size > 0
  open = async () => this
  delete = async (address: Request | string) =>
    address === 'lessons' ? this.files.clear() : this.files.delete(addressOf(address))
  match = async (address: Request | string) => this.files.get(addressOf(address))?.clone()
  put = async (address: Request | string, answer: Response) => {
    this.files.set(addressOf(address), answer)
  }
  keys = async () => [...this.files.keys()].map((url) => new Request(url))
}

let cache: Caches
/** The pictures of the lesson that is open. */
let pictures: {src: string; currentSrc: string}[]
/** The scripts that this visit has fetched, and that pages name which are fetched now: after a deployment they are others. */
let scripts: {fetched: string; named: string}

beforeEach(() => {
  cache = new Caches()
  pictures = []
  scripts = {fetched: 'lesson-1.js', named: 'lesson-1.js'}
  session.uid = 'ada'
  vi.useFakeTimers({now: Date.parse('2026-11-26T12:00:00Z'), toFake: ['Date']})
  vi.stubGlobal('caches', cache)
  vi.stubGlobal('location', {origin: ORIGIN, pathname: ''})
  vi.stubGlobal('navigator', {
    locks: {request: (_: string, change: () => Promise<void>) => change()},
  })
  vi.stubGlobal('document', {querySelectorAll: () => pictures})
  vi.stubGlobal('performance', {
    getEntriesByType: () => [
      {name: `${ORIGIN}/assets/${scripts.fetched}`},
      {name: `${ORIGIN}/api/unrelated`},
    ],
  })
  vi.stubGlobal('fetch', async () => new Response(`<script>import "/assets/${scripts.named}"</script>`))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const outline = [
  {
    key: 'start',
    title: 'Start',
    lessons: Array.from({length: 50}, (_, index) => ({
      key: `key-${index}`,
      slug: `lesson-${index}`,
      title: `Lesson ${index}`,
      minutes: 5,
      kind: 'reading' as const,
      free: false,
    })),
  },
]

const NOTHING_DONE = {progress: noProgress, since: 7}

/** A lesson that is shown. */
function open(course: string, index: number, uid = 'ada'): LessonPage {
  location.pathname = `/learn/${course}/lesson-${index}`
  return {
    course: {
      id: `course-${course}`,
      slug: course,
      title: course,
      outline,
      inOrder: false,
      price: null,
      image: null,
    },
    lessonKey: `key-${index}`,
    content: {status: 'open', body: [], revision: null},
    reader: {uid, ownsCourse: true},
    isCurrent: true,
    isBuilt: false,
    now: 0,
  }
}

test('an opened lesson is kept with its page, scripts and pictures, and with what is done in its course', async () => {
  pictures = [{src: 'https://cdn.example/a.webp?w=1600', currentSrc: 'https://cdn.example/a.webp?w=400'}]
  await keepLesson(open('seo', 0), {progress: {...noProgress, done: {'key-7': 5}}, since: 7})
  await keepLesson(open('seo', 1), NOTHING_DONE)
  expect([...cache.files.keys()].toSorted()).toEqual([
    'https://cdn.example/a.webp?w=400',
    `${ORIGIN}/assets/lesson-1.js`,
    `${ORIGIN}/kept-lessons/learn/seo/lesson-0`,
    `${ORIGIN}/kept-lessons/learn/seo/lesson-1`,
    `${ORIGIN}/learn/seo/lesson-0`,
    `${ORIGIN}/learn/seo/lesson-1`,
  ])
  expect(await keptLesson('seo', 'lesson-1', 'ada')).toMatchObject({
    lessonKey: 'key-1',
    content: {status: 'open', body: []},
    reader: {uid: 'ada', ownsCourse: true},
    keptAt: Date.now(),
  })
  // Sections that wait for their day are known to wait without a network, too.
  expect(progressStore.addProgress).toHaveBeenLastCalledWith(
    'ada',
    'course-seo',
    {...noProgress, done: {'key-7': 5}},
    {since: 7},
  )
  expect(await keptCourse('seo')).toMatchObject({id: 'course-seo', outline})
  expect(await keptLesson('seo', 'lesson-2', 'ada')).toBeNull()
  expect(await keptCourse('other')).toBeNull()
})

test('the outline of a course is the one that was kept last', async () => {
  await keepLesson(open('grown', 0), NOTHING_DONE)
  vi.setSystemTime(Date.now() + 1000)
  const later = open('grown', 1)
  const [section] = outline
  const added = [{...section!, title: 'Begin here'}]
  await keepLesson({...later, course: {...later.course, outline: added}}, NOTHING_DONE)
  expect(await keptCourse('grown')).toMatchObject({outline: added})
})

test('a lesson that is kept again, or left meanwhile, keeps its own pictures', async () => {
  const lesson = open('left', 0)
  pictures = [{src: 'https://cdn.example/own.webp', currentSrc: ''}]
  await keepLesson(lesson, NOTHING_DONE)
  pictures = []
  await keepLesson(lesson, NOTHING_DONE)
  pictures = [{src: 'https://cdn.example/next.webp', currentSrc: ''}]
  const next = open('left', 1)
  await keepLesson(lesson, NOTHING_DONE)
  await keepLesson(next, NOTHING_DONE)
  expect([...cache.files.keys()].filter((address) => address.includes('cdn'))).toEqual([
    'https://cdn.example/own.webp',
    'https://cdn.example/next.webp',
  ])
})

const isThere = (address: string) => cache.files.has(ORIGIN + address)

test('a page of a later deployment is not kept with the scripts of the one that is open', async () => {
  scripts.named = 'lesson-2.js'
  await keepLesson(open('deployed', 0), NOTHING_DONE)
  expect(isThere('/learn/deployed/lesson-0')).toBe(false)
  expect(await keptLesson('deployed', 'lesson-0', 'ada')).not.toBeNull()
  // The page is loaded anew.
  scripts.fetched = 'lesson-2.js'
  await keepLesson(open('deployed', 0), NOTHING_DONE)
  expect(isThere('/learn/deployed/lesson-0')).toBe(true)
  // In another visit, with the next deployment meanwhile: the page that was kept stays, with its scripts.
  scripts = {fetched: 'lesson-3.js', named: 'lesson-4.js'}
  vi.resetModules()
  const {keepLesson: keepLater} = await import('./kept-lessons')
  await keepLater(open('deployed', 0), NOTHING_DONE)
  expect(await (await cache.match('/learn/deployed/lesson-0'))?.text()).toContain('lesson-2.js')
  expect(isThere('/assets/lesson-2.js')).toBe(true)
  expect(isThere('/assets/lesson-3.js')).toBe(true)
})

test('the forty that were opened last are kept, for thirty days', async () => {
  for (let index = 0; index < 41; index += 1) {
    pictures = [{src: `https://cdn.example/${index}.webp`, currentSrc: ''}]
    await keepLesson(open('order', index), NOTHING_DONE)
    vi.setSystemTime(Date.now() + 1000)
  }
  expect(await keptLesson('order', 'lesson-0', 'ada')).toBeNull()
  expect(cache.files.has('https://cdn.example/0.webp')).toBe(false)
  expect(await keptLesson('order', 'lesson-1', 'ada')).not.toBeNull()
  expect(cache.files.has('https://cdn.example/1.webp')).toBe(true)
  vi.setSystemTime(Date.now() + 30 * 24 * 60 * 60_000)
  expect(await keptLesson('order', 'lesson-1', 'ada')).toBeNull()
})

test('a course that is not owned any more leaves nothing', async () => {
  await keepLesson(open('lost', 0), NOTHING_DONE)
  await keepLesson(open('owned', 0), NOTHING_DONE)
  await discardLessons((id) => id === 'course-lost')
  expect(await keptLesson('lost', 'lesson-0', 'ada')).toBeNull()
  expect(cache.files.has(`${ORIGIN}/learn/lost/lesson-0`)).toBe(false)
  expect(await keptLesson('owned', 'lesson-0', 'ada')).not.toBeNull()
})

test('what one learner has kept is not shown to another, nor left by who signs out meanwhile', async () => {
  await keepLesson(open('shared', 0), NOTHING_DONE)
  expect(await keptLesson('shared', 'lesson-0', 'ben')).toBeNull()
  session.uid = 'ben'
  await keepLesson(open('shared', 1, 'ben'), NOTHING_DONE)
  expect(await keptLesson('shared', 'lesson-0', null)).toBeNull()
  session.uid = null
  await keepLesson(open('shared', 2, 'ben'), NOTHING_DONE)
  expect(cache.files.size).toBe(0)
})

test('the note of a lesson is kept as long as the lesson, for its learner', async () => {
  const note = {text: 'Ask Mara.', version: 2, savedAt: 5}
  await keepLesson(open('noted', 0), NOTHING_DONE)
  await keepNote('ada', 'course-noted', 'key-0', note)
  await keepNote('ada', 'course-noted', 'key-1', note)
  await keepLesson(open('noted', 2), NOTHING_DONE)
  expect(await keptNote('ada', 'course-noted', 'key-0')).toEqual(note)
  expect(await keptNote('ada', 'course-noted', 'key-1')).toBeNull()
  expect(await keptNote('ben', 'course-noted', 'key-0')).toBeNull()
  await discardLessons((id) => id === 'course-noted')
  expect(await keptNote('ada', 'course-noted', 'key-0')).toBeNull()
  await keepLesson(open('noted', 3), NOTHING_DONE)
  session.uid = null
  await keepNote('ada', 'course-noted', 'key-3', note)
  expect(cache.files.size).toBe(0)
})

test('what an earlier version has written otherwise is as good as not kept', async () => {
  await keepLesson(open('seo', 3), NOTHING_DONE)
  await cache.put(`${ORIGIN}/kept-lessons/learn/seo/lesson-3`, Response.json({uid: 'ada', body: 'unknown'}))
  expect(await keptLesson('seo', 'lesson-3', 'ada')).toBeNull()
  await keepLesson(open('seo', 4), NOTHING_DONE)
  expect(cache.files.has(`${ORIGIN}/kept-lessons/learn/seo/lesson-3`)).toBe(false)
})
