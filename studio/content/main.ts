/**
 * `npm run content`: reads, saves and restores a dataset with Sanity's own libraries, on this computer or hosted. The official
 * command does the same for hosted datasets alone: it has no setting for another host.
 */
import {createReadStream, existsSync, statSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {connect, DatasetError, type DatasetConnection} from './connection.ts'
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
On this computer it is the dataset of \`npm start\` (--offset 1000 for a second one); a hosted one with SANITY_PROJECT_ID,
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
  const {exportDataset} = await import('@sanity/export')
  const step = stepPrinter()
  const {documentCount, assetCount} = await exportDataset({
    client,
    dataset,
    outputPath: file,
    drafts: !options['no-drafts'],
    assets: !options['no-assets'],
    types: options.types?.split(','),
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
  const {sanityImport} = await import('@sanity/import')
  const step = stepPrinter()
  const {numDocs, warnings} = await sanityImport(
    statSync(file).isDirectory() ? file : createReadStream(file),
    {
      client,
      operation: options.replace ? 'createOrReplace' : options.missing ? 'createIfNotExists' : 'create',
      releasesOperation: 'ignore',
      onProgress: ({step: name, current, total}) => step(name, current, total),
    },
  )
  for (const {message} of warnings) console.error(`! ${message}`)
  console.error(`${numDocs} documents of ${file} are in ${place}.`)
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
  fail(
    command === 'import' && error instanceof Error && error.message.includes('already exists')
      ? `${error.message}\nAdd --replace to put the file's documents in their place, or --missing to leave them.`
      : connection.explain(error),
  )
}
