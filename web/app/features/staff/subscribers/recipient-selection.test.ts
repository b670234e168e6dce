import {describe, expect, test} from 'vitest'
import {
  countSelected,
  EVERYONE,
  forget,
  fromAudience,
  isSelected,
  toAudience,
  toggle,
  toggleAll,
} from './recipient-selection'

const nobody = toggleAll(EVERYONE)

describe('the selected recipients', () => {
  test('are everyone at first', {tags: ['S4.13.08']}, () => {
    expect(isSelected(EVERYONE, 'a@x.test')).toBe(true)
    expect(countSelected(EVERYONE, 2)).toBe(2)
    expect(toAudience(EVERYONE)).toEqual({audience: 'everyone-but', emails: []})
  })

  test('exclude a recipient, and include them again', {tags: ['S2.15.07']}, () => {
    const without = toggle(EVERYONE, 'a@x.test')
    expect(isSelected(without, 'a@x.test')).toBe(false)
    expect(isSelected(without, 'b@x.test')).toBe(true)
    expect(countSelected(without, 2)).toBe(1)
    expect(toAudience(without)).toEqual({audience: 'everyone-but', emails: ['a@x.test']})
    expect(toggle(without, 'a@x.test')).toEqual(EVERYONE)
  })

  test('of nobody are those that are chosen one by one', () => {
    const one = toggle(nobody, 'a@x.test')
    expect(isSelected(one, 'a@x.test')).toBe(true)
    expect(isSelected(one, 'b@x.test')).toBe(false)
    expect(countSelected(one, 200_000)).toBe(1)
    expect(toAudience(one)).toEqual({audience: 'only', emails: ['a@x.test']})
  })

  test('are the same again when a newsletter is taken back', () => {
    for (const selection of [EVERYONE, nobody, toggle(EVERYONE, 'a@x.test'), toggle(nobody, 'a@x.test')])
      expect(fromAudience(toAudience(selection))).toEqual(selection)
  })

  test('do not count somebody who is a recipient no more', () => {
    const without = toggle(EVERYONE, 'a@x.test')
    expect(countSelected(forget(without, 'a@x.test'), 4)).toBe(4)
    const one = toggle(nobody, 'a@x.test')
    expect(forget(one, 'a@x.test')).toEqual(nobody)
    expect(forget(one, 'b@x.test')).toEqual(one)
  })

  test('are nobody, then everyone, with the master checkbox', {tags: ['S2.15.08']}, () => {
    expect(countSelected(nobody, 2)).toBe(0)
    expect(toggleAll(nobody)).toEqual(EVERYONE)
    expect(toggleAll(toggle(EVERYONE, 'a@x.test'))).toEqual(EVERYONE)
    expect(toggleAll(toggle(nobody, 'a@x.test'))).toEqual(EVERYONE)
  })
})
