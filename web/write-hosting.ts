/**
 * Writes into firebase.json the rewrites, from the registry of pages, and the policy that reports: `npm run hosting`. A test is red when
 * they are stale.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {PAGE_HEADERS, pageHeaders} from './build-plugins/hosting-headers.ts'
import {hostingRewrites} from './build-plugins/hosting-rewrites.ts'

const file = join(import.meta.dirname, '..', 'firebase.json')
const config = JSON.parse(readFileSync(file, 'utf8')) as {
  hosting: {rewrites: unknown; headers: {regex?: string; headers: unknown}[]}
}
config.hosting.rewrites = hostingRewrites()
config.hosting.headers = [
  ...config.hosting.headers.filter(({regex}) => regex === undefined),
  {regex: PAGE_HEADERS, headers: pageHeaders()},
]
writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
