import {describe, expect, test} from 'vitest'
import {mailMarkup} from './mail-markup'

describe('the markup of a mail', () => {
  test('the content of style elements is extracted', () => {
    expect(
      mailMarkup('<style>h1 > b {color: red}</style><h1>Hello</h1><STYLE media="all">p {}</STYLE>'),
    ).toEqual({
      html: '<h1>Hello</h1>',
      styles: ['h1 > b {color: red}', 'p {}'],
    })
  })

  test.for([
    ['<p style="color: red">', '<p data-style="color: red">'],
    ["<P class='a' STYLE = 'color: red'>", '<p class="a" data-style="color: red">'],
    ['<img src=x onerror="alert(1)">', '<img src="x">'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['a<script src=x>', 'a'],
  ])('%s', ([html, expected]) => {
    expect(mailMarkup(html!).html).toBe(expected)
  })

  test('the styles in the head of a whole mail are kept', () => {
    const mail =
      '<!doctype html><html><head><style>.card {color: red}</style></head><body><p>Hello</p></body></html>'
    expect(mailMarkup(mail)).toEqual({html: '<p>Hello</p>', styles: ['.card {color: red}']})
  })

  test('text that looks like an attribute is unchanged', () => {
    const text = '<p title="of style=good">In good style = with care; on time = at nine</p>'
    expect(mailMarkup(text)).toEqual({html: text, styles: []})
  })
})
