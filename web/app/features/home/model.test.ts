import {expect, test} from 'vitest'
import {rawCourse} from '~/features/courses/testing/raw-course'
import {toHome} from './model'

test('a home page without settings is valid', () => {
  const home = toHome({settings: null, featured: [rawCourse], instructors: []})
  expect(home.featured).toHaveLength(1)
  expect(home.offer).toEqual({heading: '', text: '', endsAt: null, courses: []})
  expect(home.stories).toEqual([])
})
