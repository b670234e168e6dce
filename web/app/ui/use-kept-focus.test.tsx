// @vitest-environment jsdom
import {useState} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {beforeEach, expect, test} from 'vitest'
import {useKeptFocus} from './use-kept-focus'

function Screen() {
  const [rows, setRows] = useState(['first', 'second'])
  useKeptFocus()
  return (
    <main>
      <section aria-label="Rows">
        <div>
          {rows.map((row) => (
            <div key={row}>
              <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
                {row}
              </button>
            </div>
          ))}
        </div>
      </section>
      <button type="button">Other</button>
    </main>
  )
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({textContent}) => textContent === name) as HTMLButtonElement
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** After those in which the focus is moved. */
const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await nextFrame()
}

beforeEach(() => {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  // With its effects.
  flushSync(() => root.render(<Screen />))
  return () => root.unmount()
})

/** Presses a button, which takes it away at once. */
function press(name: string) {
  button(name).focus()
  flushSync(() => button(name).click())
}

test('where what has the focus is removed, the part that it was in has it', async () => {
  press('first')
  expect(document.activeElement).toBe(document.body)
  await nextFrames()
  const rows = document.querySelector('section')
  expect(document.activeElement).toBe(rows)

  button('second').focus()
  expect(rows?.hasAttribute('tabindex')).toBe(false)
})

test('where something else has taken the focus, it stays there', async () => {
  press('first')
  button('Other').focus()
  await nextFrames()
  expect(document.activeElement).toBe(button('Other'))
})

test('where nothing had the focus, nothing gets it', async () => {
  button('first').focus()
  button('first').blur()
  await nextFrames()
  flushSync(() => button('first').click())
  await nextFrames()
  expect(document.activeElement).toBe(document.body)
})
