import {join} from 'node:path'
import {vi} from 'vitest'
import * as z from 'zod/mini'
import {webEnvironment} from '../../../local/environment.ts'
import {root} from '../../../local/services.ts'
import {stack} from '../../stack.ts'

/** What a screen asks for, from the browser. */
export interface Cost {
  /** documents of Firestore; a query that finds none costs one */
  reads: number
  /** documents of Firestore that are written */
  writes: number
  /** GROQ queries to Sanity */
  groq: number
  /** calls of our functions */
  calls: number
}

/**
 * A module of the storefront, by its path below web/app, run here in place of a browser: only what it asks of services can be
 * tested with it.
 */
export async function storefront(
  path: string,
): Promise<Record<string, (...args: unknown[]) => Promise<unknown>>> {
  for (const [name, value] of Object.entries(webEnvironment(stack.ports, stack.siteUrl)))
    vi.stubEnv(name, value)
  return import(/* @vite-ignore */ join(root, 'web', 'app', `${path}.ts`)) as ReturnType<typeof storefront>
}

const gotten = z.array(z.looseObject({}))
const queried = z.array(z.object({document: z.optional(z.unknown())}))
const committed = z.object({writes: z.array(z.unknown())})

/** Counts the requests of an errand. */
export async function screenCost(errand: () => Promise<unknown>): Promise<Cost> {
  const cost: Cost = {reads: 0, writes: 0, groq: 0, calls: 0}
  const send = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init)
    await add(cost, input instanceof Request ? input.url : String(input), init?.body, response.clone())
    return response
  })
  try {
    await errand()
  } finally {
    spy.mockRestore()
  }
  return cost
}

async function add(cost: Cost, url: string, body: unknown, response: Response): Promise<void> {
  const {pathname} = new URL(url)
  if (pathname.includes('/data/query/')) cost.groq += 1
  else if (url.startsWith(stack.functionsUrl)) cost.calls += 1
  else if (pathname.endsWith(':batchGet')) cost.reads += gotten.parse(await response.json()).length
  else if (pathname.endsWith(':runQuery'))
    cost.reads += Math.max(1, queried.parse(await response.json()).filter(({document}) => document).length)
  else if (pathname.endsWith(':commit'))
    cost.writes += committed.parse(JSON.parse(String(body))).writes.length
}
