import {afterEach, expect, test, vi} from 'vitest'
import {rawCourse} from '~/features/courses/testing/raw-course'
import {toHome} from './model'

test('a home page without settings is valid', () => {
  const home = toHome({settings: null, featured: [rawCourse], instructors: []})
  expect(home.featured).toHaveLength(1)
  expect(home.offer).toEqual({heading: '', text: '', endsAt: null, courses: []})
  expect(home.stories).toEqual([])
})

afterEach(() => {
  vi.useRealTimers()
})

test('an offer is shown, at its prices, until its end', () => {
  const endsAt = '2026-11-25T12:00:00.000Z'
  const course = {...rawCourse, originalPrice: 99.99, offerEndsAt: endsAt, summary: ''}
  const courses = [{_key: 'a', highlights: null, course}]
  const offer = {heading: 'Now', text: null, endsAt, courses}
  const settings = {hero: null, seo: null, claims: null, successStories: null, offer}
  const coursesAt = (now: number) => {
    vi.useFakeTimers({now})
    return toHome({settings, featured: [], instructors: []}).offer.courses.map((entry) => entry.course)
  }
  expect(coursesAt(Date.parse(endsAt) - 1)).toMatchObject([{priceCents: 5999, offerEndsAt: endsAt}])
  expect(coursesAt(Date.parse(endsAt))).toEqual([])
})

test('the summary of an offered course ends between words', () => {
  const summary = 'What got you here, a good campaign, is not what gets you there. '.repeat(3)
  const course = {...rawCourse, originalPrice: 99.99, offerEndsAt: null, summary}
  const offer = {heading: 'Now', text: null, endsAt: null, courses: [{_key: 'a', highlights: null, course}]}
  const settings = {hero: null, seo: null, claims: null, successStories: null, offer}
  const [entry] = toHome({settings, featured: [], instructors: []}).offer.courses
  expect(entry?.summary).toBe(
    'What got you here, a good campaign, is not what gets you there. What got you here, a good...',
  )
})
