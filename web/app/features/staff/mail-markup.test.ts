import {describe, expect, test} from 'vitest'
import {mailMarkup} from './mail-markup'

describe('a mail taken apart', () => {
  test('style elements go to the side', () => {
    expect(
      mailMarkup('<style>h1 > b {color: red}</style><h1>Hello</h1><STYLE media="all">p {}</STYLE>'),
    ).toEqual({
      html: '<h1>Hello</h1>',
      styles: ['h1 > b {color: red}', 'p {}'],
    })
  })

  test.for([
    ['<p style="color: red">', '<p data-style="color: red">'],
    ["<P class='a' STYLE = 'color: red'>", "<P class='a' data-style = 'color: red'>"],
    ['<img src=x onerror="alert(1)">', '<img src=x data-off="alert(1)">'],
    ['<svg/onload=alert(1)>', '<svg/data-off=alert(1)>'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['a<script src=x>', 'a'],
  ])('%s', ([html, expected]) => {
    expect(mailMarkup(html!).html).toBe(expected)
  })

  test('what is only written about stays as it is', () => {
    const text = '<p>In good style = with care; on time = at nine</p>'
    expect(mailMarkup(text)).toEqual({html: text, styles: []})
  })
})
