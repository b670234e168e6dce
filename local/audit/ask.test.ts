import {spawnSync} from 'node:child_process'
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, join} from 'node:path'
import {afterAll, expect, test} from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'audit-'))
afterAll(() => rmSync(folder, {recursive: true}))

/** Asks with an npm that prints an answer and does nothing else. */
function askWith(answer: string) {
  writeFileSync(join(folder, 'answer.json'), answer)
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat '${join(folder, 'answer.json')}'\n`)
  chmodSync(join(folder, 'npm'), 0o755)
  return spawnSync(process.execPath, [join(import.meta.dirname, 'ask.js')], {
    encoding: 'utf8',
    env: {...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`},
  })
}

test.skipIf(process.platform === 'win32').each([
  ['{"message": "405 Method Not Allowed", "error": {"summary": ""}}', '405 Method Not Allowed'],
  ['no JSON', 'its answer is not a report'],
])('a registry that answers %s is told of before anything is installed', (answer, words) => {
  const {status, stdout, stderr} = askWith(answer)
  expect({status, stdout, stderr}).toEqual({
    status: 2,
    stdout: '',
    stderr: `npm has given no audit: ${words}\n`,
  })
})
