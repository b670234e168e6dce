import {STATUS_CODES} from 'node:http'

/**
 * An answer that is an error, in one of the two shapes of Sanity's API: `{statusCode, error, message}` from
 * the HTTP layer, and `{error: {type, description, …}}` from the content lake itself. Thrown anywhere under a
 * request; the server turns it into the response.
 */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message)
    this.name = 'LakeError'
    this.status = status
    this.body = body
  }
}

/** An error of the HTTP layer: unknown route, bad parameter, body too large. */
export function httpError(status: number, message: string): LakeError {
  const error = STATUS_CODES[status] ?? 'Error'
  return new LakeError(status, message, {statusCode: status, error, message})
}

/** GROQ that does not parse. `start` and `end` are offsets into `query`, in UTF-16 code units. */
export function queryParseError(query: string, description: string, start: number, end: number): LakeError {
  return new LakeError(400, description, {error: {type: 'queryParseError', description, query, start, end}})
}

/** GROQ that parses and cannot be evaluated here. */
export function queryExecutionError(query: string, description: string, status = 400): LakeError {
  return new LakeError(status, description, {
    error: {type: 'queryExecutionError', description, query, start: 0, end: query.length},
  })
}

export interface MutationErrorItem {
  type: string
  description: string
  [detail: string]: unknown
}

/** A transaction refused because of its mutation number `index`. Nothing of the transaction is applied. */
export function mutationError(status: number, item: MutationErrorItem, index = 0): LakeError {
  const description = `Mutation failed: ${item.description}`
  return new LakeError(status, description, {
    error: {type: 'mutationError', description, items: [{error: item, index}]},
  })
}

/** The same refusal in the shape of the Actions API. */
export function actionError(status: number, item: MutationErrorItem, index = 0): LakeError {
  const description = `Action failed: ${item.description}`
  return new LakeError(status, description, {
    error: {type: 'actionError', description, items: [{error: item, index}]},
  })
}

/** A request body that is not what the endpoint takes. */
export function malformed(
  type: 'mutationParseError' | 'actionParseError' | 'validationError',
  description: string,
): LakeError {
  return new LakeError(400, description, {error: {type, description}})
}
