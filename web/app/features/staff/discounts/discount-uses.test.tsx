import {renderToStaticMarkup} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import {DiscountUses} from './discount-uses'

test('a use of a code leads to its order', () => {
  const use = {orderId: 'order-of-ada', createdAt: 0, discountCents: 500, state: 'used' as const}
  const uses = renderToStaticMarkup(
    <MemoryRouter>
      <DiscountUses uses={[use]} />
    </MemoryRouter>,
  )
  expect(uses).toContain('href="/admin/orders/order-of-ada"')
})
