import fc from 'fast-check'
import {applyPatch, incremental} from 'mendoza'
import {expect, test} from 'vitest'
import {applyEffect, effectsOf} from './effects.ts'
import {requirePlainValue} from './mutation.ts'

/** Values a document may have: one with an attribute such as `__proto__` is refused before it is stored. */
const value = fc.jsonValue({maxDepth: 4}).filter(isStorable)
const name = fc.constantFrom('title', 'slug', 'price', 'ä', 'Z', 'a.b', '_rev', '0', '10', '9')
const attributes = fc.dictionary(name, fc.oneof(value, fc.dictionary(name, value)))
const document = attributes.map((rest) => ({
  _id: 'x',
  _type: 'course',
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
  ...normal(rest),
}))

/** A value after a round trip through JSON: -0 becomes 0. */
function normal<T>(given: T): T {
  return JSON.parse(JSON.stringify(given)) as T
}

function isStorable(given: unknown): boolean {
  try {
    requirePlainValue(given)
    return true
  } catch {
    return false
  }
}

/** Large documents take long on a busy computer. */
const large = {timeout: 60_000}

test('effects turn one document into the other, and back', large, () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      const {apply, revert} = normal(effectsOf(before, after))
      expect(applyEffect(before, apply)).toEqual(after)
      expect(applyEffect(after, revert)).toEqual(before)
    }),
  )
})

test("both of Sanity's decoders read the effects", large, () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      const {apply} = effectsOf(before, after)
      expect(applyPatch(before, apply)).toEqual(after)
      const patched = incremental.applyPatch(incremental.wrap(before, 1), apply, 2)
      expect(incremental.unwrap(patched)).toEqual(after)
    }),
  )
})

test('a created or deleted document is stored whole', large, () => {
  fc.assert(
    fc.property(document, (made) => {
      const {apply, revert} = effectsOf(null, made)
      expect(applyEffect(null, apply)).toEqual(made)
      expect(revert).toEqual([0, null])
    }),
  )
})

test('the effects of an edit contain only the field that changed', () => {
  const before = {
    _id: 'x',
    _type: 'course',
    _rev: 'a',
    _createdAt: '',
    _updatedAt: '',
    slug: {current: 'a', n: 1},
    text: 'long',
  }
  const {apply} = effectsOf(before, {...before, slug: {current: 'b', n: 1}})
  expect(JSON.stringify(apply)).not.toContain('long')
  expect(apply).toContain('b')
})
