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

function jsonLd(change: Partial<Parameters<typeof toCourse>[0]> = {}) {
  const course = toCourse({
    ...rawCourse,
    listing: null,
    archivedAt: null,
    reviews: null,
    seo: null,
    description: null,
    outcomes: null,
    trailer: null,
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

const picture = (id: string) => ({
  alt: null,
  ref: `image-${id}-1600x900-jpg`,
  color: null,
  hotspot: {x: null, y: null},
  crop: {top: null, bottom: null, left: null, right: null},
})

test('its trailer is its video, unless the file is none', () => {
  const trailer = {
    title: 'Six strokes',
    file: {url: 'https://cdn.example/v.webm', mimeType: 'video/webm'},
    uploadedAt: '2026-11-01T00:00:00Z',
    poster: picture('poster'),
    captionsUrl: null,
    transcript: null,
  }
  expect(jsonLd({trailer})).toMatchObject({
    video: {
      '@type': 'VideoObject',
      name: 'Six strokes',
      uploadDate: '2026-11-01T00:00:00Z',
      contentUrl: 'https://cdn.example/v.webm',
      thumbnailUrl: expect.stringContaining('/poster-1600x900.jpg'),
    },
  })
  expect(jsonLd({trailer: {...trailer, file: null}})).not.toHaveProperty('video')
  expect(jsonLd()).not.toHaveProperty('video')
  const withoutPoster = {...trailer, poster: null}
  expect(jsonLd({trailer: withoutPoster, image: picture('course')})).toMatchObject({
    video: {thumbnailUrl: expect.stringContaining('/course-1600x900.jpg')},
  })
  expect(jsonLd({trailer: withoutPoster, image: null})).not.toHaveProperty('video')
})
