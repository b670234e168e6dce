/** Builds the Studio for a local content lake; each state of the sources is built once and cached. */
import {execFile} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {glob, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'

export interface LocalBuildOptions {
  /** environment variables inlined into the build: `SANITY_STUDIO_*` */
  environment: Record<string, string>
  /** cache directory, with one folder per build */
  cache: string
}

const studio = import.meta.dirname
const repository = resolve(studio, '..')
/** How many builds the cache keeps: those of `npm start` and of the tests, each before and after a change. */
const buildsKept = 4

/** Returns the folder with a Studio built from the current sources. A build takes seconds when it is not cached. */
export async function localBuild({environment, cache}: LocalBuildOptions): Promise<string> {
  const folder = join(cache, await fingerprint(environment))
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date())
    return folder
  }
  await mkdir(cache, {recursive: true})
  const unfinished = `${folder}.${process.pid}`
  await build(unfinished, environment)
  // The hosted service requests the manifest of a deployed Studio; a missing one logs an error to the console.
  await writeFile(
    join(unfinished, 'static/create-manifest.json'),
    JSON.stringify({version: 1, workspaces: []}),
  )
  await rename(unfinished, folder).catch(async (error: unknown) => {
    // A concurrent process finished the same build first.
    if (!existsSync(folder)) throw error
    await rm(unfinished, {recursive: true})
  })
  await removeOldBuilds(cache)
  return folder
}

/** Folders of the Studio that no build has anything of. */
const notBuilt = ['content', 'dist', 'node_modules', 'seed', '.sanity'].map((name) => `studio/${name}/**`)

/** The files that a build depends on, by their paths in the repository. */
export async function buildInputs(): Promise<string[]> {
  const files = ['package-lock.json']
  for (const pattern of ['studio/**/*.{ts,tsx,json}', 'studio/static/*', 'domain/src/**/*.ts'])
    for await (const file of glob(pattern, {cwd: repository, exclude: notBuilt}))
      if (!file.includes('.test.')) files.push(file)
  return files.toSorted()
}

/** A hash of all inputs of a build. */
async function fingerprint(environment: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(environment))
  for (const file of await buildInputs()) hash.update(file).update(await readFile(join(repository, file)))
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
