import {expect, test} from 'vitest'
import {planOf} from './plan.ts'

const options = {seed: 1, purchases: 500, learners: 20}

test('the same seed gives the same plan, and another seed another', () => {
  expect(planOf(options)).toEqual(planOf(options))
  expect(planOf({...options, seed: 2})).not.toEqual(planOf(options))
})

test('every purchase is somebody’s', () => {
  const {learners} = planOf(options)
  expect(learners).toHaveLength(20)
  expect(learners.flat()).toHaveLength(500)
})

test('everything that can happen happens in a long run', () => {
  const all = planOf(options).learners.flat()
  const seen = (of: (purchase: (typeof all)[number]) => string | undefined) => new Set(all.map(of)).size
  expect(seen(({tabs}) => tabs)).toBe(4)
  expect(seen(({pays}) => pays)).toBe(9)
  expect(seen(({comes}) => comes)).toBe(5)
  expect(seen(({after}) => after)).toBe(21)
  expect(seen(({stripe}) => stripe?.fault.mode)).toBe(5)
  expect(seen(({mail}) => mail?.fault.mode)).toBe(5)
  expect(all.some(({kill}) => kill !== null)).toBe(true)
})
