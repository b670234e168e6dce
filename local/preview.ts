import {join} from 'node:path'
import {takenPorts} from './doctor.ts'
import {hostingService} from './emulators.ts'
import {webEnvironment} from './environment.ts'
import {isPortTaken} from './port-holder.ts'
import {portsAt, url} from './ports.ts'
import {Processes, ServiceFailure} from './processes.ts'
import {buildWeb, root} from './stack.ts'

/**
 * `npm run preview`: builds the storefront as for production and serves it through the Hosting emulator, against the
 * stack that `npm start` runs in another terminal.
 */
const ports = portsAt(0)
const siteUrl = url(ports.hosting)
const dataDir = join(root, '.local', 'preview')
const buildDir = join(root, 'web', 'build', 'preview')
/** As the running stack keeps them bundled. */
const functionsDir = join(root, 'functions', 'build', 'start')

function giveUp(sentence: string): never {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

if (!(await isPortTaken(ports.lake)))
  giveUp('The local stack does not run: type `npm start` in another terminal first.')
const [taken] = await takenPorts(ports, ['hosting'])
if (taken) giveUp(taken)

console.log('  Building the storefront…')
const processes = new Processes(dataDir)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void processes.stopAll().then(() => process.exit(0)))
}
try {
  await buildWeb(buildDir, webEnvironment(ports, siteUrl))
  await processes.start(
    hostingService({root, ports, dataDir, functionsDir, hostingDir: join(buildDir, 'client')}),
  )
} catch (error) {
  await processes.stopAll()
  giveUp(error instanceof ServiceFailure || error instanceof Error ? error.message : String(error))
}
console.log(`\n  The production build is at ${siteUrl}. Ctrl-C stops it.\n`)
