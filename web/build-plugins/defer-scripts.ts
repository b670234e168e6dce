import {Parser} from 'htmlparser2'
import {DEFERRED_MODULE, DEFERRED_PRELOAD} from '../app/layout/deferred-scripts.ts'

/** Which attribute of which element is given which value. */
const DEFERRED: Readonly<Record<string, {attribute: string; from: string; to: string}>> = {
  link: {attribute: 'rel', from: 'modulepreload', to: DEFERRED_PRELOAD},
  script: {attribute: 'type', from: 'module', to: DEFERRED_MODULE},
}

/**
 * Marks the modules of a page and their preloads, so that the browser neither fetches nor runs them until the inline script of
 * app/layout/deferred-scripts.ts starts them. Only the values of two attributes change, at the places where the parser finds them.
 */
export function deferScripts(html: string): string {
  const kept: string[] = []
  let end = 0
  let element = ''
  const parser = new Parser({
    onopentagname(name) {
      element = name
    },
    onattribute(name, value) {
      const change = DEFERRED[element]
      if (name !== change?.attribute || value !== change.from) return
      kept.push(html.slice(end, parser.startIndex), `${name}="${change.to}"`)
      end = parser.endIndex
    },
  })
  parser.end(html)
  return kept.join('') + html.slice(end)
}
