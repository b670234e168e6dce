import {expect, test} from 'vitest'
import {columnCount, wholeTitles} from './category-layout'

test.each([
  [1, 1],
  [2, 2],
  [4, 4],
  [5, 5],
  [6, 3],
  [8, 4],
  [10, 5],
  [11, 4],
  [12, 4],
  [14, 5],
])('%i categories stand in %i columns', (cards, columns) => {
  expect(columnCount(cards)).toBe(columns)
})

test('never are more than two places empty from the third category on', () => {
  for (let cards = 3; cards <= 60; cards++) {
    const columns = columnCount(cards)
    expect((columns - (cards % columns)) % columns, `${cards}`).toBeLessThanOrEqual(2)
  }
})

test('titles are named whole, as many as there is room for', () => {
  expect(wholeTitles([])).toEqual([])
  expect(wholeTitles(['x'.repeat(80), 'b'])).toEqual(['x'.repeat(80)])
  expect(wholeTitles(['SEO That Lasts', 'Email People Like', 'Marketing Measurement'])).toEqual([
    'SEO That Lasts',
    'Email People Like',
  ])
})
