import {join} from 'node:path'
import {tokensOf, type Tokens} from './content-lake/access/tokens.ts'
import {
  FIREBASE_PROJECT,
  FUNCTIONS_REGION,
  HOST,
  MAIL_DOMAIN,
  SANITY_DATASET,
  SANITY_PROJECT,
  url,
  type Ports,
} from './ports.ts'

/** Keys of the local servers. They protect nothing, but the SDKs require them and the servers check them. */
const STRIPE_SECRET_KEY = 'sk_test_local'
const STRIPE_WEBHOOK_SECRET = 'whsec_local'
const STRIPE_CONNECT_WEBHOOK_SECRET = 'whsec_local_connect'
const MAILGUN_API_KEY = 'key-local'
const MAILGUN_WEBHOOK_KEY = 'local-mailgun-webhook-key'
const UNSUBSCRIBE_SECRET = 'local-unsubscribe-secret'
/** A key made for this; its id says so in whatever it has signed. */
const CREDENTIAL_KEY = Buffer.from(
  JSON.stringify({
    kty: 'EC',
    crv: 'P-256',
    x: 'W3euktZSHUwe85DDWUKsw81ELAUuDzDZ266OLd4I26s',
    y: 'sBsc_JX1zA83xcCZckJCAL6EMtXlytRJuiu3_PMfypM',
    d: '-E5z_3N6Hp7bLDD2stxqjCN0KnmbDMU84JxLPR0itTE',
    kid: 'local',
    alg: 'ES256',
  }),
).toString('base64url')
const SANITY_WEBHOOK_SECRET = 'local-sanity-webhook-secret'

export type Environment = Record<string, string>

/** The environment for building and serving the storefront; `siteUrl` is the origin at which it is opened. */
export function webEnvironment(ports: Ports, siteUrl: string): Environment {
  return {
    VITE_SITE_URL: siteUrl,
    VITE_SANITY_PROJECT_ID: SANITY_PROJECT,
    VITE_SANITY_DATASET: SANITY_DATASET,
    VITE_SANITY_API_HOST: url(ports.lake),
    VITE_FIREBASE_PROJECT_ID: FIREBASE_PROJECT,
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIREBASE_AUTH_DOMAIN: `${FIREBASE_PROJECT}.firebaseapp.com`,
    VITE_FIREBASE_APP_ID: 'local',
    VITE_TAX_BEHAVIOR: 'inclusive',
    VITE_AUTH_EMULATOR: url(ports.auth),
    VITE_FIRESTORE_EMULATOR: `${HOST}:${ports.firestore}`,
    VITE_FUNCTIONS_EMULATOR: `${HOST}:${ports.functions}`,
    VITE_STUDIO_URL: url(ports.studio),
  }
}

export function studioEnvironment(ports: Ports, siteUrl: string): Environment {
  return {
    STUDIO_PORT: String(ports.studio),
    SANITY_STUDIO_PROJECT_ID: SANITY_PROJECT,
    SANITY_STUDIO_DATASET: SANITY_DATASET,
    SANITY_STUDIO_API_HOST: url(ports.lake),
    SANITY_STUDIO_PREVIEW_URL: siteUrl,
    DO_NOT_TRACK: '1',
  }
}

/** The data folder of a stack's content lake. */
function lakeFolder(dataDir: string): string {
  return join(dataDir, 'content-lake')
}

/** The tokens of a stack's content lake, created on first use. */
export function lakeTokens(dataDir: string): Tokens {
  return tokensOf(lakeFolder(dataDir))
}

/** The token with which functions and the storefront's build read private content. It must never reach a browser. */
export function readTokenEnvironment({read}: Tokens): Environment {
  return {SANITY_READ_TOKEN: read}
}

/** The token with which functions write to the content. */
export function writeTokenEnvironment({write}: Tokens): Environment {
  return {SANITY_WRITE_TOKEN: write}
}

