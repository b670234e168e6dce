import {expect, test} from 'vitest'
import {mailMarkup} from './mail-markup'

const mail = (body: string) =>
  `<!doctype html><html><head><style>.card {color: red}</style></head>\n<body class="paper" style="margin:0">${body}</body></html>`

test('the styles in the head of a mail are taken out of it', () => {
  expect(mailMarkup(mail('<p>Hello</p>'))).toEqual({html: '<p>Hello</p>', styles: ['.card {color: red}']})
})

test.for([
  ['<p style="color: red">', '<p data-style="color: red">'],
  ['<td\n  class="a"\n  style="color: red">', '<td\n  class="a"\n  data-style="color: red">'],
  ['<img src="a.png" style="width:1px" />', '<img src="a.png" data-style="width:1px" />'],
])('%s', ([html, expected]) => {
  expect(mailMarkup(mail(html!)).html).toBe(expected)
})

test('text that looks like an attribute is unchanged', () => {
  const text = '<p title="of style=good">In good style = with care; on time = at nine</p>'
  expect(mailMarkup(mail(text)).html).toBe(text)
})
