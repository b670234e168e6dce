import {
  CERTIFICATE_ID,
  certificatePicture as pictureOf,
  type Certificate,
} from '@lectern/domain/learning/certificate'
import {SHOP_PICTURE} from '@lectern/domain/metadata'
import type {Request, Response} from '../http-handler.ts'
import {siteUrl} from '../parameters.ts'
import {builtPage, FALLBACK} from '../services/built-page.ts'
import {certificates} from './certificate.ts'
import {withWords, type PageWords} from './page-head.ts'
import {log} from '../services/log.ts'

/**
 * Answers for `/certificates/*`: the page is drawn in the browser, and what is written here is for those who show a preview of
 * the link without running it; the picture that they show has the same address with `.png` at its end. 404 where there is no
 * such certificate. No cache keeps the page: a certificate that has just been withdrawn is not shown as genuine.
 */
export async function certificatePage(request: Request, response: Response): Promise<void> {
  try {
    const [, id = '', extension] = /^\/certificates\/([^/]+?)(\.png)?\/?$/.exec(request.path) ?? []
    const certificate = await find(id)
    response.set('X-Robots-Tag', 'noindex')
    await (extension === undefined
      ? sendPage(request, response, id, certificate)
      : sendPicture(response, certificate))
  } catch (error) {
    log('page-unavailable', {page: 'certificate'}, error)
    response
      .status(503)
      .type('text')
      .send('This certificate cannot be shown just now. Please try again in a minute.')
  }
}

async function sendPage(
  request: Request,
  response: Response,
  id: string,
  certificate: Certificate | null,
): Promise<void> {
  const page = await builtPage(request, FALLBACK)
  response
    .status(certificate ? 200 : 404)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(withWords(page, certificate ? wordsOf(id, certificate) : noCertificate(id)))
}

async function sendPicture(response: Response, certificate: Certificate | null): Promise<void> {
  if (certificate?.withdrawnAt !== null) {
    response.status(404).set('Cache-Control', 'no-store').type('text').send('There is no such picture.')
    return
  }
  const {certificatePicture} = await import('./certificate-picture.ts')
  const picture = await certificatePicture(certificate)
  // Drawing takes a while; a minute spares it where many see the same link.
  response.status(200).set('Cache-Control', 'public, max-age=60').type('png').send(Buffer.from(picture))
}

async function find(id: string): Promise<Certificate | null> {
  if (!CERTIFICATE_ID.test(id)) return null
  return (await certificates().doc(id).get()).data() ?? null
}

function wordsOf(id: string, {name, courseTitle, withdrawnAt}: Certificate): PageWords {
  if (withdrawnAt !== null)
    return words(id, 'Withdrawn certificate', `A certificate for ${courseTitle} that has been withdrawn.`)
  return {
    ...words(id, `Certificate of ${name}`, `${name} has completed ${courseTitle}.`),
    picture: pictureOf(id, {name, courseTitle}),
  }
}

function noCertificate(id: string): PageWords {
  return words(id, 'Certificate', 'There is no such certificate.')
}

function words(id: string, title: string, description: string): PageWords {
  return {
    title: `${title} | Lectern`,
    description,
    site: siteUrl.value(),
    path: `/certificates/${encodeURIComponent(id)}`,
    picture: SHOP_PICTURE,
  }
}
