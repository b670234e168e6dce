import {describe, expect, test} from 'vitest'
import type {Books} from './books.ts'
import {judge} from './oracle.ts'
import type {Rule} from './rule.ts'
import {soundBooks} from './sound-books.ts'

/** Of each rule what breaks it, as changes of books in which nothing is wrong. */
export type WrongBooks = readonly [
  rule: string,
  wrong: readonly [what: string, change: (books: Books) => void][],
][]

/** Shows that the oracle complains over wrong books, by each of some rules. */
export function testComplaints(rules: Readonly<Record<string, Rule>>, wrong: WrongBooks): void {
  test('every rule has books that break it', () => {
    expect(wrong.map(([rule]) => rule)).toEqual(Object.keys(rules))
  })

  describe.each(wrong)('the oracle complains: %s', (rule, changes) => {
    test.each(changes)('%s', (_, change) => {
      expect(judge(soundBooks(change)).map((violation) => violation.rule)).toContain(rule)
    })
  })
}
