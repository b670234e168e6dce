import {spawn} from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-bootstrap-'))
  mkdirSync(join(root, 'local'))
  copyFileSync(join(import.meta.dirname, 'bootstrap.js'), join(root, 'local', 'bootstrap.js'))
  writeFileSync(join(root, 'package.json'), '{"type": "module"}')
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'script.js'), `console.log('has run')`)
  writeNpm('0.5')
})
afterEach(() => rmSync(root, {recursive: true, force: true}))

/** An npm that writes down when it begins and ends, and takes some seconds. */
function writeNpm(seconds: string, code = 0): void {
  const marker = join(root, 'node_modules', '.package-lock.json')
  const lines = [
    '#!/bin/sh',
    `echo begin >> ${join(root, 'installs')}`,
    `sleep ${seconds}`,
    `mkdir -p ${join(root, 'node_modules')}`,
    ...(code === 0 ? [`touch ${marker}`] : []),
    `echo end >> ${join(root, 'installs')}`,
    `exit ${code}`,
  ]
  writeFileSync(join(root, 'npm'), lines.join('\n'))
  chmodSync(join(root, 'npm'), 0o755)
}

function bootstrap(): Promise<{code: number | null; output: string}> {
  const {promise, resolve, reject} = Promise.withResolvers<{code: number | null; output: string}>()
  const child = spawn(process.execPath, [join(root, 'local', 'bootstrap.js'), 'script.js'], {
    env: {...process.env, PATH: `${root}${delimiter}${process.env['PATH']}`},
  })
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

const installs = () => readFileSync(join(root, 'installs'), 'utf8').trim().split('\n')
const lock = () => join(root, '.local', 'install.lock')

test('two starts at the same time install once, and both go on', async () => {
  // Longer than one start may come after the other on a busy computer.
  writeNpm('3')
  const [first, second] = await Promise.all([bootstrap(), bootstrap()])
  expect([first.code, second.code]).toEqual([0, 0])
  expect(installs()).toEqual(['begin', 'end'])
  const outputs = [first.output, second.output].join('\n')
  expect(outputs.match(/has run/g)).toHaveLength(2)
  expect(outputs).toMatch(/Process \d+ installs the dependencies of this checkout: waiting for it/)
  expect(existsSync(lock())).toBe(false)
})

test('a changed lockfile is installed, and said to be', async () => {
  expect((await bootstrap()).output).toMatch(/Installing dependencies from the lockfile/)
  expect((await bootstrap()).output.trim()).toBe('has run')
  const later = Date.now() / 1000 + 60
  utimesSync(join(root, 'package-lock.json'), later, later)
  expect((await bootstrap()).output).toMatch(/The lockfile has changed since/)
  expect(installs()).toEqual(['begin', 'end', 'begin', 'end'])
})

test('the lock of a start that was killed holds nobody up', async () => {
  mkdirSync(join(root, '.local'))
  // The highest process id that systems give is far below.
  writeFileSync(lock(), '999999999')
  expect((await bootstrap()).output).toMatch(/has run/)
  expect(existsSync(lock())).toBe(false)
})

test('an install that fails is said, and leaves no lock', async () => {
  writeNpm('0', 1)
  const {code, output} = await bootstrap()
  expect(code).toBe(1)
  expect(output).toMatch(/Installing the dependencies failed/)
  expect(existsSync(lock())).toBe(false)
})
