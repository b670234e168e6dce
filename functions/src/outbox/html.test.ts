import fc from 'fast-check'
import {expect, test} from 'vitest'
import {html, Html, multiline} from './html.ts'

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test('text inserted into HTML is escaped', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const {value} = html`${text}`
      expect(value).not.toMatch(/[<>"']/)
      expect(decoded(value)).toBe(text)
    }),
  )
})

test('HTML is inserted as it is, lists are concatenated, null and false insert nothing', () => {
  expect(
    html`<p>${html`<b>${'a & b'}</b>`}${[new Html('<i>'), new Html('</i>')]}${null}${false}${3}</p>`.value,
  ).toBe('<p><b>a &amp; b</b><i></i>3</p>')
})

test('line breaks become <br />', () => {
  expect(multiline('a <b>\r\nc').value).toBe('a &lt;b&gt;<br />c')
})
