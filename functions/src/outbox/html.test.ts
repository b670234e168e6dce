import fc from 'fast-check'
import {expect, test} from 'vitest'
import {html, Html, multiline} from './html.ts'
import {textFromHtml} from '../newsletter/text-from-html.ts'

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test('text that is put into HTML stays that text, and only text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const {value} = html`${text}`
      expect(value).not.toMatch(/[<>"']/)
      expect(decoded(value)).toBe(text)
    }),
  )
})

test('HTML is put in as it is, lists one after the other, and nothing for nothing', () => {
  expect(
    html`<p>${html`<b>${'a & b'}</b>`}${[new Html('<i>'), new Html('</i>')]}${null}${false}${3}</p>`.value,
  ).toBe('<p><b>a &amp; b</b><i></i>3</p>')
})

test('lines stay lines', () => {
  expect(multiline('a <b>\r\nc').value).toBe('a &lt;b&gt;<br />c')
})

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
