import {spawn, type ChildProcess} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {initializeTestEnvironment, type RulesTestEnvironment} from '@firebase/rules-unit-testing'
import {setLogLevel} from 'firebase/firestore'
import {findJava, javaEnvironment} from '../../local/java/find-java.ts'
import {findFirestoreJar} from '../../local/java/firestore-jar.ts'
import {root} from '../../local/services.ts'

export const PROJECT = 'demo-rules'
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
export const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')

export interface RulesEmulator {
  environment: RulesTestEnvironment
  /** `host:port` */
  address: string
  close: () => Promise<void>
}

/** The rules loaded into the Firestore emulator of FIRESTORE_EMULATOR_HOST, or of one started for this run alone. */
export async function loadRules(): Promise<RulesEmulator> {
  const running = process.env['FIRESTORE_EMULATOR_HOST']
  const own = running ? null : await startEmulator()
  const address = running ?? own?.address ?? ''
  // These tests expect denied requests, which the SDK would log.
  setLogLevel('silent')
  const [host = '', port = ''] = address.split(':')
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: {host, port: Number(port), rules},
  })
  return {
    environment,
    address,
    close: async () => {
      await environment.cleanup()
      own?.process.kill()
    },
  }
}

async function startEmulator(): Promise<{address: string; process: ChildProcess}> {
  const jar = findFirestoreJar()
  if (!jar)
    throw new Error(
      'There is no Firestore emulator on this computer: name its jar in FIRESTORE_EMULATOR_JAR.',
    )
  const port = await freePort()
  const emulator = spawn(
    'java',
    ['-cp', jar.path, MAIN_CLASS, '--host', '127.0.0.1', '--port', String(port)],
    {
      env: {...process.env, ...javaEnvironment(findJava(root)?.folder ?? null)},
    },
  )
  await new Promise<void>((resolve, reject) => {
    emulator.once('error', reject)
    emulator.once('exit', (code) => reject(new Error(`The Firestore emulator ended with ${code}.`)))
    const listen = (chunk: Buffer) => {
      if (chunk.includes('Dev App Server is now running')) resolve()
    }
    emulator.stdout.on('data', listen)
    emulator.stderr.on('data', listen)
  })
  return {address: `127.0.0.1:${port}`, process: emulator}
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}
