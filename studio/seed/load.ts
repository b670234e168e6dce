/**
 * Fills the configured dataset with the seed: `npm run seed`, or `npm run seed -- --replace` to put the sample texts
 * back over what editors have changed; their drafts of these documents are deleted with that.
 *
 * Without SANITY_PROJECT_ID it is the content lake of `npm start`, whose token is read from its data; with it, Sanity's hosted
 * one, which asks for SANITY_TOKEN.
 */
import {connect, type DatasetConnection} from '../content/connection.ts'
import {stepPrinter} from '../content/progress.ts'
import {seedDocuments} from './dataset.ts'
import {loadSeed} from './loader.ts'

const wrongOptions = process.argv.slice(2).filter((option) => option !== '--replace')
if (wrongOptions.length > 0) fail(`Unknown option ${wrongOptions.join(' ')}; the only one is --replace.`)
let connection: DatasetConnection
try {
  connection = connect()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
const {client, place, explain} = connection

const replace = process.argv.includes('--replace')
console.log(`Seeding ${place}`)
if (replace) console.log('Sample documents that were edited are put back, and their drafts are deleted.')
try {
  const {written, unchanged, kept, removed, discardedDrafts} = await loadSeed({
    client,
    documents: seedDocuments(),
    replace,
    onProgress: stepPrinter(process.stdout),
  })
  console.log(`${written.length} documents written, ${unchanged} were there already.`)
  if (removed.length > 0)
    console.log(`${removed.length} of an earlier seed taken away: ${removed.join(', ')}`)
  if (discardedDrafts.length > 0)
    console.log(`${discardedDrafts.length} drafts deleted: ${discardedDrafts.join(', ')}`)
  if (kept.length > 0) {
    console.log(`${kept.length} kept as editors left them: ${kept.join(', ')}`)
    console.log('To put the sample texts back over them, and delete their drafts: npm run seed -- --replace')
  }
} catch (error) {
  fail(`The seed could not be loaded. ${explain(error)}`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
