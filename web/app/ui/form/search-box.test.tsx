// @vitest-environment jsdom
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {MemoryRouter} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {SearchBox} from './search-box'

test('Escape clears the search, but within an input method takes back what is composed', () => {
  const onChange = vi.fn<(search: string) => void>()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <SearchBox label="Search courses..." value="漢" onChange={onChange} />
      </MemoryRouter>,
    ),
  )
  const escape = (isComposing: boolean) =>
    container
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, isComposing}))

  escape(true)
  expect(onChange).not.toHaveBeenCalled()
  escape(false)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  root.unmount()
  container.remove()
})
