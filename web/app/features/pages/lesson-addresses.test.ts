import {expect, test} from 'vitest'
import {lessonAddresses, MOST_LESSONS} from './lesson-addresses'

const lesson = (slug: string, free: boolean | null) => ({
  _key: `key-${slug}`,
  title: slug,
  slug,
  minutes: 5,
  kind: 'reading',
  free,
})

const course = {
  slug: 'clear-writing',
  _updatedAt: '2026-11-01T10:00:00Z',
  curriculum: [
    {
      _key: 's1',
      title: 'Begin',
      free: true,
      lessons: [lesson('one', null), lesson('two', null), lesson('three', false)],
    },
    {_key: 's2', title: 'Go on', free: null, lessons: [lesson('four', null)]},
  ],
  written: ['key-one', 'key-three', 'key-four'],
}

test('every lesson has a page, and those that can be read by everybody are listed', () => {
  expect(lessonAddresses([course]).map(({path, isListed}) => [path, isListed])).toEqual([
    ['/learn/clear-writing/one', true],
    ['/learn/clear-writing/two', false],
    ['/learn/clear-writing/three', false],
    ['/learn/clear-writing/four', false],
  ])
})

test('of very many lessons only the listed ones are built', () => {
  const courses = Array.from({length: MOST_LESSONS / 4}, (_, number) => ({
    ...course,
    slug: `course-${number}`,
  }))
  expect(lessonAddresses(courses)).toHaveLength(MOST_LESSONS)
  expect(lessonAddresses([course, ...courses]).map(({path}) => path)).toEqual(
    [course, ...courses].map(({slug}) => `/learn/${slug}/one`),
  )
})

test('where there is no lesson, one page says so', () => {
  expect(lessonAddresses([])).toEqual([{path: '/learn/none/none', isListed: false}])
})
