import {Parser} from 'htmlparser2'
import {DEFERRED_MODULE, DEFERRED_PRELOAD} from '../app/layout/deferred-scripts.ts'

/** What a built page names and runs, as its HTML says. */
export interface HtmlPage {
  html: string
  /** the code of the inline scripts that run; data blocks (JSON-LD) don't */
  inlineScripts: string[]
  /** the addresses of scripts and of their preloads, deferred ones included */
  scripts: string[]
  styles: string[]
  preloadedFonts: string[]
  /** where in the text `<meta charset>` ends; undefined when there is none */
  charsetEnd: number | undefined
}

/** The types under which a browser runs a script, at once or deferred. */
const RUNS = new Set<string | undefined>([undefined, '', 'module', 'text/javascript', DEFERRED_MODULE])

/** Reads a page once, from beginning to end. */
export function readHtmlPage(html: string): HtmlPage {
  const page: HtmlPage = {
    html,
    inlineScripts: [],
    scripts: [],
    styles: [],
    preloadedFonts: [],
    charsetEnd: undefined,
  }
  let script: string | undefined
  const parser = new Parser({
    onopentag(name, {rel, href = '', src, type, charset, as}) {
      if (name === 'meta' && charset !== undefined) page.charsetEnd ??= parser.endIndex + 1
      else if (name === 'script' && src !== undefined) page.scripts.push(src)
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
  parser.end(html)
  return page
}
