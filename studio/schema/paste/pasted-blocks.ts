import {htmlToPortableText, type DeserializerRule} from '@portabletext/html'
import {sanitySchemaToPortableTextSchema} from '@portabletext/sanity-bridge'
import type {OnPasteFn} from 'sanity'
import {cellsOf, isOfData, lineOf} from './table-cells'

/** The schema type of a text. */
export type TextType = Parameters<OnPasteFn>[0]['schemaTypes']['portableText']
type Blocks = ReturnType<typeof htmlToPortableText>

export interface Pasted {
  blocks: Blocks
  /** the addresses of the pictures among the blocks, by the keys of their blocks, which have no asset yet */
  pictures: Map<string, string>
  /** what the text cannot hold, each in a few words: “1 video” */
  leftOut: string[]
}

/** The names of the blocks that are a picture. */
const PICTURE_TYPES = new Set(['image', 'figure'])

/**
 * The blocks of a text that is pasted, where the editor by itself would lose something: a page's heading (`h1`, which no text here
 * has) becomes a heading, tables and pictures become blocks in texts that have such. Paragraphs that are empty then are none.
 * @param html what the clipboard has as `text/html`
 * @param type what the text may contain
 * @returns null where the editor's own conversion is right
 */
export function pastedBlocks(html: string, type: TextType): Pasted | null {
  const schema = sanitySchemaToPortableTextSchema(type)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const hasTables = schema.blockObjects.some(({name}) => name === 'captionedTable')
  const pictureType = schema.blockObjects.find(({name}) => PICTURE_TYPES.has(name))?.name
  for (const image of page.querySelectorAll('img')) if (isInvisible(image)) image.remove()

  const tables = [...page.querySelectorAll('table')].filter(isOfData)
  const leftOut = nameLeftOut(page, tables, {hasTables, hasPictures: pictureType !== undefined})
  const headings = page.querySelectorAll('h1')
  const takesPictures = pictureType !== undefined && page.querySelector('img') !== null
  if (headings.length === 0 && leftOut.length === 0 && !takesPictures && !(hasTables && tables.length > 0))
    return null

  for (const heading of headings) {
    const lower = page.createElement('h2')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  // A cell has no place for a picture: it stands below its table.
  if (hasTables) for (const table of tables) table.after(...table.querySelectorAll('img'))

  const pictures = new Map<string, string>()
  const blocks = htmlToPortableText(html, {
    schema,
    parseHtml: () => page,
    rules: [...(hasTables ? [tableRule] : []), ...(pictureType ? [pictureRule(pictureType, pictures)] : [])],
    keyGenerator: newKey,
  })
  return {blocks: blocks.filter((block) => !isEmpty(block)), pictures, leftOut}
}

const tableRule: DeserializerRule = {
  deserialize: (node, _next, createBlock) => {
    if (!(node instanceof HTMLTableElement) || !isOfData(node)) return undefined
    return createBlock({
      _type: 'captionedTable',
      ...(node.caption ? {caption: lineOf(node.caption)} : {}),
      table: {
        _type: 'table',
        rows: cellsOf(node).map((cells) => ({_type: 'tableRow', _key: newKey(), cells})),
      },
    })
  },
}

/** Makes blocks of pictures, with their alternative text and the caption of their figure. */
function pictureRule(type: string, pictures: Map<string, string>): DeserializerRule {
  return {
    deserialize: (node, _next, createBlock) => {
      if (!(node instanceof Element)) return undefined
      const figure = node.closest('figure')
      // The caption is part of the picture's block.
      if (node.localName === 'figcaption' && figure?.querySelector('img')) return []
      if (!(node instanceof HTMLImageElement)) return undefined
      const key = newKey()
      const caption = figure?.querySelector('figcaption')
      const words = caption ? lineOf(caption) : ''
      const alt = node.alt.replaceAll(/\s+/g, ' ').trim()
      pictures.set(key, node.getAttribute('src') ?? '')
      return createBlock({_type: type, _key: key, ...(alt && {alt}), ...(words && {caption: words})})
    },
  }
}

/** Pictures that count readers or keep a distance, as mails and old pages have them. */
function isInvisible(image: HTMLImageElement): boolean {
  const sides = [image.getAttribute('width'), image.getAttribute('height')]
  return sides.some((side) => side !== null && /^[0-2](px)?$/.test(side.trim()))
}

interface TextHolds {
  hasTables: boolean
  hasPictures: boolean
}

function nameLeftOut(
  page: Document,
  tables: HTMLTableElement[],
  {hasTables, hasPictures}: TextHolds,
): string[] {
  const count = (selector: string) => page.querySelectorAll(selector).length
  const within = (selector: string) =>
    tables.reduce((sum, table) => sum + table.querySelectorAll(selector).length, 0)
  return [
    ...(hasPictures ? [] : [counted(count('img'), 'picture', 'pictures')]),
    counted(count('video'), 'video', 'videos'),
    counted(count('audio'), 'sound', 'sounds'),
    counted(count('iframe, embed, object'), 'embedded page', 'embedded pages'),
    counted(count('svg, canvas'), 'drawing', 'drawings'),
    ...(hasTables
      ? [
          counted(within('a[href]'), 'link in a table', 'links in tables'),
          counted(tables.filter(hasLines).length, 'table’s line breaks', 'tables’ line breaks'),
        ]
      : [
          counted(tables.length, 'table, of which the words are kept', 'tables, of which the words are kept'),
        ]),
  ].flat()
}

function counted(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
}

/** Whether a cell has several lines: a block's cells have one. */
function hasLines(table: HTMLTableElement): boolean {
  return [...table.querySelectorAll('td, th')].some(
    (cell) =>
      cell.querySelectorAll('p, li, div').length > 1 || cell.querySelector('br:not(:last-child)') !== null,
  )
}

function isEmpty(block: Blocks[number]): boolean {
  if (!('children' in block) || !Array.isArray(block.children)) return false
  const children = block.children as {_type: string; text?: string}[]
  return children.every(({_type, text}) => _type === 'span' && (text ?? '').trim() === '')
}

const newKey = () => crypto.randomUUID().slice(0, 12)
