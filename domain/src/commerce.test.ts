import {describe, expect, test} from 'vitest'
import {countStudents, formatDuration} from './course.ts'
import {metaDescription, metaTitle} from './metadata.ts'
import {isEmail} from './mail/email.ts'
import {
  canMoveOrder,
  ORDER_STATUSES,
  orderBadge,
  orderName,
  paymentMethodLabel,
  refundDestination,
  shortId,
} from './order.ts'
import {lastReturnAt, RETURN_WINDOW_MS, returnEligibility} from './return.ts'

describe('orders', () => {
  test(
    'a refunded order never changes again, and only a completed one is refunded',
    {tags: ['S3.09.02']},
    () => {
      for (const status of ORDER_STATUSES) {
        expect(canMoveOrder('refunded', status)).toBe(false)
        expect(canMoveOrder(status, 'refunded')).toBe(status === 'completed')
      }
    },
  )

  test('a late payment still completes an expired or failed order', () => {
    expect(canMoveOrder('expired', 'completed')).toBe(true)
    expect(canMoveOrder('failed', 'completed')).toBe(true)
    expect(canMoveOrder('completed', 'expired')).toBe(false)
  })

  test('are named by their one course or by how many', {tags: ['S7.01.03', 'S7.01.04']}, () => {
    const typography = {title: 'Typography', courseIds: ['a']}
    expect(orderName([typography])).toBe('Typography')
    expect(orderName([typography, {title: 'Colour', courseIds: ['b']}])).toBe('2 Courses')
  })

  test('count the courses of their bundles, of which one alone is named by its title', () => {
    const bundle = {title: 'Design bundle', courseIds: ['a', 'b', 'c']}
    expect(orderName([bundle])).toBe('Design bundle')
    expect(orderName([bundle, {title: 'Craft bundle', courseIds: ['c', 'd']}])).toBe('4 Courses')
  })

  test(
    'show a short id and the right badge',
    {tags: ['S2.11.15', 'S4.10.01', 'S4.10.02', 'S9.09.01', 'S9.09.02']},
    () => {
      expect(shortId('0123456789')).toBe('01234567…')
      expect(ORDER_STATUSES.filter((status) => orderBadge(status) === 'default')).toEqual(['completed'])
    },
  )
})

describe('how an order was paid', () => {
  test.each([
    [{type: 'card', brand: 'visa', last4: '4242'}, 'Visa ending in 4242'],
    [{type: 'card', brand: 'amex', last4: '0005'}, 'American Express ending in 0005'],
    [{type: 'card'}, 'Card'],
    [{type: 'paypal'}, 'PayPal'],
    [{type: 'us_bank_account', last4: '6789'}, 'Bank transfer ending in 6789'],
    [{type: 'sepa_debit'}, 'Sepa debit'],
  ])('%o reads %s', (method, words) => expect(paymentMethodLabel(method)).toBe(words))

  test('a refund goes to the card only where there was one', () => {
    expect(refundDestination({type: 'card', brand: 'visa'})).toBe('to the card you paid with')
    for (const method of [{type: 'paypal'}, null]) expect(refundDestination(method)).toBe('the way you paid')
  })
})

describe('returns', () => {
  const order = {status: 'completed', completedAtMs: 1_000, isChargedBack: false, isForOthers: false} as const

  test(
    'are allowed to the last millisecond of the 30 days and not one later',
    {tags: ['S2.11.21', 'S9.11.01']},
    () => {
      expect(returnEligibility(order, null, 1_000 + RETURN_WINDOW_MS)).toBe('allowed')
      expect(returnEligibility(order, null, 1_001 + RETURN_WINDOW_MS)).toBe('window-closed')
      expect(lastReturnAt(1_000)).toBe(1_000 + RETURN_WINDOW_MS)
    },
  )

  test('are one an order, also after a rejection', {tags: ['S4.12.01']}, () => {
    expect(returnEligibility(order, 'pending', 2_000)).toBe('requested')
    expect(returnEligibility(order, 'rejected', 2_000)).toBe('rejected')
    expect(returnEligibility({...order, status: 'refunded'}, 'approved', 2_000)).toBe('approved')
  })

  test('need a completed order', {tags: ['S2.11.21']}, () => {
    const unpaid = {status: 'pending', completedAtMs: null, isChargedBack: false, isForOthers: false} as const
    expect(returnEligibility(unpaid, null, 2_000)).toBe('not-completed')
  })

  test('are none where a bank has taken money back', () => {
    expect(returnEligibility({...order, isChargedBack: true}, null, 2_000)).toBe('not-completed')
    expect(returnEligibility({...order, isForOthers: true}, null, 2_000)).toBe('not-completed')
  })
})

