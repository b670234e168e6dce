import {correctCertificateName, recordProgress} from '@lectern/domain/learning/contracts'
import {credentialPath, type CredentialFile} from '@lectern/domain/learning/credential'
import sharp from 'sharp'
import * as z from 'zod/mini'
import {afterAll, describe, expect, test} from 'vitest'
import {verifyCredential} from '../../../web/app/features/learning/certificate/credential/verify-credential.ts'
import {stack} from '../../stack.ts'
import {clearShelf, firestore, read} from '../commerce/back-office.ts'
import {signUp} from '../commerce/learner.ts'
import {refundInDashboard} from '../commerce/payments.ts'
import {clearLessons, teachCourse} from './taught-course.ts'

afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

const ask = (path: string) => fetch(`${stack.siteUrl}${path}`, {cache: 'no-store'})
const file = (id: string, kind: CredentialFile) => ask(credentialPath(id, kind))
const said = z.object({
  credentialSubject: z.object({identifier: z.array(z.object({identityHash: z.string()}))}),
  credentialStatus: z.object({statusListIndex: z.string(), statusListCredential: z.string()}),
})
const payloadOf = (jwt: string) =>
  said.parse(JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()))

/** Somebody who has bought a course and has its certificate. */
async function graduate() {
  const course = await teachCourse({sections: [{lessons: [{key: 'a'}]}]})
  const ada = await signUp()
  await firestore.doc(`profiles/${ada.uid}`).set({firstName: 'Ada', lastName: 'Fenn'})
  const bought = await ada.buy(course)
  const report = {done: {a: Date.now()}, at: null, seconds: {}}
  const {certificateId} = await ada.call(recordProgress, {courseId: course.id, report})
  if (!certificateId) throw new Error('There is no certificate.')
  return {ada, course, ...bought, id: certificateId}
}

/**
 * Verifies a JWT that somebody has kept, whatever the site gives out by now. Straight at the function: hosting's cache may keep a list
 * for minutes.
 */
function verify(id: string, jwt: string, page: {name: string; courseTitle: string}) {
  return verifyCredential(id, page, async (path) => {
    if (path === credentialPath(id, 'jwt')) return jwt
    const answer = await fetch(`${stack.functionsUrl}/pages${path}`)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return answer.text()
  })
}

test('a certificate is a signed credential, withdrawn for good with the refund', async () => {
  const {ada, course, id, orderId, sessionId} = await graduate()
  const page = {name: 'Ada Fenn', courseTitle: course.title}
  const answers = await Promise.all(Array.from({length: 4}, () => file(id, 'jwt')))
  const jwts = await Promise.all(answers.map((answer) => answer.text()))
  const [jwt = ''] = jwts
  // Whoever asks first at the same moment: there is one number.
  expect(new Set(jwts.map((text) => payloadOf(text).credentialStatus.statusListIndex)).size).toBe(1)
  expect(await verify(id, jwt, page)).toBe('verified')

  const document = await ask('/.well-known/did.json')
  expect(document.headers.get('cache-control')).toContain('public')
  expect(document.headers.get('access-control-allow-origin')).toBe('*')
  const {statusListCredential} = payloadOf(jwt).credentialStatus
  const list = await ask(new URL(statusListCredential).pathname)
  expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  expect(said.parse(await (await file(id, 'json')).json())).toEqual(payloadOf(jwt))
  const svg = await (await file(id, 'svg')).text()
  const [, carried = ''] = /<openbadges:credential verify="([\w.-]+)">/.exec(svg) ?? []
  expect(await verify(id, carried, page)).toBe('verified')
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({format: 'svg', width: 1200, height: 630})

  await refundInDashboard(sessionId)
  await ada.orderBecomes(orderId, 'refunded')
  expect(await verify(id, jwt, page)).toBe('withdrawn')
  for (const kind of ['jwt', 'json', 'svg'] as const) expect((await file(id, kind)).status).toBe(410)

  // Bought again the certificate comes back, and what was withdrawn stays so.
  await ada.buy(course)
  const next = await (await file(id, 'jwt')).text()
  expect(await verify(id, next, page)).toBe('verified')
  expect(await verify(id, jwt, page)).toBe('withdrawn')
})

test('a corrected name makes another credential, and withdraws the one with the other name', async () => {
  const {ada, course, id} = await graduate()
  const page = (name: string) => ({name, courseTitle: course.title})
  const before = await (await file(id, 'jwt')).text()
  await ada.call(correctCertificateName, {certificateId: id, name: 'Ada Fennimore'})
  expect(await verify(id, before, page('Ada Fenn'))).toBe('withdrawn')
  const after = await (await file(id, 'jwt')).text()
  expect(await verify(id, after, page('Ada Fennimore'))).toBe('verified')
  expect(await read(`certificates/${id}`)).toMatchObject({credential: {number: expect.any(Number)}})
})

test('there is nothing of a certificate that there is not, nor of a list without entries', async () => {
  expect((await file('0'.repeat(32), 'jwt')).status).toBe(404)
  expect((await file('anything', 'svg')).status).toBe(404)
  for (const page of ['999999', '-1', 'x', '0x1'])
    expect((await ask(`/credentials/status/${page}`)).status).toBe(404)
  expect((await fetch(`${stack.siteUrl}/.well-known/did.json`, {method: 'POST'})).status).toBe(405)
})

describe('the page of a certificate, before any script runs', () => {
  const page = async (id: string) => {
    const response = await ask(`/certificates/${id}`)
    return {status: response.status, html: await response.text()}
  }

  test('says who has completed what, or that it was withdrawn', async () => {
    const {ada, orderId, sessionId, id, course} = await graduate()
    const {status, html} = await page(id)
    expect(status).toBe(200)
    expect(html).toContain('property="og:title" content="Certificate of Ada Fenn | Lectern"')
    expect(html).toContain(`content="Ada Fenn has completed ${course.title}."`)
    const picture = `${stack.siteUrl}/certificates/${id}.png`
    expect(html).toContain(`property="og:image" content="${picture}"`)
    const answer = await fetch(picture)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({width: 1200, height: 630})
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect((await page(id)).html).toContain('content="Withdrawn certificate | Lectern"')
    expect((await fetch(`${picture}?again`)).status).toBe(404)
  })

  test('is not found where there is no certificate', async () => {
    for (const unknown of ['0'.repeat(32), 'anything', '%E0%A4%A']) {
      expect((await page(unknown)).status).toBeGreaterThanOrEqual(400)
    }
    expect((await page('0'.repeat(32))).status).toBe(404)
  })
})
