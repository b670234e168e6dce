import {isEmail} from '@lectern/domain/mail/email'

/** The values that were found, by name. */
export type Values = Readonly<Record<string, string | undefined>>

export interface Setting {
  /** where one gets it */
  where: string
  /** may be left out */
  isOptional?: true
  /** what is wrong with it, as the end of a sentence that begins with its name; null when it has the right form */
  fault?: (value: string, values: Values) => string | null
}

const SANITY = 'sanity.io/manage, your project'
const FIREBASE = 'the Firebase console, Project settings, Your apps'
const MAILGUN = 'Mailgun, Sending, Domain settings'

function matches(pattern: RegExp, fault: string): Setting['fault'] {
  return (value) => (pattern.test(value) ? null : fault)
}

/** An address without a slash at its end, as browsers send it in `Origin`. */
const origin = matches(/^https:\/\/[^/\s]+$/, 'is not an https address without a slash at the end')

function sameAs(name: string, also: Setting['fault'] = () => null): Setting['fault'] {
  return (value, values) => {
    const other = values[name]
    return other !== undefined && other !== value ? `differs from ${name}` : (also?.(value, values) ?? null)
  }
}

/** The storefront says where tax comes on top of its prices, and its build knows that from a setting of its own. */
function taxBehaviorFault(value: string, {VITE_TAX_BEHAVIOR: shown}: Values): string | null {
  if (value !== 'inclusive' && value !== 'exclusive') return 'is neither inclusive nor exclusive'
  return value === 'exclusive' && shown !== value ? 'differs from VITE_TAX_BEHAVIOR' : null
}

/** Set on a laptop alone: in production the code would speak to an emulator. */
const localOnly: Setting = {
  where: 'nowhere: it is for the local stack',
  isOptional: true,
  fault: () => 'must not be set: it names a server of the local stack',
}

const random: Setting = {
  where: 'make one: `openssl rand -base64 32`; it is nobody’s but yours',
  fault: matches(/^.{32,}$/, 'is shorter than 32 characters'),
}

function fromAddress(value: string, {MAILGUN_DOMAIN: domain}: Values): string | null {
  const address = /<([^<>]+)>$/.exec(value)?.[1] ?? value
  if (!isEmail(address)) return 'is not an address, or `Name <address>`'
  const host = address.split('@')[1] ?? ''
  const belongs = domain === undefined || host === domain || domain.endsWith(`.${host}`)
  return belongs ? null : `is not an address of ${domain}, which MAILGUN_DOMAIN names`
}

/** Browsers keep apart what two sites store: through a page of another host nobody comes back from Google or Facebook signed in. */
function authDomain(value: string, {SITE_URL: site}: Values): string | null {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)) return 'is not the name of a host'
  return site === undefined || `https://${value}` === site ? null : 'is not the host of SITE_URL'
}

function muxKey(value: string, {MUX_SIGNING_KEY: id}: Values): string | null {
  const isKey = Buffer.from(value, 'base64').toString().startsWith('-----BEGIN')
  return id === undefined || isKey ? null : 'is not a key in base64, and MUX_SIGNING_KEY names one'
}

/** What is wrong with a key in base64url, which is secret or not. */
function credentialKey(text: string, isSecret: boolean): string | null {
  try {
    const {kid, alg, d} = JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
    if (typeof kid !== 'string' || typeof alg !== 'string') return 'has a key without `kid` or `alg`'
    if (isSecret !== (d !== undefined)) return isSecret ? 'is a public key' : 'has a key that is secret'
    return kid === 'local' ? 'is the key of the local stack, which everybody has' : null
  } catch {
    return 'is not a key in base64url, as `npm run credential-key` makes it'
  }
}

function appCheck(value: string, {VITE_APP_CHECK_SITE_KEY: siteKey}: Values): string | null {
  if (value !== 'true' && value !== 'false') return 'is neither true nor false'
  const isMissing = value === 'true' && !siteKey
  return isMissing ? 'is on, and without VITE_APP_CHECK_SITE_KEY the storefront itself is refused' : null
}

function taxFault(value: string, {SELLER: seller, SELLER_TAX_NUMBER: number}: Values): string | null {
  if (value !== 'on' && value !== 'off') return 'is neither on nor off'
  return value === 'on' && !(seller && number)
    ? 'is on, and without SELLER and SELLER_TAX_NUMBER no invoice says who sells'
    : null
}

const sanityProject = matches(/^(?!lectern$)[a-z0-9-]+$/, 'is not the id of a project at Sanity')
const token = matches(/^sk[\w-]{20,}$/, 'does not look like a token of Sanity')

