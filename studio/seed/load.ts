/**
 * Fills the configured dataset with the seed: `npm run seed`, or `npm run seed -- --replace` to put the sample texts
 * back over what editors have changed.
 *
 * Without SANITY_PROJECT_ID it is the content lake of `npm start`; with it, Sanity's hosted one, which asks for a token.
 */
import {createClient} from '@sanity/client'
import {seedDocuments} from './dataset.ts'
import {loadSeed} from './loader.ts'

const localLake = 'http://127.0.0.1:3999'

const hosted = Boolean(process.env['SANITY_PROJECT_ID']) && !process.env['SANITY_API_HOST']
const apiHost = hosted ? undefined : process.env['SANITY_API_HOST'] || localLake
const projectId = process.env['SANITY_PROJECT_ID'] || 'lectern'
const dataset = process.env['SANITY_DATASET'] || 'production'
const place = `dataset ${dataset} of project ${projectId}${apiHost ? ` at ${apiHost}` : ''}`

const wrongOptions = process.argv.slice(2).filter((option) => option !== '--replace')
if (wrongOptions.length > 0) fail(`Unknown option ${wrongOptions.join(' ')}; the only one is --replace.`)
if (hosted && !process.env['SANITY_TOKEN'])
  fail(
    'SANITY_TOKEN is missing: create a token with editor rights at https://www.sanity.io/manage and set it.',
  )

const client = createClient({
  projectId,
  dataset,
  apiVersion: '2025-02-19',
  useCdn: false,
  // The local lake takes any token, but the importer insists on one.
  token: process.env['SANITY_TOKEN'] || 'local',
  ...(apiHost ? {apiHost, useProjectHostname: false} : {}),
})

let lastStep = ''
console.log(`Seeding ${place}`)
try {
  const {written, unchanged, kept, removed} = await loadSeed({
    client,
    documents: seedDocuments(),
    replace: process.argv.includes('--replace'),
    onProgress: showProgress,
  })
  console.log(`${written.length} documents written, ${unchanged} were there already.`)
  if (removed.length > 0)
    console.log(`${removed.length} of an earlier seed taken away: ${removed.join(', ')}`)
  if (kept.length > 0) {
    console.log(`${kept.length} kept as editors left them: ${kept.join(', ')}`)
    console.log('To put the sample texts back over them: npm run seed -- --replace')
  }
} catch (error) {
  fail(explain(error))
}

/** One line a step; on a terminal the line counts. */
function showProgress(step: string, done?: number, total?: number): void {
  const counted = total ? `${step} ${done ?? 0}/${total}` : step
  if (process.stdout.isTTY) {
    process.stdout.write(`\r\u001B[K  ${counted}${done === total ? '\n' : ''}`)
  } else if (step !== lastStep || (done !== undefined && done === total)) {
    if (!total || done === total) console.log(`  ${counted}`)
  }
  lastStep = step
}

/** What went wrong, in one sentence with what to do. */
function explain(error: unknown): string {
  const {statusCode, message} = error as {statusCode?: number; message?: string}
  if (statusCode === 401 || statusCode === 403)
    return `The ${place} refuses this SANITY_TOKEN: it needs editor rights.`
  if (statusCode === 404) return `There is no ${place}.`
  if (statusCode === undefined && apiHost && !isReachable(error))
    return `Nothing answers at ${apiHost}: start the content lake first (npm start).`
  return `The seed could not be loaded: ${message ?? String(error)}`
}

function isReachable(error: unknown): boolean {
  const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)
  return !/ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|ECONNRESET|fetch failed|socket hang up/i.test(text)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
