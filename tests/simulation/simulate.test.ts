import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {expect, test} from 'vitest'

const run = promisify(execFile)
const command = join(import.meta.dirname, 'run.ts')

/** The hash of the trace, and the verdict: of a process of its own, as code that is transformed while it runs takes its own time. */
async function lastLines(seed: number): Promise<string[]> {
  const {stdout} = await run(process.execPath, [command, '--seed', String(seed), '--purchases', '60'])
  return stdout.trim().split('\n').slice(-2)
}

test(
  'the same seed gives the same run, step for step, and another seed another',
  {timeout: 180_000},
  async () => {
    const [first, again, other] = await Promise.all([lastLines(7), lastLines(7), lastLines(8)])
    expect(first).toEqual([expect.stringMatching(/^trace [0-9a-f]{16}$/), '60 purchases, 0 violations'])
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  },
)
