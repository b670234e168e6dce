import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {lakeTokens} from '../../local/environment.ts'
import {printDownload} from '../../local/java/provide-java.ts'
import {startStack, type Stack} from '../../local/stack.ts'

/** How many of the last lines of each service are shown after a failed test. */
const LAST_LINES = 15

interface Options {
  /** added to every port */
  offset: number
  studio: boolean
  downloads: boolean
  signal: AbortSignal
}

/** Starts the stack that tests use: with other ports and data than `npm start`, and the storefront's production build. */
export function startOwnStack({offset, studio, downloads, signal}: Options): Promise<Stack> {
  console.log('\n— starting a stack of its own')
  return startStack({
    name: 'test',
    offset,
    fresh: true,
    web: 'hosting',
    studio,
    saves: false,
    history: false,
    downloads,
    onDownload: printDownload(),
    signal,
    onProgress: (part, state, seconds) => {
      if (state === 'ready') console.log(`  ${part} ready after ${seconds.toFixed(1)} s`)
    },
  })
}

/** The tokens of a stack's content lake and the folder of its logs, by the names that tests/stack.ts reads. */
export function stackEnvironment({dataDir}: Stack): Record<string, string> {
  const {read, write} = lakeTokens(dataDir)
  return {SANITY_READ_TOKEN: read, SANITY_WRITE_TOKEN: write, LECTERN_LOGS: logsOf(dataDir)}
}

/** What the services of a stack have logged last, so that a failed test can be understood from the log of a CI alone. */
export function lastLines({dataDir}: Stack): string {
  const folder = logsOf(dataDir)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .map((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').slice(-LAST_LINES)
      return `— the last lines of ${name}\n${lines.map((line) => line.slice(0, 400)).join('\n')}`
    })
    .join('\n')
}

function logsOf(dataDir: string): string {
  return join(dataDir, 'logs')
}
