import type {Request} from 'firebase-functions/v2/https'
import {beforeEach, expect, test, vi} from 'vitest'
import {builtPage} from '../services/built-page.ts'
import {certificatePage} from './certificate-page.ts'

const ID = '0123456789abcdef0123456789abcdef'
const certificate = {
  name: 'Ada <Fenn>',
  courseTitle: 'Typography',
  withdrawnAt: null as number | null,
  issuedAt: 0,
}
const stored: Record<string, typeof certificate> = {}

vi.mock('./certificate.ts', () => ({
  certificates: () => ({doc: (id: string) => ({get: async () => ({data: () => stored[id]})})}),
}))
vi.mock('./certificate-picture.ts', () => ({certificatePicture: async () => new Uint8Array([1, 2])}))
vi.mock('../services/built-page.ts', () => ({
  FALLBACK: '/fallback',
  builtPage: vi.fn(),
}))

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://lectern.example')
  stored[ID] = {...certificate}
  vi.mocked(builtPage)
    .mockReset()
    .mockImplementation(async (_, path) => `<html><head><title>${path}</title></head></html>`)
})

/** Asks for an address, and returns the status, the headers and the body of the answer. */
async function get(path: string) {
  const answer = {status: 0, headers: {} as Record<string, string>, body: '' as string | Buffer}
  const response = {
    on: () => response,
    status: (status: number) => Object.assign(response, (answer.status = status) && {}),
    set: (name: string, value: string) => Object.assign(response, (answer.headers[name] = value) && {}),
    type: () => response,
    send: (body: string | Buffer) => (answer.body = body),
  }
  await certificatePage(
    {path} as unknown as Request,
    response as unknown as Parameters<typeof certificatePage>[1],
  )
  return answer
}

test('says whose certificate it is, for those who show a preview of its link', async () => {
  const {status, headers, body} = await get(`/certificates/${ID}`)
  expect(status).toBe(200)
  expect(headers).toEqual({'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex'})
  expect(body).toContain('content="Certificate of Ada &lt;Fenn&gt; | Lectern"')
  expect(body).toContain('content="Ada &lt;Fenn&gt; has completed Typography."')
  expect(body).toContain(`content="https://lectern.example/certificates/${ID}"`)
})

test('says that it has been withdrawn, and no longer who had it', async () => {
  stored[ID] = {...certificate, withdrawnAt: 1}
  const {status, body} = await get(`/certificates/${ID}/`)
  expect(status).toBe(200)
  expect(body).toContain('Withdrawn certificate')
  expect(body).not.toContain('Ada')
})

test('draws the picture of its link, unless it has been withdrawn', async () => {
  const address = `/certificates/${ID}.png`
  expect((await get(`/certificates/${ID}`)).body).toContain(`content="https://lectern.example${address}"`)
  const {status, body} = await get(address)
  expect(status).toBe(200)
  expect(body).toEqual(Buffer.from([1, 2]))
  stored[ID] = {...certificate, withdrawnAt: 1}
  expect(await get(address)).toMatchObject({status: 404, body: 'There is no such picture.'})
  expect((await get(`/certificates/${'0'.repeat(32)}.png`)).status).toBe(404)
})

test.each([`/certificates/${'0'.repeat(32)}`, '/certificates/anything', '/certificates', `/other/${ID}`])(
  '%s is not found',
  async (path) => {
    const {status, body} = await get(path)
    expect(status).toBe(404)
    expect(body).toContain('/fallback')
  },
)

test('asks to come back when the page cannot be had', async () => {
  const {logger} = await import('firebase-functions/logger')
  vi.spyOn(logger, 'write').mockImplementation(() => {})
  vi.mocked(builtPage).mockRejectedValue(new Error('no answer'))
  expect(await get(`/certificates/${ID}`)).toMatchObject({status: 503})
})
