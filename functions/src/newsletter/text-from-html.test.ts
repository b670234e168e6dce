import {expect, test} from 'vitest'
import {textFromHtml} from './text-from-html.ts'

test.each([
  ['<p>Dear&nbsp;all,</p><p>one &amp; two</p>', 'Dear all,\none & two'],
  ['<ul><li>One</li>\n  <li>Two</li></ul>', '- One\n- Two'],
  ['See <a class="x" href="https://a.example/?b=1">the page</a>.', 'See the page (https://a.example/?b=1).'],
  ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
  ['<style>p{}</style><!-- no --><h1>Title</h1>Text<br>more', 'Title\nText\nmore'],
  ['&#8364; &#x1F600; &unknown;', '€ 😀 &unknown;'],
  ['', ''],
])('the text of %s', (from, text) => {
  expect(textFromHtml(from)).toBe(text)
})
