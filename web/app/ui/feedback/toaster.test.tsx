// @vitest-environment jsdom
import {createRoot, type Root} from 'react-dom/client'
import {beforeEach, expect, test} from 'vitest'
import {Toaster} from './toaster'

let root: Root
const dialog = () => document.querySelector('dialog')
const region = () => document.querySelector('section[aria-label=Notifications]')

beforeEach(async () => {
  const container = document.createElement('div')
  document.body.replaceChildren(container, document.createElement('dialog'))
  root = createRoot(container)
  root.render(<Toaster>Saved</Toaster>)
  await expect.poll(region).not.toBeNull()
  return () => root.unmount()
})

test('the toasts stand in a dialog while it is open: what is outside is inert', async () => {
  const before = region()
  expect(dialog()?.contains(before)).toBe(false)
  dialog()?.setAttribute('open', '')
  await expect.poll(() => dialog()?.contains(region())).toBe(true)
  // The same one: a live region that comes with its words is not announced.
  expect(region()).toBe(before)
  dialog()?.removeAttribute('open')
  await expect.poll(() => dialog()?.contains(region())).toBe(false)
  expect(document.body.contains(region())).toBe(true)
})

test('they stay when the open dialog is taken away', async () => {
  dialog()?.setAttribute('open', '')
  await expect.poll(() => dialog()?.contains(region())).toBe(true)
  dialog()?.remove()
  await expect.poll(() => region()?.textContent).toBe('Saved')
})
