import {describe, expect, test} from 'vitest'
import {courses} from '../courses/all-courses.ts'
import {wordCount} from '../portable-text.ts'
import {successStories} from '../site-settings.ts'
import {instructors} from './all-instructors.ts'

const numbers = (items: {number: number}[]) => items.map(({number}) => number)
const unique = (values: unknown[]) => new Set(values).size === values.length

describe('instructors', () => {
  test(
    'are six; the sixth has no courses and exactly one has no testimonials',
    {tags: ['S2.04.08', 'S3.05.06', 'S3.05.07']},
    () => {
      expect(numbers(instructors)).toEqual([1, 2, 3, 4, 5, 6])
      const teaching = new Set(courses.map(({instructor}) => instructor))
      expect(instructors.map(({slug}) => teaching.has(slug))).toEqual([true, true, true, true, true, false])
      expect(instructors.filter(({testimonials}) => testimonials.length === 0)).toHaveLength(1)
    },
  )

  test.each(instructors)(
    '$name has a full profile',
    {tags: ['S2.12.32', 'S2.12.33', 'S2.12.34', 'S2.12.35', 'S2.12.36', 'S2.12.37', 'S3.05.01']},
    (instructor) => {
      expect(instructor.bio.length).toBeLessThanOrEqual(400)
      expect(wordCount(instructor.longBio)).toBeGreaterThanOrEqual(300)
      expect(wordCount(instructor.longBio)).toBeLessThanOrEqual(450)
      expect(instructor.experience.length).toBeGreaterThanOrEqual(4)
      expect(instructor.education.length).toBeGreaterThanOrEqual(2)
      expect(wordCount(instructor.teachingMethodology)).toBeGreaterThanOrEqual(50)
      for (const list of [instructor.goals, instructor.values, instructor.interests]) {
        expect(list.length).toBeGreaterThanOrEqual(3)
      }
      for (const {content} of instructor.testimonials) expect(content.length).toBeLessThanOrEqual(600)
    },
  )

  test('have taught at least the students of their largest course and at most those of all together', () => {
    for (const {slug, studentsCount} of instructors.slice(0, 5)) {
      const own = courses.filter(({instructor}) => instructor === slug).map((course) => course.studentsCount)
      expect(studentsCount).toBeGreaterThanOrEqual(Math.max(...own))
      expect(studentsCount).toBeLessThanOrEqual(own.reduce((total, count) => total + count, 0))
    }
  })

  test('no two portraits share a file', () => {
    const people = [...instructors.flatMap(({testimonials}) => testimonials), ...successStories]
    expect(unique(people.map(({slug}) => slug))).toBe(true)
  })
})
