// @vitest-environment jsdom
import {useState} from 'react'
import {flushSync} from 'react-dom'
import {createRoot, type Root} from 'react-dom/client'
import {createRoutesStub, useFetcher} from 'react-router-dom'
import {afterEach, expect, test} from 'vitest'
import {ActionForm} from './action-form'

/** A screen that follows the submissions of its form, which stands in a dialog. */
function Screen() {
  const [open, setOpen] = useState(false)
  useFetcher({key: 'hide'})
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <ActionForm
          formId="hide"
          intent="hide"
          actions={() => Promise.resolve({hide: () => Promise.reject(new Error('The stub answers.'))})}
          onSent={() => setOpen(false)}
        >
          <button type="submit">Hide</button>
        </ActionForm>
      )}
    </>
  )
}

let root: Root
afterEach(() => root.unmount())

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({textContent}) => textContent === name)

test('a form that is shown again does not take the success of the one before for its own', async () => {
  let sent = 0
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Screen,
      action: () => {
        sent += 1
        return {status: 'success', initialValue: {}}
      },
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  root.render(<Stub />)
  await expect.poll(() => button('Open')).toBeDefined()
  button('Open')?.click()
  await expect.poll(() => button('Hide')).toBeDefined()
  button('Hide')?.click()
  await expect.poll(() => button('Hide')).toBeUndefined()
  flushSync(() => button('Open')?.click())
  // Closing again would be a render of its own.
  await new Promise((resolve) => setTimeout(resolve))
  expect(button('Hide')).toBeDefined()
  button('Hide')?.click()
  await expect.poll(() => button('Hide')).toBeUndefined()
  expect(sent).toBe(2)
})
