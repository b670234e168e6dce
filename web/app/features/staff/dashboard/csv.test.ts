import {expect, test} from 'vitest'
import {figuresCsv} from './csv'

test('the table has a line a day, with dollars', () => {
  const day = {
    revenueCents: 123_405,
    orders: 12,
    refundedCents: 5999,
    refunds: 1,
    newLearners: 3,
    activeLearners: 7,
    coursesBegun: 4,
    coursesFinished: 2,
  }
  expect(figuresCsv([{day: '2026-11-21', ...day}]).split('\r\n')).toEqual([
    'Day (UTC),Revenue (USD),Orders,Refunded (USD),Refunds,New learners,Active learners,Courses begun,Courses finished',
    '2026-11-21,1234.05,12,59.99,1,3,7,4,2',
    '',
  ])
})
