import {SLUG} from '@lectern/domain/page-slugs'
import {shellPath} from '../app/features/pages/shell-paths.ts'
import {pages} from '../app/pages.ts'

type Rewrite = ({source: string} | {regex: string}) &
  ({destination: string} | {function: {functionId: string; region: string}})

const functionAt = (functionId: string) => ({function: {functionId, region: 'us-central1'}})

/**
 * What hosting answers addresses with for which the build has no file: pages that are drawn in the browser get their shell or
 * the fallback page, and those of content the function that knows whether there is such a thing (docs/decisions/013). Any
 * other address is a 404.
 */
export function hostingRewrites(): Rewrite[] {
  const rewrites: Rewrite[] = [{source: '/api/unsubscribe', ...functionAt('unsubscribeOneClick')}]
  for (const page of pages) {
    if (page.access === 'files' || page.access === 'content') continue
    const source = page.path.replaceAll(/:\w+/g, '*')
    if (page.access !== 'public') {
      const shell = shellPath(page)
      if (shell === page.path) continue
      rewrites.push({source, destination: shell ? `${shell}/index.html` : '/__spa-fallback.html'})
    } else if (page.answeredBy) rewrites.push({source, ...functionAt(page.answeredBy)})
    else if (page.prerender === 'never') rewrites.push({source, destination: '/__spa-fallback.html'})
    else if (page.prerender !== 'itself' && page.prerender !== 'page')
      rewrites.push({source, ...functionAt('spaFallback')})
  }
  // Last, for the first that fits is taken. What cannot be the address of a page is not worth a question.
  const name = SLUG.source.replace(/^\^|\$$/g, '')
  return [...rewrites, {regex: `^/${name}/?$`, ...functionAt('spaFallback')}]
}
