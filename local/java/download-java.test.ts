import {execFileSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createServer, type RequestListener} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import AdmZip from 'adm-zip'
import {afterEach, beforeEach, expect, onTestFinished, test} from 'vitest'
import {adoptiumNames} from './adoptium.ts'
import {downloadJava} from './download-java.ts'
import {findJava, javaStore} from './find-java.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-java-'))
})
afterEach(() => rmSync(root, {recursive: true, force: true}))

const NAME = 'jdk-21.0.5+11-jre'
const PROGRAM = `#!/bin/sh\necho 'openjdk version "21.0.5"' >&2\n`

function tarGz(program = PROGRAM): Buffer {
  const folder = join(root, 'packed')
  mkdirSync(join(folder, NAME, 'bin'), {recursive: true})
  writeFileSync(join(folder, NAME, 'bin', 'java'), program)
  chmodSync(join(folder, NAME, 'bin', 'java'), 0o755)
  return execFileSync('tar', ['-czf', '-', '-C', folder, NAME])
}

interface Offer {
  archive: Buffer
  file?: string
  checksum?: string
  /** how many bytes are sent before the connection breaks; all without it */
  breaksAfter?: number
}

/** A server that speaks Adoptium's API and offers one archive, and the addresses it was asked for. */
async function adoptium(offer: Offer | null): Promise<{api: string; asked: string[]}> {
  const asked: string[] = []
  let api = ''
  const answer: RequestListener = (request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.startsWith('/v3/assets/latest/21/hotspot?')) {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(offer ? [asset(offer, api)] : []))
    } else if (offer) {
      response.setHeader('content-length', offer.archive.length)
      if (offer.breaksAfter === undefined) return response.end(offer.archive)
      response.write(offer.archive.subarray(0, offer.breaksAfter), () => response.destroy())
    }
    return undefined
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {api, asked}
}

function asset({archive, file = 'jre.tar.gz', checksum}: Offer, api: string) {
  const sha256 = createHash('sha256').update(archive).digest('hex')
  return {
    release_name: 'jdk-21.0.5+11',
    vendor: 'eclipse',
    binary: {
      image_type: 'jre',
      package: {name: file, link: `${api}/${file}`, checksum: checksum ?? sha256, size: archive.length},
    },
  }
}

const download = (api: string) => downloadJava({root, api, onProgress: () => {}})

test('a runtime is downloaded for this computer, told how far it is, and found from then on', async () => {
  const archive = tarGz()
  const {api, asked} = await adoptium({archive})
  const progress: number[][] = []
  const java = await downloadJava({root, api, onProgress: (...bytes) => progress.push(bytes)})
  expect(java).toEqual({version: 21, folder: join(javaStore(root), NAME, 'bin')})
  expect(progress.at(-1)).toEqual([archive.length, archive.length])
  const query = new URL(asked[0] ?? '', api).searchParams
  const names = adoptiumNames(process.platform, process.arch, query.get('os') !== 'alpine-linux')
  expect(Object.fromEntries(query)).toEqual({...names, image_type: 'jre', vendor: 'eclipse'})
  expect(findJava(root, {PATH: ''})).toEqual(java)
  expect(readdirSync(javaStore(root))).toEqual([NAME])
})

test('the .zip for Windows is unpacked, too', async () => {
  const zip = new AdmZip()
  zip.addFile(`${NAME}/bin/java`, Buffer.from(PROGRAM), '', 0o755)
  const {api} = await adoptium({archive: zip.toBuffer(), file: 'jre.zip'})
  const {folder} = await download(api)
  expect(readFileSync(join(folder ?? '', 'java'), 'utf8')).toBe(PROGRAM)
})

test('two downloads at the same time leave one runtime', async () => {
  const {api} = await adoptium({archive: tarGz()})
  const [first, second] = await Promise.all([download(api), download(api)])
  expect(second).toEqual(first)
  expect(readdirSync(javaStore(root))).toEqual([NAME])
})

test.for<[string, Partial<Offer>, RegExp]>([
  ['has another checksum', {checksum: '0'.repeat(64)}, /another checksum/],
  ['breaks off', {breaksAfter: 100}, /has broken off/],
  ['is no archive', {archive: Buffer.from('<html>')}, /could not be unpacked/],
])('a download that %s leaves nothing behind', async ([, change, message]) => {
  const {api} = await adoptium({archive: tarGz(), ...change})
  await expect(download(api)).rejects.toThrow(message)
  expect(readdirSync(javaStore(root))).toEqual([])
})

test('a runtime that does not run here is not kept', async () => {
  const {api} = await adoptium({archive: tarGz('#!/bin/sh\nexit 1\n')})
  await expect(download(api)).rejects.toThrow('does not run on this computer')
  expect(readdirSync(javaStore(root))).toEqual([])
})

test('without a runtime for this computer, or a network, it says so', async () => {
  const {api} = await adoptium(null)
  await expect(download(api)).rejects.toThrow(`no Java 21 for ${process.platform}-${process.arch}`)
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const {port} = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  await expect(download(`http://127.0.0.1:${port}`)).rejects.toThrow(/could not be asked.*ECONNREFUSED/)
})

test.for([
  ['linux', 'x64', true, {os: 'linux', architecture: 'x64'}],
  ['linux', 'arm64', false, {os: 'alpine-linux', architecture: 'aarch64'}],
  ['darwin', 'arm64', false, {os: 'mac', architecture: 'aarch64'}],
  ['win32', 'x64', false, {os: 'windows', architecture: 'x64'}],
  ['freebsd', 'x64', false, null],
] as const)('%s-%s is known by the name Adoptium has for it', ([platform, architecture, glibc, names]) => {
  expect(adoptiumNames(platform, architecture, glibc)).toEqual(names)
})
