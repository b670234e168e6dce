import {existsSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {lastSavedAt} from '../emulators.ts'
import {emulatorsProblem, findJava, OLDEST_JAVA_FOR_DOWNLOAD} from '../java/find-java.ts'
import {findFirestoreJar} from '../java/firestore-jar.ts'
import {neededPorts, portsAt, stackName} from '../ports.ts'
import {runnerOf} from '../processes.ts'
import {unusablePorts} from './unusable-ports.ts'

/** One thing that `npm start` needs. */
export interface ComputerFinding {
  /** it is there, it is made or downloaded when it is needed, or somebody has to do something */
  state: 'there' | 'later' | 'missing'
  text: string
}

/** What this computer has of all that the stack at the offset needs. */
export async function checkComputer(root: string, offset: number): Promise<ComputerFinding[]> {
  const ports = portsAt(offset)
  const dataDir = join(root, '.local', stackName('start', offset))
  const runner = runnerOf(dataDir)
  return [
    there(`Node ${process.versions.node} (${process.execPath}), and the dependencies of the lockfile`),
    ...javaFindings(root),
    dataFinding(dataDir),
    ...(runner === null
      ? await portFindings(ports)
      : [there(`Lectern runs from this checkout (process ${runner}), on its ports`)]),
  ]
}

function there(text: string): ComputerFinding {
  return {state: 'there', text}
}

function javaFindings(root: string): ComputerFinding[] {
  const java = findJava(root)
  const jar = findFirestoreJar()
  const problem = emulatorsProblem(java?.version ?? null)
  const where = java?.folder ?? 'on the PATH'
  return [
    problem === null
      ? there(`Java ${java?.version} (${where})`)
      : {
          state: 'later',
          text: `${problem} Without it \`npm start\` downloads Java ${OLDEST_JAVA_FOR_DOWNLOAD} to .local/java.`,
        },
    jar
      ? there(`the Firestore emulator (${jar.path})`)
      : {state: 'later', text: 'The Firestore emulator is downloaded by firebase-tools at the first start.'},
  ]
}

function dataFinding(dataDir: string): ComputerFinding {
  if (!existsSync(dataDir))
    return {state: 'later', text: `There are no data yet: the first start makes them in ${dataDir}.`}
  const at = lastSavedAt(dataDir)
  const begun = `data since ${day(statSync(dataDir).birthtimeMs)} (${dataDir}; \`npm run doctor -- --reset\` deletes them)`
  return there(
    at === null
      ? `${begun}, without accounts and orders`
      : `${begun}, accounts and orders saved at ${new Date(at).toLocaleString()}`,
  )
}

function day(ms: number): string {
  return new Date(ms).toLocaleDateString()
}

async function portFindings(ports: ReturnType<typeof portsAt>): Promise<ComputerFinding[]> {
  const names = neededPorts({web: 'dev', studio: true}, true)
  const [problems, ofPreview] = await Promise.all([
    unusablePorts(ports, names),
    unusablePorts(ports, ['hosting']),
  ])
  return [
    ...(problems.length === 0 ? [there(`all ${names.length} ports are free`)] : []),
    ...problems.map((text) => ({state: 'missing' as const, text})),
    ...ofPreview.map((text) => ({state: 'later' as const, text: `${text} \`npm run preview\` needs it.`})),
  ]
}
