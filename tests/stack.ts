import {dirname, join} from 'node:path'
import {FIREBASE_PROJECT, HOST, portsAt, stackName, TEST_OFFSET, url} from '../local/ports.ts'
import {functionsUrl, lakeTokens} from '../local/environment.ts'

/**
 * The stack that tests use: the one that `npm test` has started, or the one at the offset in LECTERN_OFFSET, to run a test
 * against a running `npm start`.
 */
const offset = Number(process.env['LECTERN_OFFSET'] ?? TEST_OFFSET)
const ports = portsAt(offset)
const logs = process.env['LECTERN_LOGS']
/** Where the stack keeps its data. */
const dataDir = logs ? dirname(logs) : join(import.meta.dirname, '..', '.local', stackName('start', offset))

/** The tokens of its content lake: from the environment that `npm test` sets, or from the data of `npm start`. */
function contentTokens(): {read: string; write: string} {
  const {SANITY_READ_TOKEN: read, SANITY_WRITE_TOKEN: write} = process.env
  if (read && write) return {read, write}
  return lakeTokens(dataDir)
}

export const stack = {
  projectId: FIREBASE_PROJECT,
  /** where the storefront is: the production build by Hosting, or the dev server of `npm start` at offset 0 */
  siteUrl: process.env['LECTERN_OFFSET'] === '0' ? url(ports.web) : url(ports.hosting),
  studioUrl: url(ports.studio),
  lakeUrl: url(ports.lake),
  contentTokens: contentTokens(),
  paymentsUrl: url(ports.payments),
  inboxUrl: url(ports.inbox),
  authUrl: url(ports.auth),
  firestoreHost: `${HOST}:${ports.firestore}`,
  functionsUrl: functionsUrl(ports),
  /** what the emulators print, the functions' log among it */
  functionsLog: join(dataDir, 'logs', 'emulators.log'),
  dataDir,
  /** the ports, for example to run a scheduled function */
  ports,
}
