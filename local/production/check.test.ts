import {readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {
  functionsParameters,
  functionsSecrets,
  readTokenEnvironment,
  studioEnvironment,
  webEnvironment,
  writeTokenEnvironment,
} from '../environment.ts'
import {portsAt} from '../ports.ts'
import {checkHosting, checkSettings, report} from './check.ts'
import {declaredNames, stripeEvents} from './declared.ts'
import {makeCredentialKey} from './make-credential-key.ts'
import {settings, type Values} from './settings.ts'
import {unseen} from './unseen.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const declared = declaredNames(root)

const site = 'https://lectern.example'
const complete: Values = {
  SITE_URL: site,
  SANITY_PROJECT_ID: 'abcd1234',
  SANITY_DATASET: 'production',
  MAILGUN_DOMAIN: 'mail.lectern.example',
  MAIL_FROM: 'Lectern <hello@lectern.example>',
  SUPPORT_EMAIL: 'support@lectern.example',
  STUDIO_URL: 'https://lectern.sanity.studio',
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789012345678901',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'unused',
  MAILGUN_API_KEY: '0123456789abcdef0123456789abcdef-01234567-89abcdef',
  MAILGUN_WEBHOOK_KEY: '0123456789abcdef',
  UNSUBSCRIBE_SECRET: 'x'.repeat(44),
  SANITY_READ_TOKEN: `sk${'a'.repeat(60)}`,
  SANITY_WRITE_TOKEN: `sk${'b'.repeat(60)}`,
  MUX_PRIVATE_KEY: 'unused',
  CREDENTIAL_KEY: makeCredentialKey().secret,
  SANITY_WEBHOOK_SECRET: 'y'.repeat(44),
  VITE_SITE_URL: site,
  VITE_SANITY_PROJECT_ID: 'abcd1234',
  VITE_SANITY_DATASET: 'production',
  VITE_FIREBASE_PROJECT_ID: 'lectern-shop',
  VITE_FIREBASE_API_KEY: `AIza${'b'.repeat(35)}`,
  VITE_FIREBASE_AUTH_DOMAIN: 'lectern.example',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:0a1b2c',
  VITE_STUDIO_URL: 'https://lectern.sanity.studio',
  SANITY_STUDIO_PROJECT_ID: 'abcd1234',
  SANITY_STUDIO_DATASET: 'production',
  SANITY_STUDIO_PREVIEW_URL: site,
}

const stateOf = (name: string, change: Values) =>
  checkSettings(declared, {...complete, ...change}).find((finding) => finding.name === name)

test('every setting that the code declares or reads is known, and no other', () => {
  expect(declared.map(({name}) => name).toSorted()).toEqual(Object.keys(settings).toSorted())
})

test('the functions declare parameters and secrets, and the events of Stripe', () => {
  const kinds = (kind: string) => declared.filter((setting) => setting.kind === kind).length
  expect(declared).toContainEqual({
    name: 'MAILGUN_URL',
    kind: 'parameter',
    standard: 'https://api.mailgun.net',
  })
  expect(kinds('parameter')).toBeGreaterThan(5)
  expect(kinds('secret')).toBeGreaterThan(5)
  const {own, connected} = stripeEvents(root)
  expect(own).toEqual(expect.arrayContaining(['checkout.session.completed', 'refund.failed']))
  expect(connected).toEqual(expect.arrayContaining(['account.updated', 'payout.failed']))
})

test('App Check is on only with the key by which the storefront is attested', () => {
  expect(stateOf('APP_CHECK', {APP_CHECK: 'true'})).toMatchObject({state: 'wrong'})
  expect(stateOf('APP_CHECK', {APP_CHECK: 'yes'})).toMatchObject({state: 'wrong'})
  expect(stateOf('APP_CHECK', {APP_CHECK: 'true', VITE_APP_CHECK_SITE_KEY: 'k'})).toMatchObject({
    state: 'good',
  })
})

test('tax comes on top of prices only where the storefront says so', () => {
  expect(stateOf('TAX_BEHAVIOR', {TAX_BEHAVIOR: 'exclusive'})).toMatchObject({state: 'wrong'})
  const both = {TAX_BEHAVIOR: 'exclusive', VITE_TAX_BEHAVIOR: 'exclusive'}
  expect(stateOf('TAX_BEHAVIOR', both)).toMatchObject({state: 'good'})
  expect(stateOf('VITE_TAX_BEHAVIOR', {...both, TAX_BEHAVIOR: 'inclusive'})).toMatchObject({state: 'wrong'})
})

test('.env.example has the name of each, without a value, and not what is for the local stack alone', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const local = Object.entries(settings).filter(([, {where}]) => where.startsWith('nowhere'))
  const expected = Object.keys(settings).filter((name) => !local.some(([other]) => other === name))
  expect(lines.toSorted()).toEqual(expected.map((name) => `${name}=`).toSorted())
})

