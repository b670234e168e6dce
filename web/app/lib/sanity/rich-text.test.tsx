import {renderToStaticMarkup} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import {RichText} from './rich-text'
import {plainText} from './plain-text'
import type {RichText as Blocks} from './linked-text'

type Block = Blocks[number]

let key = 0
function block(text: string | [text: string, ...marks: string[]][], rest: Partial<Block> = {}): Block {
  const spans = typeof text === 'string' ? [[text] as [string]] : text
  return {
    _type: 'block',
    _key: `b${key++}`,
    style: 'normal',
    markDefs: [],
    children: spans.map(([words, ...marks]) => ({_type: 'span', _key: `s${key++}`, text: words, marks})),
    ...rest,
  }
}

function html(...blocks: Block[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText value={blocks} />
    </MemoryRouter>,
  )
}

const link = (href: string | null): Partial<Block> => ({markDefs: [{_type: 'link', _key: 'l', href}]})

test('styles become their elements', () => {
  expect(
    html(
      block('One', {style: 'h2'}),
      block('Two', {style: 'h3'}),
      block('Three', {style: 'blockquote'}),
      block('Four'),
    ),
  ).toBe('<h2>One</h2><h3>Two</h3><blockquote><p>Three</p></blockquote><p>Four</p>')
})

test('list items are in lists, deeper ones in the item before them', () => {
  const item = (text: string, listItem: 'bullet' | 'number', level: number) => block(text, {listItem, level})
  expect(
    html(
      item('a', 'bullet', 1),
      item('b', 'number', 2),
      item('c', 'number', 2),
      item('d', 'bullet', 1),
      item('e', 'number', 1),
      block('end'),
    ),
  ).toBe('<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul><ol><li>e</li></ol><p>end</p>')
})

test('a list that begins deeper than the first level is shown', () => {
  expect(
    html(block('a', {listItem: 'bullet', level: 3}), block('b', {listItem: 'bullet', level: 3})),
  ).toContain('a')
})

test('marks nest, and a link over several spans stays one link', () => {
  expect(html(block([['read ', 'l'], ['this', 'l', 'strong'], [' now']], link('/faq')))).toBe(
    '<p><a href="/faq" data-discover="true">read <strong>this</strong></a> now</p>',
  )
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '', null])(
  'a link to %s is plain text',
  (href) => {
    expect(html(block([['words', 'l']], link(href)))).toBe('<p>words</p>')
  },
)

test('http(s) and mail links are links', () => {
  expect(html(block([['w', 'l']], link('https://example.com/a')))).toContain('href="https://example.com/a"')
  expect(html(block([['m', 'l']], link('mailto:a@b.c')))).toContain('href="mailto:a@b.c"')
})

test('the text of an unknown mark or style is kept, and an empty block is left out', () => {
  const odd = block([['kept', 'glitter']], {style: 'h7' as 'h2', children: undefined})
  expect(html(odd, block([['kept', 'glitter']]))).toBe('<p>kept</p>')
})

test('a line break in a text is a <br>', () => {
  expect(html(block('a\nb'))).toBe('<p>a<br/>b</p>')
})

test('the plain text is the text of all blocks', () => {
  expect(plainText([block('One', {style: 'h2'}), block([['two '], ['three', 'strong']])])).toBe(
    'One two three',
  )
  expect(plainText(null)).toBe('')
})
