import {lineOfCourse} from '@lectern/domain/orders/lines'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import type {ConfirmedOrder} from './confirmation'
import {OrderLines} from './order-lines'

const item = lineOfCourse({courseId: 'typography', courseTitle: 'Typography', priceCents: 10_000}, 0)

test.each([
  ['came on top of the prices is a row of its own', 10_710, ['Tax $17.10', 'Total $107.10']],
  ['is in the prices is none', 9000, ['Total $90.00']],
])('tax that %s', (_, amountCents, last) => {
  const discount = {code: 'TEN', discountCents: 1000}
  const html = renderToStaticMarkup(
    <OrderLines order={{items: [item], discount, amountCents} as unknown as ConfirmedOrder} />,
  )
  const rows = Array.from(html.matchAll(/<dt[^>]*>([^<]*).*?<dd[^>]*>([^<]*)/g), ([, ...row]) =>
    row.join(' '),
  )
  expect(rows).toEqual(['Typography $100.00', 'Discount (TEN) -$10.00', ...last])
})
