// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {expect, test, vi} from 'vitest'
import {ReviewsSection} from './reviews-section'

vi.mock('~/ui/use-near', () => ({useNear: () => true}))
vi.mock('~/lib/router/window-loaded', () => ({windowLoaded: () => Promise.resolve()}))
vi.mock('./reviews-panel', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('where the code of the reviews cannot be fetched that is said, with a button to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<ReviewsSection {...({id: 'python'} as Parameters<typeof ReviewsSection>[0])} />)
  await expect
    .poll(() => container.querySelector('[role=alert] button')?.textContent, {timeout: 10_000})
    .toBe('Try again')
  expect(container.textContent).not.toContain('Loading reviews')
  root.unmount()
})
