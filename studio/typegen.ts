/**
 * Extracts the schema and generates the types of all GROQ queries of the storefront and the functions.
 *
 *     node studio/typegen.ts            writes the files
 *     node studio/typegen.ts --check    fails when the committed files are stale, and writes nothing
 */
import {execFile} from 'node:child_process'
import {glob, mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, relative, resolve} from 'node:path'
import {promisify} from 'node:util'

const studio = import.meta.dirname
const sanity = resolve(studio, '../node_modules/sanity/bin/sanity')

const readers = [
  {source: '../web/app', types: '../web/app/lib/sanity/types.generated.ts'},
  {source: '../functions/src', types: '../functions/src/services/sanity-types.generated.ts'},
]

async function runSanity(args: string[], env: Record<string, string> = {}): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [sanity, ...args], {
      cwd: studio,
      env: {...process.env, DO_NOT_TRACK: '1', ...env},
    })
  } catch (error) {
    const {stdout, stderr} = error as {stdout?: string; stderr?: string}
    throw new Error(`sanity ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, {cause: error})
  }
}

/** The files with queries: the generator parses and resolves each file it is given, which takes most of its time. */
async function filesWithQueries(source: string): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(`${source}/**/*.ts`, {cwd: studio}))
    if (/\bdefineQuery\b|\bgroq`/.test(await readFile(join(studio, file), 'utf8'))) files.push(file)
  return files.toSorted()
}

async function generate(source: string, types: string): Promise<void> {
  const queries = JSON.stringify(await filesWithQueries(source))
  await runSanity(['typegen', 'generate'], {TYPEGEN_QUERIES: queries, TYPEGEN_TYPES: types})
}

async function write(): Promise<void> {
  await runSanity(['schema', 'extract', '--path', 'schema.json', '--force'])
  for (const {source, types} of readers) await generate(source, types)
}

/** The committed files that differ from newly generated ones. */
async function stale(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-typegen-'))
  try {
    const schema = relative(studio, join(folder, 'schema.json'))
    await runSanity(['schema', 'extract', '--path', schema])
    if (!(await same(resolve(studio, schema), join(studio, 'schema.json'))))
      return [join(studio, 'schema.json')]
    const files: string[] = []
    for (const [index, {source, types}] of readers.entries()) {
      const fresh = relative(studio, join(folder, `${index}.ts`))
      await generate(source, fresh)
      if (!(await same(resolve(studio, fresh), resolve(studio, types)))) files.push(resolve(studio, types))
    }
    return files
  } finally {
    await rm(folder, {recursive: true})
  }
}

async function same(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => readFile(path, 'utf8').catch(() => undefined)))
  return a !== undefined && a === b
}

if (process.argv.includes('--check')) {
  const files = await stale()
  for (const file of files)
    console.error(`${relative(process.cwd(), file)} is stale: run npm run typegen -w studio`)
  if (files.length > 0) process.exitCode = 1
  else console.log('Generated content types are up to date.')
} else {
  await write()
}
