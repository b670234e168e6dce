/** Writes what answers each contract, found in the files of `src`: `npm run doors`. A test is red when it is stale. */
import {globSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {allContracts} from '@lectern/domain/all-contracts'
import {AUDIENCES, DOOR_OF, type Door} from '@lectern/domain/audience'

const src = join(import.meta.dirname, 'src')
const doors = [...new Set(Object.values(DOOR_OF))]
const doorOf = new Map(allContracts.map(({name, audience}) => [name, DOOR_OF[audience]]))

/** What the files of `src` define to answer a contract, each under the contract's name. */
const callables = globSync('**/*.ts', {cwd: src})
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()
  .flatMap((file) => {
    const source = readFileSync(join(src, file), 'utf8')
    return [...source.matchAll(/^export const (\w+) = callable\(/gm)].map(([, name = '']) => ({name, file}))
  })

/** The registry of a door: what imports the callables of its contracts. One that nothing answers is a type error there. */
function registryOf(door: Door): string {
  const audiences = AUDIENCES.filter((audience) => DOOR_OF[audience] === door)
  return [
    '// Written by `npm run doors` from the files that answer contracts.',
    "import type {Callables} from './callables.ts'",
    '',
    `export const callables: Callables<${audiences.map((name) => `'${name}'`).join(' | ')}> = {`,
    ...callables
      .filter(({name}) => doorOf.get(name) === door)
      .map(({name, file}) => `  ${name}: async () => (await import('../${file}')).${name},`),
    '}',
    '',
  ].join('\n')
}

/** The registries of the doors, with the files that they stand in. */
export const registries = doors.map((door) => ({
  path: join(src, `doors/${door}.generated.ts`),
  source: registryOf(door),
}))

if (import.meta.main) for (const {path, source} of registries) writeFileSync(path, source)
