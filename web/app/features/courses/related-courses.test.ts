import {expect, test} from 'vitest'
import type {CourseCard} from './model'
import {relatedFinder} from './related-courses'

const card = (id: string, category: string, studentsCount: number) =>
  ({id, category, studentsCount}) as Partial<CourseCard> as CourseCard

const catalogue = [
  card('a', 'art', 10),
  card('b', 'art', 20),
  card('c', 'music', 500),
  card('d', 'music', 400),
  card('e', 'music', 300),
  card('f', 'music', 200),
]
const related = (course: CourseCard) => relatedFinder(catalogue)(course).map(({id}) => id)

test('courses of the same category come first, then the most popular, and never the course itself', () => {
  expect(related(card('a', 'art', 10))).toEqual(['b', 'c', 'd', 'e'])
  expect(related(card('c', 'music', 500))).toEqual(['d', 'e', 'f', 'b'])
})

test('a course of the offer, or of no category, finds the most popular', () => {
  expect(related(card('z', '', 1))).toEqual(['c', 'd', 'e', 'f'])
})
