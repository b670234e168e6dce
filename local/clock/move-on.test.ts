import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {expect, onTestFinished, test} from 'vitest'
import {portsAt} from '../ports.ts'
import {moveOn, parseSpan} from './move-on.ts'
import {behindTime, clockEnvironment, readMoved, writeMoved} from './moved.ts'

const DAY_MS = 86_400_000

test('a span is days, hours or minutes, and nothing else', () => {
  expect([parseSpan('15d'), parseSpan('+36h'), parseSpan('90m')]).toEqual([
    15 * DAY_MS,
    1.5 * DAY_MS,
    5_400_000,
  ])
  for (const text of ['', '15', 'd', '0d', '-1d', '1.5d', '15 d', '15w', '4000d', '9999999d'])
    expect(() => parseSpan(text)).toThrow(RangeError)
})

test('a process begins with the time that its stack has been moved on to, and dates stay dates', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-clock-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  expect(readMoved(dataDir)).toBe(0)
  // Nothing runs at these ports.
  const stack = {dataDir, ports: {...portsAt(0), functions: 9}}
  expect(await moveOn(stack, DAY_MS)).toBe(false)
  await moveOn(stack, 2 * DAY_MS)
  expect(readMoved(dataDir)).toBe(3 * DAY_MS)
  const script = `import {statSync} from 'node:fs'
    console.log(JSON.stringify({
      now: Date.now(),
      made: new Date().getTime(),
      read: new Date('2026-11-24T12:00:00Z').toISOString(),
      parts: Date.UTC(2026, 10, 24),
      isDate: new Date() instanceof Date && statSync('.').mtime instanceof Date && new Date().constructor === Date,
    }))`
  const before = Date.now()
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: {...process.env, ...clockEnvironment(dataDir)},
    encoding: 'utf8',
  })
  const {now, made, ...rest} = JSON.parse(output) as {now: number; made: number}
  for (const time of [now, made]) expect(Math.floor((time - before) / DAY_MS)).toBe(3)
  // It has ended, and nobody waits for it.
  expect(readdirSync(join(dataDir, 'clock', 'seen'))).toEqual([])
  expect(rest).toEqual({read: '2026-11-24T12:00:00.000Z', parts: Date.UTC(2026, 10, 24), isDate: true})
})

test('whoever moves a clock on waits for the processes that run, and not for one that was killed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-clock-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const stack = {dataDir, ports: {...portsAt(0), functions: 9}}
  const script = "process.stdin.on('data', () => console.log(Date.now())); console.log('ready')"
  const child = spawn(process.execPath, ['--eval', script], {
    env: {...process.env, ...clockEnvironment(dataDir)},
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('ready')
  const before = Date.now()
  await moveOn(stack, DAY_MS)
  expect(behindTime(dataDir)).toEqual([])
  child.stdin.write('what time is it?\n')
  expect(Number((await lines.next()).value)).toBeGreaterThanOrEqual(before + DAY_MS)
  child.kill('SIGKILL')
  await once(child, 'exit')
  writeMoved(dataDir, 2 * DAY_MS)
  expect(behindTime(dataDir)).toEqual([])
})
