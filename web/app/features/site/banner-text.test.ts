import {expect, test} from 'vitest'
import {bannerText, bannerTextLasts} from './banner-text'

const TEXT = 'Early Bird Discount: save up to 40%'
const END = '2026-11-25T12:00:00.000Z'
const HOUR = 60 * 60_000
const before = (ms: number) => Date.parse(END) - ms

test.each([
  [72 * HOUR, 'Ends in 3 days'],
  [48 * HOUR + 1, 'Ends in 3 days'],
  [48 * HOUR, 'Ends in 2 days'],
  [24 * HOUR, 'Ends in 1 day'],
  [1, 'Ends in 1 day'],
])('%d ms before the end the banner ends with: %s', {tags: ['S1.04.07']}, (ms, words) => {
  expect(bannerText(TEXT, END, before(ms))).toBe(`${TEXT} - ${words}`)
})

test('the banner ends with the offer', () => {
  expect(bannerText(TEXT, END, before(0))).toBe('')
})

test('without an end, and without a text, nothing is added', () => {
  expect(bannerText(TEXT, null, 0)).toBe(TEXT)
  expect(bannerText('', END, before(1))).toBe('')
})

test('the words stay until the next day is counted, and for good once it has ended', () => {
  expect(bannerTextLasts(END, before(48 * HOUR))).toBe(24 * HOUR)
  expect(bannerTextLasts(END, before(30 * HOUR))).toBe(6 * HOUR)
  expect(bannerTextLasts(END, before(1))).toBe(1)
  expect(bannerTextLasts(END, before(0))).toBeNull()
  expect(bannerTextLasts(null, 0)).toBeNull()
})
