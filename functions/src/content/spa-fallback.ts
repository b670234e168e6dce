import {CONTENT_PATHS, isPageSlug, LEARN_PATH, type ContentType} from '@lectern/domain/page-addresses'
import {logger} from 'firebase-functions/logger'
import {onRequest} from 'firebase-functions/v2/https'
import {runtime} from '../runtime.ts'
import {builtPage, FALLBACK, NOT_FOUND} from '../services/built-page.ts'
import {sanity} from '../services/sanity.ts'
import {documentCountQuery, pageCountQuery} from './queries.ts'

/**
 * Answers for the addresses of courses, instructors, articles and pages that the last build did not know: what has been
 * published since, the other names of a thing, and what there is not. The page is the same, and finds out by itself what to
 * show; its status is for those who only read that: 404 where there is nothing of this name.
 */
export const spaFallback = onRequest({...runtime, invoker: 'public'}, async (request, response) => {
  try {
    const {type, name} = askedFor(request.path)
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

/** What an address asks for: a thing of which type, by which name as it is written there. No type where nothing can be. */
function askedFor(path: string): {type: ContentType | undefined; name: string} {
  const [, folder = '', name = ''] = /^(\/\w+)?\/([^/]+)\/?$/.exec(path) ?? []
  if (name === '') return {type: undefined, name}
  if (folder === LEARN_PATH) return {type: 'course', name}
  const types = Object.keys(CONTENT_PATHS) as ContentType[]
  return {type: types.find((type) => CONTENT_PATHS[type] === folder), name}
}

/** Whether there is such a thing. While the content cannot be asked there may be: the page says what is the matter. */
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
