import {describe, expect, test} from 'vitest'
import type {Books} from './books.ts'
import {judge, totalsOf} from './oracle.ts'
import {
  accept,
  buyAgain,
  buyBundle,
  dispute,
  failRefund,
  file,
  give,
  giveToBen,
  leavePending,
  lose,
  order,
  refund,
  refundLine,
  refundPart,
  sent,
  single,
  soundBooks,
  useCode,
} from './sound-books.ts'

describe('nothing is wrong', () => {
  test.each<[string, (books: Books) => void]>([
    ['with a paid order', () => {}],
    ['with a refund', refund],
    ['with a discount', useCode],
    [
      'with a discount of an order that waits to be paid',
      (books) => {
        useCode(books)
        leavePending(books, 'open')
        single(books.database.discountUses).state = 'reserved'
        Object.assign(single(books.database.discountCodes), {reserved: 1, used: 0, discountedCents: 0})
      },
    ],
    ['with a bundle that has a course of theirs', buyBundle],
    [
      'with a bundle that a return names by one of its courses, and that is refunded',
      (books) => {
        refundLine(books)
        for (const line of order(books).items) if (line.lineId === '2') line.courseIds = ['colour', 'ink']
        books.database.returns = {one: {status: 'approved', courseIds: ['ink']}}
        books.database.mail['return-one'] = sent('return-decided')
        accept(books, 'return-one', ['return-decided'])
      },
    ],
    ['with a refund that has failed', failRefund],
    ['with a refund of a part', refundPart],
    ['with an open dispute', (books) => dispute(books, 'needs_response', null)],
    ['with a dispute that is over', (books) => dispute(books, 'won', 'now')],
    ['with a dispute that is lost', (books) => lose(books, 'undecided')],
    ['with the courses of a lost dispute withdrawn', (books) => lose(books, 'withdrawn')],
    [
      'with a return that a lost dispute has closed',
      (books) => {
        lose(books, 'left')
        books.database.returns = {one: {status: 'approved'}}
        books.database.mail['return-one'] = sent('return-decided')
        accept(books, 'return-one', ['return-decided'])
      },
    ],
    ['with a payment page that is open', (books) => leavePending(books, 'open')],
    [
      'with a transfer under way',
      (books) => {
        leavePending(books, 'complete')
        order(books).paymentProcessing = true
      },
    ],
    [
      'with a mail that went twice, because its answer was lost',
      (books) => {
        single(books.mails).answerLost = true
        accept(books, 'receipt-one', ['receipt'])
      },
    ],
    [
      'with a mail that went twice, because the shop was killed as it went',
      (books) => {
        books.interruptions = [{from: 49_000, to: 51_000}]
        accept(books, 'receipt-one', ['receipt'], 90_000)
      },
    ],
    [
      'with a receipt to an address that the mail service refuses',
      (books) => {
        books.mails = []
        Object.assign(single(books.database.mail), {
          state: 'failed',
          lastError: "'to' parameter is not a valid address",
        })
      },
    ],
    [
      'with a course that was paid twice after the database had forgotten the first, where staff knows',
      (books) => {
        buyAgain(books)
        order(books).restoredAt = 'now'
        file(books, 'paid-twice', 'cs_1')
      },
    ],
    [
      'a course that was bought again before its refund failed',
      (books) => {
        failRefund(books)
        buyAgain(books)
        delete books.database.orders['two']?.problem
        file(books, 'paid-twice', 'cs_1')
      },
    ],
  ])('%s', (_, change) => {
    expect(judge(soundBooks(change))).toEqual([])
  })
})

test('a gift is owned by whoever has accepted it, and by nobody before', () => {
  expect(judge(soundBooks(giveToBen))).toEqual([])
  const open = soundBooks((books) => {
    Object.assign(giveToBen(books), {state: 'held', uid: null, acceptedAt: null})
    books.database.enrollments = {}
  })
  expect(judge(open)).toEqual([])
  expect(totalsOf(open)).toMatchObject({coursesOwed: 0, enrollments: 0})
})

test('a course that staff gave is counted apart, and needs no order', () => {
  const books = soundBooks(give)
  expect(judge(books)).toEqual([])
  expect(totalsOf(books)).toMatchObject({coursesOwed: 1, enrollments: 1, grants: 1})
})

test('the totals are those of the books', () => {
  expect(totalsOf(soundBooks())).toEqual({
    moneyTaken: {payments: 1, cents: 5999},
    paidOrders: {count: 1, cents: 5999},
    moneyReturned: {payments: 0, cents: 0},
    refundedOrders: {count: 0, cents: 0},
    coursesOwed: 1,
    enrollments: 1,
    grants: 0,
    receipts: 1,
  })
  expect(totalsOf(soundBooks((books) => lose(books, 'withdrawn')))).toMatchObject({
    moneyReturned: {payments: 1, cents: 5999},
    refundedOrders: {count: 1, cents: 5999},
    coursesOwed: 0,
    enrollments: 0,
  })
  expect(totalsOf(soundBooks(refund))).toMatchObject({
    moneyReturned: {payments: 1, cents: 5999},
    refundedOrders: {count: 1, cents: 5999},
    coursesOwed: 0,
  })
})
