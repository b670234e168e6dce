import {spawn} from 'node:child_process'
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {Processes, stopLeftovers} from './processes.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-processes-'))
})
afterEach(() => rmSync(folder, {recursive: true, force: true}))

test('an adopted process that ends by itself is noticed', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {stdio: 'ignore'})
  const processes = new Processes(folder)
  const ended = vi.fn<(part: string, logFile: string) => void>()
  processes.onUnexpectedExit = ended
  processes.adopt('Firestore emulator', child.pid ?? 0, 'emulators')
  child.kill('SIGKILL')
  await vi.waitFor(
    () => expect(ended).toHaveBeenCalledExactlyOnceWith('Firestore emulator', processes.logFile('emulators')),
    {timeout: 10_000},
  )
  await processes.stopAll()
})

test('a service goes on where its log and the list of processes cannot be written, which is said once each', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const processes = new Processes(folder)
  const record = join(folder, 'processes.json')
  // Folders in their places refuse to be written, as files on a full disk do.
  for (const place of [processes.logFile('talker'), record]) mkdirSync(place)
  await processes.start({
    name: 'talker',
    command: process.execPath,
    // More than the pipe holds: it ends only where somebody reads on.
    args: ['-e', "console.log('x'.repeat(1_000_000)); setTimeout(() => console.log('ready'), 100)"],
    cwd: folder,
    env: {},
    readyWhen: /ready/,
    readyWithinMs: 30_000,
    endsByItself: true,
  })
  rmSync(record, {recursive: true})
  await processes.stopAll()
  expect(said).toHaveBeenCalledTimes(2)
  for (const file of ['logs/talker.log', 'processes.json'])
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`${file} cannot be written (EISDIR`))
})

/** Starts a process of its own group, and resolves once it has printed something. */
async function startDetached(script: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  child.stdout.destroy()
  return child.pid ?? 0
}

test('what a killed runner has left is stopped cleanly, while what it needs for that still runs', async () => {
  const saved = join(folder, 'saved')
  const emulator = await startDetached('setInterval(() => {}, 1000); console.log(1)')
  const cli = await startDetached(`
    process.on('SIGTERM', () => setTimeout(() => {
      process.kill(${emulator}, 0)
      require('node:fs').writeFileSync(${JSON.stringify(saved)}, '')
      process.exit(0)
    }, 300))
    setInterval(() => {}, 1000)
    console.log(1)`)
  const parts = [
    {name: 'emulators', pid: cli},
    {name: 'Firestore emulator', pid: emulator, isAdopted: true},
  ]
  // A process id that no system gives out.
  writeFileSync(join(folder, 'processes.json'), JSON.stringify({runner: 2 ** 30, parts}))
  expect(await stopLeftovers(folder)).toEqual({runner: null, stopped: 2})
  expect(existsSync(saved)).toBe(true)
  // They are children of this process, which is told a moment later.
  for (const pid of [cli, emulator])
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), {timeout: 10_000})
  expect(existsSync(join(folder, 'processes.json'))).toBe(false)
})
