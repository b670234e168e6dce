import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {parseOffset, portsAt, stackName} from '../ports.ts'
import {root} from '../services.ts'
import {moveOn, parseSpan} from './move-on.ts'
import {readMoved} from './moved.ts'

const USAGE = `npm run clock                        what time it is in the shop of \`npm start\`
npm run clock -- 15d                 moves it on by 15 days; 36h and 90m are hours and minutes
    --offset 6000                    of \`npm start -- --offset 6000\`

It never goes back, because what was written is in its time; \`npm start -- --fresh\` begins anew.`

function readCommand() {
  try {
    const {values, positionals} = parseArgs({
      options: {offset: {type: 'string', default: '0'}, help: {type: 'boolean', default: false}},
      allowPositionals: true,
    })
    const [span, ...more] = positionals
    if (more.length > 0) throw new TypeError(`“${more.join(' ')}” is too much.`)
    return {
      help: values.help,
      offset: parseOffset(values.offset),
      ms: span === undefined ? 0 : parseSpan(span),
    }
  } catch (error) {
    console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`)
    process.exit(1)
  }
}

const {help, offset, ms} = readCommand()
if (help) {
  console.log(USAGE)
  process.exit(0)
}
const dataDir = join(root, '.local', stackName('start', offset))
const isRunning = ms > 0 && (await moveOn({dataDir, ports: portsAt(offset)}, ms))
const moved = readMoved(dataDir)
const time = new Date(Date.now() + moved).toISOString().slice(0, 16).replace('T', ' ')
console.log(`\n  In the shop it is ${time} (UTC)${moved > 0 ? ', ahead of this computer' : ''}.`)
if (isRunning)
  console.log(
    '  What is due by now has begun. Your browser keeps its own time; staff may have to sign in again.',
  )
else if (ms > 0) console.log('  It does not run: the next `npm start` goes on from there.')
console.log()
