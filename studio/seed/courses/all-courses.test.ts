import {catalogueFilters} from '@lectern/domain/catalogue'
import {describe, expect, test} from 'vitest'
import {categories} from '../categories.ts'
import {portableText, wordCount} from '../portable-text.ts'
import {minutesOf} from '../lesson-documents.ts'
import type {CourseSeed} from '../types.ts'
import {courses} from './all-courses.ts'

const catalogue = courses.filter(({listing}) => listing === 'catalogue')
const offered = courses.filter(({listing}) => listing === 'offer')

const numbers = (items: {number: number}[]) => items.map(({number}) => number)
const unique = (values: unknown[]) => new Set(values).size === values.length
const minutes = ({outline}: CourseSeed) => minutesOf(outline)
const discount = ({price, originalPrice}: {price: number; originalPrice: number}) =>
  Math.round(((originalPrice - price) / originalPrice) * 100)

describe('categories', () => {
  test('are the ten, in order, each with a short sentence', {tags: ['S3.02.01']}, () => {
    expect(categories.map(({name}) => name)).toEqual([
      'Marketing',
      'Programming',
      'Data Science',
      'Design',
      'Photography',
      'Finance',
      'Personal Development',
      'Health',
      'Music',
      'Art',
    ])
    for (const {description} of categories) expect(description.length).toBeLessThanOrEqual(160)
  })

  test('at least eight have a course, and marketing has the most', () => {
    const counts = categories.map(({slug}) => catalogue.filter(({category}) => category === slug).length)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(8)
    expect(Math.max(...counts)).toBe(counts[0])
  })
})

describe('courses', () => {
  test(
    'twelve in the catalogue, the first six of them featured, and three in the offer',
    {tags: ['S0.01.01', 'S2.04.06', 'S3.01.04', 'S3.01.05', 'S3.01.06']},
    () => {
      expect(numbers(catalogue)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      expect(numbers(offered)).toEqual([101, 102, 103])
      expect(numbers(courses.filter(({featured}) => featured))).toEqual([1, 2, 3, 4, 5, 6])
    },
  )

  test(
    'catalogue prices run from 59.99 to 119.99, offer prices from 249 to 399',
    {tags: ['S9.06.01', 'S9.06.02']},
    () => {
      const range = (list: {price: number}[]) => [
        Math.min(...list.map(({price}) => price)),
        Math.max(...list.map(({price}) => price)),
      ]
      expect(range(catalogue)).toEqual([59.99, 119.99])
      expect(range(offered)).toEqual([249, 399])
    },
  )

  test('every discount is real, and the largest is the 40 % that the banner names', () => {
    for (const course of courses) expect(course.originalPrice).toBeGreaterThan(course.price)
    expect(Math.max(...courses.map(discount))).toBe(40)
    expect(Math.max(...offered.map(discount))).toBe(40)
  })

  test(
    'every level and every length occurs, and both sides of a thousand students',
    {tags: ['S3.02.02']},
    () => {
      expect(new Set(catalogue.map(({level}) => level))).toEqual(
        new Set(['Beginner', 'Intermediate', 'Advanced', 'All Levels']),
      )
      const hours = catalogue.map((course) => minutes(course) / 60)
      expect(hours.some((length) => length < 5)).toBe(true)
      expect(hours).toContain(10.5)
      expect(hours.some((length) => length >= 11)).toBe(true)
      expect(catalogue.some(({studentsCount}) => studentsCount < 1000)).toBe(true)
      expect(catalogue.some(({studentsCount}) => studentsCount > 1000)).toBe(true)
    },
  )

  test('each option of the catalogue’s filters finds some courses and leaves others out', () => {
    const filters = {...catalogueFilters.initial}
    const items = catalogue.map((course) => ({
      id: course.slug,
      title: course.title,
      instructor: course.instructor,
      category: course.category,
      level: course.level,
      rating: course.rating,
      studentsCount: course.studentsCount,
      durationMinutes: minutes(course),
      priceCents: Math.round(course.price * 100),
      publishedAt: course.published,
    }))
    const context = {categories: categories.filter(({slug}) => items.some(({category}) => category === slug))}
    const found = (change: object) =>
      new Set(catalogueFilters.filter(items, {...filters, ...change}, context).map(({id}) => id))
    for (const field of catalogueFilters.fields(filters, context)) {
      const changes =
        field.kind === 'range'
          ? [field.set({min: 0, max: 100}), field.set({min: 100, max: 200})]
          : field.options.flatMap(({value}) => (value === '' ? [] : [field.set(value)]))
      const sizes = changes.map((change) => found(change).size)
      expect(Math.min(...sizes)).toBeGreaterThan(0)
      expect(Math.max(...sizes)).toBeLessThan(items.length)
    }
  })

  test('no two ratings of the filter find the same courses', () => {
    const found = [3, 3.5, 4, 4.5].map((least) => catalogue.filter(({rating}) => rating >= least).length)
    expect(unique(found)).toBe(true)
  })

  test('were published on different days, the higher number the later in the catalogue', () => {
    const dates = catalogue.map(({published}) => published)
    expect(dates).toEqual(dates.toSorted())
    expect(unique(courses.map(({published}) => published))).toBe(true)
  })

  test.each(courses)('$number, $title, keeps the content rules', (course) => {
    expect(course.title.length).toBeLessThanOrEqual(60)
    expect(course.rating).toBeGreaterThanOrEqual(2.5)
    expect(course.rating).toBeLessThanOrEqual(4.9)
    expect(Number.isInteger(course.studentsCount)).toBe(true)
    expect(Math.round(course.price * 100) / 100).toBe(course.price)
    expect(course.outcomes).toHaveLength(8)
    expect(unique(course.outcomes)).toBe(true)
    expect(course.outline.length).toBeGreaterThanOrEqual(5)
    expect(course.outline.length).toBeLessThanOrEqual(9)
    expect(wordCount(course.description)).toBeGreaterThanOrEqual(250)
    expect(wordCount(course.description)).toBeLessThanOrEqual(400)
    expect(
      portableText(course.description).filter(({style}) => style === 'h3').length,
    ).toBeGreaterThanOrEqual(3)
  })

  test('outcomes are each course’s own', () => {
    expect(unique(courses.flatMap(({outcomes}) => outcomes))).toBe(true)
  })
})
