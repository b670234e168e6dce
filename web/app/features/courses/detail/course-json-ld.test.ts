import {expect, test} from 'vitest'
import {rawCourse} from '~/features/courses/testing/raw-course'
import {toCourse} from './model'
import {courseJsonLd} from './course-json-ld'

const lesson = {
  _key: 'a',
  title: 'Begin',
  slug: 'begin',
  minutes: 12,
  ownWork: null,
  kind: 'reading' as const,
  free: true,
}

function jsonLd(change: {archivedAt?: string; rating?: number; reviews?: number} = {}) {
  const course = toCourse({
    ...rawCourse,
    listing: null,
    archivedAt: null,
    reviews: null,
    seo: null,
    description: null,
    outcomes: null,
    teacher: null,
    curriculum: [
      {
        _key: 's',
        title: 'One',
        duration: 30,
        free: null,
        opensAfterDays: null,
        lessons: [lesson, {...lesson, _key: 'b', title: 'Go on', slug: 'go-on', free: null}],
      },
    ],
    ...change,
  })
  return course && courseJsonLd(course, 'About X')
}

test('the lessons are its parts, and of free ones it says where they are', () => {
  expect(jsonLd()).toMatchObject({
    hasPart: [
      {
        name: 'Begin',
        isAccessibleForFree: true,
        url: expect.stringMatching(/\/learn\/x\/begin$/),
        timeRequired: 'PT12M',
      },
      {name: 'Go on', isAccessibleForFree: false},
    ],
  })
  expect(JSON.stringify(jsonLd())).not.toContain('go-on')
})

test('what is archived is no longer to be had', () => {
  expect(jsonLd()).toMatchObject({offers: {availability: 'https://schema.org/InStock'}})
  expect(jsonLd({archivedAt: '2026-01-01T00:00:00Z'})).toMatchObject({
    offers: {availability: 'https://schema.org/Discontinued'},
  })
})

test('a rating is claimed only where reviews have given it', () => {
  expect(jsonLd({rating: 4.8})).not.toHaveProperty('aggregateRating')
  expect(jsonLd({rating: 4.4, reviews: 7})).toMatchObject({
    aggregateRating: {'@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 7},
  })
})
