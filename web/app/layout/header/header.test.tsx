// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {UserMenu} from '~/layout/account/user-menu'
import {Header} from './header'

/** As a browser answers for the scripts of a former deployment. */
const notFetched = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

vi.mock('~/features/site/site-context', () => ({useSite: () => ({name: 'Lectern', menus: {header: []}})}))
vi.mock('~/features/cart/cart-context', () => ({useCart: () => ({cartCount: 0})}))
vi.mock('~/features/auth/signed-in-flag', () => ({useSignedInFlag: () => true}))
vi.mock('~/features/auth/session', () => ({useSession: () => ({status: 'signed-in', expected: true})}))
vi.mock('~/layout/account/account-menu', notFetched)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.doUnmock('~/layout/account/user-menu')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function draw(Component: () => React.ReactNode) {
  const Screen = createRoutesStub([{path: '/', Component, ErrorBoundary: () => <p>Application Error</p>}])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Screen />)
  return root
}

const accountLink = () =>
  [...document.querySelectorAll('a')].find(({textContent}) => textContent === 'Account')?.getAttribute('href')

test('where the code of the Account menu cannot be fetched, a link to the account stands there', async () => {
  const root = draw(UserMenu)
  await expect.poll(accountLink).toBe('/account')
  root.unmount()
})

test('where the code of its button cannot be fetched, the page stays and has that link', async () => {
  vi.doMock('~/layout/account/user-menu', notFetched)
  const root = draw(Header)
  await expect.poll(accountLink).toBe('/account')
  expect(document.body.textContent).not.toContain('Application Error')
  root.unmount()
})
