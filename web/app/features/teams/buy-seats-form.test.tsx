// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {afterEach, expect, test, vi} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {routeActions} from '~/lib/forms/route-action'
import {BuySeatsForm} from './buy-seats-form'

const call = vi.hoisted(() => vi.fn())
vi.mock('~/lib/firebase/call', () => ({call}))

afterEach(() => vi.unstubAllEnvs())

const item = {
  id: 'course-pottery',
  slug: 'pottery',
  title: 'Pottery',
  image: '',
  instructor: '',
  lessons: 1,
  duration: '1h',
  priceCents: 4000,
}

test('what a refusal says of the price of seats is paid, until another number is entered', async () => {
  for (const level of ['error', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  vi.stubEnv('VITE_TAX_BEHAVIOR', 'inclusive')
  const Stub = createRoutesStub([
    {
      path: '/buy-for-team',
      Component: () => <BuySeatsForm item={item} tiers={[]} />,
      action: routeActions(() => import('./buy-actions')),
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Stub initialEntries={['/buy-for-team']} />)
  const button = () => container.querySelector<HTMLElement>('button[type=submit]')
  const enter = (quantity: number) => {
    const input = container.querySelector<HTMLInputElement>('input[name=quantity]')
    if (!input) throw new Error('There is no field for the number.')
    // Otherwise React takes it for what it has entered itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(quantity))
    input.dispatchEvent(new Event('input', {bubbles: true}))
  }
  await expect.poll(() => button()?.textContent).toContain('Pay $200.00')
  expect(container.textContent).toContain('Includes VAT where it applies')
  call.mockRejectedValueOnce(new CallFailure('buySeats', {reason: 'price-changed', totalCents: 25_000}))
  button()?.click()
  await expect.poll(() => button()?.textContent).toContain('Pay $250.00')
  expect(container.querySelector('output')?.textContent).toBe('5 seats at $50.00 each: $250.00')
  expect(container.querySelector<HTMLInputElement>('[name=expectedTotalCents]')?.value).toBe('25000')

  enter(6)
  await expect.poll(() => button()?.textContent).toContain('Pay $240.00')
  enter(5)
  await expect.poll(() => button()?.textContent).toContain('Pay $250.00')
  root.unmount()
})
