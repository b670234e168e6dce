import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {buildInputs} from './local-build.ts'

const studio = import.meta.dirname
const repository = resolve(studio, '..')

/** The file of ours that a file imports by this name; undefined for a library. */
function imported(name: string, folder: string): string | undefined {
  const domain = '@lectern/domain/'
  if (name.startsWith(domain)) return `${join(repository, 'domain/src', name.slice(domain.length))}.ts`
  if (!name.startsWith('.')) return undefined
  const path = resolve(folder, name)
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
  )
}

/** A file and every file of ours that it needs, however far. */
async function withImports(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found
  found.add(file)
  const source = await readFile(file, 'utf8')
  const names = [...source.matchAll(/(?:\bfrom|\bimport\(?) ?'([^']+)'/g)].map(([, name = '']) => name)
  for (const name of names) {
    const path = imported(name, resolve(file, '..'))
    if (path !== undefined) await withImports(path, found)
  }
  return found
}

test('a build is made anew when any file that is in it changes', async () => {
  const inputs = new Set((await buildInputs()).map((file) => join(repository, file)))
  const needed = new Set([
    ...(await withImports(join(studio, 'sanity.config.ts'))),
    ...(await withImports(join(studio, 'sanity.cli.ts'))),
  ])
  expect(needed.size).toBeGreaterThan(80)
  expect([...needed].filter((file) => !inputs.has(file))).toEqual([])
})

test('what is not in it makes no new one', async () => {
  const inputs = await buildInputs()
  expect(
    inputs.filter((file) => /\.test\.|node_modules|\.sanity|studio\/(?:seed|content)\//.test(file)),
  ).toEqual([])
})
