import {expect, test} from 'vitest'
import {PERSONAL_DATA, WITHOUT_PERSONAL_DATA} from '../../functions/src/privacy/parts.ts'
import {usedCollections} from '../rules/collections.ts'

const personal = PERSONAL_DATA.flatMap(({collections}) => collections)

test('every collection belongs to a part of the personal data, or is said to hold none', () => {
  const known = new Set([...personal, ...Object.keys(WITHOUT_PERSONAL_DATA)])
  expect([...usedCollections()].filter((name) => !known.has(name))).toEqual([])
})

test('nothing is said of a collection twice, or of one that the code does not use', () => {
  const named = [...personal, ...Object.keys(WITHOUT_PERSONAL_DATA)]
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted())
  const used = usedCollections()
  expect(named.filter((name) => !used.has(name))).toEqual([])
  const parts = PERSONAL_DATA.map(({name}) => name)
  expect(parts).toEqual([...new Set(parts)])
})
