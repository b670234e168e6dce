import {spawn} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {Processes} from './processes.ts'

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
