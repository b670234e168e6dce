import {lineOfCourse} from '@lectern/domain/orders/lines'
import {Timestamp} from 'firebase-admin/firestore'
import {describe, expect, test} from 'vitest'
import {isOpen, isReturnCovered, isReturnFree, isReturnGivenBack, quoteReturn} from './return.ts'

test('a return may be approved while it waits, and again where its refund did not arrive', () => {
  const refundFailedAt = Timestamp.fromMillis(0)
  expect(isOpen({status: 'pending'})).toBe(true)
  expect(isOpen({status: 'approved', refundFailedAt})).toBe(true)
  expect(isOpen({status: 'approved'})).toBe(false)
  expect(isOpen({status: 'rejected'})).toBe(false)
  expect(isOpen({status: 'rejected', refundFailedAt})).toBe(false)
})

describe('of an order of two courses', () => {
  const [first, second] = ['a', 'b'].map((courseId, index) =>
    lineOfCourse({courseId, courseTitle: courseId, priceCents: 3000 + 1000 * index}, index),
  )
  if (!first || !second) throw new Error('There are two.')
  const back = (line: typeof first) => ({...line, isGivenBack: true})

  test('a return is given back with the last of its lines, whatever becomes of others', () => {
    expect(isReturnGivenBack({}, [first, second])).toBe(false)
    expect(isReturnGivenBack({}, [back(first), second])).toBe(false)
    expect(isReturnGivenBack({}, [back(first), back(second)])).toBe(true)
    expect(isReturnGivenBack({courseIds: ['a']}, [back(first), second])).toBe(true)
    expect(isReturnGivenBack({courseIds: ['b']}, [back(first), second])).toBe(false)
  })

  test('nothing is left to be given back of a return of what nothing was paid for', () => {
    const free = {...first, discountCents: first.priceCents}
    const order = {amountCents: 4000, refundedCents: 0, items: [free, second]}
    expect(quoteReturn(order, {courseIds: ['a']})).toBeNull()
    expect(isReturnCovered({courseIds: ['a']}, order)).toBe(true)
    expect(isReturnFree({courseIds: ['a']}, order)).toBe(true)
    for (const request of [{}, {courseIds: ['b']}, {courseIds: ['a', 'b']}]) {
      expect(isReturnCovered(request, order)).toBe(false)
      expect(isReturnFree(request, order)).toBe(false)
    }
    const ended = {amountCents: 4000, refundedCents: 4000, items: [back(free), back(second)]}
    expect(isReturnCovered({courseIds: ['a']}, ended)).toBe(true)
    expect(isReturnFree({courseIds: ['a']}, ended)).toBe(false)
  })

  test('what goes back is paid for its lines, but those that went back before', () => {
    const order = {amountCents: 7000, refundedCents: 0, items: [first, second]}
    const line = {lineId: '1', amountCents: 3000}
    expect(quoteReturn(order, {})).toEqual({
      amountCents: 7000,
      lines: [line, {lineId: '2', amountCents: 4000}],
    })
    expect(quoteReturn(order, {courseIds: ['a']})).toEqual({amountCents: 3000, lines: [line]})
    const rest = {amountCents: 7000, refundedCents: 3000, items: [back(first), second]}
    expect(quoteReturn(rest, {})).toEqual({amountCents: 4000, lines: [{lineId: '2', amountCents: 4000}]})
    expect(quoteReturn(rest, {courseIds: ['a']})).toBeNull()
  })
})
