import {CONTENT_PATHS, LEARN_PATH, LISTS, type ContentType} from '@lectern/domain/page-addresses'
import {isPageSlug} from '@lectern/domain/page-slugs'
import type {Request, Response} from '../http-handler.ts'
import {builtPage, FALLBACK, NOT_FOUND} from '../services/built-page.ts'
import {log} from '../services/log.ts'
import {sanity} from '../services/sanity.ts'
import {documentAtQuery} from './queries.ts'

const LESSON_PATH = new RegExp(`^${LEARN_PATH}/([^/]+)/([^/]+)/?$`)

/**
 * Answers requests for addresses of courses, instructors, articles and pages that the last build did not write: documents
 * published since, other ids of a document (its number, its document id), and documents that do not exist. The HTML is the same
 * for all of them and loads its content in the browser; the status, 404 for a document that does not exist, is for crawlers. A
 * former address of a document leads to the one that it has now, and a base path without a page to the list of what is under it.
 */
export async function spaFallback(request: Request, response: Response): Promise<void> {
  const list = LISTS[request.path.replace(/\/$/, '')]
  if (list !== undefined) {
    response.redirect(301, list)
    return
  }
  try {
    const asked = parseContentPath(request.path)
    const found = await find(asked)
    // Editors can free a former address, or publish something at a free one: browsers ask again.
    response.set('Cache-Control', 'public, max-age=0, s-maxage=60')
    if (typeof found === 'object') {
      response.redirect(301, found.movedTo + new URL(request.originalUrl, 'http://any').search)
      return
    }
    const html = await builtPage(request, found || asked.type !== 'page' ? FALLBACK : NOT_FOUND)
    response
      .status(found ? 200 : 404)
      .type('html')
      .send(html)
  } catch (error) {
    log('page-unavailable', {page: 'not-built'}, error)
    response
      .status(503)
      .type('text')
      .send('This page cannot be shown just now. Please try again in a minute.')
  }
}

interface ContentPath {
  /** undefined where no content can be */
  type: ContentType | undefined
  /** the path before the name, without a slash at its end */
  base: string
  /** encoded, as in the address */
  name: string
  /** the encoded slug of one of the course's lessons */
  lesson?: string
}

function parseContentPath(path: string): ContentPath {
  const [, course, lesson] = LESSON_PATH.exec(path) ?? []
  if (course !== undefined) return {type: 'course', base: LEARN_PATH, name: course, lesson}
  const [, base = '', name = ''] = /^(\/\w+)?\/([^/]+)\/?$/.exec(path) ?? []
  if (name === '') return {type: undefined, base, name}
  if (base === LEARN_PATH) return {type: 'course', base, name}
  const types = Object.keys(CONTENT_PATHS) as ContentType[]
  return {type: types.find((type) => CONTENT_PATHS[type] === base), base, name}
}

/**
 * Whether there is something at the address, or the path to which it has moved; true while the content API does not answer,
 * because the page then shows the error.
 */
async function find({type, base, name: encoded, lesson}: ContentPath): Promise<boolean | {movedTo: string}> {
  if (type === undefined) return false
  try {
    const name = decodeURIComponent(encoded)
    if (type === 'page' && !isPageSlug(name)) return false
    const client = await sanity()
    const found = await client.fetch(documentAtQuery, {
      type,
      // A page has no other ids.
      id: type === 'page' ? '' : name,
      slug: type === 'page' ? name : name.toLowerCase(),
      number: /^\d{1,9}$/.test(name) ? Number(name) : -1,
      lesson: lesson === undefined ? '' : decodeURIComponent(lesson),
    })
    if (!found || (lesson !== undefined && !found.lesson)) return false
    const hasLessonMoved = lesson !== undefined && found.lesson !== decodeURIComponent(lesson)
    if (found.slug === null || !(found.hasMoved || hasLessonMoved)) return true
    const segments = [found.slug, ...(lesson !== undefined && found.lesson ? [found.lesson] : [])]
    return {movedTo: [base, ...segments.map(encodeURIComponent)].join('/')}
  } catch (error) {
    if (error instanceof URIError) return false
    log('content-unavailable', {}, error)
    return true
  }
}
