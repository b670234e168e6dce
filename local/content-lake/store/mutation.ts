import * as z from 'zod/mini'
import {isRecord} from './document.ts'
import {malformed} from '../api/errors.ts'

/** Ids as Sanity allows them. A trailing dot requests a generated id with that prefix. */
export const DocumentId = z
  .string()
  .check(
    z.regex(
      /^[a-zA-Z0-9_](?:\.?[a-zA-Z0-9_-])*\.?$/,
      'A document id is made of a-z, A-Z, 0-9, "-", "_" and single dots',
    ),
    z.maxLength(128, 'A document id has at most 128 characters'),
  )

const Attributes = z.record(z.string(), z.unknown())

/** A JSONMatch path whose brackets are closed and not empty; @sanity/mutator would ignore such a path silently. */
const Path = z.string().check(
  z.refine(
    (path) =>
      /^(?:[^[\]'"]|'(?:\\.|[^'\\])*'|\[(?:[^[\]'"]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')+\])+$/.test(path),
    'is not a path',
  ),
  // @sanity/mutator would change the prototype, which no listener and no history sees.
  z.refine((path) => !path.includes('__proto__'), 'cannot contain "__proto__"'),
)
const Assignments = z.record(Path, z.unknown())

const NewDocument = z.looseObject({
  _id: z.optional(z.string()),
  _type: z.string().check(z.minLength(1, 'Document must have a _type')),
})

const ReplacingDocument = z.looseObject({
  _id: DocumentId,
  _type: z.string().check(z.minLength(1, 'Document must have a _type')),
})

const operations = {
  ifRevisionID: z.optional(z.nullable(z.string())),
  set: z.optional(Assignments),
  setIfMissing: z.optional(Assignments),
  merge: z.optional(Attributes),
  unset: z.optional(z.array(Path)),
  inc: z.optional(z.record(Path, z.number())),
  dec: z.optional(z.record(Path, z.number())),
  diffMatchPatch: z.optional(z.record(Path, z.string())),
  insert: z.optional(
    z.union([
      z.strictObject({before: Path, items: z.array(z.unknown())}),
      z.strictObject({after: Path, items: z.array(z.unknown())}),
      z.strictObject({replace: Path, items: z.array(z.unknown())}),
    ]),
  ),
}

export const PatchOperations = z.strictObject(operations)
export type PatchOperations = z.infer<typeof PatchOperations>

const Selection = {
  id: z.optional(DocumentId),
  query: z.optional(z.string()),
  params: z.optional(Attributes),
}

export const IncomingMutation = z.union([
  z.strictObject({create: NewDocument}),
  z.strictObject({createIfNotExists: ReplacingDocument}),
  z.strictObject({createOrReplace: ReplacingDocument}),
  z.strictObject({patch: z.strictObject({...Selection, ...operations})}),
  z.strictObject({delete: z.strictObject({...Selection, purge: z.optional(z.boolean())})}),
])
export type IncomingMutation = z.infer<typeof IncomingMutation>

export const MutateBody = z.looseObject({
  mutations: z.array(z.unknown()),
  transactionId: z.optional(z.string()),
})

/** Attributes of a document before the lake sets its revision and dates. */
export interface DocumentDraft {
  _id: string
  _type: string
  [attribute: string]: unknown
}

/** A mutation of one known document, as it is stored in history and sent to listeners. */
export type Mutation =
  | {create: DocumentDraft}
  | {createIfNotExists: DocumentDraft}
  | {createOrReplace: DocumentDraft}
  | {patch: {id: string} & PatchOperations}
  | {delete: {id: string}}

const KINDS = ['create', 'createIfNotExists', 'createOrReplace', 'patch', 'delete']

/** Reads the mutation at `index` of a request body. @throws LakeError that names the field and the problem */
export function parseMutation(value: unknown, index: number): IncomingMutation {
  const kinds = isRecord(value) ? Object.keys(value).filter((key) => KINDS.includes(key)) : []
  if (!isRecord(value) || kinds.length !== 1) {
    throw malformed('mutationParseError', `Mutation ${index} must have exactly one of ${KINDS.join(', ')}`)
  }
  requirePlainValue(value)
  const parsed = IncomingMutation.safeParse(value)
  if (parsed.success) return parsed.data
  throw malformed(
    'mutationParseError',
    `Mutation ${index} (${kinds[0]}) is malformed: ${issueText(parsed.error)}`,
  )
}

/** The first issue with its path, in one line. */
export function issueText(error: z.core.$ZodError): string {
  let [issue] = error.issues
  let path: PropertyKey[] = issue ? [...issue.path] : []
  // A union reports only "invalid input"; the branch that matched furthest has the actual issue.
  while (issue?.code === 'invalid_union') {
    const branches = issue.errors
      .map((branch) => branch.toSorted((a, b) => b.path.length - a.path.length)[0])
      .filter((found) => found !== undefined)
    const best = branches.toSorted((a, b) => rank(b) - rank(a))[0]
    if (!best) break
    path = [...path, ...best.path]
    issue = best
  }
  const at = path.length > 0 ? `${path.map(String).join('.')}: ` : ''
  return `${at}${issue?.message ?? 'invalid'}`
}

function rank(issue: z.core.$ZodIssue): number {
  // A longer path is closer to the mistake; an unexpected key usually means another branch was intended.
  return issue.path.length * 2 - (issue.code === 'unrecognized_keys' ? 1 : 0)
}

const MAX_DEPTH = 40
// Keys that change the behaviour of a JavaScript object.
const FORBIDDEN_KEYS = new Set(['__proto__', 'hasOwnProperty', 'then'])

/** @throws LakeError for values nested too deeply and for attribute names that cannot be stored safely */
export function requirePlainValue(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH)
    throw malformed('validationError', `Values may be nested at most ${MAX_DEPTH} levels deep`)
  if (Array.isArray(value)) {
    for (const item of value) requirePlainValue(item, depth + 1)
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(name))
        throw malformed('validationError', `"${name}" cannot be the name of an attribute`)
      requirePlainValue(item, depth + 1)
    }
  }
}
