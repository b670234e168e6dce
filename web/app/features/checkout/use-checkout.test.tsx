// @vitest-environment jsdom
import {createCheckout} from '@lectern/domain/checkout/contracts'
import type {BundleItem} from '@lectern/domain/cart'
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import type {CartDiscount} from '~/features/discounts/use-discount'
import {CallFailure} from '~/lib/firebase/call-failure'
import {currentToasts} from '~/ui/feedback/toast'
import {CheckoutNotice} from './checkout-notice'
import {openCheckout} from './open-checkout'
import {useCheckout} from './use-checkout'

const bundle: BundleItem = {
  kind: 'bundle',
  id: 'essentials',
  slug: 'essentials',
  title: 'Essentials',
  image: '',
  priceCents: 9900,
  courses: ['Letters', 'Layout', 'Colour'].map((title) => ({id: title.toLowerCase(), title})),
}
const call = vi.hoisted(() => vi.fn())
vi.mock('~/lib/firebase/call', () => ({call}))
// The content is read as it was some minutes ago.
vi.mock('~/features/courses/fetch-cart-items', () => ({fetchCartItems: async () => ({sold: new Map()})}))
// The same at each rendering, as the cart itself: what an answer changes is changed once.
const cart = {cart: [bundle], refresh: () => {}}
vi.mock('~/features/cart/cart-context', () => ({useCart: () => cart}))

const discount = {code: undefined, discountCents: 0, isChecking: false, checkAgain: () => {}} as CartDiscount

function Cart() {
  const {pay, problem, amounts} = useCheckout(discount, [])
  return (
    <>
      <button type="button" onClick={pay}>
        Pay {amounts.totalCents}
      </button>
      {problem && <CheckoutNotice problem={problem} cart={[bundle]} onRemove={() => {}} />}
    </>
  )
}

test('a bundle that has lost a course is not paid before that is said, also while the cart still has it', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  HTMLElement.prototype.scrollIntoView = () => {}
  const Stub = createRoutesStub([
    {path: '/cart', Component: Cart, action: ({request}) => openCheckout(request)},
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Stub initialEntries={['/cart']} />)
  const button = () => container.querySelector('button')
  const refuse = (details: ConstructorParameters<typeof CallFailure>[1]) => {
    call.mockRejectedValueOnce(new CallFailure('createCheckout', details))
    button()?.click()
  }
  await expect.poll(button).not.toBeNull()
  refuse({reason: 'price-changed', totalCents: 9900, courseIds: ['colour'], bundleIds: ['essentials']})
  await expect
    .poll(() => container.textContent)
    .toContain('A bundle has changedEssentials no longer has Colour.')
  expect(currentToasts().at(-1)?.description).toBe(
    'A bundle has fewer courses now. Please check it before you pay.',
  )

  // What was said of it is not asked about again.
  refuse({reason: 'price-changed', totalCents: 8900})
  await expect.poll(() => button()?.textContent).toBe('Pay 8900')
  refuse({reason: 'price-changed', totalCents: 7900})
  await expect.poll(() => button()?.textContent).toBe('Pay 7900')
  const lines = (...courseIds: string[]) => [{kind: 'bundle', id: 'essentials', courseIds}]
  expect(call.mock.calls).toEqual([
    [createCheckout, {lines: lines('letters', 'layout', 'colour'), expectedTotalCents: 9900}],
    [createCheckout, {lines: lines('letters', 'layout'), expectedTotalCents: 9900}],
    [createCheckout, {lines: lines('letters', 'layout'), expectedTotalCents: 8900}],
  ])
  root.unmount()
})
