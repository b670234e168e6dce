import fc from 'fast-check'
import {expect, test} from 'vitest'
import {matchesWords, searchWords} from '../text/text-search.ts'
import {searchedBeginning, wordBeginnings} from './question.ts'

const word = fc.stringMatching(/^[a-zäéß]{1,12}$/)

test('whatever begins a word of a conversation finds it', () => {
  const conversation = fc.array(word, {minLength: 1, maxLength: 40})
  fc.assert(
    fc.property(conversation, fc.nat(), fc.integer({min: 2, max: 12}), (words, index, length) => {
      const text = words.join(' ')
      const typed = (words[index % words.length] ?? '').slice(0, length)
      fc.pre(typed.length > 1)
      expect(wordBeginnings([text])).toContain(searchedBeginning(typed))
      expect(matchesWords([text], searchWords(typed))).toBe(true)
    }),
  )
})

test('a search without a word looks for nothing, and one of several for its longest', () => {
  expect(searchedBeginning(' ?! ')).toBeNull()
  expect(searchedBeginning('why Kerning?')).toBe('kern')
})

test('a conversation of any length keeps a bounded number of beginnings', () => {
  const long = Array.from({length: 5000}, (_, index) => `w${index}x`).join(' ')
  expect(wordBeginnings([long]).length).toBeLessThanOrEqual(600)
})