/** How much a deployed function may use: each has a value of its own unless it is set. */
const amount: Setting = {
  where: 'docs/deploying.md, What the doors cost: left out, the code has a value with its reason',
  isOptional: true,
  fault: matches(/^\d{1,5}$/, 'is not a number'),
}

/** The four amounts of a door: `VISITOR_MEMORY` and so on. */
const amountsOf = (door: string): Record<string, Setting> =>
  Object.fromEntries(
    ['MEMORY', 'CONCURRENCY', 'MIN_INSTANCES', 'TIMEOUT'].map((name) => [`${door}_${name}`, amount]),
  )

/** Every name that the product reads from its environment. A test is red when one is declared and does not stand here. */
export const settings: Readonly<Record<string, Setting>> = {
  // The functions' parameters
  SITE_URL: {where: 'the address of the storefront', fault: origin},
  PREVIEW_URL: {
    where: 'a second address of the storefront, if there is one',
    isOptional: true,
    fault: origin,
  },
  PASSKEY_URL: {
    where: 'the address at which staff use passkeys, where it is not SITE_URL',
    isOptional: true,
    fault: origin,
  },
  STAFF_PASSKEYS: {
    where: '`required` once all staff have a passkey; left out, or `optional`, before',
    isOptional: true,
    fault: matches(/^(required|optional)$/, 'is neither required nor optional'),
  },
  APP_CHECK: {
    where: '`true` once the storefront is attested by App Check; left out before',
    isOptional: true,
    fault: appCheck,
  },
  SANITY_PROJECT_ID: {where: `${SANITY}: Project ID`, fault: sanityProject},
  SANITY_DATASET: {where: `${SANITY}: Datasets`},
  STUDIO_URL: {where: 'as VITE_STUDIO_URL', fault: sameAs('VITE_STUDIO_URL', origin)},
  SANITY_API_HOST: localOnly,
  STRIPE_API_BASE: localOnly,
  TAX: {
    where: '`on` once Stripe Tax is set up (docs/deploying.md); left out, or `off`, before',
    isOptional: true,
    fault: taxFault,
  },
  TAX_BEHAVIOR: {
    where: '`exclusive` where tax comes on top of prices, `inclusive` where they are with it',
    isOptional: true,
    fault: taxBehaviorFault,
  },
  SELLER: {
    where: 'who sells, for invoices: name and lines of the address, with | between them',
    isOptional: true,
    fault: matches(/^[^|]+(\|[^|]+)+$/, 'is not a name and an address with | between them'),
  },
  SELLER_TAX_NUMBER: {where: 'your number with the tax authority, for invoices', isOptional: true},
  PAYOUT_DAYS: {
    where: 'how many days runs of payouts to teachers are apart; left out, they are weekly',
    isOptional: true,
    fault: matches(/^[1-9]\d?$/, 'is not a number of days'),
  },
  MUX_SIGNING_KEY: {where: 'Mux, Settings, Signing keys: its id; empty without Mux', isOptional: true},
  CREDENTIAL_OLD_KEYS: {
    where: 'the public halves of earlier keys (docs/runbook.md, A secret is changed), apart by spaces',
    isOptional: true,
    fault: (value) =>
      value
        .split(/\s+/)
        .map((key) => credentialKey(key, false))
        .find((fault) => fault !== null) ?? null,
  },
  MAILGUN_URL: {
    where: '`https://api.mailgun.net`, or `https://api.eu.mailgun.net` for a domain in the EU',
    isOptional: true,
    fault: matches(/^https:\/\/api\.(eu\.)?mailgun\.net$/, 'is not an address of Mailgun’s API'),
  },
  MAILGUN_DOMAIN: {
    where: `${MAILGUN}: a verified domain`,
    fault: matches(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not the name of a domain'),
  },
  MAIL_FROM: {where: 'an address of MAILGUN_DOMAIN: `Lectern <hello@…>`', fault: fromAddress},
  SUPPORT_EMAIL: {
    where: 'the address that staff reads: problems and messages go there',
    fault: (value) => (isEmail(value) ? null : 'is not an e-mail address'),
  },

  // How much each door of the functions may use
  ...amountsOf('VISITOR'),
  ...amountsOf('LEARNER'),
  ...amountsOf('STAFF'),
  ...amountsOf('PAGES'),
  ...amountsOf('WEBHOOKS'),

  // The functions' secrets
  STRIPE_SECRET_KEY: {
    where: 'the Stripe dashboard, Developers, API keys: the secret key in live mode',
    fault: matches(/^(sk|rk)_live_/, 'is not a key of live mode'),
  },
  STRIPE_WEBHOOK_SECRET: {
    where: 'the Stripe dashboard, Developers, Webhooks, the endpoint: its signing secret',
    fault: matches(/^whsec_\w{20,}$/, 'is not the signing secret of a webhook endpoint'),
  },
  STRIPE_CONNECT_WEBHOOK_SECRET: {
    where:
      'the Stripe dashboard, Developers, Webhooks, the endpoint for connected accounts: its signing secret; any text where no teacher is paid',
    fault: matches(/^(?!whsec_)|^whsec_\w{20,}$/, 'is not the signing secret of a webhook endpoint'),
  },
  MAILGUN_API_KEY: {
    where:
      'Mailgun, Account settings, API keys: a key of the account with the role Developer; a sending key of the domain cannot end suppressions',
    fault: matches(/^(key-)?[\w-]{30,}$/, 'does not look like a key of Mailgun'),
  },
  MAILGUN_WEBHOOK_KEY: {where: 'Mailgun, API security: the HTTP webhook signing key'},
  UNSUBSCRIBE_SECRET: random,
  SANITY_READ_TOKEN: {
    where: `${SANITY}: API, Tokens, one with the role Viewer; the storefront’s build needs it, too`,
    fault: token,
  },
  SANITY_WRITE_TOKEN: {
    where: `${SANITY}: API, Tokens, another one with the role Editor: the functions write ratings and drafts of teachers’ profiles with it`,
    fault: token,
  },
  MUX_PRIVATE_KEY: {
    where: 'Mux, Settings, Signing keys: its private key, in base64; any text without Mux',
    fault: muxKey,
  },
  CREDENTIAL_KEY: {
    where: 'make one: `npm run credential-key`; it is nobody’s but yours',
    fault: (value) => credentialKey(value, true),
  },
  SANITY_WEBHOOK_SECRET: random,

  // The storefront's build
  VITE_SITE_URL: {where: 'as SITE_URL', fault: sameAs('SITE_URL', origin)},
  VITE_SANITY_PROJECT_ID: {where: 'as SANITY_PROJECT_ID', fault: sameAs('SANITY_PROJECT_ID', sanityProject)},
  VITE_SANITY_DATASET: {where: 'as SANITY_DATASET', fault: sameAs('SANITY_DATASET')},
  VITE_SANITY_API_HOST: localOnly,
  VITE_FIREBASE_PROJECT_ID: {
    where: `${FIREBASE}: projectId`,
    fault: matches(/^(?!demo-)[a-z][a-z0-9-]{4,}$/, 'is not the id of a Firebase project'),
  },
  VITE_FIREBASE_API_KEY: {
    where: `${FIREBASE}: apiKey`,
    fault: matches(/^AIza[\w-]{30,}$/, 'is not the API key of a web app'),
  },
  VITE_FIREBASE_AUTH_DOMAIN: {
    where: 'the host of SITE_URL, without https:// (docs/deploying.md, Sign-in with Google and Facebook)',
    fault: authDomain,
  },
  VITE_FIREBASE_APP_ID: {
    where: `${FIREBASE}: appId`,
    fault: matches(/^1:\d+:web:[0-9a-f]+$/, 'is not the id of a web app'),
  },
  VITE_STUDIO_URL: {where: 'the address of the deployed Studio', fault: origin},
  VITE_APP_CHECK_SITE_KEY: {
    where:
      'the Firebase console, App Check: the site key of reCAPTCHA Enterprise; left out without App Check',
    isOptional: true,
  },
  VITE_TAX_BEHAVIOR: {
    where: 'as TAX_BEHAVIOR, so that the shop says whether tax is in its prices or comes on top of them',
    isOptional: true,
    fault: sameAs('TAX_BEHAVIOR'),
  },
  VITE_AUTH_EMULATOR: localOnly,
  VITE_FIRESTORE_EMULATOR: localOnly,
  VITE_FUNCTIONS_EMULATOR: localOnly,

  // The Studio's build, and the seed loader
  SANITY_STUDIO_PROJECT_ID: {
    where: 'as SANITY_PROJECT_ID',
    fault: sameAs('SANITY_PROJECT_ID', sanityProject),
  },
  SANITY_STUDIO_DATASET: {where: 'as SANITY_DATASET', fault: sameAs('SANITY_DATASET')},
  SANITY_STUDIO_API_HOST: localOnly,
  SANITY_STUDIO_PREVIEW_URL: {where: 'as SITE_URL', fault: sameAs('SITE_URL', origin)},
  SANITY_TOKEN: {
    where: `${SANITY}: API, Tokens, one with the role Editor; only to load the seed`,
    isOptional: true,
    fault: token,
  },
}
