// @vitest-environment jsdom
import {expect, test} from 'vitest'
import {schema} from '../testing/validate'
import {pastedBlocks, type TextType} from './pasted-blocks'

const paste = (html: string, type = 'articleBody') => pastedBlocks(html, schema.get(type) as TextType)

const DATA = `<table><caption>Prices</caption><thead><tr><th>Course</th><th>Price</th></tr></thead>
  <tbody><tr><td><p><b>SEO</b>
  that lasts</p></td><td>$49</td></tr><tr><td colspan="2">None</td></tr></tbody></table>`

test('the heading of a page becomes a heading', () => {
  expect(paste('<h1>Why <em>we</em> read</h1><p>Because.</p>')).toMatchObject([
    {
      _type: 'block',
      style: 'h2',
      children: [{text: 'Why '}, {text: 'we', marks: ['em']}, {text: ' read'}],
    },
    {_type: 'block', style: 'normal', children: [{text: 'Because.'}]},
  ])
})

test('a table becomes a table block, between the texts around it', () => {
  expect(paste(`<p>Before</p>${DATA}<p>After</p>`)).toMatchObject([
    {_type: 'block', children: [{text: 'Before'}]},
    {
      _type: 'captionedTable',
      caption: 'Prices',
      table: {
        _type: 'table',
        rows: [
          {_type: 'tableRow', cells: ['Course', 'Price']},
          {cells: ['SEO that lasts', '$49']},
          {cells: ['None', '']},
        ],
      },
    },
    {_type: 'block', children: [{text: 'After'}]},
  ])
})

test('rows with fewer cells are filled up', () => {
  const short = '<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>d</td></tr></table>'
  expect(paste(short, 'lessonBody')).toMatchObject([
    {table: {rows: [{cells: ['a', 'b', 'c']}, {cells: ['d', '', '']}]}},
  ])
})

test('tables and headings from Google Docs are found in what it wraps them in', () => {
  const page = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
    <h1 dir="ltr"><span style="font-size:20pt">Title</span></h1>
    <div dir="ltr" align="left"><table><colgroup><col/><col/></colgroup><tbody>
    <tr><td><p dir="ltr"><span>A</span></p></td><td><p dir="ltr"><span>B</span></p></td></tr>
    <tr><td><p dir="ltr"><span>1</span></p></td><td><p dir="ltr"><span>2</span></p></td></tr>
    </tbody></table></div></b>`
  const blocks = paste(page) ?? []
  expect(blocks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({_type: 'block', style: 'h2'}),
      expect.objectContaining({
        _type: 'captionedTable',
        table: expect.objectContaining({
          rows: [expect.objectContaining({cells: ['A', 'B']}), expect.objectContaining({cells: ['1', '2']})],
        }),
      }),
    ]),
  )
})

test.each([
  ['plain text', '<p>Only <b>text</b></p>', 'articleBody'],
  ['a layout of one column', '<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>', 'articleBody'],
  ['a layout of one row', '<table><tr><td>One</td><td>Two</td></tr></table>', 'articleBody'],
  ['a table in a text that has none', DATA, 'richText'],
])('%s is left to the editor', (_, html, type) => {
  expect(paste(html, type)).toBeNull()
})
