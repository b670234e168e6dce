import {Timestamp, type Query} from 'firebase-admin/firestore'
import {expect, test, vi} from 'vitest'
import {cursorPage, idIn} from './cursor-page.ts'

interface Item {
  at: Timestamp
  name: string
}

/** A query that answers with as many documents as it is told, and what a page began after. */
function listOf(count: number) {
  const startAfter = vi.fn<(...after: unknown[]) => void>()
  const query: object = {
    orderBy: () => query,
    startAfter: (...after: unknown[]) => {
      startAfter(...after)
      return query
    },
    limit: (most: number) => ({
      get: async () => {
        const docs = Array.from({length: Math.min(count, most)}, (_, index) => ({
          id: `id-${index}`,
          get: (field: keyof Item) => ({at: new Timestamp(5, 6), name: `n${index}`})[field],
        }))
        return {docs, size: docs.length}
      },
    }),
  }
  return {query: query as unknown as Query<Item>, startAfter}
}

test('a page leads to the next where there is more', async () => {
  const list = listOf(3)
  const page = await cursorPage(list.query, 'at', null, {size: 2})
  expect(page.docs.map(({id}) => id)).toEqual(['id-0', 'id-1'])
  expect(list.startAfter).not.toHaveBeenCalled()
  await cursorPage(list.query, 'at', page.next, {size: 2})
  expect(list.startAfter).toHaveBeenCalledWith(new Timestamp(5, 6), 'id-1')
})

test('a list of names goes on after a name', async () => {
  const list = listOf(3)
  const {next} = await cursorPage(list.query, 'name', null, {size: 2, direction: 'asc'})
  await cursorPage(list.query, 'name', next, {size: 2, direction: 'asc'})
  expect(list.startAfter).toHaveBeenCalledWith('n1', 'id-1')
})

test('a page that ends the list leads nowhere', async () => {
  expect(await cursorPage(listOf(2).query, 'at', null, {size: 2})).toMatchObject({next: null})
  expect(await cursorPage(listOf(0).query, 'at', null, {size: 2})).toEqual({docs: [], next: null})
})

test.each([
  '',
  'x',
  '{}',
  'null',
  '["at",[1,2]]',
  '["name","n1","id-1"]',
  '["at",[-1,2],"id-1"]',
  '["at",[1,1000000000],"id-1"]',
  '["at",[253402300800,0],"id-1"]',
  '["at",[1,2],"a/b"]',
  '["at",[1,2],"__id__"]',
])('a cursor that is none of this list begins anew: %j', async (cursor) => {
  const list = listOf(1)
  await cursorPage(list.query, 'at', cursor, {size: 2})
  expect(list.startAfter).not.toHaveBeenCalled()
})

test('of what is no id a list begins anew, too', () => {
  expect(['u1', '', 'a/b', '__id__'].map(idIn)).toEqual(['u1', '', '', ''])
})
