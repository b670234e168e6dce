// @vitest-environment jsdom
import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'
import {PortableText} from '@portabletext/react'
import {createRoot} from 'react-dom/client'
import {flushSync} from 'react-dom'
import {expect, test} from 'vitest'
import {markBlocks, pathOfItem} from './mark-blocks'

const at = (path: string) =>
  createDataAttribute({baseUrl: 'http://127.0.0.1:3333', type: 'page', id: 'page-x', path}).toString()

test('the place of a block is what the library writes for its path', () => {
  for (const path of ['body', 'sections[_key=="a1"].text', 'questions[_key=="q"].answer'])
    expect(pathOfItem(at(path), 'b2')).toBe(at(`${path}[_key=="b2"]`))
})

test('the blocks of a text are linked to their places in the field around it, texts within a block are not', () => {
  const {types = {}, ...components} = markBlocks({
    types: {callout: ({value}) => <PortableText value={value.text} components={components} />},
  })
  const words = (key: string) => ({_type: 'block', _key: key, children: [{_type: 'span', text: key}]})
  const body = [words('b1'), {_type: 'callout', _key: 'b2', text: [words('inner')]}]
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.querySelector('main')!)
  flushSync(() =>
    root.render(
      <>
        <div data-sanity={at('body')}>
          <PortableText value={body} components={{...components, types}} />
        </div>
        <PortableText value={[words('outside')]} components={components} />
      </>,
    ),
  )
  const places = [...document.querySelectorAll<HTMLElement>('div div, p')].map(
    ({dataset}) => dataset['sanity'],
  )
  expect(places).toEqual([at('body[_key=="b1"]'), at('body[_key=="b2"]'), undefined, undefined])
})
