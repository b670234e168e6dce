import * as z from 'zod/mini'
import {httpError, malformed} from './errors.ts'
import {issueText, requirePlainValue} from '../store/mutation.ts'

/** Bytes a JSON request may have. Sanity's own limit for a mutation is 4 MB. */
const MAX_JSON = 8 << 20

/**
 * Reads a JSON body of at most `MAX_JSON` bytes.
 * @throws LakeError 413 when it is larger, 400 when it is not JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  const decoder = new TextDecoder('utf-8', {fatal: true})
  let text = ''
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > MAX_JSON) throw httpError(413, `Request body is larger than ${MAX_JSON} bytes`)
      text += decoder.decode(chunk, {stream: true})
    }
    text += decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw httpError(400, 'Request body is not valid UTF-8')
    throw error
  }
  const value = parseJson(text)
  if (value !== undefined) return value
  throw httpError(400, text === '' ? 'Request body is empty' : 'Request body is not valid JSON')
}

/** JSON read from a text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a body of a known shape. @throws LakeError saying which field is wrong */
export function parseBody<T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
  type: 'mutationParseError' | 'actionParseError' | 'validationError',
): z.output<T> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  throw malformed(type, issueText(parsed.error))
}

/** Ids that clients may choose for their transactions, so that a retry is recognised. */
export const TransactionId = z
  .string()
  .check(z.regex(/^[a-zA-Z0-9_-]{1,128}$/, 'A transaction id is made of a-z, A-Z, 0-9, "-" and "_"'))

/** The API version a path asks for: a date, `1` or `X`. */
export function versionOf(path: string): string {
  const version = /^\/v([^/]+)\//.exec(path)?.[1]
  if (version === undefined) throw httpError(404, 'Not found')
  return version
}

/** GROQ parameters of a URL: `$name=<JSON>`. */
export function queryParameters(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch {
      throw httpError(400, `Unable to parse value of parameter "${name}": it must be JSON`)
    }
  }
  requirePlainValue(params)
  return params
}

/** A flag in a query string: `true` or `1`. */
export function flag(value: string | undefined): boolean {
  return value === 'true' || value === '1'
}
