import {spawnSync} from 'node:child_process'
import {findFirestoreJar} from './firestore-jar.ts'
import {findPortHolder, isPortTaken} from './port-holder.ts'
import type {PortName, Ports} from './ports.ts'

/** The oldest Java that runs the Firestore emulator of the Cloud SDK, and the oldest for the one firebase-tools downloads. */
const OLDEST_JAVA = 11
const OLDEST_JAVA_FOR_DOWNLOAD = 21

const PORT_USES: Record<PortName, string> = {
  web: 'the storefront',
  studio: 'the Studio',
  lake: 'the content lake',
  payments: 'payments',
  hub: "the emulators' hub",
  logging: "the emulators' log",
  hosting: 'the built storefront',
  functions: 'the Functions emulator',
  inbox: 'the inbox',
  firestore: 'the Firestore emulator',
  auth: 'the Auth emulator',
  firestoreWebsocket: "the Firestore emulator's socket",
  tasks: 'the Tasks emulator',
}

/** Ports from 3000 up that browsers block (the Fetch standard's list of bad ports). */
const BLOCKED_PORTS = new Set([
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

/** The major version of the Java on the PATH, or null without one. */
function javaVersion(): number | null {
  const {stdout, stderr, error} = spawnSync('java', ['-version'], {encoding: 'utf8'})
  if (error) return null
  const version = /version "(?:1\.)?(\d+)/.exec(`${stderr}${stdout}`)?.[1]
  return version ? Number(version) : null
}

/** Why the Firebase emulators cannot start, in one sentence with what to do; null when they can. */
export function emulatorsProblem(
  java: number | null = javaVersion(),
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

/** One sentence for each port that another process listens on, or that browsers block. */
export async function unusablePorts(ports: Ports, names: readonly PortName[]): Promise<string[]> {
  const answers = await Promise.all(
    names.map(async (name) => {
      const port = ports[name]
      if (BLOCKED_PORTS.has(port))
        return `Browsers refuse to open port ${port}, for ${PORT_USES[name]}: choose another offset.`
      if (!(await isPortTaken(port))) return null
      const holder = findPortHolder(port)
      const who = holder ? `process ${holder.pid} (${shorten(holder.command)})` : 'another program'
      return `Port ${port}, for ${PORT_USES[name]}, is held by ${who}: end it and try again.`
    }),
  )
  return answers.filter((sentence) => sentence !== null)
}

function shorten(command: string): string {
  return command.length > 80 ? `${command.slice(0, 77)}...` : command
}
