// @vitest-environment jsdom
import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'
import {expect, test} from 'vitest'
import {markWith, pathOfItem} from './mark-blocks'

const at = (path: string) =>
  createDataAttribute({baseUrl: 'http://127.0.0.1:3333', type: 'page', id: 'page-x', path}).toString()

test('the place of a block is what the library writes for its path', () => {
  for (const path of ['body', 'sections[_key=="a1"].text', 'questions[_key=="q"].answer'])
    expect(pathOfItem(at(path), 'b2')).toBe(at(`${path}[_key=="b2"]`))
})

test('a block is linked to its place in the field around it, a text within a block is not', () => {
  document.body.innerHTML = '<div><section><div class="prose"><p></p></div></section><p></p></div>'
  const [block, inner] = ['section', 'p'].map((name) => document.querySelector<HTMLElement>(name))
  const outside = document.querySelector<HTMLElement>('body > div > p')
  markWith('b1')(outside)
  expect(outside?.dataset['sanity']).toBeUndefined()
  document.querySelector<HTMLElement>('body > div')?.setAttribute('data-sanity', at('body'))
  markWith('b1')(block ?? null)
  markWith('b2')(inner ?? null)
  expect(block?.dataset['sanity']).toBe(at('body[_key=="b1"]'))
  expect(inner?.dataset['sanity']).toBeUndefined()
})
