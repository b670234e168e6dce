/**
 * Fills the configured dataset with the seed: `npm run seed`, or `npm run seed -- --replace` to put the sample texts
 * back over what editors have changed.
 *
 * Without SANITY_PROJECT_ID it is the content lake of `npm start`, whose token is read from its data; with it, Sanity's hosted
 * one, which asks for SANITY_TOKEN.
 */
import {createClient} from '@sanity/client'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
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
const token = process.env['SANITY_TOKEN'] || (apiHost === localLake ? tokenOfLocalLake() : undefined)
if (!token)
  fail(
    hosted
      ? 'SANITY_TOKEN is missing: create a token with editor rights at https://www.sanity.io/manage and set it.'
      : `SANITY_TOKEN is missing: it is “write” in the file tokens.json of the content lake at ${apiHost}.`,
  )

const client = createClient({
  projectId,
  dataset,
  apiVersion: '2025-02-19',
  useCdn: false,
  token,
  ...(apiHost ? {apiHost, useProjectHostname: false} : {}),
})

let lastStep = ''
console.log(`Seeding ${place}`)
const replace = process.argv.includes('--replace')
if (replace)
  console.log('The sample texts go over what editors have changed, and their drafts of it are deleted.')
try {
  const {written, unchanged, kept, removed} = await loadSeed({
    client,
    documents: seedDocuments(),
    replace,
    onProgress: showProgress,
  })
  console.log(`${written.length} documents written, ${unchanged} were there already.`)
  if (removed.length > 0)
    console.log(`${removed.length} of an earlier seed taken away: ${removed.join(', ')}`)
  if (kept.length > 0) {
    console.log(`${kept.length} kept as editors left them: ${kept.join(', ')}`)
    console.log('To put the sample texts back over them and delete their drafts: npm run seed -- --replace')
  }
} catch (error) {
  fail(explain(error))
}

/** What the content lake of `npm start` has made for programs that write; undefined before its first start. */
function tokenOfLocalLake(): string | undefined {
  const path = join(import.meta.dirname, '../../.local/start/content-lake/tokens.json')
  if (!existsSync(path)) fail('There is no local content lake yet: run npm start first.')
  const {write} = JSON.parse(readFileSync(path, 'utf8')) as {write?: string}
  return write
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
