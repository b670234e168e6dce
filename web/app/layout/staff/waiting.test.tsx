// @vitest-environment jsdom
import {setTimeout as pause} from 'node:timers/promises'
import {createRoot, type Root} from 'react-dom/client'
import {createMemoryRouter, RouterProvider, useLocation} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {useWaiting} from './waiting'

vi.mock('~/features/auth/session', () => ({useSession: () => ({user: {isStaff: true}})}))
vi.mock('@lectern/domain/statistics/contracts', () => ({countWaiting: {}}))
vi.mock('~/lib/firebase/call', () => ({
  call: () => {
    const {promise, ...answer} = Promise.withResolvers<unknown>()
    asked.push(answer)
    return promise
  },
}))

let asked: {resolve: (counted: unknown) => void; reject: (error: Error) => void}[]
let root: Root
let router: ReturnType<typeof createMemoryRouter>

function Screen() {
  const {pathname} = useLocation()
  return `${pathname}, returns: ${useWaiting()?.returns ?? 'not known'}`
}

beforeEach(() => {
  asked = []
  router = createMemoryRouter([{path: '*', Component: Screen}], {initialEntries: ['/admin']})
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  root.render(<RouterProvider router={router} />)
  return () => root.unmount()
})

const words = () => document.body.textContent

test('what waits is known also to staff who move on before it was counted', async () => {
  await expect.poll(() => asked.length).toBe(1)
  await router.navigate('/admin/orders')
  await expect.poll(words).toBe('/admin/orders, returns: not known')
  // The effects of the screen that was left have ended.
  await pause()
  await pause()
  asked[0]?.resolve({returns: 3})
  await expect.poll(words).toBe('/admin/orders, returns: 3')
})

test('what could not be counted is asked for again at the next screen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.reject(new Error('unavailable'))
  await expect.poll(() => vi.mocked(console.warn).mock.calls.length).toBe(1)
  await router.navigate('/admin/orders')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve({returns: 3})
  await expect.poll(words).toBe('/admin/orders, returns: 3')
})
