import {parseArgs} from 'node:util'
import {DEMO_ACCOUNTS, DEMO_PASSWORD} from './demo-accounts.ts'
import {url} from './ports.ts'
import {ServiceFailure} from './processes.ts'
import {StackRefusal, startStack, type Stack} from './stack.ts'

const USAGE = `npm start            the whole product on this computer
npm start -- --fresh  the same, forgetting all earlier data`

function readOptions(): {fresh: boolean} {
  try {
    const {values} = parseArgs({
      options: {fresh: {type: 'boolean', default: false}, help: {type: 'boolean', default: false}},
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    return {fresh: values.fresh}
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    process.exit(1)
  }
}

function printTable({ports, siteUrl, missing}: Stack): void {
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

const {fresh} = readOptions()
const abort = new AbortController()
let stack: Stack | null = null
let stopping = false

async function stop(code: number): Promise<never> {
  await stack?.stop()
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
    name: 'start',
    offset: 0,
    fresh,
    web: 'dev',
    studio: true,
    signal: abort.signal,
    onProgress: (part, state, seconds) => {
      if (state === 'ready') console.log(`  ${part.padEnd(18)} ready   ${seconds.toFixed(1).padStart(5)} s`)
    },
  })
  if (stack.stoppedLeftovers > 0)
    console.log(`  Ended ${stack.stoppedLeftovers} processes of an earlier start that was killed.`)
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
  if (!(error instanceof StackRefusal || error instanceof ServiceFailure)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}
