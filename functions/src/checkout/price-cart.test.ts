import {lineOfCourse} from '@lectern/domain/orders/lines'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {sanity} from '../services/sanity.ts'
import {priceCart} from './price-cart.ts'

vi.mock('../services/sanity.ts', async (original) => ({
  ...(await original<typeof import('../services/sanity.ts')>()),
  sanity: vi.fn(),
}))

const fetch = vi.fn<(query: string, params: object) => Promise<unknown>>()
const typography = {_id: 'course-a', title: 'Typography', price: 59.99}
const colour = {_id: 'course-b', title: 'Colour', price: 120}

beforeEach(() => {
  vi.mocked(sanity).mockResolvedValue({fetch} as unknown as Awaited<ReturnType<typeof sanity>>)
  fetch.mockReset().mockResolvedValue([typography, colour])
})

test('a cart has the published titles and prices, in its own order', async () => {
  expect(await priceCart(['course-b', 'course-a'])).toEqual([
    lineOfCourse({courseId: 'course-b', courseTitle: 'Colour', priceCents: 12_000}, 0),
    lineOfCourse({courseId: 'course-a', courseTitle: 'Typography', priceCents: 5999}, 1),
  ])
  expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.any(String), {ids: ['course-b', 'course-a']})
})

describe('a course of the offer', () => {
  const endsAt = '2026-11-25T12:00:00.000Z'
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['the reduced price in the last second', Date.parse(endsAt) - 1_000, 5999],
    ['the original price from the end on', Date.parse(endsAt), 12_000],
  ])('has %s', async (_, now, priceCents) => {
    vi.useFakeTimers({now})
    fetch.mockResolvedValue([{...typography, originalPrice: 120, offerEndsAt: endsAt}])
    expect(await priceCart(['course-a'])).toEqual([
      lineOfCourse({courseId: 'course-a', courseTitle: 'Typography', priceCents}, 0),
    ])
  })
})

test('repeated and unknown courses are refused by name', async () => {
  await expect(priceCart(['course-a', 'course-a'])).rejects.toMatchObject({
    reason: 'duplicate-course',
    details: {courseIds: ['course-a']},
  })
  await expect(priceCart(['course-a', 'course-c'])).rejects.toMatchObject({
    reason: 'unknown-course',
    details: {courseIds: ['course-c']},
  })
})

test.each([
  ['no price', {...typography, price: null}],
  ['a price of nothing', {...typography, price: 0}],
  ['a price of less than a cent', {...typography, price: 0.001}],
  ['a negative price', {...typography, price: -1}],
  ['a price in words', {...typography, price: '59.99'}],
  ['no title', {...typography, title: null}],
  ['an empty title', {...typography, title: ''}],
])('a course with %s is not sold, and named', async (_, course) => {
  fetch.mockResolvedValue([course, colour])
  await expect(priceCart(['course-a', 'course-b'])).rejects.toMatchObject({
    reason: 'unknown-course',
    details: {courseIds: ['course-a']},
  })
})

test('without an answer from Sanity nothing is sold', async () => {
  fetch.mockRejectedValue(new Error('no connection'))
  await expect(priceCart(['course-a'])).rejects.toMatchObject({reason: 'unavailable'})
})
