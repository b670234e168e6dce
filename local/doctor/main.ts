import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs, parseEnv} from 'node:util'
import {dotenv} from '../environment.ts'
import {FUNCTIONS_REGION, parseOffset} from '../ports.ts'
import {checkHosting, checkSettings, report} from '../production/check.ts'
import {declaredNames, stripeEvents, type Declared} from '../production/declared.ts'
import type {Values} from '../production/settings.ts'
import {unseen} from '../production/unseen.ts'
import {checkComputer} from './computer.ts'
import {reset} from './reset.ts'

const USAGE = `npm run doctor                                what is there, what is missing, and whether \`npm start\` can start here
npm run doctor -- --offset 6000               the same for a second stack
npm run doctor -- --reset                     deletes the local data after asking (\`--yes\`: without asking)
npm run doctor -- --production                every key and setting that production needs, from the environment
npm run doctor -- --production --env FILE     and from a file (NAME=value a line); may be given several times
    --write-parameters                        writes the functions' parameters to where \`firebase deploy\` reads them`

const SIGNS = {there: '✓', later: '–', missing: '✗'} as const

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

function giveUp(sentence: string): never {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

function readOptions() {
  try {
    const {values} = parseArgs({
      options: {
        production: {type: 'boolean', default: false},
        reset: {type: 'boolean', default: false},
        yes: {type: 'boolean', default: false},
        env: {type: 'string', multiple: true, default: []},
        'write-parameters': {type: 'boolean', default: false},
        offset: {type: 'string', default: '0'},
      },
    })
    return {...values, offset: parseOffset(values.offset)}
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

/** Those of the values that are set, of the files and of the environment, which comes first. */
function readValues(files: readonly string[], names: readonly string[]): Values {
  const missing = files.find((file) => !existsSync(file))
  if (missing !== undefined) giveUp(`There is no file ${missing}.`)
  const all: Values = Object.assign(
    {},
    ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))),
    process.env,
  )
  return Object.fromEntries(names.map((name) => [name, all[name] || undefined]))
}

function checkProduction(files: readonly string[], writes: boolean): boolean {
  const declared = declaredNames(root)
  const values = readValues(
    files,
    declared.map(({name}) => name),
  )
  const findings = [
    ...checkSettings(declared, values),
    ...checkHosting(values, readFileSync(join(root, 'firebase.json'), 'utf8')),
  ]
  const {text, ok} = report(findings, unseen(values, stripeEvents(root), FUNCTIONS_REGION))
  console.log(text)
  if (ok && writes) writeParameters(declared, values)
  return ok
}

/** Writes what `firebase deploy` otherwise asks for, one parameter after the other. */
function writeParameters(declared: readonly Declared[], values: Values): void {
  const project = values['VITE_FIREBASE_PROJECT_ID'] ?? giveUp('VITE_FIREBASE_PROJECT_ID is missing.')
  const parameters = declared.filter(({kind}) => kind === 'parameter')
  const folder = join(root, 'functions', 'lib')
  mkdirSync(folder, {recursive: true})
  const file = join(folder, `.env.${project}`)
  const settings = parameters.map(({name, standard = ''}) => [name, values[name] ?? standard])
  writeFileSync(file, dotenv(Object.fromEntries(settings)))
  console.log(`The functions' parameters are in ${file}.`)
}

async function checkThisComputer(offset: number): Promise<boolean> {
  const findings = await checkComputer(root, offset)
  for (const {state, text} of findings) console.log(`${SIGNS[state]} ${text}`)
  const ok = findings.every(({state}) => state !== 'missing')
  console.log(ok ? '\n`npm start` can start here.' : '\n`npm start` cannot bring up everything here.')
  return ok
}

const {production, env, offset, 'write-parameters': writes, reset: resets, yes} = readOptions()
if (resets) process.exit((await reset(root, offset, {yes})) ? 0 : 1)
const ok = production ? checkProduction(env, writes) : await checkThisComputer(offset)
process.exit(ok ? 0 : 1)
