import {spawn} from 'node:child_process'
import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient} from '@sanity/client'
import {expect, onTestFinished, test} from 'vitest'
import * as z from 'zod/mini'
import {root} from '../../../local/services.ts'

const tokensSchema = z.object({write: z.string()})

test('npx starts it from the workspace on an empty folder, for another project and dataset', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-standalone-'))
  const data = join(folder, 'data')
  const options = [data, '--port', '0', '--project', 'shop', '--dataset', 'staging']
  const args = ['--no-install', '-w', 'local', 'lectern-content-lake', ...options]
  // A group of its own: npx starts a shell, and that the program.
  const child = spawn('npx', args, {cwd: root, detached: true, stdio: ['ignore', 'pipe', 'inherit']})
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
    await rm(folder, {recursive: true, force: true})
  })
  const apiHost = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('error', reject)
    child.once('close', () => reject(new Error(`It has ended: ${output}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /ready (http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
  })
  const {write: token} = tokensSchema.parse(JSON.parse(await readFile(join(data, 'tokens.json'), 'utf8')))
  const client = createClient({
    projectId: 'shop',
    dataset: 'staging',
    apiVersion: '2025-02-19',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    token,
  })
  await client.create({_id: 'a', _type: 'product', title: 'A'})
  expect(await client.fetch('*[_type == "product"].title')).toEqual(['A'])
})
