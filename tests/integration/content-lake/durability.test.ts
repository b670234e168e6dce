import {type ChildProcess, spawn} from 'node:child_process'
import {appendFile, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {once} from 'node:events'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {setTimeout as delay} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {startContentLake} from '../../../local/content-lake/server.ts'
import {tokensOf} from '../../../local/content-lake/access/tokens.ts'
import {clientFor} from './lake.ts'
import {fourFields} from './pictures.ts'

const main = fileURLToPath(new URL('../../../local/content-lake/main.ts', import.meta.url))

let data: string
const running: ChildProcess[] = []
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'lectern-durable-'))
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
  await rm(data, {recursive: true, force: true})
})

/** Starts the server as `npm start` does, as a process of its own, and resolves with its address. */
async function startProcess(): Promise<{child: ChildProcess; url: string}> {
  const child = spawn(process.execPath, [main], {
    env: {...process.env, LAKE_PORT: '0', LAKE_DATA: data},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  for await (const line of createInterface({input: child.stdout})) {
    const url = /^ready (\S+)$/.exec(line)?.[1]
    if (url) return {child, url}
  }
  throw new Error(`The content lake did not start: ${errors}`)
}

/** A client with the tokens that the lake has made in the data folder. */
function clientAt(url: string) {
  return clientFor({url, tokens: tokensOf(data)})
}

async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

describe('killed while written to', () => {
  test('it comes back with everything it acknowledged, three times over', async () => {
    const documents = new Map<string, {rev: string; n: number}>()
    const assets: string[] = []
    for (let round = 0; round < 3; round++) {
      const {child, url} = await startProcess()
      const client = clientAt(url)
      const stop = new AbortController()
      const writer = async (name: string) => {
        for (let n = 0; !stop.signal.aborted; n++) {
          const id = `${name}-${n % 20}`
          const written = await client.createOrReplace({
            _id: id,
            _type: 'load',
            n,
            text: 'x'.repeat(n % 5000),
          })
          documents.set(id, {rev: written._rev, n})
        }
      }
      const uploader = async () => {
        for (let n = 0; !stop.signal.aborted; n++) {
          const asset = await client.assets.upload('image', await fourFields(20 + n, 10 + round * 10))
          assets.push(asset._id)
        }
      }
      // Each ends with the first write that is not answered.
      const writers = Array.from({length: 8}, (_, n) => writer(`writer-${n}`).catch(() => undefined))
      const uploads = uploader().catch(() => undefined)
      const enough = (round + 1) * 300
      while (documents.size < 160 || assets.length < (round + 1) * 5 || commits(documents) < enough) {
        // Asked again in a while, not at once: the server needs the processor.
        await delay(10)
      }
      await kill(child)
      stop.abort()
      await Promise.all([...writers, uploads])

      const again = await startProcess()
      const after = clientAt(again.url)
      const stored = await after.fetch<{_id: string; _rev: string; n: number}[]>(
        '*[_type == "load"]{_id, _rev, n}',
      )
      const byId = new Map(stored.map((document) => [document._id, document]))
      for (const [id, {rev, n}] of documents) {
        const found = byId.get(id)
        // The write after the last acknowledged one may have reached the disk, too.
        const isThere = found && (found._rev === rev ? found.n === n : found.n > n)
        expect({id, n, found, isThere}).toMatchObject({isThere: true})
      }
      for (const id of assets) {
        const asset = await after.getDocument(id)
        expect(asset?._id).toBe(id)
        expect((await fetch(String(asset?.['url']))).status).toBe(200)
      }
      await kill(again.child)
      documents.clear()
    }
  })

  test('history and revisions go on where they were', async () => {
    const first = await startProcess()
    const before = await clientAt(first.url).create({_id: 'a', _type: 'course', title: 'One'})
    await kill(first.child)
    const second = await startProcess()
    const client = clientAt(second.url)
    await client.patch('a').ifRevisionId(before._rev).set({title: 'Two'}).commit()
    const past = await fetch(
      `${second.url}/v2025-02-19/data/history/production/documents/a?revision=${before._rev}`,
      {headers: {authorization: `Bearer ${tokensOf(data).read}`}},
    )
    expect(await past.json()).toEqual({documents: [before]})
  })
})

describe('what a crash leaves behind', () => {
  const logOf = (folder: string) => join(folder, 'production', 'transactions-0.ndjson')

  async function withLake<T>(use: (url: string) => Promise<T>, options = {}): Promise<T> {
    const lake = await startContentLake({port: 0, data, ...options})
    try {
      return await use(lake.url)
    } finally {
      await lake.close()
    }
  }

  test('a torn last line is dropped, and writing goes on behind the last whole one', async () => {
    await withLake((url) => clientAt(url).create({_id: 'a', _type: 'course'}))
    for (const torn of [
      '{"id":"ended","but":"no transaction"}\n',
      '\u0000\u0000\u0000',
      `{"id":"half","timestamp":"2026-${'x'.repeat(5000)}`,
    ]) {
      await appendFile(logOf(data), torn)
      await withLake(async (url) => {
        const client = clientAt(url)
        await client.patch('a').setIfMissing({n: 0}).inc({n: 1}).commit()
      })
    }
    await withLake(async (url) => expect(await clientAt(url).getDocument('a')).toMatchObject({n: 3}))
    const lines = (await readFile(logOf(data), 'utf8')).trimEnd().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as {changes: unknown[]}).changes.length)).toEqual([
      1, 1, 1, 1,
    ])
  })

  test('damage before the last line is not passed over in silence', async () => {
    await withLake(async (url) => {
      await clientAt(url).create({_id: 'a', _type: 'course'})
      await clientAt(url).create({_id: 'b', _type: 'course'})
    })
    const log = await readFile(logOf(data), 'utf8')
    await writeFile(logOf(data), `broken${log.slice(6)}`)
    await expect(startContentLake({port: 0, data})).rejects.toThrow('line 1, is not a transaction')
    await writeFile(logOf(data), log)
    await withLake(async (url) => expect(await clientAt(url).fetch('count(*)')).toBe(2))
  })

  test('a long log becomes a snapshot, with its newest history', async () => {
    const options = {store: {compactAfter: 20_000, historyKept: 10}}
    const last = await withLake(async (url) => {
      const client = clientAt(url)
      await client.create({_id: 'a', _type: 'course', n: 0, text: 'x'.repeat(1000)})
      for (let n = 0; n < 100; n++)
        await client
          .patch('a')
          .inc({n: 1})
          .set({text: `${n}`.repeat(500)})
          .commit()
      return client.getDocument('a')
    }, options)
    const files = await readdir(join(data, 'production'))
    expect(files).toContain('snapshot.ndjson')
    expect(files.filter((name) => name.startsWith('transactions-'))).toHaveLength(1)
    await withLake(async (url) => {
      expect(await clientAt(url).getDocument('a')).toEqual(last)
      const history = await fetch(`${url}/v2025-02-19/data/history/production/transactions/a?limit=1000`, {
        headers: {authorization: `Bearer ${tokensOf(data).read}`},
      })
      const kept = (await history.text()).trim().split('\n').length
      expect(kept).toBeGreaterThanOrEqual(10)
      expect(kept).toBeLessThan(101)
    }, options)
  })

  test('a snapshot that was never finished does no harm', async () => {
    await withLake((url) => clientAt(url).create({_id: 'a', _type: 'course'}))
    await writeFile(join(data, 'production', 'snapshot.tmp'), '{"generation":1,"documents":1')
    await writeFile(join(data, 'production', 'transactions-1.ndjson'), '')
    await withLake(async (url) => expect(await clientAt(url).getDocument('a')).toBeDefined())
    expect(await readdir(join(data, 'production'))).not.toContain('transactions-1.ndjson')
  })
})

describe('the data folder', () => {
  test('belongs to one server at a time, and the second says who has it', async () => {
    const {child, url} = await startProcess()
    await expect(startContentLake({port: 0, data})).rejects.toThrow(`in use by process ${child.pid}`)
    expect((await fetch(`${url}/v1/ping`)).status).toBe(200)
  })

  test('is free again after a kill and after a clean stop', async () => {
    const killed = await startProcess()
    await kill(killed.child)
    const stopped = await startProcess()
    expect(await kill(stopped.child, 'SIGTERM')).toBe(0)
    const lake = await startContentLake({port: 0, data})
    await lake.close()
  })
})

function commits(documents: Map<string, {n: number}>): number {
  let total = 0
  for (const {n} of documents.values()) total += n / 20
  return total
}
