import type {CatalogueCourse} from '@lectern/domain/catalogue'
import {LEVELS} from '@lectern/domain/course'
import {DAY_MS} from '@lectern/domain/statistics/days'

/** A pseudo-random number generator with a seed (linear congruential). */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

const SUBJECTS = [
  'Search',
  'Brand',
  'Email',
  'Pricing',
  'Python',
  'Statistics',
  'Type',
  'Light',
  'Sound',
  'Budget',
]
const WAYS = ['from First Principles', 'in Practice', 'for People Who Run Things', 'That Lasts', 'by Hand']
const FIRST_NAMES = ['Amara', 'Daniel', 'Ingrid', 'Joon', 'Priya', 'Tomás', 'Grace', 'Ruth']
const LAST_NAMES = ['Okafor', 'Reyes', 'Solheim', 'Park', 'Raman', 'Ferreira', 'Kim', 'Feldman']

export interface GeneratedCourse extends CatalogueCourse {
  slug: string
  lessons: number
}

/** Generates the given number of courses, the same every time, spread over categories, levels, prices, lengths and ratings. */
export function generateCourses(count: number, categories: readonly string[]): GeneratedCourse[] {
  const below = generator(count)
  const one = <T>(values: readonly T[]): T => values[below(values.length)]!
  return Array.from({length: count}, (_, number) => ({
    id: `generated-${number}`,
    slug: `generated-${number}`,
    title: `${one(SUBJECTS)} and ${one(SUBJECTS)} ${one(WAYS)}, ${number}`,
    instructor: `${one(FIRST_NAMES)} ${one(LAST_NAMES)}`,
    category: one(categories),
    level: one(LEVELS),
    rating: (25 + below(26)) / 10,
    studentsCount: below(20_000),
    lessons: 5 + below(80),
    durationMinutes: 60 + below(1_200),
    priceCents: 999 + 500 * below(38),
    publishedAt: new Date(Date.UTC(2020, 0, 1) + below(2_000) * DAY_MS).toISOString(),
  }))
}
