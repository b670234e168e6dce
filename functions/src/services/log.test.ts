import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import fc from 'fast-check'
import type {WriteBatch} from 'firebase-admin/firestore'
import {logger, type LogEntry} from 'firebase-functions/logger'
import {beforeEach, expect, test, vi} from 'vitest'
import {logEvents, type LogEvent} from './log-events.ts'
import {log, logWith, logWritten} from './log.ts'

const written: LogEntry[] = []
beforeEach(() => {
  written.length = 0
  vi.spyOn(logger, 'write').mockImplementation((entry) => void written.push(entry))
})

const events = Object.keys(logEvents) as LogEvent[]

test('an event is one entry with its name, its severity and its fields', () => {
  log('payment-fulfilled', {orderId: 'o1', sessionId: 'cs_test_1', amountCents: 5999, courses: 1})
  expect(written).toEqual([
    {
      severity: 'INFO',
      message: 'payment-fulfilled',
      event: 'payment-fulfilled',
      orderId: 'o1',
      sessionId: 'cs_test_1',
      amountCents: 5999,
      courses: 1,
    },
  ])
})

const personal = ['ada@example.com', 'Ada Fenn', 'Is this for me?', 'a"b@c.d', 'tel:+1 555', '']

test.each(events)('%s logs no text and no address, whatever its fields hold', (event) => {
  const fields = logEvents[event].fields
  for (const value of personal) {
    const filled = Object.fromEntries(Object.keys(fields).map((name) => [name, value]))
    log(event, filled as never, new Error(value, {cause: new TypeError(value)}))
  }
  const allowed = new Set<unknown>(['withheld', event, logEvents[event].severity])
  for (const {errors: _, stack_trace: trace, ...entry} of written) {
    expect(Object.values(entry).filter((value) => !allowed.has(value))).toEqual([])
    expect(trace).not.toMatch(/Ada|ada@|for me|@c\.d|555/)
  }
})

test('an id has no character that an address or a sentence needs', () => {
  fc.assert(
    fc.property(fc.string({maxLength: 300}), (text) => {
      log('certificate-issued', {certificateId: text, courseId: null, userId: null})
      const logged = String(written.at(-1)?.['certificateId'])
      expect(logged === 'withheld' || (logged === text && !/[@\s]/.test(text))).toBe(true)
    }),
  )
})

test('of an error its class, its code and its places in the code are logged, and not its words', () => {
  const cause = Object.assign(new RangeError('ada@example.com is taken'), {code: 'auth/email-already-exists'})
  const answer = Object.assign(
    new Error('No such address: bo@example.com\n    at bo@example.com:1:1', {cause}),
    {
      statusCode: 400,
    },
  )
  log('call-failed', {function: 'subscribe'}, answer)
  const [entry] = written
  expect(entry?.['errors']).toEqual([
    {name: 'Error', code: 400},
    {name: 'RangeError', code: 'auth/email-already-exists'},
  ])
  expect(entry?.['stack_trace']).toMatch(/^Error: call-failed\n {4}at .*log\.test\.ts:\d+:\d+/)
  expect(JSON.stringify(entry)).not.toContain('example.com')
})

test('what goes with a batch is logged once that batch is written', () => {
  const [lost, kept] = [{} as WriteBatch, {} as WriteBatch]
  logWith(lost, 'return-rejected', {orderId: 'o1'})
  logWith(kept, 'return-rejected', {orderId: 'o1'})
  expect(written).toEqual([])
  logWritten(kept)
  expect(written).toHaveLength(1)
})

const root = join(import.meta.dirname, '..')
const sources = globSync('**/*.ts', {cwd: root})
  .filter((file) => !/\.(test|generated)\.ts$/.test(file))
  .map((file) => ({file, text: readFileSync(join(root, file), 'utf8')}))

test('nothing else writes to the log', () => {
  const others = sources.filter(
    ({file, text}) => file !== 'services/log.ts' && /firebase-functions\/logger|\bconsole\./.test(text),
  )
  expect(others.map(({file}) => file)).toEqual([])
})

test('every event is logged somewhere', () => {
  const code = sources.filter(({file}) => file !== 'services/log-events.ts').map(({text}) => text)
  expect(events.filter((event) => !code.some((text) => text.includes(`'${event}'`)))).toEqual([])
})
