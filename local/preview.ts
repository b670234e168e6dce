import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {unusablePorts} from './doctor/unusable-ports.ts'
import {hostingService} from './emulators.ts'
import {lakeTokens, readTokenEnvironment, webEnvironment} from './environment.ts'
import {isPortTaken} from './port-holder.ts'
import {parseOffset, portsAt, stackName, url} from './ports.ts'
import {Processes, ServiceFailure} from './processes.ts'
import {buildWeb, root} from './services.ts'

/**
 * `npm run preview`: builds the storefront as for production and serves it through the Hosting emulator, against the
 * stack that `npm start` runs in another terminal; with `--offset 6000` the one that `npm start -- --offset 6000` runs.
 */
const offset = readOffset()
const ports = portsAt(offset)
const siteUrl = url(ports.hosting)
const name = stackName('preview', offset)
const dataDir = join(root, '.local', name)
const buildDir = join(root, 'web', 'build', name)
/** The bundled functions of the running stack. */
const functionsDir = join(root, 'functions', 'build', stackName('start', offset))

function giveUp(sentence: string): never {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

function readOffset(): number {
  try {
    const {values} = parseArgs({options: {offset: {type: 'string', default: '0'}}})
    return parseOffset(values.offset)
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}

if (!(await isPortTaken(ports.lake))) {
  const start = offset === 0 ? 'npm start' : `npm start -- --offset ${offset}`
  giveUp(`The local stack does not run: type \`${start}\` in another terminal first.`)
}
const [unusable] = await unusablePorts(ports, ['hosting'])
if (unusable) giveUp(unusable)

console.log('  Building the storefront…')
const processes = new Processes(dataDir)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void processes.stopAll().then(() => process.exit(0)))
}
try {
  const tokens = lakeTokens(join(root, '.local', stackName('start', offset)))
  await buildWeb(buildDir, {...webEnvironment(ports, siteUrl), ...readTokenEnvironment(tokens)})
  await processes.start(
    hostingService({root, name, ports, dataDir, functionsDir, hostingDir: join(buildDir, 'client')}),
  )
} catch (error) {
  await processes.stopAll()
  giveUp(error instanceof ServiceFailure || error instanceof Error ? error.message : String(error))
}
console.log(`\n  The production build is at ${siteUrl}. Ctrl-C stops it.\n`)
