import {adminEnvironment, functionsParameters, functionsSecrets} from '../../local/environment.ts'
import {FIREBASE_PROJECT} from '../../local/ports.ts'
import {stack} from '../stack.ts'

/** What functions find in their environment. Before any of them is loaded, as parameters and SDKs look then. */
export function setEnvironment(): void {
  Object.assign(
    process.env,
    adminEnvironment(stack.ports),
    functionsParameters(stack.ports, stack.siteUrl),
    functionsSecrets(),
    {
      // Tokens are read and not verified, as in the functions emulator.
      FIREBASE_DEBUG_MODE: 'true',
      FIREBASE_DEBUG_FEATURES: JSON.stringify({skipTokenVerification: true}),
      FIREBASE_CONFIG: JSON.stringify({projectId: FIREBASE_PROJECT}),
      METADATA_SERVER_DETECTION: 'none',
      FIRESTORE_ENABLE_TRACING: 'OFF',
      SANITY_READ_TOKEN: stack.contentTokens.read,
      SANITY_WRITE_TOKEN: stack.contentTokens.write,
    },
  )
}
