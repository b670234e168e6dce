import {createHash} from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import * as z from 'zod/mini'
import {findFirestoreJar, writeLauncherJar} from './java/firestore-jar.ts'
import {javaEnvironment} from './java/find-java.ts'
import {FIREBASE_PROJECT, FUNCTIONS_REGION, HOST, url, type Ports} from './ports.ts'
import type {ServiceDefinition} from './processes.ts'

const firebaseJsonSchema = z.looseObject({
  functions: z.array(z.looseObject({source: z.string()})),
  hosting: z.looseObject({public: z.string()}),
})

export interface EmulatorsOptions {
  root: string
  /** part of the generated configuration's file name */
  name: string
  ports: Ports
  /** where the emulators' data and helper files are kept */
  dataDir: string
  /** the bundled functions */
  functionsDir: string
  /** the built storefront to serve, or null to leave hosting out */
  hostingDir: string | null
}

/**
 * Google's emulators for Auth, Firestore, Functions with their task queues and, with a `hostingDir`, Hosting.
 * @param javaFolder the folder of the Java to run; null for the one on the PATH
 */
export function emulatorsService(options: EmulatorsOptions, javaFolder: string | null): ServiceDefinition {
  const {root, dataDir, hostingDir} = options
  const config = writeConfig(options)
  finishAutosave(dataDir)
  removeUnfinished(dataDir)
  const imports = newestExport(dataDir)
  const only = ['auth', 'firestore', 'functions', ...(hostingDir ? ['hosting'] : [])].join(',')
  return {
    name: 'emulators',
    command: process.execPath,
    args: [
      ...startArguments(root, config, only),
      ...(imports ? ['--import', imports] : []),
      '--export-on-exit',
      exportFolder(dataDir),
    ],
    // The CLI writes its debug logs to the working directory.
    cwd: dataDir,
    env: {...emulatorsEnvironment(dataDir), ...javaEnvironment(javaFolder)},
    readyWhen: /All emulators ready/,
    readyWithinMs: 300_000,
    stopSignal: 'SIGINT',
    stopWithinMs: 30_000,
  }
}

/**
 * Hosting for a running stack, with a second copy of the functions, because the Hosting emulator rewrites only to functions of
 * its own process. They use the data of the stack; the ports of hub, log, functions and task queues are one above those of the stack.
 */
export function hostingService({
  ports,
  ...options
}: Omit<EmulatorsOptions, 'hostingDir'> & {hostingDir: string}): ServiceDefinition {
  const {root, dataDir} = options
  const beside = {
    ...ports,
    hub: ports.hub + 1,
    logging: ports.logging + 1,
    functions: ports.functions + 1,
    tasks: ports.tasks + 1,
  }
  const config = writeConfig({...options, ports: beside})
  return {
    name: 'hosting',
    command: process.execPath,
    args: startArguments(root, config, 'functions,hosting'),
    cwd: dataDir,
    env: {
      ...emulatorsEnvironment(dataDir),
      FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    },
    readyWhen: /All emulators ready/,
    readyWithinMs: 60_000,
    stopSignal: 'SIGINT',
  }
}

/** The emulator of accounts alone, for who has functions and database elsewhere. */
export function accountsService({
  root,
  ports,
  dataDir,
}: Pick<EmulatorsOptions, 'root' | 'ports' | 'dataDir'>): ServiceDefinition {
  const config = join(dataDir, 'firebase.json')
  const at = (port: number) => ({host: HOST, port})
  const emulators = {
    singleProjectMode: true,
    ui: {enabled: false},
    hub: at(ports.hub),
    logging: at(ports.logging),
    auth: at(ports.auth),
  }
  writeFileSync(config, JSON.stringify({emulators}))
  return {
    name: 'accounts',
    command: process.execPath,
    args: startArguments(root, config, 'auth'),
    cwd: dataDir,
    env: emulatorsEnvironment(dataDir),
    readyWhen: /All emulators ready/,
    readyWithinMs: 60_000,
    stopSignal: 'SIGINT',
  }
}

