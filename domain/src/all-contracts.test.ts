import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {allContracts} from './all-contracts.ts'

test('every contract of a file is in the registry, once', () => {
  const names = globSync('**/*.ts', {cwd: import.meta.dirname})
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8')
      return [...source.matchAll(/= contract\(\{\s*name: '(\w+)'/g)].map(([, name = '']) => name)
    })
  expect(allContracts.map(({name}) => name).toSorted()).toEqual(names.toSorted())
  expect(new Set(names).size).toBe(names.length)
})
