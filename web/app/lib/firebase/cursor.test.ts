import fc from 'fast-check'
import {Timestamp, type QueryDocumentSnapshot} from 'firebase/firestore/lite'
import {expect, test, vi} from 'vitest'
import * as z from 'zod/mini'
import {readable, readCursor, writeCursor} from './cursor'

test('a cursor comes back from the URL as it was', () => {
  const cursors = fc.record({
    seconds: fc.integer({min: 0, max: 99_999_999_999}),
    nanoseconds: fc.integer({min: 0, max: 999_999_999}),
    id: fc.stringMatching(/^[A-Za-z0-9][\w.:-]{0,499}$/),
  })
  fc.assert(
    fc.property(cursors, ({seconds, nanoseconds, id}) => {
      const read = readCursor(writeCursor({time: new Timestamp(seconds, nanoseconds), id}))
      expect(read?.time.isEqual(new Timestamp(seconds, nanoseconds))).toBe(true)
      expect(read?.id).toBe(id)
    }),
  )
})

test.each([null, '', 'order-a', '1.2', '1.2.a/b', '1.2.__a__', '-1.2.a', '1.2.'])('%j is none', (text) => {
  expect(readCursor(text)).toBeNull()
})

test('a document that its schema refuses is left out of a list, and logged', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const stored = (id: string, data: object) =>
    ({id, ref: {path: `codes/${id}`}, data: () => data}) as unknown as QueryDocumentSnapshot
  const codes = [stored('SPRING', {value: 10}), stored('BROKEN', {value: 'ten'}), stored('FALL', {value: 20})]
  expect(readable(z.object({value: z.int()}), codes)).toEqual([
    {id: 'SPRING', value: 10},
    {id: 'FALL', value: 20},
  ])
  expect(console.error).toHaveBeenCalledExactlyOnceWith('codes/BROKEN cannot be read.', expect.anything())
})
