import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  addToCart,
  cartCount,
  cartTotal,
  isInCart,
  parseCart,
  removeFromCart,
  type BundleItem,
  type Cart,
  type CourseItem,
} from './cart.ts'

const ids = ['course-a', 'course-b', 'course-c', 'course-d', 'course-e']

function item(id: string, priceCents = 5999): CourseItem {
  return {
    id,
    slug: id.replace('course-', ''),
    title: `Title of ${id}`,
    image: 'http://127.0.0.1/images/a.webp',
    instructor: 'Ada Fenn',
    lessons: 24,
    duration: '12h 30m',
    priceCents,
  }
}

function bundle(id: string, priceCents = 9999): BundleItem {
  return {
    kind: 'bundle',
    id,
    slug: id,
    title: `Title of ${id}`,
    image: '',
    priceCents,
    courses: ids.slice(0, 2).map((course) => ({id: course, title: `Title of ${course}`})),
  }
}

const anyItem = fc
  .tuple(fc.constantFrom(...ids), fc.integer({min: 0, max: 40_000}), fc.boolean())
  .map(([id, cents, isBundle]) => (isBundle ? bundle(`bundle-${id}`, cents) : item(id, cents)))
const step = fc.oneof(
  anyItem.map((added) => (cart: Cart) => addToCart(cart, added)),
  fc.constantFrom(...ids).map((id) => (cart: Cart) => removeFromCart(cart, id)),
)

describe('whatever is added and removed', () => {
  test(
    'each item is in the cart at most once, and count and total agree with the list',
    {tags: ['S3.04.02', 'S3.04.03', 'S3.04.04', 'S3.04.05', 'S4.01.04', 'S5.01.01']},
    () => {
      fc.assert(
        fc.property(fc.array(step), (steps) => {
          const cart = steps.reduce<Cart>((current, change) => change(current), [])
          expect(new Set(cart.map((entry) => entry.id)).size).toBe(cart.length)
          expect(cartCount(cart)).toBe(cart.length)
          expect(cartTotal(cart)).toBe(cart.reduce((total, entry) => total + entry.priceCents, 0))
        }),
      )
    },
  )

  test('the cart that was saved is the cart that is read', {tags: ['S3.04.01']}, () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const cart = steps.reduce<Cart>((current, change) => change(current), [])
        expect(parseCart(JSON.stringify(cart))).toEqual({cart, damaged: false})
      }),
    )
  })

  test('adding then removing a new course gives the same courses as before', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const cart = steps.reduce<Cart>((current, change) => change(current), [])
        expect(removeFromCart(addToCart(cart, item('course-new')), 'course-new')).toEqual(cart)
      }),
    )
  })
})

test(
  'a second adding keeps the first price and the place in the list',
  {tags: ['S4.01.04', 'S5.01.01']},
  () => {
    const cart = addToCart(addToCart([], item('course-a', 100)), item('course-b', 200))
    expect(addToCart(cart, item('course-a', 999))).toBe(cart)
    expect(isInCart(cart, 'course-a')).toBe(true)
  },
)

/** Valid and invalid values of each field, up to its limits. */
const fields: Record<keyof CourseItem, {good: unknown[]; bad: unknown[]}> = {
  kind: {good: [undefined], bad: ['bundle', 'course', null]},
  id: {good: ['a', 'x'.repeat(200)], bad: ['', 'x'.repeat(201), 7, undefined]},
  slug: {good: ['a', 'x'.repeat(200)], bad: ['', 'x'.repeat(201), null]},
  title: {good: ['a', 'x'.repeat(300)], bad: ['', 'x'.repeat(301), {}]},
  image: {good: ['', 'x'.repeat(2000)], bad: ['x'.repeat(2001), undefined]},
  instructor: {good: ['', 'x'.repeat(300)], bad: ['x'.repeat(301), 1]},
  lessons: {good: [0, 12], bad: [-1, 1.5, '1', 2 ** 53]},
  duration: {good: ['', 'x'.repeat(40)], bad: ['x'.repeat(41), 3]},
  priceCents: {good: [0, 5999], bad: [-1, 0.5, 2 ** 53, '5999', undefined]},
  originalPriceCents: {good: [0, 9999, undefined], bad: [null, -1, '9']},
}

describe('parseCart', () => {
  test.each(Object.entries(fields))(
    'knows a good %s from a bad one',
    {tags: ['S3.04.01']},
    (field, {good, bad}) => {
      const kept = (value: unknown) =>
        parseCart(JSON.stringify([{...item('course-a'), [field]: value}])).cart.length
      expect(good.map(kept)).toEqual(good.map(() => 1))
      expect(bad.map(kept)).toEqual(bad.map(() => 0))
    },
  )

  test.each([
    ['its courses', {courses: bundle('b').courses}, 1],
    ['no courses', {courses: undefined}, 0],
    ['a course without a title', {courses: [{id: 'a', title: ''}]}, 0],
    ['what is no course', {courses: [null]}, 0],
    ['a price that is none', {priceCents: -1}, 0],
  ])('keeps a bundle with %s, or drops it', (_, fields, kept) => {
    expect(parseCart(JSON.stringify([{...bundle('bundle-a'), ...fields}])).cart).toHaveLength(kept)
  })

  test('nothing stored is an empty cart', () => {
    expect(parseCart(null)).toEqual({cart: [], damaged: false})
  })

  test.each(['{', 'null', '42', '{"id":1}', ''])(
    '%s is damaged and gives an empty cart',
    {tags: ['S4.01.02']},
    (stored) => {
      expect(parseCart(stored)).toEqual({cart: [], damaged: true})
    },
  )

  test('keeps the good entries beside a bad and a repeated one', () => {
    const stored = JSON.stringify([item('course-a'), {id: 'course-b'}, item('course-a'), item('course-c')])
    const {cart, damaged} = parseCart(stored)
    expect(cart.map((entry) => entry.id)).toEqual(['course-a', 'course-c'])
    expect(damaged).toBe(true)
  })

  test('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseCart(stored).cart).toBeInstanceOf(Array)
      }),
    )
  })
})
