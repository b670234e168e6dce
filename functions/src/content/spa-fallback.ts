import {CONTENT_PATHS, isPageSlug, LEARN_PATH, type ContentType} from '@lectern/domain/page-addresses'
import {logger} from 'firebase-functions/logger'
import {onRequest} from 'firebase-functions/v2/https'
import {runtime} from '../runtime.ts'
import {builtPage, FALLBACK, NOT_FOUND} from '../services/built-page.ts'
import {sanity} from '../services/sanity.ts'
import {documentCountQuery, pageCountQuery} from './queries.ts'

/**
 * Answers requests for addresses of courses, instructors, articles and pages that the last build did not write: documents
 * published since, other ids of a document (its number, its document id), and documents that do not exist. The HTML is the same
 * for all of them and loads its content in the browser; the status, 404 for a document that does not exist, is for crawlers.
 */
export const spaFallback = onRequest({...runtime, invoker: 'public'}, async (request, response) => {
  try {
    const {type, name} = parseContentPath(request.path)
    const known = await isKnown(type, name)
    const html = await builtPage(request, known || type !== 'page' ? FALLBACK : NOT_FOUND)
    response
      .status(known ? 200 : 404)
      .set('Cache-Control', 'public, max-age=0, s-maxage=60')
      .type('html')
      .send(html)
  } catch (error) {
    logger.error('The page for an address that was not built cannot be had', error)
    response
      .status(503)
      .type('text')
      .send('This page cannot be shown just now. Please try again in a minute.')
  }
})

/** The content type and the encoded name in an address. The type is undefined where no content can be. */
function parseContentPath(path: string): {type: ContentType | undefined; name: string} {
  const [, folder = '', name = ''] = /^(\/\w+)?\/([^/]+)\/?$/.exec(path) ?? []
  if (name === '') return {type: undefined, name}
  if (folder === LEARN_PATH) return {type: 'course', name}
  const types = Object.keys(CONTENT_PATHS) as ContentType[]
  return {type: types.find((type) => CONTENT_PATHS[type] === folder), name}
}

/** Whether the document exists; true while the content API does not answer, because the page then shows the error. */
async function isKnown(type: ContentType | undefined, encoded: string): Promise<boolean> {
  if (type === undefined) return false
  try {
    const name = decodeURIComponent(encoded)
    const client = await sanity()
    const count =
      type === 'page'
        ? isPageSlug(name) && (await client.fetch(pageCountQuery, {slug: name}))
        : await client.fetch(documentCountQuery, {
            type,
            id: name,
            slug: name.toLowerCase(),
            number: /^\d{1,9}$/.test(name) ? Number(name) : -1,
          })
    return Number(count) > 0
  } catch (error) {
    if (error instanceof URIError) return false
    logger.warn('Content could not be asked for the name of a page', error)
    return true
  }
}
