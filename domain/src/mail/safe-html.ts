/*
 * Sanitizes the HTML of a newsletter, for the preview and for the function that stores and sends it. The output is
 * rebuilt from an allowlist of elements and attributes with every value escaped, so it can't contain anything else,
 * however a mail client parses the input. Without a DOM, because the function has none.
 */

const ELEMENTS = new Set(
  `a abbr b bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font
  footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q s samp section small span strike strong style sub
  sup table tbody td tfoot th thead tr u ul var wbr`.split(/\s+/),
)
/** Elements whose content isn't displayed: it is removed with them. */
const WITH_CONTENT = new Set(
  `script title textarea select option noscript iframe object embed applet svg math template xmp noembed noframes plaintext
  audio video canvas head`.split(/\s+/),
)
const VOID = new Set(['br', 'col', 'hr', 'img', 'wbr'])
const ATTRIBUTES = new Set(
  `abbr align alt bgcolor border cellpadding cellspacing cite class color colspan datetime dir face height href hspace id lang
  name role rowspan scope size span src start style target title type valign vspace width`.split(/\s+/),
)

/** A tag: its name, and everything up to its end; quoted values may contain `>`. */
const TAG = /^<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/i
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const COMMENT = /^<!--[\s\S]*?(?:-->|$)/
const DECLARATION = /^<[!?][^>]*>?/

/** Sanitizes a newsletter's HTML. Already safe HTML keeps its meaning. */
export function safeMailHtml(written: string): string {
  let html = ''
  let rest = written
  while (rest !== '') {
    const next = rest.indexOf('<')
    if (next !== 0) {
      const text = next === -1 ? rest : rest.slice(0, next)
      html += text.replaceAll('>', '&gt;')
      rest = rest.slice(text.length)
      continue
    }
    const skipped = (COMMENT.exec(rest) ?? DECLARATION.exec(rest))?.[0]
    if (skipped !== undefined) {
      rest = rest.slice(skipped.length)
      continue
    }
    const tag = TAG.exec(rest)
    if (!tag) {
      html += '&lt;'
      rest = rest.slice(1)
      continue
    }
    const [source, slash, writtenName = '', attributes = ''] = tag
    const name = writtenName.toLowerCase()
    rest = rest.slice(source.length)
    if (name === 'style' || WITH_CONTENT.has(name)) {
      if (slash) continue
      const end = contentEnd(rest, name)
      if (name === 'style') html += `<style>${safeCss(rest.slice(0, end.start)).replaceAll('<', '')}</style>`
      rest = rest.slice(end.after)
    } else if (ELEMENTS.has(name)) {
      html += slash ? (VOID.has(name) ? '' : `</${name}>`) : `<${name}${safeAttributes(attributes)}>`
    }
  }
  return html
}

/** Finds the end of the content of an element that can't contain other elements. */
function contentEnd(rest: string, name: string): {start: number; after: number} {
  const end = new RegExp(`</${name}\\b[^>]*>?`, 'i').exec(rest)
  return end ? {start: end.index, after: end.index + end[0].length} : {start: rest.length, after: rest.length}
}

function safeAttributes(written: string): string {
  let attributes = ''
  for (const [, writtenName = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    const name = writtenName.toLowerCase()
    const value = decode(double ?? single ?? bare ?? '')
    if (!ATTRIBUTES.has(name) && !/^aria-[a-z]+$/.test(name)) continue
    if ((name === 'href' || name === 'cite') && !isLink(value)) continue
    if (name === 'src' && !isPicture(value)) continue
    attributes += ` ${name}="${escapeValue(name === 'style' ? safeCss(value) : value)}"`
  }
  return attributes
}

/** Browsers strip whitespace and control characters before parsing a URL's scheme. */
const compact = (address: string) => address.replace(/[\s\p{Cc}]/gu, '').toLowerCase()

function isLink(address: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(compact(address))?.[1]
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme)
}

function isPicture(address: string): boolean {
  const text = compact(address)
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(text)?.[1]
  return (
    scheme === undefined ||
    ['http', 'https', 'cid'].includes(scheme) ||
    /^data:image\/(png|jpeg|gif|webp);base64,/.test(text)
  )
}

const RUNS = /\\|expression\s*\(|(?:java|vb)script\s*:|behavior\s*:|-moz-binding|@import/gi

/** Old mail clients can execute code in styles. Removing a part may form a new match, so the result is checked again. */
function safeCss(css: string): string {
  const safe = css.replace(RUNS, '')
  return safe === css ? css : safeCss(safe)
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  tab: '\t',
  newline: '\n',
  nbsp: '\u00a0',
}

/** Decodes an attribute's value as a browser does; named references that can't disguise a URL's scheme stay encoded. */
function decode(value: string): string {
  return value.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));?/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? entity
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function escapeValue(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
