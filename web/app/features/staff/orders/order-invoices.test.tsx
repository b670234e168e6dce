import {renderToStaticMarkup} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import type {Invoice} from '~/features/orders/invoices'
import {askedDocument, OrderInvoice, OrderInvoices} from './order-invoices'
import type {DetailedOrder} from './load-order'

const invoice: Invoice = {
  number: 'INV-2026-000042',
  kind: 'invoice',
  orderId: 'order-1',
  userId: 'lena',
  seller: {name: 'Lectern', address: ['218 Binder Street'], taxNumber: 'EU372041234'},
  buyer: {
    name: 'Wolf Druck GmbH',
    address: ['Lindenweg 4', '10115 Berlin'],
    country: 'DE',
    taxNumber: {type: 'eu_vat', value: 'DE123456789'},
  },
  currency: 'usd',
  lines: [],
  netCents: 10_000,
  taxCents: 1900,
  grossCents: 11_900,
  country: 'DE',
  isReverseCharge: false,
  invoice: null,
  refundId: null,
  replaces: null,
  replacedBy: 'INV-2026-000043',
  isVoid: false,
  issuedAt: Date.UTC(2026, 10, 20, 12),
  suppliedAt: Date.UTC(2026, 10, 20, 12),
}
const note: Invoice = {
  ...invoice,
  number: 'CN-2026-000007',
  kind: 'credit-note',
  isVoid: true,
  replacedBy: null,
}

/** The words of a piece of the screen, each element's after a space. */
function wordsOf(element: React.ReactNode): string {
  const html = renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('staff read of each document its number, when it was made, whom it names, its tax and its total', () => {
  const words = wordsOf(<OrderInvoices documents={[invoice, note]} />)
  for (const part of [
    'INV-2026-000042 Invoice, replaced by INV-2026-000043',
    'November 20, 2026',
    'Wolf Druck GmbH Lindenweg 4 10115 Berlin Germany Tax number DE123456789',
    'Tax $19.00',
    'Total $119.00',
    'CN-2026-000007 Credit note, void',
    'Tax -$19.00',
    'Total -$119.00',
  ])
    expect(words).toContain(part)
})

test('each document leads to itself', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/admin/orders/order-1']}>
      <OrderInvoices documents={[invoice, note]} />
    </MemoryRouter>,
  )
  const links = [...html.matchAll(/href="[^"?]*\?([^"]+)"/g)].map(
    ([, query = '']) => new URLSearchParams(query),
  )
  expect(links.map((query) => askedDocument([note, invoice], query))).toEqual([invoice, note])
  expect(askedDocument([invoice, note], new URLSearchParams('document=INV-2026-000001'))).toBeUndefined()
  expect(askedDocument([invoice, note], new URLSearchParams())).toBeUndefined()
})

test('a document is shown as its buyer reads it, also of an account that is gone', () => {
  const order = {
    id: 'order-1',
    email: null,
    items: [],
    discount: null,
    refundedCents: 0,
    refundedAt: null,
    paymentMethod: {type: 'card', brand: 'visa', last4: '4242'},
  } as unknown as DetailedOrder
  const words = wordsOf(<OrderInvoice order={order} learner={null} invoice={invoice} />)
  for (const part of [
    'Invoice number INV-2026-000042',
    'Sold to Wolf Druck GmbH Lindenweg 4 10115 Berlin Germany Tax number DE123456789',
    'Paid with Visa ending in 4242',
    'Total paid $119.00',
    'Download PDF',
  ])
    expect(words).toContain(part)
})
