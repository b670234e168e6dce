import {renderToStaticMarkup} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {afterEach, expect, test, vi} from 'vitest'
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
test('its sum says that tax is in it where it is', () => {
  const words = 'Includes VAT where it applies'
  vi.stubEnv('VITE_TAX_BEHAVIOR', 'inclusive')
  expect(renderToStaticMarkup(summary)).toContain(words)
  for (const other of ['exclusive', '']) {
    vi.stubEnv('VITE_TAX_BEHAVIOR', other)
    expect(renderToStaticMarkup(summary)).not.toContain(words)
  }
})