/**
 * Hosting compresses each answer anew, and for every 64 MB that compressors have taken beside the heap V8 collects the garbage of all of
 * it: once a second while pages load, which was half of what the emulators' process took. Counted as a part of the heap it lasts for minutes. The
 * options are those of Node 24.
 */
const HEAP_OPTIONS = process.versions.node.startsWith('24.')
  ? ['--external-memory-accounted-in-global-limit', '--initial-heap-size=256']
  : []

/** What starts emulators: `only` those, separated by commas. */
function startArguments(root: string, config: string, only: string): string[] {
  const cli = createRequire(join(root, 'local', 'package.json')).resolve('firebase-tools/lib/bin/firebase.js')
  return [
    ...HEAP_OPTIONS,
    cli,
    'emulators:start',
    '--config',
    config,
    '--project',
    FIREBASE_PROJECT,
    '--only',
    only,
  ]
}

function temporaryFolder(dataDir: string): string {
  const folder = join(tmpdir(), `lectern-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
  mkdirSync(folder, {recursive: true})
  return folder
}

function emulatorsEnvironment(dataDir: string): Record<string, string> {
  const jar = findFirestoreJar()
  return {
    // Without these the CLI looks for Google's metadata server and for updates, which takes 12 s without a network.
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    CI: '1',
    // How long a function may take to start, in s: with half a minute some fail on a machine that is busy.
    FUNCTIONS_DISCOVERY_TIMEOUT: '90',
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: dataDir,
    // The CLI finds its hub, for the export at the end, by a file in the temporary folder that is named after the project
    // alone: with a folder of its own, each stack finds its own hub. It also holds sockets, whose paths must stay short.
    TMPDIR: temporaryFolder(dataDir),
    ...(jar && {
      FIRESTORE_EMULATOR_BINARY_PATH: jar.hasMainClass ? jar.path : writeLauncherJar(jar.path, dataDir),
      // firebase-tools refuses Java below 21 by reading what `java -version` prints, whichever emulator it will run. The
      // jar found here runs on Java 11 and newer, so the JVM is told to print an accepted version as its first line.
      JAVA_TOOL_OPTIONS: `-Dfirebase-tools.java-check='version "21"'`,
    }),
  }
}

/**
 * firebase.json with this stack's ports and folders. It is written to the root of the repository because firebase-tools uses
 * its folder as the project's.
 */
function writeConfig({root, name, ports, functionsDir, hostingDir}: EmulatorsOptions): string {
  const base = firebaseJsonSchema.parse(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')))
  const at = (port: number) => ({host: HOST, port})
  const config = {
    ...base,
    functions: base.functions.map(({predeploy: _, ...codebase}) => ({
      ...codebase,
      source: relative(root, functionsDir),
    })),
    hosting: hostingDir
      ? {...withLocalServices(base.hosting, ports), public: relative(root, hostingDir)}
      : undefined,
    emulators: {
      singleProjectMode: true,
      ui: {enabled: false},
      hub: at(ports.hub),
      logging: at(ports.logging),
      auth: at(ports.auth),
      functions: at(ports.functions),
      tasks: at(ports.tasks),
      firestore: {...at(ports.firestore), websocketPort: ports.firestoreWebsocket},
      hosting: hostingDir ? at(ports.hosting) : undefined,
    },
  }
  const file = join(root, `.firebase-${name}.json`)
  writeFileSync(file, JSON.stringify(config, null, 2))
  return file
}

/** Names in the policies this stack's services in place of the hosted ones. */
function withLocalServices<H extends object>(hosting: H, ports: Ports): H {
  const hosted: readonly [hosted: string, local: string][] = [
    ['https://lectern.sanity.studio', url(ports.studio)],
    ['https://*.api.sanity.io', url(ports.lake)],
    ['https://cdn.sanity.io', url(ports.lake)],
    ['https://*.cloudfunctions.net', [ports.auth, ports.firestore, ports.functions].map(url).join(' ')],
  ]
  const text = hosted.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(hosting))
  return JSON.parse(text)
}

const METADATA = 'firebase-export-metadata.json'

function exportFolder(dataDir: string): string {
  return join(dataDir, 'emulators')
}

function autosaveFolder(dataDir: string): string {
  return join(dataDir, 'emulators-autosave')
}

/** Where an autosave is complete and does not yet stand in the place of the one before. */
function nextFolder(dataDir: string): string {
  return join(dataDir, 'emulators-next')
}

/** Puts a complete autosave in the place of the one before. A stack that is killed meanwhile does so at its next start. */
export function finishAutosave(dataDir: string): boolean {
  const next = nextFolder(dataDir)
  // The CLI moves a folder there when everything is in it.
  if (!existsSync(join(next, METADATA))) return false
  rmSync(autosaveFolder(dataDir), {recursive: true, force: true})
  renameSync(next, autosaveFolder(dataDir))
  return true
}

/** The newest saved state: that of the last clean stop, or the last autosave when the stack was killed. */
export function newestExport(dataDir: string): string | null {
  const saved = [exportFolder(dataDir), autosaveFolder(dataDir)]
    .map((folder) => ({folder, metadata: join(folder, METADATA)}))
    .filter(({metadata}) => existsSync(metadata))
    .toSorted((a, b) => statSync(b.metadata).mtimeMs - statSync(a.metadata).mtimeMs)
  return saved[0]?.folder ?? null
}

/** When the emulators' data was last saved, in ms; null when it never was. */
export function lastSavedAt(dataDir: string): number | null {
  const saved = newestExport(dataDir)
  return saved === null ? null : statSync(join(saved, METADATA)).mtimeMs
}

/**
 * Saves the emulators' data apart from their export on exit, so that a stack that was killed restarts with them. The emulators
 * themselves keep everything in memory. A save that fails leaves nothing behind.
 * @returns whether it was saved
 */
export async function autosave(ports: Ports, dataDir: string): Promise<boolean> {
  const next = nextFolder(dataDir)
  try {
    const response = await fetch(`${url(ports.hub)}/_admin/export`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({path: next, initiatedBy: 'autosave'}),
    })
    return response.ok && finishAutosave(dataDir)
  } catch {
    return false
  } finally {
    rmSync(next, {recursive: true, force: true})
    removeUnfinished(dataDir, UNFINISHED_AFTER_MS)
  }
}

/** Longer than an export takes, in ms. */
const UNFINISHED_AFTER_MS = 60_000

/**
 * Removes the folders in which the CLI gathers an export, and which it leaves where one of the emulators does not answer.
 * @param olderThanMs while the CLI runs, longer than an export takes: it may be gathering one. Left out, all are removed
 */
export function removeUnfinished(dataDir: string, olderThanMs = -Infinity): void {
  for (const name of readdirSync(dataDir)) {
    const begun = /^firebase-export-(\d{13})/.exec(name)?.[1]
    if (begun !== undefined && Number(begun) <= Date.now() - olderThanMs)
      rmSync(join(dataDir, name), {recursive: true, force: true})
  }
}

/** Whether functions run when something is written, as `onMailQueued`. */
export async function backgroundTriggers(ports: Ports, state: 'enable' | 'disable'): Promise<void> {
  const response = await fetch(`${url(ports.hub)}/functions/${state}BackgroundTriggers`, {method: 'PUT'})
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The emulators did not ${state} the triggers: ${response.status}`)
}

/**
 * Runs a scheduled function now: the emulators have no scheduler. When their background triggers have been switched off and on
 * again, the functions have new triggers, numbered by how often; the former ones do nothing, and a number too high is a 404.
 */
export async function runScheduled(ports: Ports, name: string): Promise<void> {
  const trigger = `${url(ports.functions)}/functions/projects/${FIREBASE_PROJECT}/triggers/${FUNCTIONS_REGION}-${name}`
  for (let generation = 0; ; generation += 1) {
    const {status} = await fetch(`${trigger}-${generation}`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({
        specversion: '1.0',
        id: crypto.randomUUID(),
        type: 'google.cloud.pubsub.topic.v1.messagePublished',
        source: '//pubsub.googleapis.com/',
        time: new Date().toISOString(),
        data: {message: {data: '', attributes: {}}},
      }),
    })
    if (status === 404) return
  }
}
