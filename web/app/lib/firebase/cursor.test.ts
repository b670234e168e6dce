import fc from 'fast-check'
import {Timestamp} from 'firebase/firestore/lite'
import {expect, test} from 'vitest'
import {readCursor, writeCursor} from './cursor'

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
