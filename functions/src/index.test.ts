import {globSync} from 'node:fs'
import {join} from 'node:path'
import * as contracts from '@lectern/domain/contracts'
import {expect, test} from 'vitest'
import * as deployed from './index.ts'
import {registeredMails} from './outbox/registry.ts'

// Not `mails.ts`: whether `index.ts` loads it is tested here.
const files = globSync('**/*.ts', {cwd: import.meta.dirname}).filter(
  (file) => !/\.(test|generated)\.ts$/.test(file) && file !== 'mails.ts',
)

/** What the Firebase SDK attaches to every function that it makes. */
function endpointOf(value: unknown): object | null {
  if (typeof value !== 'function' || !('__endpoint' in value)) return null
  return typeof value.__endpoint === 'object' ? value.__endpoint : null
}

test('every function that a file exports is deployed, under its own name', async () => {
  const forgotten: string[] = []
  for (const file of files) {
    const path = join(import.meta.dirname, file)
    const exports = (await import(/* @vite-ignore */ path)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exports)) {
      const isDeployed = Object.entries(deployed).some((entry) => entry[0] === name && entry[1] === value)
      if (endpointOf(value) && !isDeployed) forgotten.push(`${name} of ${file}`)
    }
  }
  expect(forgotten).toEqual([])
})

test('every contract has its callable function, and every callable its contract', () => {
  const callables = Object.entries(deployed).flatMap(([name, value]) =>
    'callableTrigger' in (endpointOf(value) ?? {}) ? [name] : [],
  )
  const names: string[] = Object.values(contracts).flatMap((value) =>
    typeof value === 'object' && 'reasons' in value ? [value.name] : [],
  )
  expect(callables.toSorted()).toEqual(names.toSorted())
})

test('the deployed code registers the mails', () => {
  expect(registeredMails()).not.toEqual([])
})
