import fc from 'fast-check'
import {beforeEach, expect, test, vi} from 'vitest'
import {
  addReport,
  nothingUnsent,
  parseUnsent,
  readUnsent,
  removeReport,
  setNote,
  UNKNOWN_VERSION,
} from './unsent'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('what is done is kept until it has arrived, each learner’s apart', () => {
  addReport('ada', 'seo', {done: {intro: 5}, at: {lesson: 'intro', time: 5}})
  addReport('ada', 'seo', {seconds: {intro: {second: 12, time: 7}}})
  addReport('ben', 'seo', {done: {end: 1}})
  const sent = readUnsent('ada').progress.seo!
  expect(sent).toEqual({
    done: {intro: 5},
    undone: {},
    at: {lesson: 'intro', time: 5},
    seconds: {intro: {second: 12, time: 7}},
  })
  removeReport('ada', 'seo', sent)
  expect(readUnsent('ada')).toEqual(nothingUnsent)
  expect(stored.has('unsent:ada')).toBe(false)
  expect(readUnsent('ben').progress.seo?.done).toEqual({end: 1})
})

test('what comes while a report is on its way is not lost with it', () => {
  addReport('ada', 'seo', {done: {intro: 5}, seconds: {intro: {second: 12, time: 7}}})
  const sent = readUnsent('ada').progress.seo!
  addReport('ada', 'seo', {done: {more: 9}, seconds: {intro: {second: 20, time: 9}}})
  removeReport('ada', 'seo', sent)
  expect(readUnsent('ada').progress.seo).toEqual({
    done: {more: 9},
    undone: {},
    at: null,
    seconds: {intro: {second: 20, time: 9}},
  })
})

test('a note is kept beside others until it is saved', () => {
  const draft = {text: 'Half a thought', base: {text: '', version: 0}}
  setNote('ada', 'seo', 'intro', {...draft, text: 'Half a'})
  setNote('ada', 'seo', 'intro', draft)
  setNote('ada', 'seo', 'end', draft)
  setNote('ada', 'seo', 'end', undefined)
  expect(readUnsent('ada').notes.seo).toEqual({intro: draft})
  setNote('ada', 'seo', 'intro', undefined)
  expect(readUnsent('ada')).toEqual(nothingUnsent)
})

test('when the storage is full, what was typed last is kept as long as the page', () => {
  const draft = {text: 'Half a', base: {text: '', version: 0}}
  setNote('ira', 'seo', 'intro', draft)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  setNote('ira', 'seo', 'intro', {...draft, text: 'Half a thought'})
  expect(readUnsent('ira').notes.seo?.intro?.text).toBe('Half a thought')
})

test('without storage it is kept as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
  })
  addReport('eve', 'seo', {done: {intro: 5}})
  expect(readUnsent('eve').progress.seo?.done).toEqual({intro: 5})
})

test('of what was damaged the rest is kept', () => {
  const damaged = JSON.stringify({
    progress: {seo: {done: {intro: 5}, at: null, seconds: {}}, other: {done: 'all'}},
    // As they were kept before there were versions.
    notes: {seo: {intro: {text: 'Kept', writtenAt: 1}, more: 7}},
  })
  expect(parseUnsent(damaged)).toEqual({
    progress: {seo: {done: {intro: 5}, at: null, seconds: {}}},
    notes: {seo: {intro: {text: 'Kept', base: {text: '', version: UNKNOWN_VERSION}}}},
  })
})

test('whatever stands in storage, it can be read', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
      const {progress, notes} = parseUnsent(value)
      expect(typeof progress).toBe('object')
      expect(typeof notes).toBe('object')
    }),
  )
})
