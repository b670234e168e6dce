import {existsSync, mkdirSync, readdirSync} from 'node:fs'
import {homedir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import AdmZip from 'adm-zip'

/** The Firestore emulator's main class; the manifest of the jar in Google's Debian package does not name it. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

const SDK_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
]

export interface FirestoreJar {
  path: string
  /** whether its manifest names a main class, as `java -jar` requires */
  hasMainClass: boolean
}

/**
 * The Firestore emulator already on this computer: the one named by FIRESTORE_EMULATOR_JAR, one that firebase-tools has
 * downloaded before, or the one of Google's Cloud SDK. Null when there is none; firebase-tools then downloads its own.
 */
export function findFirestoreJar(): FirestoreJar | null {
  const named = process.env['FIRESTORE_EMULATOR_JAR']
  if (named && existsSync(named)) return {path: named, hasMainClass: false}
  const cache = join(homedir(), '.cache', 'firebase', 'emulators')
  const cached = existsSync(cache)
    ? readdirSync(cache)
        .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
        .toSorted()
        .at(-1)
    : undefined
  if (cached) return {path: join(cache, cached), hasMainClass: true}
  for (const sdk of SDK_FOLDERS) {
    const path = join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
    if (existsSync(path)) return {path, hasMainClass: false}
  }
  return null
}

/** A manifest line may hold 72 bytes; a longer one continues after a newline and a space (JAR specification). */
function manifestLine(line: string): string {
  const [head = '', ...tail] = line.match(/^.{1,70}|.{1,69}/g) ?? []
  return [head, ...tail.map((part) => ` ${part}`)].join('\r\n')
}

/**
 * A jar that `java -jar` can start: one entry, a manifest that names the main class and has the real jar on its class path.
 * It also prevents firebase-tools from changing the mode of a file of the system.
 * @returns the path of the small jar, in `folder`
 */
export function writeLauncherJar(jar: string, folder: string): string {
  mkdirSync(folder, {recursive: true})
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${MAIN_CLASS}`,
    manifestLine(`Class-Path: ${pathToFileURL(jar).href}`),
    '',
    '',
  ].join('\r\n')
  const zip = new AdmZip()
  zip.addFile('META-INF/MANIFEST.MF', Buffer.from(manifest))
  const path = join(folder, 'firestore-emulator.jar')
  zip.writeZip(path)
  return path
}
