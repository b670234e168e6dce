import {renderToStaticMarkup} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {afterEach, expect, test, vi} from 'vitest'
import {SoldFields} from '~/features/checkout/refresh/sold-fields'
import {OrderSummary} from './order-summary'

afterEach(() => vi.unstubAllEnvs())

const summary = (
  <MemoryRouter>
    <OrderSummary
      subtotalCents={4900}
      discountCents={0}
      totalCents={4900}
      discountField={null}
      canPay
      processing={false}
      onPay={() => {}}
      guarantee=""
      notice={null}
    />
  </MemoryRouter>
)
const item = {
  id: 'pottery',
  slug: '',
  title: '',
  image: '',
  instructor: '',
  lessons: 1,
  duration: '',
  priceCents: 4900,
}

test.each([
  ['the cart', summary],
  ['a gift or seats', <SoldFields key="sold" item={item} totalCents={4900} lostIds={[]} lost={[]} />],
])('the sum of %s says that tax is in it where it is', (_, shown) => {
  const words = 'Includes VAT where it applies'
  vi.stubEnv('VITE_TAX_BEHAVIOR', 'inclusive')
  expect(renderToStaticMarkup(shown)).toContain(words)
  for (const other of ['exclusive', '']) {
    vi.stubEnv('VITE_TAX_BEHAVIOR', other)
    expect(renderToStaticMarkup(shown)).not.toContain(words)
  }
})
