import {globSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {expect, test} from 'vitest'
import {parse} from 'yaml'
import * as z from 'zod/mini'
import {declaredNames} from '../../local/production/declared.ts'
import {settings} from '../../local/production/settings.ts'
import {KINDS} from '../runner/kinds.ts'

const root = join(import.meta.dirname, '../..')

const environment = z.optional(z.record(z.string(), z.union([z.string(), z.int(), z.boolean()])))
const stepSchema = z.strictObject({
  name: z.optional(z.string()),
  id: z.optional(z.string()),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: environment,
  env: environment,
  'working-directory': z.optional(z.string()),
})
const jobSchema = z.strictObject({
  name: z.optional(z.string()),
  if: z.optional(z.string()),
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  uses: z.optional(z.string()),
  'runs-on': z.optional(z.string()),
  'timeout-minutes': z.optional(z.int()),
  environment: z.optional(z.string()),
  permissions: z.optional(z.record(z.string(), z.enum(['read', 'write']))),
  strategy: z.optional(
    z.strictObject({'fail-fast': z.boolean(), matrix: z.record(z.string(), z.array(z.string()))}),
  ),
  env: environment,
  steps: z.optional(z.array(stepSchema)),
})
const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  concurrency: z.optional(z.object({group: z.string(), 'cancel-in-progress': z.boolean()})),
  jobs: z.record(z.string(), jobSchema),
})

const workflows = globSync('.github/workflows/*.yml', {cwd: root}).map((file) => ({
  name: basename(file, '.yml'),
  text: readFileSync(join(root, file), 'utf8'),
}))
const read = (name: string) =>
  workflowSchema.parse(parse(workflows.find((workflow) => workflow.name === name)?.text ?? ''))
const stepsOf = (name: string, job: string) => read(name).jobs[job]?.steps ?? []

test.each(workflows)('$name has the form of a workflow', ({name}) => {
  const {jobs} = read(name)
  for (const {uses, steps = [], needs = []} of Object.values(jobs)) {
    expect(uses === undefined).toBe(steps.length > 0)
    expect([needs].flat().filter((job) => !(job in jobs))).toEqual([])
    for (const step of steps) expect((step.uses === undefined) !== (step.run === undefined)).toBe(true)
  }
})

test.each(workflows)('$name names the version of every action', ({name}) => {
  const used = Object.values(read(name).jobs).flatMap(({uses, steps = []}) => [
    uses,
    ...steps.map((step) => step.uses),
  ])
  const named = used.filter((action) => action !== undefined && !action.startsWith('./'))
  expect(named.filter((action) => !/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([])
})

const packageSchema = z.object({scripts: z.record(z.string(), z.string())})

test.each(workflows)('what $name runs is a script of ours', ({text}) => {
  const unknown = [...text.matchAll(/npm run ([\w:-]+)(?: -w (\w+))?/g)].filter(
    ([, script = '', workspace = '.']) => {
      const file = readFileSync(join(root, workspace, 'package.json'), 'utf8')
      return !(script in packageSchema.parse(JSON.parse(file)).scripts)
    },
  )
  expect(unknown.map(([command]) => command)).toEqual([])
})

test('every kind of test runs with Java 21, on every push and before every deployment', () => {
  const steps = stepsOf('test', 'test')
  expect(steps.find(({uses}) => uses?.startsWith('actions/setup-java@'))?.with).toMatchObject({
    'java-version': '21',
  })
  expect(steps.map(({run}) => run)).toContain('npm test -- ${{ matrix.kinds }}')
  const jobs = read('test').jobs['test']?.strategy?.matrix['kinds'] ?? []
  const kinds = jobs.flatMap((options) => [...options.matchAll(/--only (\w+)/g)].map(([, kind]) => kind))
  expect(kinds).toEqual([...KINDS])
  expect(read('deploy').jobs).toMatchObject({
    test: {uses: './.github/workflows/test.yml'},
    deploy: {needs: 'test'},
  })
})

test('the long forms of tests run every night', () => {
  const {on, jobs} = read('long')
  expect(on['schedule']).toHaveLength(1)
  const {scripts} = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const long = Object.keys(scripts).filter((name) => name.startsWith('test:'))
  // The one benchmark that fails above its limits.
  expect(jobs['test']?.strategy?.matrix['script']?.toSorted()).toEqual(['bench:cold', ...long].toSorted())
  expect(stepsOf('long', 'test').map(({run}) => run)).toContain('npm run ${{ matrix.script }}')
})

test('every night a million purchases are simulated, and every defect is put back', () => {
  const {jobs} = read('long')
  const parts = jobs['simulate']?.strategy?.matrix['part'] ?? []
  const command = stepsOf('long', 'simulate').find(({run}) => run?.includes('npm run simulate'))?.run ?? ''
  const purchases = Number(/--purchases (\d+)/.exec(command)?.[1])
  expect(new Set(parts).size * purchases).toBe(1_000_000)
  expect(command).toContain('--seed ${{ github.run_number }}${{ matrix.part }}')
  expect(stepsOf('long', 'defects').some(({run}) => run?.startsWith('npm run simulate:defects'))).toBe(true)
})

test('the deployment sets every parameter and everything that the builds read', () => {
  const {env = {}} = read('deploy').jobs['deploy'] ?? {}
  const needed = declaredNames(root)
    .filter(({name, kind}) => kind !== 'secret' && !settings[name]?.where.startsWith('nowhere'))
    .map(({name}) => name)
    // To load the seed once, by hand.
    .filter((name) => name !== 'SANITY_TOKEN')
  expect(Object.keys(env).toSorted()).toEqual(needed.toSorted())
})

test('no workflow stores a key of Google, and only what asks Google for credentials may', () => {
  for (const {name, text} of workflows) {
    expect(text).not.toMatch(/credentials_json|FIREBASE_TOKEN/)
    expect(read(name).permissions).toEqual({contents: 'read'})
    for (const {permissions, steps = []} of Object.values(read(name).jobs)) {
      const asks = steps.some(({uses}) => uses?.startsWith('google-github-actions/auth@'))
      expect(permissions?.['id-token'] === 'write').toBe(asks)
    }
  }
})