describe('newsletter', () => {
  test.each(['a@b.c', 'first.last@sub.example.org', "o'neil+shop@example.co.uk", 'a_b-c@x--y.example'])(
    '%s is an address',
    {tags: ['S5.02.03', 'S5.09.04']},
    (email) => expect(isEmail(email)).toBe(true),
  )
  test.each([
    '',
    'a',
    'a@b',
    '@b.c',
    'a b@c.d',
    'a@b .c',
    // Addresses that mail services reject or parse as several.
    '<reader@shop.test',
    'x@y.z>',
    'a"b@c.d',
    'a@b@c.d',
    'a@b.c;d@e.f',
    'a@b.c,d@e.f',
    'Ada <a@b.c>',
    'a@b.c\r\nBcc: d@e.f',
    '.a@b.c',
    'a..b@c.d',
    'a@-b.c',
    'a@b..c',
    `${'a'.repeat(65)}@b.c`,
  ])('%j is not', {tags: ['S5.02.01', 'S5.02.03', 'S5.09.04']}, (email) => expect(isEmail(email)).toBe(false))
})

describe('what is shown', () => {
  test.each([
    [750, '12h 30m'],
    [45, '45m'],
    [180, '3h'],
    [0, '0m'],
  ])('%i minutes read %s', {tags: ['S3.01.02']}, (minutes, text) =>
    expect(formatDuration(minutes)).toBe(text),
  )

  test.each([
    [1, '1 student'],
    [850, '850 students'],
    [1000, '1000 students'],
    [1001, '1.0k students'],
    [15_432, '15.4k students'],
    [999_949, '999.9k students'],
    [999_950, '1.0M students'],
    [1_250_000, '1.3M students'],
  ])('%i students read %s', {tags: ['S2.05.15']}, (count, text) => expect(countStudents(count)).toBe(text))

  test(
    'titles stop at 60 characters and descriptions at 160, with three dots',
    {tags: ['S5.12.01', 'S5.12.02']},
    () => {
      expect(metaTitle('x'.repeat(60))).toHaveLength(60)
      expect(metaTitle('x'.repeat(61))).toBe(`${'x'.repeat(57)}...`)
      expect(metaDescription('x'.repeat(160))).toBe('x'.repeat(160))
      expect(metaDescription('x'.repeat(161))).toBe(`${'x'.repeat(157)}...`)
      expect(metaDescription(`${'word '.repeat(31)}and a longer word`)).toBe(
        `${'word '.repeat(31)}...`.replace(' ...', '...'),
      )
      expect(metaDescription(`${'x'.repeat(157)} and more`)).toBe(`${'x'.repeat(157)}...`)
      expect(metaTitle('é'.repeat(60))).toBe('é'.repeat(60))
    },
  )

  test('of a title that is too long the name of the shop goes first, and never in part', () => {
    expect(metaTitle(`${'x'.repeat(50)} | Lectern`)).toBe(`${'x'.repeat(50)} | Lectern`)
    expect(metaTitle(`${'x'.repeat(51)} | Lectern`)).toBe('x'.repeat(51))
    expect(metaTitle(`${'x'.repeat(61)} | Lectern`)).toBe(`${'x'.repeat(57)}...`)
  })
})
