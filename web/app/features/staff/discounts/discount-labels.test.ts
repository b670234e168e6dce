import {expect, test} from 'vitest'
import {termsLabel} from '~/features/discounts/terms-label'
import {limitsLabel, periodLabel, usesLabel} from './discount-labels'
import {discountStatus} from './discount-status'
import {randomCode} from './random-code'

const june = new Date(2027, 5, 1, 9, 30).getTime()
const july = new Date(2027, 6, 1).getTime()
const discount = {
  code: 'SPRING',
  kind: 'percentage' as const,
  value: 20,
  courseId: null,
  courseTitle: null,
  startsAt: null,
  endsAt: null,
  endedAt: null,
  maxUses: null,
  maxUsesPerPerson: null,
  reserved: 0,
  used: 0,
  discountedCents: 0,
  createdAt: 0,
}

test('a code says what it takes off, when and how often', () => {
  expect(termsLabel(discount, null)).toBe('20% off')
  expect(termsLabel({...discount, kind: 'amount', value: 1050}, 'Typography')).toBe('$10.50 off Typography')
  expect(periodLabel(discount)).toBe('at any time')
  const period = (change: object) => periodLabel({...discount, ...change}).replaceAll('\u202F', ' ')
  expect(period({startsAt: june})).toBe('from June 1, 2027 at 9:30 AM')
  expect(period({endsAt: july})).toBe('until July 1, 2027 at 12:00 AM')
  expect(period({startsAt: june, endsAt: july})).toBe('June 1, 2027 at 9:30 AM to July 1, 2027 at 12:00 AM')
  expect(period({startsAt: june, endedAt: july})).toBe('ended July 1, 2027 at 12:00 AM')
  expect(usesLabel({...discount, used: 3})).toBe('3')
  expect(usesLabel({...discount, used: 3, maxUses: 1000})).toBe('3 of 1,000')
  expect(limitsLabel(discount)).toBe('any number of uses')
  expect(limitsLabel({maxUses: 1, maxUsesPerPerson: 1})).toBe('1 use, once a person')
  expect(limitsLabel({maxUses: 50, maxUsesPerPerson: 2})).toBe('50 uses, 2 times a person')
})

test('its badge says whether it can be used', () => {
  const label = (change: object) => discountStatus({...discount, ...change}, june).label
  expect(label({})).toBe('Active')
  expect(label({maxUses: 2, used: 1, reserved: 1})).toBe('Used up')
  expect(label({startsAt: july})).toBe('Not started')
  expect(label({endsAt: june})).toBe('Ended')
  expect(label({endedAt: 0})).toBe('Ended')
})

test('a suggested code is one', () => {
  expect(randomCode()).toMatch(/^[A-Z2-9]{8}$/)
  expect(randomCode()).not.toBe(randomCode())
})
