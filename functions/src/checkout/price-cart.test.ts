import type {CheckoutLine} from '@lectern/domain/checkout/contracts'
import {sumCents} from '@lectern/domain/money'
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

const ink = {_id: 'course-c', title: 'Ink', price: 40}
const essentials = {_id: 'bundle-a', title: 'Essentials', price: 99.99, courses: [typography, colour]}
const printing = {_id: 'bundle-b', title: 'Printing', price: 100, courses: [colour, ink]}

const course = (id: string): CheckoutLine => ({kind: 'course', id})
const bundle = (id: string): CheckoutLine => ({kind: 'bundle', id})

/** What Sanity answers. */
function sells({courses = [], bundles = []}: {courses?: unknown[]; bundles?: unknown[]}): void {
  fetch.mockResolvedValue({courses, bundles})
}

beforeEach(() => {
  vi.mocked(sanity).mockResolvedValue({fetch} as unknown as Awaited<ReturnType<typeof sanity>>)
  fetch.mockReset()
  sells({courses: [typography, colour, ink], bundles: [essentials, printing]})
})

test('a cart has the published titles and prices, in its own order', async () => {
  expect(await priceCart([course('course-b'), course('course-a')])).toEqual([
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
    sells({courses: [{...typography, originalPrice: 120, offerEndsAt: endsAt}]})
    expect(await priceCart([course('course-a')])).toEqual([
      lineOfCourse({courseId: 'course-a', courseTitle: 'Typography', priceCents}, 0),
    ])
  })
})

test('repeated and unknown courses are refused by name', async () => {
  await expect(priceCart([course('course-a'), course('course-a')])).rejects.toMatchObject({
    reason: 'duplicate-course',
    details: {courseIds: ['course-a']},
  })
  await expect(priceCart([course('course-a'), course('course-x')])).rejects.toMatchObject({
    reason: 'unknown-course',
    details: {courseIds: ['course-x']},
  })
})

test('a course that is named twice is refused without asking Sanity', async () => {
  await expect(priceCart([course('course-a'), course('course-a')])).rejects.toMatchObject({
    reason: 'duplicate-course',
  })
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['no price', {...typography, price: null}],
  ['a price of nothing', {...typography, price: 0}],
  ['a price of less than a cent', {...typography, price: 0.001}],
  ['a negative price', {...typography, price: -1}],
  ['a price in words', {...typography, price: '59.99'}],
  ['no title', {...typography, title: null}],
  ['an empty title', {...typography, title: ''}],
])('a course with %s is not sold, and named', async (_, stored) => {
  sells({courses: [stored, colour]})
  await expect(priceCart([course('course-a'), course('course-b')])).rejects.toMatchObject({
    reason: 'unknown-course',
    details: {courseIds: ['course-a']},
  })
})

test('without an answer from Sanity nothing is sold', async () => {
  fetch.mockRejectedValue(new Error('no connection'))
  await expect(priceCart([course('course-a')])).rejects.toMatchObject({reason: 'unavailable'})
})

describe('a bundle', () => {
  test('is one line with its courses, each with its share of the price', async () => {
    const [first, second] = await priceCart([bundle('bundle-a'), course('course-c')])
    expect(first).toMatchObject({
      lineId: '1',
      kind: 'bundle',
      id: 'bundle-a',
      title: 'Essentials',
      courseIds: ['course-a', 'course-b'],
      priceCents: 9999,
      // 59.99 and 120 of 179.99
      courses: [
        {courseId: 'course-a', title: 'Typography', shareCents: 3333},
        {courseId: 'course-b', title: 'Colour', shareCents: 6666},
      ],
    })
    expect(second).toEqual(lineOfCourse({courseId: 'course-c', courseTitle: 'Ink', priceCents: 4000}, 1))
  })

  test('shares its price by what its courses cost now', async () => {
    const ended = {...typography, originalPrice: 120, offerEndsAt: '2026-01-01T00:00:00.000Z'}
    sells({bundles: [{...essentials, price: 100, courses: [ended, colour]}]})
    const [line] = await priceCart([bundle('bundle-a')])
    expect(line?.courses?.map(({shareCents}) => shareCents)).toEqual([5000, 5000])
    expect(sumCents((line?.courses ?? []).map(({shareCents}) => shareCents))).toBe(line?.priceCents)
  })

  test('has a course once that was chosen twice', async () => {
    sells({bundles: [{...essentials, courses: [typography, colour, typography]}]})
    const [line] = await priceCart([bundle('bundle-a')])
    expect(line?.courseIds).toEqual(['course-a', 'course-b'])
  })

  test.each([
    ['that is not on sale', []],
    ['with one course that is sold', [{...essentials, courses: [typography]}]],
    ['with the same course twice', [{...essentials, courses: [typography, typography]}]],
    ['with one course that has a price', [{...essentials, courses: [typography, {...colour, price: null}]}]],
    ['without a price', [{...essentials, price: null}]],
    ['without a title', [{...essentials, title: null}]],
  ])('%s is not sold, and named', async (_, bundles) => {
    sells({courses: [colour], bundles})
    await expect(priceCart([bundle('bundle-a'), course('course-b')])).rejects.toMatchObject({
      reason: 'unknown-course',
      details: {bundleIds: ['bundle-a']},
    })
  })

  test('is named as a bundle, and a course as a course', async () => {
    const cart = [course('bundle-a'), bundle('course-a'), bundle('bundle-b')]
    await expect(priceCart(cart)).rejects.toMatchObject({
      reason: 'unknown-course',
      details: {courseIds: ['bundle-a'], bundleIds: ['course-a']},
    })
  })

  test('is refused twice, and beside a course that it has, which is named', async () => {
    await expect(priceCart([bundle('bundle-a'), bundle('bundle-a')])).rejects.toMatchObject({
      reason: 'duplicate-course',
      details: {bundleIds: ['bundle-a']},
    })
    for (const cart of [
      [course('course-b'), bundle('bundle-a')],
      [bundle('bundle-a'), course('course-c'), course('course-b')],
    ])
      await expect(priceCart(cart)).rejects.toMatchObject({
        reason: 'duplicate-course',
        details: {courseIds: ['course-b']},
      })
  })

  test('is not named beside all of its courses, which are', async () => {
    const cart = [bundle('bundle-a'), course('course-a'), course('course-b')]
    const {details} = (await priceCart(cart).catch((error: unknown) => error)) as {details: object}
    expect(details).toEqual({courseIds: ['course-a', 'course-b']})
  })

  test('may share a course with another, unless the rest of the cart gives all of its courses', async () => {
    expect(await priceCart([bundle('bundle-a'), bundle('bundle-b')])).toHaveLength(2)
    const all = {_id: 'bundle-c', title: 'All', price: 150, courses: [typography, colour, ink]}
    sells({bundles: [essentials, all]})
    await expect(priceCart([bundle('bundle-a'), bundle('bundle-c')])).rejects.toMatchObject({
      reason: 'duplicate-course',
      details: {bundleIds: ['bundle-a']},
    })
  })
})
