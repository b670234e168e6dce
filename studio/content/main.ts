/**
 * `npm run content`: reads, saves and restores a dataset with Sanity's own libraries, on this computer or hosted. The official
 * command does the same for hosted datasets alone: it has no setting for another host.
 */
import {createReadStream, existsSync, statSync} from 'node:fs'
import {dirname} from 'node:path'
import {parseArgs} from 'node:util'
import {checkImport, checkTypes} from './checks.ts'
import {connect, DatasetError, type DatasetConnection} from './connection.ts'
import {openFile} from './documents-of.ts'
import {stepPrinter} from './progress.ts'

const USAGE = `npm run content -- query 'GROQ'          prints the answer as JSON
    --param name=JSON                    a parameter of the query; may be given several times
    --perspective drafts                 published, drafts or raw (raw unless said otherwise)
npm run content -- export FILE.tar.gz    saves every document with drafts, and every picture and file
    --types course,lesson                these types alone
    --no-drafts  --no-assets             without drafts, without pictures and files
    --overwrite                          over a file of that name
npm run content -- import FILE           takes in an export, its folder, or documents as NDJSON; refuses documents that are there
    --replace                            puts those of the file in place of those that are there
    --missing                            takes in only those that are not there
    --any-type                           also of types that the Studio does not know
On this computer it is the dataset of \`npm start\` (--offset 6000 for a second one); a hosted one with SANITY_PROJECT_ID,
SANITY_DATASET and SANITY_TOKEN.`

const PERSPECTIVES = ['published', 'drafts', 'raw'] as const

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      param: {type: 'string', multiple: true, default: []},
      perspective: {type: 'string', default: 'raw'},
      types: {type: 'string'},
      'no-drafts': {type: 'boolean', default: false},
      'no-assets': {type: 'boolean', default: false},
      overwrite: {type: 'boolean', default: false},
      replace: {type: 'boolean', default: false},
      missing: {type: 'boolean', default: false},
      'any-type': {type: 'boolean', default: false},
      offset: {type: 'string', default: '0'},
      help: {type: 'boolean', default: false},
    },
  })
  if (!/^\d{1,5}$/.test(values.offset))
    throw new TypeError(`--offset is a whole number, not ${values.offset}.`)
  return {...values, offset: Number(values.offset), positionals}
}
type Options = ReturnType<typeof readOptions>

async function runQuery({client}: DatasetConnection, query: string, options: Options): Promise<void> {
  const perspective = PERSPECTIVES.find((name) => name === options.perspective)
  if (!perspective)
    throw new DatasetError(`There is no perspective ${options.perspective}: take ${PERSPECTIVES.join(', ')}.`)
  const params = Object.fromEntries(options.param.map(readParameter))
  const answer: unknown = await client.fetch(query, params, {perspective})
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}

function readParameter(text: string): [string, unknown] {
  const [, name, value] = /^\$?(\w+)=(.*)$/s.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new DatasetError(`A parameter is written name=JSON, not ${text}.`)
  try {
    return [name, JSON.parse(value)]
  } catch {
    // Words without quotation marks are text.
    return [name, value]
  }
}

async function exportTo({client, dataset}: DatasetConnection, file: string, options: Options): Promise<void> {
  if (existsSync(file) && !options.overwrite)
    throw new DatasetError(`${file} is there already: name another file, or add --overwrite.`)
  if (existsSync(file) && statSync(file).isDirectory())
    throw new DatasetError(`${file} is a folder: name a file.`)
  if (!existsSync(dirname(file)))
    throw new DatasetError(`There is no folder ${dirname(file)}: make it first, or name another.`)
  const types = options.types?.split(',').map((type) => type.trim())
  if (types) await checkTypes(client, types)
  const {exportDataset} = await import('@sanity/export')
  const step = stepPrinter()
  const {documentCount, assetCount} = await exportDataset({
    client,
    dataset,
    outputPath: file,
    drafts: !options['no-drafts'],
    assets: !options['no-assets'],
    types,
    onProgress: ({step: name, current, total}) =>
      step(name, current, typeof total === 'number' ? total : undefined),
  })
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  console.error(
    `${documentCount} documents and ${assetCount} pictures and files are in ${file} (${kilobytes} kB).`,
  )
}

async function importFrom({client, place}: DatasetConnection, file: string, options: Options): Promise<void> {
  if (!existsSync(file)) throw new DatasetError(`There is no ${file}.`)
  const {documents, source, close} = await openFile(file)
  try {
    const there = await checkImport(client, documents, {
      anyType: options['any-type'],
      existing: options.replace ? 'replace' : options.missing ? 'keep' : 'refuse',
    })
    const {sanityImport} = await import('@sanity/import')
    const step = stepPrinter()
    const {warnings} = await sanityImport(
      statSync(source).isDirectory() ? source : createReadStream(source),
      {
        client,
        operation: options.replace ? 'createOrReplace' : options.missing ? 'createIfNotExists' : 'create',
        releasesOperation: 'ignore',
        onProgress: ({step: name, current, total}) => step(name, current, total),
      },
    )
    for (const {message} of warnings) console.error(`! ${message}`)
    const left = options.missing ? there : 0
    console.error(
      `${documents.length - left} documents of ${file} are in ${place}${left > 0 ? `; ${left} were there already and are left as they were` : ''}.`,
    )
  } finally {
    await close()
  }
}

const COMMANDS = {query: runQuery, export: exportTo, import: importFrom}

function isCommand(name: string | undefined): name is keyof typeof COMMANDS {
  return name !== undefined && Object.hasOwn(COMMANDS, name)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

let options: Options
try {
  options = readOptions()
} catch (error) {
  fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
}
if (options.help) {
  console.log(USAGE)
  process.exit(0)
}
const [command, argument, ...others] = options.positionals
if (!isCommand(command) || argument === undefined || others.length > 0) fail(USAGE)
if (options.replace && options.missing) fail('--replace and --missing exclude each other.')
let connection: DatasetConnection
try {
  connection = connect(options.offset)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
try {
  await COMMANDS[command](connection, argument, options)
} catch (error) {
  fail(connection.explain(error))
}
