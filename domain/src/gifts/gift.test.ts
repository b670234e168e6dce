import {describe, expect, test} from 'vitest'
import {giveCourse} from './contracts.ts'
import {deliveryTime, giftStanding, MAX_GIFT_DAYS} from './gift.ts'
import {DAY_MS} from '../statistics/days.ts'

const NOW = Date.parse('2026-11-25T13:00:00Z')

describe('when the mail of a gift goes', () => {
  test.each([
    ['at once without a day', '', 0],
    ['at once today, once its hour is over', '2026-11-25', 0],
    ['at once where the giver still has yesterday', '2026-11-24', 0],
    ['at nine of its day', '2026-12-24', Date.parse('2026-12-24T09:00:00Z')],
    ['a year ahead', '2027-11-25', Date.parse('2027-11-25T09:00:00Z')],
    ['on a day that is not in every year', '2028-02-29', null],
    ['no more than a year ahead', '2027-11-27', null],
    ['never before today', '2026-11-23', null],
    ['on no day that does not exist', '2026-11-31', null],
    ['on nothing that is no day', 'soon', null],
  ])('%s', (_, day, time) => expect(deliveryTime(day, NOW)).toBe(time))

  test('before its hour it waits for it', () => {
    expect(deliveryTime('2026-11-25', Date.parse('2026-11-25T08:59:59Z'))).toBe(
      Date.parse('2026-11-25T09:00:00Z'),
    )
  })

  test('every day from today to a year ahead is possible, wherever the giver is', () => {
    for (let days = 0; days <= MAX_GIFT_DAYS; days += 1)
      for (const hours of [-11, 0, 13]) {
        const day = new Date(NOW + days * DAY_MS + hours * 60 * 60_000).toISOString().slice(0, 10)
        expect(deliveryTime(day, NOW)).not.toBeNull()
      }
  })
})

test('how far a gift is', () => {
  const gift = {state: 'held', email: 'ben@example.com', sentAt: null, bouncedAt: null} as const
  expect(giftStanding(gift)).toBe('waiting')
  expect(giftStanding({...gift, sentAt: 1})).toBe('sent')
  expect(giftStanding({...gift, sentAt: 1, bouncedAt: 2})).toBe('returned')
  expect(giftStanding({...gift, email: null})).toBe('to-print')
  expect(giftStanding({...gift, bouncedAt: 2, state: 'accepted'})).toBe('accepted')
  for (const state of ['revoked', 'refunded'] as const)
    expect(giftStanding({...gift, state})).toBe('taken-back')
})

describe('what a giver enters', () => {
  const entered = {
    kind: 'course',
    id: 'course-a',
    expectedTotalCents: '5999',
    delivery: 'mail',
    name: 'Ben',
    email: ' ben@example.com ',
    message: 'Happy birthday',
    day: '',
  }
  const firstOf = (change: object) =>
    giveCourse.input.safeParse({...entered, ...change}).error?.issues[0]?.message

  test('is the form as it is sent', () => {
    expect(giveCourse.input.parse(entered)).toMatchObject({
      expectedTotalCents: 5999,
      email: 'ben@example.com',
    })
  })
  test.each([
    ['nobody', {name: ' '}, 'Please say whom it is for.'],
    ['no address', {email: ''}, 'Please enter an email address.'],
    ['no address but something', {email: 'ben@'}, 'Please enter a valid email address.'],
    ['a message that is too long', {message: 'a'.repeat(501)}, 'Please use at most 500 characters.'],
  ])('is not %s', (_, change, words) => expect(firstOf(change)).toBe(words))
  test('needs no address where it is printed', () => {
    expect(firstOf({delivery: 'print', email: ''})).toBeUndefined()
  })
})
