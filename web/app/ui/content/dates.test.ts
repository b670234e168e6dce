import {afterEach, describe, expect, test, vi} from 'vitest'
import {longDate, formatWhen} from './dates'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('a relative time', () => {
  test.for([
    [0, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, '1 day ago'],
    [12 * DAY, '12 days ago'],
    [30 * DAY, '30 days ago'],
  ] as const)('%d ms ago is %s', {tags: ['S2.11.16', 'S9.09.03']}, ([ago, words]) => {
    expect(formatWhen(NOW - ago, NOW)).toBe(words)
  })

  test('is a long date after 30 days', {tags: ['S2.11.39', 'S9.09.03']}, () => {
    expect(formatWhen(NOW - 30 * DAY - 1, NOW)).toBe(longDate(NOW - 30 * DAY - 1))
    expect(longDate(Date.parse('2026-05-08T12:00:00Z'))).toBe('May 8, 2026')
  })

  test('tolerates a clock that is behind', () => {
    expect(formatWhen(NOW + 30_000, NOW)).toBe('just now')
  })
})

describe('a long date', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('of a document is the same wherever it is read, and of anything else that of who reads', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    vi.resetModules()
    const inTokyo = await import('./dates')
    const evening = Date.parse('2026-12-31T20:00:00Z')
    expect([inTokyo.documentDate(evening), inTokyo.longDate(evening)]).toEqual([
      'December 31, 2026',
      'January 1, 2027',
    ])
  })
})
