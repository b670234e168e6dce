import {spawn} from 'node:child_process'
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {portsAt} from '../ports.ts'
import {checkComputer} from './computer.ts'
import {reset} from './reset.ts'

/** An offset at which no stack of these tests runs. */
const OFFSET = 49_000

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-reset-'))
  for (const folder of [
    '.local/start-49000/inbox',
    '.local/start',
    '.local/java/jdk',
    'functions/build/start-49000',
  ])
    mkdirSync(join(root, folder), {recursive: true})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  rmSync(root, {recursive: true, force: true})
  vi.restoreAllMocks()
})

const has = (folder: string) => existsSync(join(root, folder))

/** A process that looks like a runner of this stack, as its record names it: `spawn` returns when it has its command line. */
function runStack(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'local/start.ts'])
  onTestFinished(() => void child.kill())
  const pid = child.pid ?? 0
  const record = {runner: pid, parts: []}
  writeFileSync(join(root, '.local/start-49000/processes.json'), JSON.stringify(record))
  return pid
}

test('the data of one stack are deleted, and neither those of another nor the Java runtime', async () => {
  expect(await reset(root, OFFSET, {yes: true})).toBe(true)
  expect(has('.local/start-49000')).toBe(false)
  expect(has('functions/build/start-49000')).toBe(false)
  expect(has('.local/start') && has('.local/java/jdk')).toBe(true)
  expect(await reset(root, OFFSET, {yes: true})).toBe(true)
})

test('nothing is deleted while the stack runs', async () => {
  const pid = runStack()
  expect(await reset(root, OFFSET, {yes: true})).toBe(false)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`process ${pid}`))
  expect(has('.local/start-49000/inbox')).toBe(true)
})

test('the doctor names the data, the runner, and says when all ports are free', async () => {
  // All but that of the preview.
  const ports = Object.keys(portsAt(OFFSET)).length - 1
  const texts = async () => (await checkComputer(root, OFFSET)).map(({text}) => text).join('\n')
  expect(await texts()).toMatch(/data since .*start-49000.*without accounts and orders/)
  expect(await texts()).toContain(`all ${ports} ports are free`)
  const pid = runStack()
  expect(await texts()).toContain(`Lectern runs from this checkout (process ${pid})`)
  await reset(root, 0, {yes: true})
  expect((await checkComputer(root, 0)).map(({text}) => text).join('\n')).toContain('There are no data yet')
})

test('the doctor says of the port of the preview what keeps it, and that npm start does without', async () => {
  // 6000, which browsers block.
  const findings = await checkComputer(root, 1000)
  expect(findings.filter(({text}) => text.includes('port 6000'))).toEqual([
    {state: 'later', text: expect.stringMatching(/choose another offset\. `npm run preview` needs it\.$/)},
  ])
})
