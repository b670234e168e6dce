import {CONTENT_PATHS, isPageSlug, LEARN_PATH, LISTS, type ContentType} from '@lectern/domain/page-addresses'
import {onRequest} from 'firebase-functions/v2/https'
import {runtime} from '../runtime.ts'
import {builtPage, FALLBACK, NOT_FOUND} from '../services/built-page.ts'
import {log} from '../services/log.ts'
import {sanity} from '../services/sanity.ts'
import {documentCountQuery, lessonCountQuery, pageCountQuery} from './queries.ts'

const LESSON_PATH = new RegExp(`^${LEARN_PATH}/([^/]+)/([^/]+)/?$`)

/**
 * Answers requests for addresses of courses, instructors, articles and pages that the last build did not write: documents
 * published since, other ids of a document (its number, its document id), and documents that do not exist. The HTML is the same
 * for all of them and loads its content in the browser; the status, 404 for a document that does not exist, is for crawlers. A
 * base path without a page leads to the list of what is under it.
 */
export const spaFallback = onRequest({...runtime, invoker: 'public'}, async (request, response) => {
  const list = LISTS[request.path.replace(/\/$/, '')]
  if (list !== undefined) {
    response.redirect(301, list)
    return
  }
  try {
    const asked = parseContentPath(request.path)
    const known = await isKnown(asked)
    const html = await builtPage(request, known || asked.type !== 'page' ? FALLBACK : NOT_FOUND)
    response
      .status(known ? 200 : 404)
      .set('Cache-Control', 'public, max-age=0, s-maxage=60')
      .type('html')
      .send(html)
  } catch (error) {
    log('page-unavailable', {page: 'not-built'}, error)
    response
      .status(503)
      .type('text')
      .send('This page cannot be shown just now. Please try again in a minute.')
  }
})

interface ContentPath {
  /** undefined where no content can be */
  type: ContentType | undefined
  /** encoded, as in the address */
  name: string
  /** the encoded slug of one of the course's lessons */
  lesson?: string
}

function parseContentPath(path: string): ContentPath {
  const [, course, lesson] = LESSON_PATH.exec(path) ?? []
  if (course !== undefined) return {type: 'course', name: course, lesson}
  const [, folder = '', name = ''] = /^(\/\w+)?\/([^/]+)\/?$/.exec(path) ?? []
  if (name === '') return {type: undefined, name}
  if (folder === LEARN_PATH) return {type: 'course', name}
  const types = Object.keys(CONTENT_PATHS) as ContentType[]
  return {type: types.find((type) => CONTENT_PATHS[type] === folder), name}
}

/** Whether the document exists; true while the content API does not answer, because the page then shows the error. */
async function isKnown({type, name: encoded, lesson}: ContentPath): Promise<boolean> {
  if (type === undefined) return false
  try {
    const name = decodeURIComponent(encoded)
    const client = await sanity()
    if (type === 'page') return isPageSlug(name) && (await client.fetch(pageCountQuery, {slug: name})) > 0
    const params = {
      id: name,
      slug: name.toLowerCase(),
      number: /^\d{1,9}$/.test(name) ? Number(name) : -1,
    }
    const count =
      lesson === undefined
        ? await client.fetch(documentCountQuery, {...params, type})
        : await client.fetch(lessonCountQuery, {...params, lesson: decodeURIComponent(lesson)})
    return count > 0
  } catch (error) {
    if (error instanceof URIError) return false
    log('content-unavailable', {}, error)
    return true
  }
}
