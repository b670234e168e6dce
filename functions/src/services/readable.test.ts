import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {beforeEach, expect, test, vi} from 'vitest'
import * as z from 'zod/mini'
import {log} from './log.ts'
import {readable} from './readable.ts'

vi.mock('./log.ts', () => ({log: vi.fn()}))
beforeEach(() => {
  vi.mocked(log).mockClear()
})

const schema = z.object({id: z.string(), names: z.array(z.string())})
const stored = (id: string, names: unknown) =>
  ({id, ref: {id, parent: {id: 'teams'}}, get: () => names}) as unknown as DocumentSnapshot
const shown = (snapshot: DocumentSnapshot) => ({
  id: snapshot.id,
  names: (snapshot.get('names') as string[]).toSorted(),
})
const left = (documentId: string, field: string | null) => [
  'document-left-out',
  {collection: 'teams', documentId, field},
]

test('a list leaves out the documents that are none of their kind, and logs their ids and fields', () => {
  const docs = [stored('a', ['Bo', 'Al']), stored('b', null), stored('c', ['Cy', 1]), stored('d', [])]
  expect(readable(schema, docs, shown)).toEqual([
    {id: 'a', names: ['Al', 'Bo']},
    {id: 'd', names: []},
  ])
  expect(vi.mocked(log).mock.calls).toEqual([left('b', null), left('c', 'names.0')])
})

test('a fault that is not of the document is one of the list', () => {
  const fail = () => {
    throw new Error('A fault')
  }
  expect(() => readable(schema, [stored('a', [])], fail)).toThrow('A fault')
})
