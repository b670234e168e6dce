import {spawn} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {lockFolder} from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-lock-'))
})
afterEach(() => rmSync(folder, {recursive: true, force: true}))

/** The fields of proc_pid_stat(5) from the third on, the state; the second is a name, which may have spaces. */
const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

/** Writes a lock of a process that has the id, and began when it says. */
function lockOf(pid: number): void {
  const holder = {pid, processStart: statOf(pid)[19], since: new Date(0).toISOString()}
  writeFileSync(join(folder, 'lock'), JSON.stringify(holder))
}

test('a folder is locked until it is released', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`)
  await release()
  await (
    await lockFolder(folder)
  )()
})

test.runIf(process.platform === 'linux')('a process that runs keeps its folder', async () => {
  lockOf(process.ppid)
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.ppid}`)
})

test.runIf(process.platform === 'linux')(
  'a process that has ended, and whose parent has not asked how, holds no folder',
  async () => {
    // The shell's place is taken by a program that never asks for the end of the shell's child.
    const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    try {
      const [printed] = (await new Promise<Buffer[]>((resolve) =>
        parent.stdout.once('data', (data: Buffer) => resolve([data])),
      )) as [Buffer]
      const pid = Number(printed.toString())
      await vi.waitFor(() => expect(statOf(pid)[0]).toBe('Z'), {timeout: 20_000})
      lockOf(pid)
      await (
        await lockFolder(folder)
      )()
    } finally {
      parent.kill('SIGKILL')
    }
  },
)
