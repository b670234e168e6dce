import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {ClientConfig, SanityClient} from '@sanity/client'
import type {Tokens} from '../../../local/content-lake/access/tokens.ts'
import {type ContentLakeOptions, startContentLake} from '../../../local/content-lake/server.ts'
import {lakeClient} from '../../../local/lake-client.ts'

export interface TestLake {
  url: string
  data: string
  tokens: Tokens
  /** The official client, set up as the storefront and the Studio do. */
  client: SanityClient
  clientWith: (config: ClientConfig) => SanityClient
  /** Stops the server and starts it again on the same data. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a content lake of its own on a free port, with its data in a temporary folder. */
export async function startLake(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const data = await mkdtemp(join(tmpdir(), 'lectern-lake-'))
  let lake = await startContentLake({port: 0, data, ...options})
  const clientWith = (config: ClientConfig) => clientFor(lake, config)
  return {
    get url() {
      return lake.url
    },
    data,
    tokens: lake.tokens,
    get client() {
      return clientWith({})
    },
    clientWith,
    restart: async () => {
      await lake.close()
      lake = await startContentLake({port: 0, data, ...options})
    },
    stop: async () => {
      await lake.close()
      await rm(data, {recursive: true, force: true})
    },
  }
}

export function clientFor(
  {url, tokens}: Pick<TestLake, 'url' | 'tokens'>,
  config: ClientConfig = {},
): SanityClient {
  return lakeClient(url, {token: tokens.write, perspective: 'raw', maxRetries: 0, ...config})
}

/** What the Studio's page sends once it has been opened: where it stands, and the session it got. */
export async function studioSession(
  lake: Pick<TestLake, 'url'>,
  origin = 'http://127.0.0.1:3333',
): Promise<{origin: string; cookie: string}> {
  const {headers} = await fetch(`${lake.url}/v2025-02-19/users/me`, {headers: {origin}})
  return {origin, cookie: headers.get('set-cookie')?.split(';')[0] ?? ''}
}

/** Asks the server without the client's help: with the token that may write, or, as a page, with what the page has. */
export async function ask(
  lake: TestLake,
  path: string,
  init: RequestInit = {},
): Promise<{status: number; headers: Headers; body: Record<string, unknown>; text: string}> {
  const headers = new Headers(init.headers)
  if (!headers.has('origin') && !headers.has('authorization'))
    headers.set('authorization', `Bearer ${lake.tokens.write}`)
  const response = await fetch(`${lake.url}${path}`, {...init, headers})
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    text,
  }
}
