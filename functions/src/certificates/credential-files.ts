import {CERTIFICATE_ID, type Certificate} from '@lectern/domain/learning/certificate'
import type {CredentialFile} from '@lectern/domain/learning/credential'
import type {Request, Response} from '../http-handler.ts'
import {siteUrl} from '../parameters.ts'
import {clock} from '../services/clock.ts'
import {log} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {certificates} from './certificate.ts'
import {claimsOf, credentialOf, statusListOf, type CredentialedCertificate} from './credential.ts'
import {didDocument, issuer, sign} from './credential-keys.ts'
import {readStatusList, takeNumber} from './credential-status.ts'

/** How long a status list may be kept: a withdrawal is known everywhere after twice that. */
const LIST_KEPT_MS = 5 * 60 * 1000
/** A key that is new is known everywhere after that. */
const KEYS_KEPT_MS = 5 * 60 * 1000

const who = () => ({site: siteUrl.value(), did: issuer()})

/**
 * Answers `GET /certificates/{id}.jwt` (the credential, signed), `.json` (what it says) and `.svg` (a picture that carries it). 404 where
 * there is no such certificate, 410 where it was withdrawn.
 */
export const credentialFile = answering(async (request, response) => {
  const [, id = '', file = ''] = /^\/certificates\/([^/]+)\.(jwt|json|svg)$/.exec(request.path) ?? []
  const certificate = CERTIFICATE_ID.test(id) ? await withCredential(id) : null
  response.set({'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex'})
  if (!certificate) return send(response, 404, 'There is no such certificate.')
  if (!isCredentialed(certificate)) return send(response, 410, 'This certificate has been withdrawn.')
  const credential = credentialOf(id, certificate, who())
  return senders[file as CredentialFile](response, await sign(claimsOf(credential)), credential, certificate)
})

const senders: Record<
  CredentialFile,
  (
    response: Response,
    jwt: string,
    credential: object,
    certificate: CredentialedCertificate,
  ) => Promise<void> | void
> = {
  // As the specification of Open Badges wants it.
  jwt: (response, jwt) => send(response, 200, jwt),
  json: (response, _, credential) => {
    response
      .status(200)
      .type('json')
      .send(`${JSON.stringify(credential, null, 2)}\n`)
  },
  svg: async (response, jwt, _, certificate) => {
    const {bakedPicture} = await import('./certificate-picture.ts')
    response
      .status(200)
      // Opened by itself it is a document of this site.
      .set('Content-Security-Policy', "default-src 'none'")
      .type('svg')
      .send(await bakedPicture(certificate, jwt))
  },
}

/** Answers `GET /credentials/status/{page}` with a status list, signed. 404 before a credential has its status there. */
export const statusList = answering(async (request, response) => {
  const [, page] = /^\/credentials\/status\/(\d{1,6})$/.exec(request.path) ?? []
  const list = page === undefined ? null : await readStatusList(Number(page))
  if (list === null) return send(response, 404, 'There is no such list.')
  // Not the very moment, which is still to come by some clocks.
  const from = Math.floor(clock.now() / LIST_KEPT_MS) * LIST_KEPT_MS
  const jwt = await sign(statusListOf(Number(page), list, LIST_KEPT_MS, from, who()))
  response
    .status(200)
    .set('Cache-Control', `public, max-age=${LIST_KEPT_MS / 1000}`)
    .type('application/vc+jwt')
    .send(jwt)
})

/** Answers `GET /.well-known/did.json` with the keys of the issuer. */
export const issuerDocument = answering(async (_, response) => {
  const document = JSON.stringify(didDocument(), null, 2)
  response
    .status(200)
    .set('Cache-Control', `public, max-age=${KEYS_KEPT_MS / 1000}`)
    .type('application/did+json')
    .send(`${document}\n`)
})

/** The certificate, with a credential from the first time on that it is asked for; null where there is none. */
async function withCredential(id: string): Promise<Certificate | null> {
  const reference = certificates().doc(id)
  const stored = (await reference.get()).data()
  if (!stored || stored.credential || stored.withdrawnAt !== null) return stored ?? null
  return optimistically(async (write) => {
    const snapshot = await reference.get()
    const certificate = snapshot.data()
    if (!certificate || certificate.credential || certificate.withdrawnAt !== null) return certificate ?? null
    // Of two with the same id, the one that is valid from later is the one that counts.
    const validFrom = certificate.credential === null ? clock.now() : certificate.issuedAt
    const credential = {number: await takeNumber(write), validFrom}
    write.update(reference, {credential}, unchanged(snapshot))
    return {...certificate, credential}
  })
}

function isCredentialed(certificate: Certificate): certificate is CredentialedCertificate {
  return Boolean(certificate.credential) && certificate.withdrawnAt === null
}

/** Any site may read what these answer: that is where credentials are shown and verified. */
function answering(answer: (request: Request, response: Response) => Promise<void> | void) {
  return async (request: Request, response: Response): Promise<void> => {
    response.set('Access-Control-Allow-Origin', '*')
    try {
      if (request.method === 'GET' || request.method === 'HEAD') await answer(request, response)
      else send(response.set('Allow', 'GET, HEAD'), 405, 'This is only read.')
    } catch (error) {
      log('page-unavailable', {page: 'certificate'}, error)
      response.set('Cache-Control', 'no-store')
      send(response, 503, 'This cannot be answered just now. Please try again in a minute.')
    }
  }
}

function send(response: Response, status: number, text: string): void {
  response.status(status).type('text').send(text)
}
