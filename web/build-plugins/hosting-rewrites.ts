import {DID_DOCUMENT} from '@lectern/domain/learning/credential'
import {SLUG} from '@lectern/domain/page-slugs'
import {POLICY_REPORTS} from '@lectern/domain/page-addresses'
import {shellPath} from '../app/features/pages/shell-paths.ts'
import {pages} from '../app/pages.ts'

type Rewrite = ({source: string} | {regex: string}) &
  ({destination: string} | {function: {functionId: string; region: string}})

/** The function that answers addresses by their path (functions/src/doors/pages.ts). */
const pagesDoor = {function: {functionId: 'pages', region: 'us-central1'}}

/**
 * What hosting answers addresses with for which the build has no file: pages that are drawn in the browser get their shell or
 * the fallback page, and those of content the function that knows whether there is such a thing (docs/decisions/013). Any
 * other address is a 404.
 */
export function hostingRewrites(): Rewrite[] {
  const rewrites: Rewrite[] = ['/api/unsubscribe', POLICY_REPORTS, DID_DOCUMENT, '/credentials/status/*'].map(
    (source) => ({source, ...pagesDoor}),
  )
  for (const page of pages) {
    if (page.access === 'files' || page.access === 'content') continue
    const source = page.path.replaceAll(/:\w+/g, '*')
    if (page.access !== 'public') {
      const shell = shellPath(page)
      if (shell === page.path) continue
      rewrites.push({source, destination: shell ? `${shell}/index.html` : '/__spa-fallback.html'})
    } else if (page.prerender === 'never' && !page.isAnswered)
      rewrites.push({source, destination: '/__spa-fallback.html'})
    else if (page.prerender !== 'itself' && page.prerender !== 'page') rewrites.push({source, ...pagesDoor})
  }
  // Last, for the first that fits is taken. What cannot be the address of a page is not worth a question.
  const name = SLUG.source.replace(/^\^|\$$/g, '')
  return [...rewrites, {regex: `^/${name}/?$`, ...pagesDoor}]
}
