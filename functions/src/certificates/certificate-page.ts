import {CERTIFICATE_ID, type Certificate} from '@lectern/domain/learning/certificate'
import type {Request, Response} from '../http-handler.ts'
import {siteUrl} from '../parameters.ts'
import {builtPage, FALLBACK} from '../services/built-page.ts'
import {certificates} from './certificate.ts'
import {withWords, type PageWords} from './page-head.ts'
import {log} from '../services/log.ts'

/**
 * Answers for `/certificates/*`: the page is drawn in the browser, and what is written here is for those who show a preview of
 * the link without running it. 404 where there is no such certificate. Nothing is kept by a cache: a certificate that has
 * just been withdrawn is not shown as genuine.
 */
export async function certificatePage(request: Request, response: Response): Promise<void> {
  try {
    const [, id = ''] = /^\/certificates\/([^/]+)\/?$/.exec(request.path) ?? []
    const certificate = await find(id)
    const page = await builtPage(request, FALLBACK)
    response
      .status(certificate ? 200 : 404)
      .set('Cache-Control', 'no-store')
      .set('X-Robots-Tag', 'noindex')
      .type('html')
      .send(withWords(page, certificate ? wordsOf(id, certificate) : noCertificate(id)))
  } catch (error) {
    log('page-unavailable', {page: 'certificate'}, error)
    response
      .status(503)
      .type('text')
      .send('This certificate cannot be shown just now. Please try again in a minute.')
  }
}

async function find(id: string): Promise<Certificate | null> {
  if (!CERTIFICATE_ID.test(id)) return null
  return (await certificates().doc(id).get()).data() ?? null
}

function wordsOf(id: string, {name, courseTitle, withdrawnAt}: Certificate): PageWords {
  return withdrawnAt === null
    ? words(id, `Certificate of ${name}`, `${name} has completed ${courseTitle}.`)
    : words(id, 'Withdrawn certificate', `A certificate for ${courseTitle} that has been withdrawn.`)
}

function noCertificate(id: string): PageWords {
  return words(id, 'Certificate', 'There is no such certificate.')
}

function words(id: string, title: string, description: string): PageWords {
  const site = siteUrl.value()
  return {
    title: `${title} | Lectern`,
    description,
    url: `${site}/certificates/${encodeURIComponent(id)}`,
    image: `${site}/og-default.png`,
  }
}
