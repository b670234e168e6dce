/** Builds the Studio for a content lake on this machine, once for each state of its sources. */
import {execFile} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {glob, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'

export interface LocalBuildOptions {
  /** The environment that is built in: `SANITY_STUDIO_*`. */
  environment: Record<string, string>
  /** Where builds are kept, one folder for each. */
  cache: string
}

const studio = import.meta.dirname
const repository = resolve(studio, '..')
/** The stack of `npm start` and that of the tests, each before and after a change. */
const buildsKept = 4

/** The folder with a Studio built from the sources as they are now. Takes seconds when there is none yet. */
export async function localBuild({environment, cache}: LocalBuildOptions): Promise<string> {
  const folder = join(cache, await fingerprint(environment))
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date())
    return folder
  }
  await mkdir(cache, {recursive: true})
  const unfinished = `${folder}.${process.pid}`
  await build(unfinished, environment)
  // The hosted service asks a deployed Studio for its manifest; a missing one shows as an error in the console.
  await writeFile(
    join(unfinished, 'static/create-manifest.json'),
    JSON.stringify({version: 1, workspaces: []}),
  )
  await rename(unfinished, folder).catch(async (error: unknown) => {
    // Another process finished the same build first.
    if (!existsSync(folder)) throw error
    await rm(unfinished, {recursive: true})
  })
  await removeOldBuilds(cache)
  return folder
}

/** A hash of everything that goes into a build. */
async function fingerprint(environment: Record<string, string>): Promise<string> {
  const files = ['package-lock.json']
  for (const pattern of [
    'studio/*.{ts,tsx,json}',
    'studio/schema/**/*.{ts,tsx}',
    'studio/static/*',
    'domain/src/*.ts',
  ])
    for await (const file of glob(pattern, {cwd: repository})) if (!file.includes('.test.')) files.push(file)
  const hash = createHash('sha256').update(JSON.stringify(environment))
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(repository, file)))
  return hash.digest('hex').slice(0, 16)
}

async function build(folder: string, environment: Record<string, string>): Promise<void> {
  const sanity = join(repository, 'node_modules/sanity/bin/sanity')
  try {
    await promisify(execFile)(process.execPath, [sanity, 'build', folder, '--yes'], {
      cwd: studio,
      env: {...process.env, ...environment, DO_NOT_TRACK: '1'},
    })
  } catch (error) {
    await rm(folder, {recursive: true, force: true})
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string}
    throw new Error(`The Studio could not be built:\n${stdout}${stderr}`, {cause: error})
  }
}

async function removeOldBuilds(cache: string): Promise<void> {
  const names = await readdir(cache)
  const builds = await Promise.all(
    names.map(async (name) => ({path: join(cache, name), used: (await stat(join(cache, name))).mtimeMs})),
  )
  const old = builds.toSorted((a, b) => b.used - a.used).slice(buildsKept)
  await Promise.all(old.map(({path}) => rm(path, {recursive: true, force: true})))
}
