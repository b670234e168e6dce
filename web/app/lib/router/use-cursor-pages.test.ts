import {expect, test} from 'vitest'
import {cursorPages} from './use-cursor-pages'

const query = new URLSearchParams({status: 'pending'})

test('each page leads back to the one before it, with the filters of the list', () => {
  const first = cursorPages({after: null, next: 'a', state: null}, query)
  expect(first).toMatchObject({isFirst: true, pages: {first: null, previous: null}})
  expect(first.pages.next).toEqual({to: {search: 'status=pending&after=a'}, state: {before: [null]}})

  const second = cursorPages({after: 'a', next: 'b', state: first.pages.next?.state}, query)
  expect(second.pages.previous).toEqual({to: {search: 'status=pending'}, state: {before: []}})

  const third = cursorPages({after: 'b', next: null, state: second.pages.next?.state}, query)
  expect(third.pages).toEqual({
    first: {to: {search: 'status=pending'}, state: {before: []}},
    previous: {to: {search: 'status=pending&after=a'}, state: {before: [null]}},
    next: null,
  })
})

test.each([[null], ['x'], [{before: 1}], [{after: 'x'}], [{before: [1, {}]}]])(
  'of an address that was shared, or kept as %j, nothing but the first page is before it',
  (state) => {
    const {pages} = cursorPages({after: 'b', next: null, state}, query)
    expect(pages).toMatchObject({first: {to: {search: 'status=pending'}}, previous: null})
  },
)