test('.env.example has the functions’ parameters and secrets under their own headings', () => {
  const sections = readFileSync(join(root, '.env.example'), 'utf8')
    .split('\n\n')
    .map((section) => ({title: section.split('\n')[0], names: section.match(/^[A-Z_]+(?==$)/gm) ?? []}))
  const isOfFunctions = (name: string) =>
    declared.some((setting) => setting.name === name && setting.kind !== 'build')
  const misplaced = sections
    .filter(({title = ''}) => /storefront|Studio/.test(title))
    .flatMap(({names}) => names.filter(isOfFunctions))
  expect(misplaced).toEqual([])
})

/** What has to be set: all but what has a standard value, and what may be left out of a build. */
const required = declared.filter(({name, standard}) => standard === undefined && !settings[name]?.isOptional)

test('what has to be set has its value in the local stack', () => {
  const ports = portsAt(0)
  const tokens = {read: 'r', write: 'w', session: 's'}
  const local = {
    ...functionsParameters(ports, site),
    ...functionsSecrets(),
    ...readTokenEnvironment(tokens),
    ...writeTokenEnvironment(tokens),
    ...webEnvironment(ports, site),
    ...studioEnvironment(ports, site),
  }
  expect(required.map(({name}) => name).filter((name) => !(name in local))).toEqual([])
})

test('what has to be set that is no secret is set by the deployment', () => {
  const workflow = readFileSync(join(root, '.github/workflows/deploy.yml'), 'utf8')
  const missing = required.filter(
    ({name, kind}) => kind !== 'secret' && !workflow.includes(`      ${name}: `),
  )
  expect(missing.map(({name}) => name)).toEqual([])
})

test('nothing is missing or wrong in a complete environment', () => {
  const findings = checkSettings(declared, complete)
  expect(findings.filter(({state}) => state !== 'good' && state !== 'left-out')).toEqual([])
})

test('in an empty environment every setting is said to be missing and where to get it', () => {
  const findings = checkSettings(declared, {})
  const {text, ok} = report(findings, [])
  expect(ok).toBe(false)
  expect(text).toContain('✗ MAILGUN_DOMAIN is missing. Get it here: Mailgun')
  expect(text).toContain('✗ VITE_FIREBASE_API_KEY is missing. Get it here: the Firebase console')
  expect(findings.filter(({state}) => state === 'good')).toEqual([])
})

test('a secret that is not here is not claimed to be missing or to be set', () => {
  expect(stateOf('STRIPE_SECRET_KEY', {STRIPE_SECRET_KEY: undefined})).toMatchObject({
    state: 'unseen',
    sentence: expect.stringMatching(
      /not seen.*Developers.*npx firebase functions:secrets:set STRIPE_SECRET_KEY --project lectern-shop/,
    ),
  })
})

test.for<[name: string, value: string, words: RegExp]>([
  ['SITE_URL', 'https://lectern.example/', /without a slash/],
  ['SITE_URL', 'http://lectern.example', /not an https address/],
  ['VITE_SITE_URL', 'https://other.example', /differs from SITE_URL/],
  ['SANITY_STUDIO_DATASET', 'staging', /differs from SANITY_DATASET/],
  ['SANITY_PROJECT_ID', 'lectern', /not the id of a project/],
  ['SANITY_API_HOST', 'http://127.0.0.1:3999', /must not be set/],
  ['VITE_AUTH_EMULATOR', 'http://127.0.0.1:9099', /must not be set/],
  ['MAIL_FROM', 'Lectern <hello@other.example>', /MAILGUN_DOMAIN/],
  ['MAIL_FROM', 'Lectern', /not an address/],
  ['SUPPORT_EMAIL', 'support@lectern', /not an e-mail address/],
  ['MAILGUN_URL', 'https://api.mailgun.org', /not an address of Mailgun/],
  ['STRIPE_SECRET_KEY', 'sk_test_0123456789', /live mode/],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_local', /signing secret/],
  ['STRIPE_CONNECT_WEBHOOK_SECRET', 'whsec_local', /signing secret/],
  ['UNSUBSCRIBE_SECRET', 'short', /shorter than 32/],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'lectern-shop.firebaseapp.com', /not the host of SITE_URL/],
  ['VITE_FIREBASE_AUTH_DOMAIN', site, /not the name of a host/],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-lectern', /not the id of a Firebase project/],
])('%s=%s is said to be wrong', ([name, value, words]) => {
  expect(stateOf(name, {[name]: value})).toMatchObject({
    state: 'wrong',
    sentence: expect.stringMatching(words),
  })
})

