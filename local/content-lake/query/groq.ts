import * as groq from 'groq-js'
import {isRecord} from '../store/document.ts'
import {queryExecutionError, queryParseError} from '../api/errors.ts'

/** A node of groq-js's syntax tree; the library's own types do not survive its bundling. */
export interface GroqNode {
  type: string
  [attribute: string]: unknown
}

export interface EvaluateOptions {
  dataset: readonly unknown[]
  params: Record<string, unknown>
  identity: string
  timestamp: Date
  sanity: {projectId: string; dataset: string}
  dereference: (reference: {_ref: string}) => unknown
}

const parse = groq.parse as (query: string, options: {params: Record<string, unknown>}) => GroqNode
const evaluateSync = groq.evaluateSync as (node: GroqNode, options: EvaluateOptions) => unknown
const toJS = groq.toJS as (value: unknown) => unknown

/** Longest query text accepted, in UTF-16 code units. */
const MAX_QUERY_LENGTH = 300_000

/** What groq-js can parse and not evaluate. A function whose namespace stands here is refused whatever its name. */
const MISSING_NAMESPACES = new Set(['diff', 'documents', 'geo', 'media', 'text', 'user'])

/** @throws LakeError with the position of the mistake in the query, or naming a function that is not there */
export function parseQuery(query: string, params: Record<string, unknown>): GroqNode {
  if (query.trim() === '') throw queryParseError(query, 'expected a query', 0, 0)
  if (query.length > MAX_QUERY_LENGTH) {
    throw queryParseError(query.slice(0, 100), `query is longer than ${MAX_QUERY_LENGTH} characters`, 0, 0)
  }
  let tree: GroqNode
  try {
    tree = parse(query, {params})
  } catch (error) {
    throw parseErrorFrom(error, query)
  }
  // Before it runs: what comes out must not depend on whether a document reaches the function.
  const unsupported = missingFunction(tree)
  if (unsupported !== undefined)
    throw queryExecutionError(query, `the local content lake does not have ${unsupported}`)
  const missing = missingParameter(tree)
  if (missing !== undefined) {
    const start = Math.max(0, query.indexOf(`$${missing}`))
    throw queryParseError(
      query,
      `param $${missing} referenced, but not provided`,
      start,
      start + missing.length + 1,
    )
  }
  return tree
}

/** @throws LakeError when the query uses what groq-js lacks, or fails while running */
export function evaluateQuery(query: string, tree: GroqNode, options: EvaluateOptions): unknown {
  try {
    return toJS(evaluateSync(tree, options))
  } catch (error) {
    if (error instanceof Error && error.name === 'LakeError') throw error
    throw queryExecutionError(query, error instanceof Error ? error.message : String(error))
  }
}

function parseErrorFrom(error: unknown, query: string) {
  if (error instanceof RangeError)
    return queryParseError(query, 'query is nested too deeply', 0, query.length)
  if (error instanceof Error && 'position' in error && typeof error.position === 'number') {
    const start = Math.min(error.position, query.length)
    const description = error.message.replace(/^Syntax error in GROQ query at position \d+:?\s*/, '')
    return queryParseError(query, description || error.message, start, Math.min(start + 1, query.length))
  }
  const reason = error instanceof Error ? error.message : String(error)
  const isUnknown = reason.startsWith('Undefined ')
  return queryParseError(
    query,
    isUnknown ? `${reason}: the local content lake has the functions of groq-js` : reason,
    0,
    query.length,
  )
}

function missingFunction(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = missingFunction(item)
      if (found !== undefined) return found
    }
  } else if (isRecord(value)) {
    if (value['type'] === 'Value') return undefined
    const {type, namespace, name} = value
    if (type === 'FuncCall' && typeof namespace === 'string' && MISSING_NAMESPACES.has(namespace))
      return `${namespace}::${String(name)}`
    return missingFunction(Object.values(value))
  }
  return undefined
}

function missingParameter(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = missingParameter(item)
      if (found !== undefined) return found
    }
  } else if (isRecord(value)) {
    // Literals may hold anything; they are data, not syntax.
    if (value['type'] === 'Value') return undefined
    if (value['type'] === 'Parameter' && typeof value['name'] === 'string') return value['name']
    for (const item of Object.values(value)) {
      const found = missingParameter(item)
      if (found !== undefined) return found
    }
  }
  return undefined
}
