import {renderToString} from 'react-dom/server'
import {createRoutesStub} from 'react-router-dom'
import {describe, expect, test} from 'vitest'
import {CartProvider} from '~/features/cart/cart-context'
import {UnpaidOrder} from './unpaid-order'

const pending = {
  id: 'order-1',
  status: 'pending' as const,
  items: [],
  paymentProcessing: false,
  underReview: false,
  failure: null,
}

function draw(order: Parameters<typeof UnpaidOrder>[0]['order']): string {
  const Screen = () => (
    <CartProvider>
      <UnpaidOrder order={order} />
    </CartProvider>
  )
  const Stub = createRoutesStub([{path: '/', Component: Screen}])
  return renderToString(<Stub initialEntries={['/']} />)
}

describe('the notice of an unpaid order', () => {
  test('left on the payment page has buttons to go on and to cancel', () => {
    const html = draw(pending)
    expect(html).toContain('You have not paid for this order yet')
    expect(html).toContain('Resume payment</button>')
    expect(html).toContain('Cancel order</button>')
  })

  test('whose payment does not match says so, and has no button', () => {
    const html = draw({...pending, underReview: true})
    expect(html).toContain('We are looking at your payment')
    expect(html).not.toContain('You have not paid')
    expect(html).not.toContain('<button')
  })

  test('whose payment did not match and was given back does not say that nothing was paid', () => {
    const html = draw({...pending, status: 'failed', failure: 'payment-mismatch'})
    expect(html).toContain('This order was not completed')
    expect(html).not.toContain('This order was not paid')
  })
})
