import {spawnSync} from 'node:child_process'
import {existsSync, readdirSync} from 'node:fs'
import {delimiter, join} from 'node:path'
import {findFirestoreJar} from './firestore-jar.ts'

/** The oldest Java that runs the Firestore emulator of the Cloud SDK, and the oldest for the one firebase-tools downloads. */
const OLDEST_JAVA = 11
export const OLDEST_JAVA_FOR_DOWNLOAD = 21

export interface Java {
  /** its major version */
  version: number
  /** the folder of its program; null when the PATH leads to it */
  folder: string | null
}

/** The folder for the Java runtimes of this checkout, each in a folder of its own. */
export function javaStore(root: string): string {
  return join(root, '.local', 'java')
}

/** The folder of the program in an unpacked runtime; null where there is none. */
export function programFolder(runtime: string): string | null {
  const folders = [join(runtime, 'bin'), join(runtime, 'Contents', 'Home', 'bin')]
  return folders.find((folder) => existsSync(program(folder))) ?? null
}

function program(folder: string): string {
  return join(folder, process.platform === 'win32' ? 'java.exe' : 'java')
}

/** The major version of the Java in the folder or, with null, on the PATH; null where none runs. */
export function javaVersion(folder: string | null, env: NodeJS.ProcessEnv = process.env): number | null {
  const {stdout, stderr, error} = spawnSync(folder === null ? 'java' : program(folder), ['-version'], {
    encoding: 'utf8',
    env,
  })
  if (error) return null
  const version = /version "(?:1\.)?(\d+)/.exec(`${stderr}${stdout}`)?.[1]
  return version ? Number(version) : null
}

/**
 * The Java of this computer: the first of PATH, JAVA_HOME and what this checkout has downloaded that runs the Firestore
 * emulator; where none does, the newest of those that are too old, or null.
 */
export function findJava(root: string, env: NodeJS.ProcessEnv = process.env): Java | null {
  const store = javaStore(root)
  const kept = existsSync(store) ? readdirSync(store).map((name) => programFolder(join(store, name))) : []
  const home = env['JAVA_HOME'] ? join(env['JAVA_HOME'], 'bin') : undefined
  const folders = [null, home, ...kept.filter((folder) => folder !== null)]
  let newest: Java | null = null
  for (const folder of folders) {
    if (folder === undefined) continue
    const version = javaVersion(folder, env)
    if (version === null) continue
    if (emulatorsProblem(version) === null) return {version, folder}
    if (newest === null || version > newest.version) newest = {version, folder}
  }
  return newest
}

/** Why the Firebase emulators cannot start, in one sentence with what to do; null when they can. */
export function emulatorsProblem(
  java: number | null,
  hasJar: boolean = findFirestoreJar() !== null,
): string | null {
  if (java === null) {
    return `There is no Java on the PATH: install Java ${OLDEST_JAVA_FOR_DOWNLOAD} or newer (https://adoptium.net) for accounts, orders and payments.`
  }
  if (java < OLDEST_JAVA)
    return `Java ${java} is too old for the Firestore emulator: install Java ${OLDEST_JAVA_FOR_DOWNLOAD} or newer.`
  if (!hasJar && java < OLDEST_JAVA_FOR_DOWNLOAD) {
    return `There is no Firestore emulator on this computer, and the one firebase-tools would download needs Java ${OLDEST_JAVA_FOR_DOWNLOAD} (this is ${java}): install it, or name a jar in FIRESTORE_EMULATOR_JAR.`
  }
  return null
}

/** The environment in which `java` is the one in the folder; empty with null, where it is already. */
export function javaEnvironment(folder: string | null): Record<string, string> {
  return folder === null ? {} : {PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`}
}
