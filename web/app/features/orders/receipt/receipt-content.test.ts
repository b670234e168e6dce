import {expect, test} from 'vitest'
import type {Order} from '~/features/orders/orders'
import {receiptContent} from './receipt-content'

const order = {
  id: 'order-1',
  items: [{courseId: 'a', courseTitle: 'Letters', priceCents: 5000}],
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
  })
  expect(facts).toEqual([
    {name: 'Receipt number', lines: ['order-1']},
    {name: 'Paid on', lines: ['November 20, 2026']},
    {name: 'Sold by', lines: ['Lectern', '218 Binder Street', 'hello@lectern.test']},
    {name: 'Sold to', lines: ['lena@lectern.test']},
    {name: 'Refunded on', lines: ['November 22, 2026']},
  ])
  expect(items).toEqual([{id: 'a', name: 'Letters', cents: 5000}])
  expect(totals).toEqual([
    {name: 'Discount (SPRING)', cents: -500},
    {name: 'Tax', cents: 0},
    {name: 'Total paid', cents: 4500, strong: true},
    {name: 'Refunded', cents: -4500},
  ])
})
