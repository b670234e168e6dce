import {lineOfBundle, lineOfCourse, lineOfSeats} from '@lectern/domain/orders/lines'
import {expect, test} from 'vitest'
import type {Invoice} from '~/features/orders/invoices'
import type {Order} from '~/features/orders/orders'
import {receiptContent} from './receipt-content'

const order = {
  id: 'order-1',
  items: [lineOfCourse({courseId: 'a', courseTitle: 'Letters', priceCents: 5000}, 0)],
  refundedCents: 4500,
  discount: {code: 'SPRING', discountCents: 500},
  amountCents: 4500,
  completedAt: Date.UTC(2026, 10, 20, 12),
  refundedAt: Date.UTC(2026, 10, 22, 12),
  paymentMethod: null,
} as unknown as Order

test('a receipt names both, each line once, and says what was taken off and given back', () => {
  const {facts, items, totals} = receiptContent({
    order,
    seller: {name: 'Lectern', email: 'hello@lectern.test', address: ['Lectern', '218 Binder Street']},
    buyer: {name: '', email: 'lena@lectern.test'},
    invoice: null,
  })
  expect(facts).toEqual([
    {name: 'Receipt number', lines: ['order-1']},
    {name: 'Paid on', lines: ['November 20, 2026']},
    {name: 'Sold by', lines: ['Lectern', '218 Binder Street', 'hello@lectern.test']},
    {name: 'Sold to', lines: ['lena@lectern.test']},
    {name: 'Refunded on', lines: ['November 22, 2026']},
  ])
  expect(items).toEqual([{id: '1', name: 'Letters', parts: [], cents: 5000}])
  expect(totals).toEqual([
    {name: 'Discount (SPRING)', cents: -500},
    {name: 'Tax', cents: 0},
    {name: 'Total paid', cents: 4500, strong: true},
    {name: 'Refunded', cents: -4500},
  ])
})

test.each([
  ['is in the prices', 'Tax included', 4500, {taxCents: 718}],
  ['came on top of the prices', 'Tax', 5355, {taxCents: 855, addedTaxCents: 855}],
])('a receipt without an invoice says the tax that %s', (_, name, amountCents, tax) => {
  const {totals} = receiptContent({
    order: {
      ...order,
      amountCents,
      items: order.items.map((line) => ({...line, discountCents: 500, ...tax})),
      refundedCents: 0,
      refundedAt: null,
    },
    seller: {name: 'Lectern', email: ''},
    buyer: {name: 'Lena', email: ''},
    invoice: null,
  })
  expect(totals).toEqual([
    {name: 'Discount (SPRING)', cents: -500},
    {name, cents: tax.taxCents},
    {name: 'Total paid', cents: amountCents, strong: true},
  ])
})

test('a receipt says which of its lines was given back, and for how much', () => {
  const [first] = order.items
  const second = {
    ...lineOfCourse({courseId: 'b', courseTitle: 'Colour', priceCents: 3000}, 1),
    isGivenBack: true,
  }
  const {items, totals, facts} = receiptContent({
    order: {...order, items: first ? [first, second] : [], refundedCents: 3000, refundedAt: null},
    seller: {name: 'Lectern', email: ''},
    buyer: {name: 'Lena', email: ''},
    invoice: null,
  })
  expect(items.map(({name}) => name)).toEqual(['Letters', 'Colour (given back)'])
  expect(totals.at(-1)).toEqual({name: 'Refunded in part', cents: -3000})
  expect(facts.map(({name}) => name)).not.toContain('Refunded on')
})

test('a receipt says that a course is a gift, also of one that was given back beside the rest', () => {
  const [first] = order.items
  if (!first) throw new Error('The order has a course.')
  const gift = {...first, for: 'gift' as const}
  const {items} = receiptContent({
    order: {...order, items: [gift, {...gift, lineId: '2', isGivenBack: true}], refundedAt: null},
    seller: {name: 'Lectern', email: ''},
    buyer: {name: 'Lena', email: ''},
    invoice: null,
  })
  expect(items.map(({name}) => name)).toEqual(['Letters (a gift)', 'Letters (a gift, given back)'])
})

test('a receipt names the courses of a bundle', () => {
  const courses = ['Letters', 'Colour'].map((title) => ({
    courseId: title,
    courseTitle: title,
    priceCents: 5000,
  }))
  const {items} = receiptContent({
    order: {...order, items: [lineOfBundle({id: 'x', title: 'Both', priceCents: 8000, courses}, 0)]},
    seller: {name: 'Lectern', email: ''},
    buyer: {name: 'Lena', email: ''},
    invoice: null,
  })
  expect(items).toEqual([{id: '1', name: 'Both', parts: ['Letters', 'Colour'], cents: 8000}])
})

test.each([
  [2, 'Letters (2 seats for a team)'],
  // An amount that was given back alone.
  [0, 'Letters'],
])('a credit note names how many it is about, and its date is that of its number: %i', (quantity, name) => {
  const line = lineOfSeats(
    lineOfCourse({courseId: 'a', courseTitle: 'Letters', priceCents: 5000}, 0),
    5,
    5000,
  )
  // Before the turn of the year in UTC, wherever it is read.
  const issuedAt = Date.UTC(2026, 11, 31, 23, 59)
  const invoice = {
    kind: 'credit-note',
    number: 'CN-2026-000001',
    invoice: 'INV-2026-000001',
    issuedAt,
    suppliedAt: Date.UTC(2027, 0, 1),
    seller: {name: 'Lectern', address: [], taxNumber: ''},
    buyer: {name: 'Lena', address: [], country: '', taxNumber: null},
    lines: [
      {
        lineId: line.lineId,
        title: 'Letters',
        parts: [],
        quantity,
        service: 'Self-study course',
        netCents: 10_000,
        taxPercent: 0,
        taxCents: 0,
        grossCents: 10_000,
      },
    ],
    grossCents: 10_000,
    isReverseCharge: false,
    isVoid: false,
    replaces: null,
    replacedBy: null,
  } as unknown as Invoice
  const {items, facts} = receiptContent({
    order: {...order, items: [line]},
    seller: {name: 'Lectern', email: ''},
    buyer: {name: 'Lena', email: ''},
    invoice,
  })
  expect(items).toMatchObject([{name, cents: -10_000}])
  expect(facts).toContainEqual({name: 'Date', lines: ['December 31, 2026']})
  expect(facts).toContainEqual({name: 'Given back on', lines: ['January 1, 2027']})
})
