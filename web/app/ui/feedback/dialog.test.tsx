// @vitest-environment jsdom
import {StrictMode} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {Dialog} from './dialog'

/** What the document of these tests does not have: as in browsers, that a dialog was closed is told later. */
const missing = {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    setTimeout(() => this.dispatchEvent(new Event('close')))
  },
}
const later = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => void Object.assign(HTMLDialogElement.prototype, missing))
afterEach(() => {
  for (const name of Object.keys(missing)) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
})

test('a dialog that is open when it comes stays open, also where effects run twice', async () => {
  const onClose = vi.fn()
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <StrictMode>
        <Dialog open onClose={onClose} title="Views" />
      </StrictMode>,
    ),
  )
  await later()
  const dialog = container.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  dialog?.close()
  await later()
  expect(onClose).toHaveBeenCalledOnce()
  root.unmount()
})
