import {htmlToPortableText, type DeserializerRule} from '@portabletext/html'
import {sanitySchemaToPortableTextSchema} from '@portabletext/sanity-bridge'
import type {OnPasteFn} from 'sanity'

/** The schema type of a text. */
export type TextType = Parameters<OnPasteFn>[0]['schemaTypes']['portableText']
type Blocks = ReturnType<typeof htmlToPortableText>

/**
 * The blocks of a text that is pasted, where the editor by itself would lose something: a page's heading (`h1`, which no text here
 * has) becomes a heading, and a table becomes a table block, in texts that have one.
 * @param html what the clipboard has as `text/html`
 * @param type what the text may contain
 * @returns null where the editor's own conversion is right
 */
export function pastedBlocks(html: string, type: TextType): Blocks | null {
  const schema = sanitySchemaToPortableTextSchema(type)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const hasTables = schema.blockObjects.some(({name}) => name === 'captionedTable')
  const tables = hasTables ? [...page.querySelectorAll('table')].filter(isOfData) : []
  const headings = page.querySelectorAll('h1')
  if (tables.length === 0 && headings.length === 0) return null

  for (const heading of headings) {
    const lower = page.createElement('h2')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  return htmlToPortableText(html, {
    schema,
    parseHtml: () => page,
    rules: hasTables ? [tableRule] : [],
    keyGenerator: newKey,
  })
}

const tableRule: DeserializerRule = {
  deserialize: (node, _next, createBlock) => {
    if (!(node instanceof HTMLTableElement) || !isOfData(node)) return undefined
    const rows = rowsOf(node)
    const width = Math.max(...rows.map(({length}) => length))
    return createBlock({
      _type: 'captionedTable',
      ...(node.caption ? {caption: textOf(node.caption)} : {}),
      table: {
        _type: 'table',
        rows: rows.map((cells) => ({
          _type: 'tableRow',
          _key: newKey(),
          cells: [...cells, ...Array.from({length: width - cells.length}, () => '')],
        })),
      },
    })
  },
}

/** Whether a table holds data: mails and pages are also laid out by tables of one row or one column, or with tables within. */
function isOfData(table: HTMLTableElement): boolean {
  const rows = rowsOf(table)
  return rows.length > 1 && rows.some(({length}) => length > 1) && table.querySelector('table') === null
}

/** The texts of the cells. A cell over several columns is followed by empty ones. */
function rowsOf(table: HTMLTableElement): string[][] {
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => [
      textOf(cell),
      ...Array.from({length: Math.min(cell.colSpan, 20) - 1}, () => ''),
    ]),
  )
}

const textOf = ({textContent}: Element) => textContent.replaceAll(/\s+/g, ' ').trim()

const newKey = () => crypto.randomUUID().slice(0, 12)
