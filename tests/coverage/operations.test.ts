import {globSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {expect, test} from 'vitest'
import {logEvents} from '../../functions/src/services/log-events.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const [runbook, deploying] = [read('docs/runbook.md'), read('docs/deploying.md')]

const policies = globSync('monitoring/policies/*.json', {cwd: root}).map((file) => {
  const text = read(file)
  const events = text.match(/metric\.labels\.event = (?:one_of\(([^)]+)\)|\\"([^"\\]+)\\")/)
  const [, several, one] = events ?? []
  return {
    name: basename(file, '.json'),
    text,
    events: several
      ? [...several.matchAll(/\\"([^"\\]+)\\"/g)].flatMap(([, name]) => name ?? [])
      : [one ?? ''],
  }
})

test.each(policies)('the alert $name is about events that are logged', ({events}) => {
  expect(events.filter((event) => !(event in logEvents))).toEqual([])
})

test.each(policies)(
  'the alert $name stands in the table, and names its part of the runbook',
  ({name, text, events}) => {
    const row = deploying.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? ''
    expect(events.filter((event) => !row.includes(`\`${event}\``))).toEqual([])
    const [, title = 'none'] = /docs\/runbook\.md, _([^_]+)_/.exec(text) ?? []
    expect(runbook).toContain(`\n## ${title}\n`)
  },
)

test('every event for which a person has to look is in the runbook, and in an alert', () => {
  const serious = Object.entries(logEvents).flatMap(([name, {severity}]) =>
    severity === 'ERROR' ? [name] : [],
  )
  expect(serious.filter((name) => !policies.some(({events}) => events.includes(name)))).toEqual([])
})

test('the runbook names events that are logged', () => {
  const named = [...runbook.matchAll(/jsonPayload\.event="([^"]+)"/g)].flatMap(([, name]) => name ?? [])
  expect(named.filter((name) => !(name in logEvents))).toEqual([])
  const unnamed = Object.keys(logEvents).filter(
    (name) => !runbook.includes(name) && !deploying.includes(name),
  )
  expect(unnamed.filter((name) => logEvents[name as keyof typeof logEvents].severity === 'ERROR')).toEqual([])
})

test('the guide says how many alerts there are in the end', () => {
  expect(deploying).toContain(`says how many there are: ${policies.length}.`)
})

test('commands of Firebase run as they are written, and on the project that is meant', () => {
  const commands =
    `${runbook}\n${deploying}`.match(/[^`\n]*\bfirebase (?:deploy|functions:|auth:import)[^`\n]*/g) ?? []
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((line) => !/^ *npx firebase .*--project PROJECT_ID/.test(line))).toEqual([])
})

test('who was erased is known as long as there is a backup that brings them back', () => {
  const filter = 'jsonPayload.event=("person-erased" OR "deletion-requested" OR "deletion-cancelled")'
  expect(runbook).toContain(filter)
  expect(deploying).toContain(filter)
  const days = (pattern: RegExp) => Number(pattern.exec(deploying)?.[1])
  expect(days(/--retention-days=(\d+)/)).toBeGreaterThan(days(/"age": (\d+)/))
})
