import {spawn} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, onTestFinished, test} from 'vitest'
import * as z from 'zod/mini'
import {unusablePorts} from './doctor/unusable-ports.ts'
import {parseOffset, portsAt, TEST_OFFSET, type PortName} from './ports.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const packageSchema = z.object({scripts: z.record(z.string(), z.string())})
const {scripts} = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/** npm and two Node processes start one after the other, which can be slow on a busy computer. */
const TIMEOUT_MS = 60_000

/** Runs a script of package.json through npm, and returns its exit code and output. */
function npm(...args: string[]): Promise<{code: number | null; output: string}> {
  const {promise, resolve, reject} = Promise.withResolvers<{code: number | null; output: string}>()
  const child = spawn('npm', args, {cwd: root, stdio: ['ignore', 'pipe', 'pipe']})
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  child.once('error', reject)
  child.once('close', (code) => resolve({code, output}))
  return promise
}

/** An offset at which the content lake's port is already in use. */
async function findTakenOffset(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const offset = (server.address() as AddressInfo).port - portsAt(0).lake
  try {
    parseOffset(String(offset))
  } catch {
    server.close()
    return findTakenOffset()
  }
  onTestFinished(() => void server.close())
  return offset
}

const bootstrapped = Object.entries(scripts).filter(([, command]) => command.includes('local/bootstrap.js'))

test.for(bootstrapped)('npm run %s names the script that it runs', ([, command]) => {
  const [, script = 'none'] = /^node local\/bootstrap\.js (\S+\.ts)(?: |$)/.exec(command) ?? []
  expect(existsSync(join(root, script))).toBe(true)
})

test('the README says what each script is for', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const isNamed = (name: string) =>
    new RegExp(`\`npm ${name === 'start' || name === 'test' ? '' : 'run '}${name}[ \`]`).test(readme)
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([])
})

test('browsers open every port at the offset that the README names, and no other stack has one of them', async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const offset = parseOffset(/`npm start -- --offset (\d+)`/.exec(readme)?.[1] ?? '')
  const named = portsAt(offset)
  const problems = await unusablePorts(named, Object.keys(named) as PortName[])
  expect(problems.filter((problem) => problem.startsWith('Browsers'))).toEqual([])
  // The next ones are those of `npm run preview`.
  const withNext = (ports: object) => Object.values(ports).flatMap((port: number) => [port, port + 1])
  const others = [0, TEST_OFFSET, TEST_OFFSET + 2000].flatMap((other) => withNext(portsAt(other)))
  expect(withNext(named).filter((port) => others.includes(port))).toEqual([])
})

test('npm start prints its options', {timeout: TIMEOUT_MS}, async () => {
  const {code, output} = await npm('start', '--', '--help')
  expect(output).toContain('npm start -- --fresh')
  expect(output).toContain('npm start -- --offset 6000')
  expect(code).toBe(0)
})

test.for(['start', 'preview', 'staff', 'doctor'])(
  'npm run %s rejects an offset that is not a number',
  {timeout: TIMEOUT_MS},
  async (script) => {
    const {code, output} = await npm('run', script, '--', '--offset', 'abc')
    expect(output).toContain('The offset is a whole number from 0 to 50000, not abc.')
    expect(code).toBe(1)
  },
)

test('npm start checks the ports at the offset', {timeout: TIMEOUT_MS}, async () => {
  const offset = await findTakenOffset()
  const {code, output} = await npm('start', '--', '--offset', String(offset), '--fresh')
  expect(output).toContain(`Port ${portsAt(offset).lake}, for the content lake, is held by`)
  expect(code).toBe(1)
})

test('npm run preview looks for the stack at the offset', {timeout: TIMEOUT_MS}, async () => {
  // The highest offset, at which nothing listens.
  const {code, output} = await npm('run', 'preview', '--', '--offset', '50000')
  expect(output).toContain('type `npm start -- --offset 50000` in another terminal')
  expect(code).toBe(1)
})
