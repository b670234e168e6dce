import {expect, test} from 'vitest'
import {textFromHtml} from './text-from-html.ts'

test.each([
  ['<p>Dear&nbsp;all,</p><p>one &amp; two</p>', 'Dear\u00a0all,\n\none & two'],
  ['<ul><li>One</li>\n  <li>Two</li></ul>', '- One\n- Two'],
  ['<ol><li>One</li><li>Two</li></ol>', ' 1. One\n 2. Two'],
  ['See <a class="x" href="https://a.example/?b=1">the page</a>.', 'See the page (https://a.example/?b=1).'],
  ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
  ['<a title="a > b" href=https://a.example>One', 'One (https://a.example)'],
  ['<style>p{}</style><!-- no --><h1>Title</h1>Text<br>more', 'Title\nText\nmore'],
  ['<p><img src="https://a.example/b.png" alt="A desk"></p>', 'A desk'],
  ['<table><tr><td>One</td><td>1</td></tr><tr><td>Two</td><td>2</td></tr></table>', 'One 1\nTwo 2'],
  ['&#8364; &#x1F600; &unknown;', '€ 😀 &unknown;'],
  ['', ''],
])('the text of %s', (from, text) => {
  expect(textFromHtml(from)).toBe(text)
})
