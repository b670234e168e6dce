import fc from 'fast-check'
import {expect, test} from 'vitest'
import {nameBeginnings, nameKey, searchedBeginning} from './name-search.ts'

const word = fc.stringMatching(/^[A-Za-zÀ-ɏ'-]{1,20}$/)
const name = fc.array(word, {minLength: 1, maxLength: 5}).map((words) => words.join(' '))

test('a name is found by every beginning of each of its words', () => {
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), (name, place, length) => {
      const words = nameKey(name).split(' ')
      const first = place % words.length
      const rest = words.slice(first).join(' ')
      const search = rest.slice(0, 1 + (length % rest.length))
      expect(nameBeginnings(name)).toContain(searchedBeginning(search))
    }),
  )
})

test.each([
  ['Annegret Müller-Lüdenscheidt', 'lüdensch'],
  ['Siobhán O’Brien', "o'brien"],
  ['Siobhán O’Brien', 'O‘Brien'],
  ["Siobhán O'Brien", 'brien'],
  ['Juan María de los Santos Pérez y García Lorca', 'garcía lorca'],
])('%s is found by %s', (name, search) => {
  expect(nameBeginnings(name)).toContain(searchedBeginning(search))
})

test('and by nothing else', () => {
  expect(nameBeginnings('Ada  Fénn')).toEqual([
    'a',
    'ad',
    'ada',
    'ada f',
    'ada fe',
    'ada fen',
    'ada fenn',
    'f',
    'fe',
    'fen',
    'fenn',
  ])
  expect(nameBeginnings('  ')).toEqual([])
})

test('emoji and letters beyond the first plane are never cut in half', () => {
  expect(nameBeginnings('Ada 😀')).toEqual(['a', 'ad', 'ada', 'ada 😀', '😀'])
  expect(nameBeginnings('𠮷田')).toEqual(['𠮷', '𠮷田'])
  fc.assert(
    fc.property(fc.string({unit: 'grapheme', maxLength: 60}), (name) => {
      expect([...nameBeginnings(name), searchedBeginning(name)].filter((one) => !one.isWellFormed())).toEqual(
        [],
      )
    }),
  )
})

test('however long it is, it has a bounded number of beginnings', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme', maxLength: 400}), (name) => {
      expect(nameBeginnings(name).length).toBeLessThanOrEqual(12 * 24)
    }),
  )
})