/** The environment of the seed loader. */
export function seedEnvironment(ports: Ports, {write}: Tokens): Environment {
  return {
    SANITY_PROJECT_ID: SANITY_PROJECT,
    SANITY_DATASET,
    SANITY_API_HOST: url(ports.lake),
    SANITY_TOKEN: write,
  }
}

export function functionsUrl(ports: Ports): string {
  return `${url(ports.functions)}/${FIREBASE_PROJECT}/${FUNCTIONS_REGION}`
}

export function lakeEnvironment(ports: Ports, dataDir: string): Environment {
  return {
    LAKE_PORT: String(ports.lake),
    LAKE_DATA: lakeFolder(dataDir),
    LAKE_STUDIO: url(ports.studio),
    LAKE_WEBHOOK_URL: `${functionsUrl(ports)}/webhooks/sanity`,
    SANITY_WEBHOOK_SECRET,
  }
}

export function paymentsEnvironment(ports: Ports, dataDir: string): Environment {
  return {
    PAYMENTS_PORT: String(ports.payments),
    PAYMENTS_DATA: dataDir,
    PAYMENTS_WEBHOOK_URL: `${functionsUrl(ports)}/webhooks/stripe`,
    STRIPE_WEBHOOK_SECRET,
    PAYMENTS_CONNECT_WEBHOOK_URL: `${functionsUrl(ports)}/webhooks/stripe-connect`,
    STRIPE_CONNECT_WEBHOOK_SECRET,
  }
}

export function inboxEnvironment(ports: Ports, dataDir: string): Environment {
  return {
    INBOX_PORT: String(ports.inbox),
    INBOX_DATA: dataDir,
    INBOX_WEBHOOK_URL: `${functionsUrl(ports)}/webhooks/mailgun`,
    MAILGUN_WEBHOOK_KEY,
  }
}

/** The functions' parameters, as firebase-tools reads them from `.env.local`. */
export function functionsParameters(ports: Ports, siteUrl: string): Environment {
  return {
    SITE_URL: siteUrl,
    PREVIEW_URL: url(ports.hosting),
    // A passkey is for a name: browsers make none for 127.0.0.1.
    PASSKEY_URL: siteUrl.replace('//127.0.0.1', '//localhost'),
    SANITY_PROJECT_ID: SANITY_PROJECT,
    SANITY_DATASET,
    SANITY_API_HOST: url(ports.lake),
    STUDIO_URL: url(ports.studio),
    STRIPE_API_BASE: url(ports.payments),
    MAILGUN_URL: url(ports.inbox),
    MAILGUN_DOMAIN: MAIL_DOMAIN,
    MAIL_FROM: 'Lectern <hello@lectern.test>',
    SUPPORT_EMAIL: 'support@lectern.test',
    TAX: 'on',
    SELLER: 'Lectern|218 Binder Street, Suite 4|Portland, ME 04101|United States',
    SELLER_TAX_NUMBER: 'EU372041234',
  }
}

/** The functions' secrets, as firebase-tools reads them from `.secret.local`. */
export function functionsSecrets(): Environment {
  return {
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_CONNECT_WEBHOOK_SECRET,
    MAILGUN_API_KEY,
    MAILGUN_WEBHOOK_KEY,
    UNSUBSCRIBE_SECRET,
    MUX_PRIVATE_KEY: 'unused',
    CREDENTIAL_KEY,
    SANITY_WEBHOOK_SECRET,
  }
}

/** Addresses of the Firebase emulators, by the names the Admin SDK reads. */
export function adminEnvironment(ports: Ports): Environment {
  return {
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${ports.tasks}`,
    GCLOUD_PROJECT: FIREBASE_PROJECT,
  }
}

/** An environment as a dotenv file; every value is quoted, because some contain spaces and angle brackets. */
export function dotenv(environment: Environment): string {
  return Object.entries(environment)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('')
}
