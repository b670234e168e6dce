import {documentAt} from '../document-at.ts'

/**
 * Long texts of the seed are written as plain text and turned into Portable Text here, so that a text
 * reads as a text in its file. The notation:
 *
 *     ## Heading            ### Smaller heading
 *     - bullet item         1. numbered item
 *     > quotation           anything else is a paragraph
 *     **strong**  *emphasis*  [label](https://address)  \* a literal asterisk
 *
 * The path of a document's page, such as `/blog/{slug}`, becomes a reference to the document.
 * Lines that follow each other belong to one block (list items: one per line, continued by indented lines);
 * a blank line ends it.
 */

type Mark = 'strong' | 'em'

interface Span {
  _type: 'span'
  _key: string
  text: string
  /** `strong`, `em`, or the `_key` of one of the block's link definitions. */
  marks: string[]
}

interface LinkDefinition {
  _type: 'link'
  _key: string
  href: string
}

interface ReferenceDefinition {
  _type: 'internalLink'
  _key: string
  reference: {_type: 'reference'; _ref: string; _weak: true}
}

type Definition = LinkDefinition | ReferenceDefinition

export interface Block {
  _type: 'block'
  _key: string
  style: 'normal' | 'h2' | 'h3' | 'blockquote'
  listItem?: 'bullet' | 'number'
  level?: 1
  children: Span[]
  markDefs: Definition[]
}

type Kind = Pick<Block, 'style' | 'listItem' | 'level'>

const kinds: {marker: RegExp; kind: Kind}[] = [
  {marker: /^## /, kind: {style: 'h2'}},
  {marker: /^### /, kind: {style: 'h3'}},
  {marker: /^> /, kind: {style: 'blockquote'}},
  {marker: /^- /, kind: {style: 'normal', listItem: 'bullet', level: 1}},
  {marker: /^\d+\. /, kind: {style: 'normal', listItem: 'number', level: 1}},
]

/**
 * Turns the notation above into Portable Text. The same source always gives the same `_key`s, so that
 * loading the seed twice changes nothing. Throws when an emphasis is opened and never closed.
 * @param prefix begins every key, for blocks that stand in one list with others
 */
export function portableText(source: string, prefix = 'b'): Block[] {
  return chunks(source).map(({text, kind}, index) => {
    const key = `${prefix}${index + 1}`
    return {_type: 'block', _key: key, ...kind, ...inline(text, key)}
  })
}

/** All words of a text as one string, one line per block: for counting and searching. */
export function plainText(blocks: Block[]): string {
  return blocks.map((block) => block.children.map((span) => span.text).join('')).join('\n')
}

/** How many words a text in the notation has. */
export function wordCount(source: string): number {
  return plainText(portableText(source)).split(/\s+/).filter(Boolean).length
}

function chunks(source: string): {text: string; kind: Kind}[] {
  const found: {lines: string[]; kind: Kind}[] = []
  let open = false
  for (const line of source.split('\n')) {
    const content = line.trim()
    if (content === '') {
      open = false
      continue
    }
    const match = kinds.find(({marker}) => marker.test(content))
    const last = found.at(-1)
    const continues =
      open && last && (!match || (match.kind.style === 'blockquote' && last.kind === match.kind))
    if (continues) {
      last.lines.push(match ? content.replace(match.marker, '') : content)
    } else {
      found.push({
        lines: [match ? content.replace(match.marker, '') : content],
        kind: match?.kind ?? {style: 'normal'},
      })
    }
    open = true
  }
  return found.map(({lines, kind}) => ({text: lines.join(' '), kind}))
}

const link = /^\[([^\]]+)\]\(([^)\s]+)\)/

function linkTo(href: string, _key: string): Definition {
  const document = href.startsWith('/') ? documentAt(href) : null
  if (!document) return {_type: 'link', _key, href}
  const {type, slug} = document
  return {
    _type: 'internalLink',
    _key,
    reference: {_type: 'reference', _ref: `${type}-${slug}`, _weak: true},
  }
}

function inline(text: string, key: string): Pick<Block, 'children' | 'markDefs'> {
  const children: Span[] = []
  const markDefs: Definition[] = []

  function read(part: string, outer: string[]) {
    const marks = new Set<Mark>()
    let buffer = ''
    const flush = () => {
      if (buffer === '') return
      children.push({
        _type: 'span',
        _key: `${key}s${children.length + 1}`,
        text: buffer,
        marks: [...outer, ...marks],
      })
      buffer = ''
    }
    const toggle = (mark: Mark) => {
      flush()
      if (!marks.delete(mark)) marks.add(mark)
    }
    let at = 0
    while (at < part.length) {
      const rest = part.slice(at)
      const linked = link.exec(rest)
      if (rest.startsWith('\\') && rest.length > 1) {
        buffer += rest.charAt(1)
        at += 2
      } else if (rest.startsWith('**')) {
        toggle('strong')
        at += 2
      } else if (rest.startsWith('*')) {
        toggle('em')
        at += 1
      } else if (linked) {
        const [whole, label = '', href = ''] = linked
        flush()
        const definition = linkTo(href, `${key}m${markDefs.length + 1}`)
        markDefs.push(definition)
        read(label, [...outer, ...marks, definition._key])
        at += whole.length
      } else {
        buffer += rest.charAt(0)
        at += 1
      }
    }
    flush()
    if (marks.size > 0) throw new Error(`An emphasis is never closed in: ${part}`)
  }

  read(text, [])
  return {children, markDefs}
}
