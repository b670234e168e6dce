/** Writes the rewrites of firebase.json from the registry of pages: `npm run hosting`. A test is red when they are stale. */
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {hostingRewrites} from './build-plugins/hosting-rewrites.ts'

const file = join(import.meta.dirname, '..', 'firebase.json')
const config = JSON.parse(readFileSync(file, 'utf8')) as {hosting: {rewrites: unknown}}
config.hosting.rewrites = hostingRewrites()
writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
