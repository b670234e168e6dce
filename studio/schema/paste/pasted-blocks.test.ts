// @vitest-environment jsdom
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {schema} from '../testing/validate'
import {pastedBlocks, type TextType} from './pasted-blocks'

const pasteInto = (type: string, html: string) => pastedBlocks(html, schema.get(type) as TextType)
const paste = (html: string, type = 'articleBody') => pasteInto(type, html)?.blocks

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

test('words of different paragraphs, lines and list items of a cell stay apart', () => {
  const cells = `<table><tr><th>What</th><th>Where</th></tr>
    <tr><td><p>line one</p><p>line two</p></td><td>Main Street 5<br>Oslo<ul><li>ground floor</li><li>left</li></ul></td></tr></table>`
  expect(paste(cells)).toMatchObject([
    {table: {rows: [{}, {cells: ['line one line two', 'Main Street 5 Oslo ground floor left']}]}},
  ])
  expect(pasteInto('lessonBody', cells)?.leftOut).toEqual(['1 table’s line breaks'])
})

test('a cell over several rows or columns leaves the others where they are', () => {
  const spans = `<table><tr><th rowspan="2">a</th><th colspan="2">b</th><th>c</th></tr>
    <tr><td>d</td><td>e</td><td>f</td></tr><tr><td>g</td></tr></table>`
  expect(paste(spans)).toMatchObject([
    {table: {rows: [{cells: ['a', 'b', '', 'c']}, {cells: ['', 'd', 'e', 'f']}, {cells: ['g', '', '', '']}]}},
  ])
})

test('rows and columns are kept whatever cells span', () => {
  const cell = fc.record({text: fc.constantFrom('x', 'y z', ''), rows: fc.nat(4), columns: fc.nat(4)})
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, {minLength: 2, maxLength: 4}), {minLength: 2, maxLength: 5}),
      (rows) => {
        const html = rows.map(
          (cells) =>
            `<tr>${cells.map(({text, rows, columns}) => `<td rowspan="${rows}" colspan="${columns}">${text}</td>`).join('')}</tr>`,
        )
        const [table] = paste(`<table>${html.join('')}</table>`) as unknown as [
          {table: {rows: {cells: string[]}[]}},
        ]
        const found = table.table.rows.map(({cells}) => cells)
        expect(new Set(found.map(({length}) => length)).size).toBe(1)
        expect(found).toHaveLength(rows.length)
        for (const [index, row] of found.entries())
          expect(row.filter(Boolean)).toEqual((rows[index] ?? []).map(({text}) => text).filter(Boolean))
      },
    ),
  )
})

const DOT = 'data:image/png;base64,iVBORw0KGgo='

test.each([
  ['articleBody', 'image'],
  ['lessonBody', 'figure'],
])('pictures become blocks of %s, and leave no empty paragraphs', (type, picture) => {
  const pasted = pasteInto(
    type,
    `<p>Before</p><p><span><img src="${DOT}" alt="A
      dot"></span></p><p><br></p>
    <figure><a href="/large"><img src="https://cdn.example/b.png"></a><figcaption>The <b>second</b></figcaption></figure>
    <p>Words <img src="file:///C:/Temp/clip_image001.png"> and more</p><p>&nbsp;</p>`,
  )
  expect(pasted?.blocks).toMatchObject([
    {children: [{text: 'Before'}]},
    {_type: picture, alt: 'A dot'},
    {_type: picture, caption: 'The second'},
    {children: [{text: expect.stringContaining('Words')}]},
    {_type: picture},
    {children: [{text: expect.stringContaining('and more')}]},
  ])
  const keys = pasted?.blocks.filter(({_type}) => _type === picture).map(({_key}) => _key) ?? []
  expect([...(pasted?.pictures ?? [])]).toEqual([
    [keys[0], DOT],
    [keys[1], 'https://cdn.example/b.png'],
    [keys[2], 'file:///C:/Temp/clip_image001.png'],
  ])
  expect(pasted?.leftOut).toEqual([])
})

test('pictures of a list stand between its items, those of a table below it', () => {
  const pasted = paste(`<ul><li>One <img src="${DOT}"></li><li>Two</li></ul>
    <table><tr><td>a<img src="${DOT}"></td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><p>After</p>`)
  expect(pasted?.map(({_type}) => _type)).toEqual([
    'block',
    'image',
    'block',
    'captionedTable',
    'image',
    'block',
  ])
})

test('pictures that nobody is to see are no pictures', () => {
  const html = '<p>Hello<img src="https://mail.example/open.gif" width="1" height="1"></p>'
  expect(pasteInto('articleBody', html)).toBeNull()
})

test('a document of Word has its heading, its list and its pictures', () => {
  const pasted = pasteInto(
    'lessonBody',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
    <p class=MsoTitle>Report<o:p></o:p></p>
    <p class=MsoNormal>Look:<o:p></o:p></p>
    <p class=MsoNormal><!--[if gte vml 1]><v:shape/><![endif]--><![if !vml]><img width=604 height=302
      src="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"
      alt="A chart" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p></body></html>`,
  )
  expect(pasted?.blocks).toMatchObject([
    {children: [{text: 'Report'}]},
    {children: [{text: 'Look:'}]},
    {_type: 'figure', alt: 'A chart'},
  ])
})

test.each([
  ['richText', '<p>Look</p><img src="a.png"><img src="b.png">', ['2 pictures']],
  ['richText', DATA, ['1 table, of which the words are kept']],
  ['lessonBody', '<p>Look</p><iframe src="https://films.example/1"></iframe>', ['1 embedded page']],
  ['articleBody', '<p>Look</p><video src="a.mp4"></video><svg></svg>', ['1 video', '1 drawing']],
  [
    'articleBody',
    '<table><tr><td>a</td><td><a href="https://a.example">b</a></td></tr><tr><td>c</td><td>d</td></tr></table>',
    ['1 link in a table'],
  ],
])('what %s cannot hold of %s is named', (type, html, named) => {
  expect(pasteInto(type, html)?.leftOut).toEqual(named)
})

test('tables and headings from Google Docs are found in what it wraps them in', () => {
  const page = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
    <h1 dir="ltr"><span style="font-size:20pt">Title</span></h1>
    <div dir="ltr" align="left"><table><colgroup><col/><col/></colgroup><tbody>
    <tr><td><p dir="ltr"><span>A</span></p></td><td><p dir="ltr"><span>B</span></p></td></tr>
    <tr><td><p dir="ltr"><span>1</span></p></td><td><p dir="ltr"><span>2</span></p></td></tr>
    </tbody></table></div></b>`
  expect(paste(page)).toEqual(
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
  ['a layout of one column in a text without tables', '<table><tr><td>One</td></tr></table>', 'richText'],
])('%s is left to the editor', (_, html, type) => {
  expect(pasteInto(type, html)).toBeNull()
})