test("Mux's key is needed where its id is named", () => {
  const key = Buffer.from('-----BEGIN PRIVATE KEY-----').toString('base64')
  expect(stateOf('MUX_PRIVATE_KEY', {MUX_SIGNING_KEY: 'k1'})).toMatchObject({state: 'wrong'})
  expect(stateOf('MUX_PRIVATE_KEY', {MUX_SIGNING_KEY: 'k1', MUX_PRIVATE_KEY: key})).toMatchObject({
    state: 'good',
  })
})

test('the Studio that may show the storefront is the deployed one', () => {
  const firebaseJson = readFileSync(join(root, 'firebase.json'), 'utf8')
  expect(checkHosting(complete, firebaseJson)).toEqual([])
  expect(checkHosting({VITE_STUDIO_URL: 'https://other.sanity.studio'}, firebaseJson)).toMatchObject([
    {state: 'wrong', sentence: expect.stringContaining('frame-ancestors')},
  ])
})

test('the Studio may show the storefront also where Sanity’s dashboard shows the Studio', () => {
  const policy = `"value": "frame-ancestors 'self' https://lectern.sanity.studio; report-uri /api/csp-reports"`
  expect(checkHosting(complete, policy)).toMatchObject([
    {state: 'wrong', sentence: expect.stringContaining('https://www.sanity.io')},
  ])
  expect(checkHosting(complete, policy.replace(';', ' https://www.sanity.io;'))).toEqual([])
})

test('the guide names each event of Stripe that the functions answer to', () => {
  const guide = readFileSync(join(root, 'docs/deploying.md'), 'utf8')
  const {own, connected} = stripeEvents(root)
  const named = (event: string) =>
    guide.includes(`\`${event}\``) || guide.includes(`\`${event.replace(/[^.]+$/, '*')}\``)
  expect([...own, ...connected].filter((event) => !named(event))).toEqual([])
})

test('where one looks in the guide is a heading of it', () => {
  const headings = readFileSync(join(root, 'docs/deploying.md'), 'utf8').match(/^#+ .+/gm) ?? []
  const places = [
    ...unseen(complete, stripeEvents(root), 'us-central1').map(({where}) => where),
    ...Object.values(settings).map(({where}) => where),
  ].flatMap((where) => /docs\/deploying\.md, ([^;:)]+)/.exec(where)?.[1] ?? [])
  expect(places.length).toBeGreaterThan(2)
  expect(places.filter((place) => !headings.some((heading) => heading.endsWith(` ${place}`)))).toEqual([])
})

test('what is set at the services is listed as not seen, with the addresses of this project', () => {
  const {text, ok} = report(
    checkSettings(declared, complete),
    unseen(complete, stripeEvents(root), 'us-central1'),
  )
  expect(ok).toBe(true)
  expect(text).toContain('https://us-central1-lectern-shop.cloudfunctions.net/webhooks/stripe of checkout.')
  expect(text).toContain('/webhooks/stripe-connect of account.updated')
  expect(text).toContain('https://lectern.example/__/auth/handler')
  expect(text).toContain('https://api.mailgun.net/v3/mail.lectern.example/bounces/')
  expect(text).toMatch(/0 missing or wrong, \d+ not seen\.$/)
  expect(text.split('Not seen from here')[1]).not.toContain('✓')
})

test('the report shows no value of a secret', () => {
  const wrong = Object.fromEntries(declared.map(({name}) => [name, `SECRET of ${name}`]))
  const secrets = declared.filter(({kind}) => kind === 'secret').map(({name}) => wrong[name] ?? name)
  const {text} = report(checkSettings(declared, wrong), unseen({}, {own: [], connected: []}, 'us-central1'))
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})
