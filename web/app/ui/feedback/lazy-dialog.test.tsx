// @vitest-environment jsdom
import {Suspense, useState} from 'react'
import {createRoot} from 'react-dom/client'
import {expect, test, vi} from 'vitest'
import {lazyDialog} from './lazy-dialog'
import {currentToasts, dismissToast} from './toast'

const Dialog = lazyDialog<{onClose: () => void}>(() => Promise.reject(new TypeError('Failed to fetch')))

function Screen() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <p>{open ? 'Opening' : 'Closed'}</p>
      {open && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

test('a dialog whose code cannot be fetched says so and leaves the screen as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Screen />)
  await expect.poll(() => container.textContent).toBe('Closed')
  expect(currentToasts().map(({title, action}) => [title, action?.label])).toEqual([
    ['This could not be opened', 'Reload'],
  ])
  currentToasts().forEach(({id}) => dismissToast(id))
  root.unmount()
})
