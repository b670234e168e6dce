import {FIREBASE_PROJECT, HOST, portsAt, TEST_OFFSET, url} from '../local/ports.ts'
import {functionsUrl} from '../local/environment.ts'

/**
 * The stack that tests talk to: the one `npm test` has started, or, to try a test against a running `npm start`, the one
 * at the offset named in LECTERN_OFFSET.
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
  /** the folder of a scheduled function's trigger, for running it now */
  ports,
}
