import type {SecretParam} from 'firebase-functions/params'
import {HttpsError, onCall, type HttpsOptions} from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import type {Callable} from '../callable.ts'
import {passkeyUrl, previewUrl, siteUrl} from '../parameters.ts'

/** What a browser sends: the name of a contract, and its input. */
const bodySchema = z.object({call: z.string(), input: z.optional(z.unknown())})

/**
 * A deployed function that answers contracts: it takes `{call, input}`, loads the code of the contract and runs it. A contract that is
 * not among `callables` is refused as `invalid-argument`, and so is whatever else is called.
 */
export function contractDoor(
  callables: Readonly<Record<string, () => Promise<Callable>>>,
  options: Pick<HttpsOptions, 'memory' | 'concurrency' | 'minInstances' | 'timeoutSeconds'> & {
    region: string
    maxInstances: number
    secrets: SecretParam[]
  },
) {
  const known = new Map(Object.entries(callables))
  /** @throws HttpsError `invalid-argument` when it is not among `callables` */
  async function load(name: string): Promise<Callable> {
    const callable = await known.get(name)?.()
    if (callable === undefined) throw noSuchCall()
    return callable
  }
  const answer = onCall({...options, cors: true}, async (request) => {
    const body = bodySchema.safeParse(request.data)
    if (!body.success) throw noSuchCall()
    const {call, input} = body.data
    const callable = await load(call)
    return callable.run({...request, data: input})
  })
  const guarded = (...[request, response]: Parameters<typeof answer>) => {
    if (!isOwnOrigin(request.get('origin'))) {
      response.status(403).json({error: {status: 'PERMISSION_DENIED', message: 'permission-denied'}})
      return
    }
    const body: unknown = request.body
    if (!isCall(body)) request.body = {data: NOT_DECODED}
    else if (!isDecodable(body)) request.body = {data: {call: nameIn(body), input: NOT_DECODED}}
    return answer(request, response)
  }
  return Object.assign(guarded, answer, {load})
}

function noSuchCall(): HttpsError {
  return new HttpsError('invalid-argument', 'invalid-argument', {reason: 'invalid-argument', field: 'call'})
}

/**
 * Whether a request comes from no other site: from one of the storefront's own addresses, or from no browser, which sends no
 * `Origin`.
 */
function isOwnOrigin(origin: string | undefined): boolean {
  return origin === undefined || [siteUrl.value(), previewUrl.value(), passkeyUrl.value()].includes(origin)
}

/** Whether a body is `{data}` and nothing else: of any other Firebase's code logs the words, which may be an address. */
function isCall(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.keys(body).join() === 'data'
}

const namedSchema = z.object({data: z.object({call: z.string()})})

/** The contract that a call names, whatever its input is; empty for none. */
function nameIn(body: unknown): string {
  return namedSchema.safeParse(body).data?.data.call ?? ''
}

/** Stands for what cannot be read: no contract takes it. */
const NOT_DECODED = 'not decoded'
/** Deeper than any input of ours with the call around it. */
const MAX_DEPTH = 21

/** Before our code runs, Firebase's decodes numbers written as `{"@type": …}`, and takes any other for a fault of the server. */
function isDecodable(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth > MAX_DEPTH || '@type' in value) return false
  return Object.values(value).every((child) => isDecodable(child, depth + 1))
}
