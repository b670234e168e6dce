import {FIREBASE_PROJECT, HOST, portsAt, TEST_OFFSET, url} from '../local/ports.ts'
import {functionsUrl} from '../local/environment.ts'

/**
 * The stack that tests use: the one that `npm test` has started, or the one at the offset in LECTERN_OFFSET, to run a test
 * against a running `npm start`.
 */
const ports = portsAt(Number(process.env['LECTERN_OFFSET'] ?? TEST_OFFSET))

export const stack = {
  projectId: FIREBASE_PROJECT,
  /** where the storefront is: the production build by Hosting, or the dev server of `npm start` at offset 0 */
  siteUrl: process.env['LECTERN_OFFSET'] === '0' ? url(ports.web) : url(ports.hosting),
  studioUrl: url(ports.studio),
  lakeUrl: url(ports.lake),
  paymentsUrl: url(ports.payments),
  inboxUrl: url(ports.inbox),
  authUrl: url(ports.auth),
  firestoreHost: `${HOST}:${ports.firestore}`,
  functionsUrl: functionsUrl(ports),
  /** the ports, for example to run a scheduled function */
  ports,
}
