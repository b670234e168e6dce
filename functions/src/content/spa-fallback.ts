import {logger} from 'firebase-functions/logger'
import {onRequest, type Request} from 'firebase-functions/v2/https'
import {previewUrl, siteUrl} from '../parameters.ts'
import {runtime} from '../runtime.ts'
import {sanity} from '../services/sanity.ts'
import {documentCountQuery} from './queries.ts'

/** The page that stands for every address that was not built. */
const FALLBACK = '/__spa-fallback'
const KEPT_MS = 60_000
const TIMEOUT_MS = 5_000

const TYPES: Readonly<Record<string, string>> = {course: 'course', instructor: 'instructor', blog: 'article'}

/**
 * Answers for the addresses of courses, instructors and articles that the last build did not know: what has been published
 * since, the other names of a thing, and what there is not. The page is the same, and finds out by itself what to show; its
 * status is for those who only read that: 404 where there is nothing of this name.
 */
export const spaFallback = onRequest({...runtime, invoker: 'public'}, async (request, response) => {
  try {
    const [page, known] = await Promise.all([fallbackPage(siteOf(request)), isKnown(request.path)])
    response
      .status(known ? 200 : 404)
      .set('Cache-Control', 'public, max-age=0, s-maxage=60')
      .type('html')
      .send(page)
  } catch (error) {
    logger.error('The page for an address that was not built cannot be had', error)
    response
      .status(503)
      .type('text')
      .send('This page cannot be shown just now. Please try again in a minute.')
  }
})

const kept = new Map<string, {page: Promise<string>; until: number}>()

async function fallbackPage(site: string): Promise<string> {
  const known = kept.get(site)
  if (known && known.until > Date.now()) return known.page
  const page = fetch(site + FALLBACK, {signal: AbortSignal.timeout(TIMEOUT_MS)}).then(async (answer) => {
    if (!answer.ok) throw new Error(`${site}${FALLBACK} answers ${answer.status}`)
    return answer.text()
  })
  kept.set(site, {page, until: Date.now() + KEPT_MS})
  page.catch(() => kept.delete(site))
  return page
}

/** Whoever calls can claim any host: only an address of the parameters is asked for its page. */
function siteOf(request: Request): string {
  const host = request.get('x-forwarded-host')
  const preview = previewUrl.value()
  return preview !== '' && new URL(preview).host === host ? preview : siteUrl.value()
}

/** Whether there is such a thing. While the content cannot be asked there may be: the page says what is the matter. */
async function isKnown(path: string): Promise<boolean> {
  const [, folder = '', encoded = ''] = /^\/(\w+)\/([^/]+)\/?$/.exec(path) ?? []
  const type = TYPES[folder]
  if (type === undefined) return false
  try {
    const name = decodeURIComponent(encoded)
    const client = await sanity()
    return (
      (await client.fetch(documentCountQuery, {
        type,
        id: name,
        slug: name.toLowerCase(),
        number: /^\d{1,9}$/.test(name) ? Number(name) : -1,
      })) > 0
    )
  } catch (error) {
    if (error instanceof URIError) return false
    logger.warn('Content could not be asked for the name of a page', error)
    return true
  }
}
