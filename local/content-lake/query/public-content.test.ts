import {isPublicNow, isToCome} from '@lectern/domain/content/public-content'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {evaluateQuery, parseQuery} from './groq.ts'

/** Whether the query that visitors' pages ask finds the document at that time. */
function isFound(document: Record<string, unknown>, now: Date): boolean {
  const query = `count(*[${isPublicNow}]) == 1`
  return evaluateQuery(query, parseQuery(query, {}), {
    dataset: [document],
    params: {},
    identity: 'nobody',
    timestamp: now,
    sanity: {projectId: 'lectern', dataset: 'test'},
    dereference: () => undefined,
  }) as boolean
}

const time = fc.date({
  min: new Date('2001-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const type = fc.constantFrom('publishedAt', 'date')

test('a document is found exactly from its date on', () => {
  fc.assert(
    fc.property(type, time, time, (field, date, now) => {
      const stored = field === 'date' ? date.toISOString().slice(0, 10) : date.toISOString()
      expect(isFound({_id: 'a', [field]: stored}, now)).toBe(now >= new Date(stored))
      expect(isToCome(stored, now)).toBe(now < new Date(stored))
    }),
  )
})

test('at the very moment it is found, a millisecond before it is not', () => {
  fc.assert(
    fc.property(time, (date) => {
      const document = {_id: 'a', publishedAt: date.toISOString()}
      expect(isFound(document, date)).toBe(true)
      expect(isFound(document, new Date(date.getTime() - 1))).toBe(false)
    }),
  )
})

test('a document without a date is found at any time', () => {
  expect(isFound({_id: 'a'}, new Date(0))).toBe(true)
  expect(isToCome(undefined, new Date(0))).toBe(false)
})
