import {globSync, readFileSync} from 'node:fs'
import {dirname, join, relative, resolve} from 'node:path'
import * as contracts from '@lectern/domain/contracts'
import * as discountContracts from '@lectern/domain/discount/contracts'
import * as learningContracts from '@lectern/domain/learning/contracts'
import * as mailContracts from '@lectern/domain/mail/contracts'
import * as newsletterContracts from '@lectern/domain/mail/newsletter-contracts'
import * as peopleContracts from '@lectern/domain/people/contracts'
import * as returnsContracts from '@lectern/domain/returns/contracts'
import * as statisticsContracts from '@lectern/domain/statistics/contracts'
import * as reviewContracts from '@lectern/domain/reviews/contracts'
import * as orderContracts from '@lectern/domain/orders/contracts'
import * as staffContracts from '@lectern/domain/staff/contracts'
import {expect, test} from 'vitest'
import * as deployed from './index.ts'
import {registeredMails} from './outbox/registry.ts'

const here = import.meta.dirname

interface Endpoint {
  callableTrigger?: object
  secretEnvironmentVariables?: {key: string}[]
}

/** What the Firebase SDK attaches to every function that it makes. */
function endpointOf(value: unknown): Endpoint | null {
  return typeof value === 'function' && '__endpoint' in value ? (value.__endpoint as Endpoint) : null
}

interface ExportedFunction {
  name: string
  value: unknown
  endpoint: Endpoint
  file: string
}

/** Every function that a file exports. Not those of `mails.ts`: whether `index.ts` loads it is tested here. */
async function exportedFunctions(): Promise<ExportedFunction[]> {
  const files = globSync('**/*.ts', {cwd: here}).filter(
    (file) => !/\.(test|generated)\.ts$/.test(file) && !['index.ts', 'mails.ts'].includes(file),
  )
  const modules = await Promise.all(
    files.map(async (file) => {
      const exports = (await import(/* @vite-ignore */ join(here, file))) as Record<string, unknown>
      return Object.entries(exports).flatMap(([name, value]) => {
        const endpoint = endpointOf(value)
        return endpoint ? [{name, value, endpoint, file}] : []
      })
    }),
  )
  return modules.flat()
}

/** The files that a file loads, with itself; imports of types alone load nothing. */
function loadedFiles(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^']*'(\.[^']+)'/gm)
  for (const [, path = ''] of imports) loadedFiles(resolve(dirname(file), path), loaded)
  return loaded
}

const functions = await exportedFunctions()

test('every function that a file exports is deployed, under its own name', () => {
  const names = functions
    .filter(({name, value}) =>
      Object.entries(deployed).some((entry) => entry[0] === name && entry[1] === value),
    )
    .map(({name}) => name)
  expect(names).toEqual(functions.map(({name}) => name))
})

test('every contract has its callable function, and every callable its contract', () => {
  const callables = Object.entries(deployed).flatMap(([name, value]) =>
    endpointOf(value)?.callableTrigger ? [name] : [],
  )
  const names: string[] = Object.values({
    ...contracts,
    ...discountContracts,
    ...newsletterContracts,
    ...learningContracts,
    ...mailContracts,
    ...peopleContracts,
    ...returnsContracts,
    ...statisticsContracts,
    ...reviewContracts,
    ...orderContracts,
    ...staffContracts,
  }).flatMap((value) => (typeof value === 'object' && 'reasons' in value ? [value.name] : []))
  expect(callables.toSorted()).toEqual(names.toSorted())
})

/** The secrets without which a service does not answer: a function gets only those that it names. */
const SECRETS = {
  'services/stripe.ts': ['STRIPE_SECRET_KEY'],
  'services/private-sanity.ts': ['SANITY_READ_TOKEN'],
  'services/sanity-writer.ts': ['SANITY_WRITE_TOKEN'],
  'services/mux.ts': ['MUX_PRIVATE_KEY'],
  'services/mail.ts': ['MAILGUN_API_KEY', 'UNSUBSCRIBE_SECRET'],
}

test.each(functions)('$name has the secrets of the services that it loads', ({endpoint, file}) => {
  const loaded = new Set([...loadedFiles(join(here, file))].map((path) => relative(here, path)))
  const needed = Object.entries(SECRETS).flatMap(([service, secrets]) => (loaded.has(service) ? secrets : []))
  const named = (endpoint.secretEnvironmentVariables ?? []).map(({key}) => key)
  expect(needed.filter((secret) => !named.includes(secret))).toEqual([])
})

test('the deployed code registers the mails', () => {
  expect(registeredMails()).not.toEqual([])
})
