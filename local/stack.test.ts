import {spawn} from 'node:child_process'
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {portsAt} from './ports.ts'
import {root} from './services.ts'
import {startStack, type StackOptions} from './stack.ts'

const NAME = 'signals'
/** An offset at which no stack of these tests runs. */
const OFFSET = 47_000
const dataDir = join(root, '.local', NAME)
const provideJava = vi.hoisted(() => vi.fn<() => Promise<{folder: null; problem: string}>>())
vi.mock('./java/provide-java.ts', () => ({provideJava}))
vi.mock('./services.ts', async (original) => ({
  ...(await original<typeof import('./services.ts')>()),
  // As what asks a service that does not answer any more.
  runNode: () => new Promise(() => {}),
}))

beforeEach(() => {
  mkdirSync(dataDir, {recursive: true})
  provideJava.mockResolvedValue({folder: null, problem: 'There is no Java.'})
})
afterEach(() => rmSync(dataDir, {recursive: true, force: true}))

/** Starts the smallest stack, which writes nothing where a signal comes before its first service. */
function start(
  options: Pick<StackOptions, 'signal' | 'onLeftovers'> & Partial<StackOptions>,
): Promise<unknown> {
  return startStack({
    name: NAME,
    offset: OFFSET,
    fresh: true,
    web: 'none',
    studio: false,
    saves: false,
    history: false,
    downloads: false,
    onDownload: () => {},
    onProgress: () => {},
    ...options,
  }).then(({stop}) => stop())
}

test('a signal that comes while what an earlier run has left is stopped is obeyed once it has saved', async () => {
  // What would refuse the start later, so that no service starts.
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(portsAt(OFFSET).lake, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: 'ignore',
  })
  const record = {runner: 2 ** 30, parts: [{name: 'emulators', pid: left.pid}]}
  writeFileSync(join(dataDir, 'processes.json'), JSON.stringify(record))
  const ended = new Promise((resolve) => left.once('exit', resolve))
  const abort = new AbortController()
  const onLeftovers = vi.fn<(count: number) => void>(() => abort.abort())
  await expect(start({signal: abort.signal, onLeftovers})).rejects.toMatchObject({name: 'AbortError'})
  expect(onLeftovers).toHaveBeenCalledExactlyOnceWith(1)
  await ended
})

test('a signal that comes while Java is looked for starts nothing and deletes nothing', async () => {
  const abort = new AbortController()
  provideJava.mockImplementation(() => {
    // Looking for it blocks, so that a signal is told to the process a moment later.
    setImmediate(() => abort.abort())
    return Promise.resolve({folder: null, problem: 'There is no Java.'})
  })
  await expect(start({signal: abort.signal})).rejects.toMatchObject({name: 'AbortError'})
  expect(existsSync(dataDir)).toBe(true)
  expect(existsSync(join(dataDir, 'processes.json'))).toBe(false)
})

test('a signal that comes while services start is what the start ends with, whatever these say as they are stopped', async () => {
  const abort = new AbortController()
  const onProgress = (part: string) => {
    if (part === 'inbox') abort.abort()
  }
  await expect(start({signal: abort.signal, onProgress})).rejects.toMatchObject({name: 'AbortError'})
})

test('a signal ends a step that goes on asking what has stopped', async () => {
  const abort = new AbortController()
  const onProgress = (part: string) => {
    if (part === 'seed content') abort.abort()
  }
  await expect(start({signal: abort.signal, onProgress})).rejects.toMatchObject({name: 'AbortError'})
  expect(existsSync(join(dataDir, 'processes.json'))).toBe(false)
})
