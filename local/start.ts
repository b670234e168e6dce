import {DEMO_ACCOUNTS, DEMO_PASSWORD} from './demo-accounts.ts'
import {printDownload} from './java/provide-java.ts'
import {url} from './ports.ts'
import {ServiceFailure} from './processes.ts'
import {StackStartError, startStack, type Stack, type StackOptions} from './stack.ts'
import {readStartOptions, stackFor, type StartOptions} from './start-options.ts'

const USAGE = `npm start                   the whole product on this computer
npm start -- --fresh        the same, forgetting all earlier data
npm start -- --no-download  the same, downloading no Java where there is none
npm start -- --dev-studio   the same, with a Studio that follows changes of its forms at once
npm start -- --offset 6000  a second one beside it: every port moved up, with data of its own`

function readOptions(): StartOptions {
  try {
    return readStartOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    process.exit(1)
  }
}

/** Prints a line for each service that is ready and, in a terminal, a last line with those that are still starting. */
function progress(): StackOptions['onProgress'] {
  const waiting = new Set<string>()
  const terminal = process.stdout.isTTY
  return (part, state, seconds) => {
    if (terminal) process.stdout.write('\r\u001B[K')
    if (state === 'starting') waiting.add(part)
    else {
      waiting.delete(part)
      console.log(`  ${part.padEnd(18)} ready   ${seconds.toFixed(1).padStart(5)} s`)
    }
    if (terminal && waiting.size > 0) process.stdout.write(`  starting ${[...waiting].join(', ')}…`)
  }
}

function printTable({ports, siteUrl, missing, changes}: Stack): void {
  const addresses = [
    [siteUrl, 'the storefront'],
    [url(ports.studio), 'Sanity Studio, where the content is edited'],
    [url(ports.inbox), 'the inbox: every mail that was sent'],
    [url(ports.payments), 'payments: sessions, refunds, webhooks'],
    [url(ports.lake), 'the content lake'],
    ...(missing
      ? []
      : [
          [
            `${url(ports.auth)} ${ports.firestore} ${ports.functions}`,
            "Google's Auth, Firestore and Functions emulators",
          ],
        ]),
  ]
  const width = Math.max(...addresses.map(([address = '']) => address.length))
  if (changes.length > 0) console.log(`\n${changes.map((line) => `  ${line}`).join('\n')}`)
  console.log('\n  Lectern is ready.\n')
  for (const [address = '', what] of addresses) console.log(`  ${address.padEnd(width)}   ${what}`)
  if (missing) console.log(`\n  Not started: accounts, orders and payments.\n  ${missing}`)
  else {
    console.log(`\n  Demo accounts, password ${DEMO_PASSWORD}`)
    for (const {email, note} of DEMO_ACCOUNTS) console.log(`  ${email.padEnd(width)}   ${note}`)
    console.log('\n  Cards: 4242 4242 4242 4242 is paid, 4000 0000 0000 0002 is declined.')
  }
  console.log('\n  Ctrl-C stops everything and keeps the data.\n')
}

const options = readOptions()
if (options.help) {
  console.log(USAGE)
  process.exit(0)
}
const abort = new AbortController()
let stack: Stack | null = null
let stopping = false

async function stop(code: number): Promise<never> {
  const begin = Date.now()
  const savedAt = await stack?.stop()
  if (savedAt !== undefined && savedAt !== null && savedAt < begin)
    console.log(
      `  The last save has failed: the next start goes on with what there was at ${new Date(savedAt).toLocaleTimeString()}.`,
    )
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    console.log('\n  Stopping and saving…')
    if (stack) void stop(0)
    else abort.abort()
  })
}

try {
  const begin = Date.now()
  stack = await startStack({
    ...stackFor(options),
    signal: abort.signal,
    onProgress: progress(),
    onDownload: printDownload(),
    onLeftovers: (count) =>
      console.log(`  Ending ${count} processes of an earlier start that was killed, which save first…`),
  })
  // Where the signal came with the last step, everything has ended already.
  if (stopping) await stop(0)
  stack.onUnexpectedExit((part, logFile) => {
    console.error(
      `\n  The ${part} has ended by itself; its log is ${logFile}. Everything else is being stopped.`,
    )
    stopping = true
    void stop(1)
  })
  console.log(`  everything         ready   ${((Date.now() - begin) / 1000).toFixed(1).padStart(5)} s`)
  printTable(stack)
} catch (error) {
  if (stopping) process.exit(0)
  if (!(error instanceof StackStartError || error instanceof ServiceFailure)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}
