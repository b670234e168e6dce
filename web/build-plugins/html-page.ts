import {Parser} from 'htmlparser2'
import {DEFERRED_MODULE, DEFERRED_PRELOAD} from '../app/layout/deferred-scripts.ts'

/** What a built page names and runs, as its HTML says. */
export interface HtmlPage {
  /** with its modules and their preloads marked as deferred */
  html: string
  /** the code of the inline scripts that run; data blocks (JSON-LD) don't */
  inlineScripts: string[]
  /** the addresses of scripts and of their preloads, deferred ones included */
  scripts: string[]
  styles: string[]
  preloadedFonts: string[]
  /** where in `html` `<meta charset>` ends; undefined when there is none */
  charsetEnd: number | undefined
}

/** The types under which a browser runs a script, at once or deferred. */
const RUNS = new Set<string | undefined>([undefined, '', 'module', 'text/javascript', DEFERRED_MODULE])

/** Which attribute of which element is given which value. */
const DEFERRED: Readonly<Record<string, {attribute: string; from: string; to: string}>> = {
  link: {attribute: 'rel', from: 'modulepreload', to: DEFERRED_PRELOAD},
  script: {attribute: 'type', from: 'module', to: DEFERRED_MODULE},
}

/**
 * Reads a page once, from beginning to end, and marks its modules and their preloads, so that the browser neither fetches nor runs
 * them until the inline script of app/layout/deferred-scripts.ts starts them. Only the values of two attributes change, at the places
 * where the parser finds them. A page whose scripts are marked already stays as it is.
 */
export function readHtmlPage(source: string): HtmlPage {
  const page: HtmlPage = {
    html: '',
    inlineScripts: [],
    scripts: [],
    styles: [],
    preloadedFonts: [],
    charsetEnd: undefined,
  }
  let element = ''
  let script: string | undefined
  /** `source` is in `page.html` as far as here */
  let end = 0
  const keepUntil = (index: number) => {
    page.html += source.slice(end, index)
    end = index
  }
  const parser = new Parser({
    onopentagname(name) {
      element = name
    },
    onattribute(name, value) {
      const change = DEFERRED[element]
      if (name !== change?.attribute || value !== change.from) return
      keepUntil(parser.startIndex)
      page.html += `${name}="${change.to}"`
      end = parser.endIndex
    },
    onopentag(name, {rel, href = '', src, type, charset, as}) {
      if (name === 'meta' && charset !== undefined) {
        keepUntil(parser.endIndex + 1)
        page.charsetEnd ??= page.html.length
      } else if (name === 'script' && src !== undefined) page.scripts.push(src)
      else if (name === 'script' && RUNS.has(type)) script = ''
      else if (name !== 'link') return
      else if (rel === 'modulepreload' || rel === DEFERRED_PRELOAD) page.scripts.push(href)
      else if (rel === 'stylesheet') page.styles.push(href)
      else if (rel === 'preload' && as === 'font') page.preloadedFonts.push(href)
    },
    ontext(text) {
      if (script !== undefined) script += text
    },
    onclosetag() {
      if (script !== undefined) page.inlineScripts.push(script)
      script = undefined
    },
  })
  parser.end(source)
  keepUntil(source.length)
  return page
}
