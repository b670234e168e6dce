import {expect, test} from 'vitest'
import {cursorPages} from './use-cursor-pages'

const query = new URLSearchParams({status: 'pending'})

test('each page leads back to the one before it, with the filters of the list', () => {
  const first = cursorPages({after: null, next: 'a', state: null}, query)
  expect(first).toMatchObject({isFirst: true, pages: {first: null, previous: null}})
  expect(first.pages.next).toEqual({
    to: {search: 'status=pending&after=a'},
    state: {before: [null], starts: []},
  })

  const second = cursorPages({after: 'a', next: 'b', state: first.pages.next?.state}, query)
  expect(second.pages.previous).toEqual({to: {search: 'status=pending'}, state: {before: [], starts: []}})

  const third = cursorPages({after: 'b', next: null, state: second.pages.next?.state}, query)
  expect(third.pages).toEqual({
    first: {to: {search: 'status=pending'}, state: {before: [], starts: []}},
    previous: {to: {search: 'status=pending&after=a'}, state: {before: [null], starts: []}},
    next: null,
    shown: null,
  })
})

test.each([[null], ['x'], [{before: 1}], [{after: 'x'}], [{before: [1, {}]}]])(
  'of an address that was shared, or kept as %j, nothing but the first page is before it',
  (state) => {
    const {pages} = cursorPages({after: 'b', next: null, state}, query)
    expect(pages).toMatchObject({first: {to: {search: 'status=pending'}}, previous: null})
  },
)

test('a page says which items it has, and the last one how many there are', () => {
  const first = cursorPages({after: null, next: 'a', state: null, items: 25}, query)
  expect(first.pages.shown).toBe('1–25')
  const second = cursorPages({after: 'a', next: 'b', state: first.pages.next?.state, items: 25}, query)
  expect(second.pages.shown).toBe('26–50')
  const third = cursorPages({after: 'b', next: null, state: second.pages.next?.state, items: 1_950}, query)
  expect(third.pages.shown).toBe('51–2,000 of 2,000')
  // The way back knows it as well.
  const back = cursorPages({after: 'a', next: 'b', state: third.pages.previous?.state, items: 25}, query)
  expect(back.pages.shown).toBe('26–50')
  const start = cursorPages({after: null, next: 'a', state: back.pages.previous?.state, items: 25}, query)
  expect(start.pages.shown).toBe('1–25')
})

test.each([[null], [{before: [null]}], [{before: [null], starts: ['25']}]])(
  'a page that was shared, or kept as %j, does not say where it stands',
  (state) => {
    expect(cursorPages({after: 'a', next: null, state, items: 25}, query).pages.shown).toBeNull()
  },
)

test('an empty list has no range', () => {
  expect(cursorPages({after: null, next: null, state: null, items: 0}, query).pages.shown).toBeNull()
})
