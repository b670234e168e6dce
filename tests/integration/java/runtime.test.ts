import {execFileSync, spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {basename, dirname, join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {expect, onTestFinished, test} from 'vitest'
import {downloadJava} from '../../../local/java/download-java.ts'
import {findJava, javaEnvironment} from '../../../local/java/find-java.ts'
import {root} from '../../../local/services.ts'

/** What a runtime does not need to run a program. */
const LEFT_OUT = ['jmods', 'legal', 'man', 'include', 'docs', 'src.zip', 'ct.sym', '*.jsa', 'jfr']

/** The folder of the Java with which the tests' stack runs. */
function javaHome(): string {
  const env = {...process.env, ...javaEnvironment(findJava(root)?.folder ?? null)}
  const {stderr} = spawnSync('java', ['-XshowSettings:properties', '-version'], {encoding: 'utf8', env})
  const home = /java\.home = (.+)/.exec(stderr)?.[1]
  if (home === undefined) throw new Error(`Java does not say where it is:\n${stderr}`)
  return home.trim()
}

test('the runtime of this computer, packed and offered as Adoptium does, is downloaded and runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-runtime-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const home = javaHome()
  const archive = join(folder, 'jre.tar')
  const leftOut = LEFT_OUT.map((name) => `--exclude=${name}`)
  // Links into the system's folders are packed as the files they lead to.
  execFileSync('tar', ['-chf', archive, ...leftOut, '-C', dirname(home), basename(home)])
  // Compressing takes a minute on a busy computer, and shows nothing.
  const bytes = gzipSync(readFileSync(archive), {level: 0})
  const checksum = createHash('sha256').update(bytes).digest('hex')

  const server = createServer((request, response) => {
    if (request.url === '/jre.tar.gz') return response.end(bytes)
    const link = `http://${request.headers.host}/jre.tar.gz`
    const offer = {release_name: 'jdk-21+35', binary: {package: {link, checksum, size: bytes.length}}}
    return response.end(JSON.stringify([offer]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const java = await downloadJava({root: folder, api, onProgress: () => {}})
  expect(findJava(folder, {PATH: ''})).toEqual(java)
  expect(java.version).toBeGreaterThanOrEqual(11)
  const shown = spawnSync(join(java.folder ?? '', 'java'), ['-XshowSettings:properties', '-version'])
  expect(shown.stderr.toString()).toContain(`java.home = ${dirname(java.folder ?? '')}`)
})
