import {spawn} from 'node:child_process'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, test} from 'vitest'
import {startInbox} from '../../../local/inbox/server.ts'
import {DOMAIN} from './post-office.ts'

const MAIN = path.resolve(import.meta.dirname, '../../../local/inbox/main.ts')

test('an inbox killed in the middle of its work has lost no mail it accepted', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'lectern-killed-'))
  const child = spawn(process.execPath, [MAIN], {
    env: {...process.env, INBOX_PORT: '0', INBOX_DATA: data},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await new Promise<string>((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        const ready = /ready (\S+)/.exec(text.toString())
        if (ready?.[1] !== undefined) resolve(ready[1])
      })
    })
    const accepted: string[] = []
    await Promise.all(
      Array.from({length: 8}, async () => {
        for (;;) {
          const id = await send(url)
          if (id === undefined) return
          accepted.push(id)
          if (accepted.length === 60) child.kill('SIGKILL')
        }
      }),
    )
    expect(accepted.length).toBeGreaterThanOrEqual(60)

    const again = await startInbox({port: 0, data})
    try {
      const response = await fetch(`${again.url}/messages.json?limit=1000`)
      const {messages} = (await response.json()) as {messages: {messageId: string}[]}
      const kept = new Set(messages.map(({messageId}) => messageId))
      expect(accepted.filter((id) => !kept.has(id))).toEqual([])
    } finally {
      await again.close()
    }
  } finally {
    child.kill('SIGKILL')
    await rm(data, {recursive: true, force: true})
  }
})

/** The Message-Id of a mail that was accepted; undefined when the inbox is gone. */
async function send(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/v3/${DOMAIN}/messages`, {
      method: 'POST',
      headers: {authorization: `Basic ${Buffer.from('api:key').toString('base64')}`},
      body: new URLSearchParams({from: 'a@lectern.test', to: 'b@lectern.test', text: 'x'.repeat(50_000)}),
    })
    const {id} = (await response.json()) as {id: string}
    return id
  } catch {
    return undefined
  }
}
