import type {WriteBatch} from 'firebase-admin/firestore'
import {logger} from 'firebase-functions/logger'
import {codeOf} from './error-code.ts'
import {logEvents, type EventDefinition, type FieldKind, type LogEvent, type LogFields} from './log-events.ts'

/** What an id consists of; no e-mail address, and no words with spaces between them. */
const ID = /^[\w.:-]{1,200}$/

/** An SDK's code of an error: `auth/user-not-found`, `resource_missing`, `5`. */
const CODE = /^[\w./-]{1,100}$/

/** Stands for a value that is not what its field is for. */
const WITHHELD = 'withheld'

/**
 * Logs an event. Nothing else writes to the log, so that no personal data get there.
 * @param error what has gone wrong: its class, code and places in the code are logged, and not its message, which may quote
 *   what somebody has typed
 */
export function log<Event extends LogEvent>(event: Event, fields: LogFields<Event>, error?: unknown): void {
  const definition: EventDefinition = logEvents[event]
  const values = new Map<string, unknown>(Object.entries(fields))
  const checked = Object.entries(definition.fields).map(([name, kind]) => [
    name,
    checkedValue(kind, values.get(name)),
  ])
  logger.write({
    severity: definition.severity,
    message: event,
    event,
    ...Object.fromEntries(checked),
    ...(error !== undefined && describe(event, error)),
  })
}

function checkedValue(kind: FieldKind, value: unknown): unknown {
  if (value === null) return null
  if (kind === 'number') return typeof value === 'number' ? value : WITHHELD
  if (typeof value !== 'string') return WITHHELD
  if (kind === 'id') return matching(ID, value)
  return kind.includes(value) ? value : WITHHELD
}

function matching(pattern: RegExp, value: string): string {
  return pattern.test(value) ? value : WITHHELD
}

const waiting = new WeakMap<WriteBatch, (() => void)[]>()

/** Logs an event once a batch of `optimistically` is written; an attempt that is not written is not logged. */
export function logWith<Event extends LogEvent>(
  write: WriteBatch,
  event: Event,
  fields: LogFields<Event>,
): void {
  waiting.set(write, [...(waiting.get(write) ?? []), () => log(event, fields)])
}

/** Logs what has waited for a batch. */
export function logWritten(write: WriteBatch): void {
  for (const logEvent of waiting.get(write) ?? []) logEvent()
}

/** An error and its causes, the outermost first. Under the name `stack_trace` Google's Error Reporting finds it. */
function describe(event: LogEvent, error: unknown): object {
  const chain = causesOf(error)
  return {
    errors: chain.map((link) => ({
      name: link instanceof Error ? matching(ID, link.name) : typeof link,
      code: checkedCode(codeOf(link) ?? statusOf(link)),
    })),
    stack_trace: [`Error: ${event}`, ...chain.flatMap(framesOf)].join('\n'),
  }
}

function checkedCode(code: unknown): string | number | null {
  if (typeof code === 'number') return code
  return typeof code === 'string' ? matching(CODE, code) : null
}

const MOST_CAUSES = 5

function causesOf(error: unknown, before: readonly unknown[] = []): readonly unknown[] {
  const chain = [...before, error]
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined || chain.length === MOST_CAUSES ? chain : causesOf(cause, chain)
}

/** The HTTP status of a service's answer: Stripe's SDK and Mailgun's name it differently. */
function statusOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  if ('statusCode' in error) return error.statusCode
  return 'status' in error ? error.status : undefined
}

/** A line of a stack that names a place in the code: `    at fulfil (file:///workspace/index.js:12:34)`. */
const FRAME = /^ {4}at (?:[\w$#.<>[\] ]+ )?\(?(?:file:|node:|\/|[A-Z]:\\)(?:[^@\s]|\/@)*:\d+:\d+\)?$/

function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return (error.stack ?? '').split('\n').filter((line) => FRAME.test(line))
}
