import {globSync, readFileSync} from 'node:fs'
import {dirname, join, relative, resolve} from 'node:path'
import {allContracts} from '@lectern/domain/all-contracts'
import {DOOR_OF, type Door} from '@lectern/domain/audience'
import type {CallableRequest} from 'firebase-functions/v2/https'
import {expect, test} from 'vitest'
import {registries} from '../write-callables.ts'
import * as deployed from './index.ts'
import {registeredMails} from './outbox/registry.ts'

const here = import.meta.dirname

interface Endpoint {
  callableTrigger?: object
  eventTrigger?: {retry?: unknown}
  secretEnvironmentVariables?: {key: string}[]
}

/** What the Firebase SDK attaches to every function that it makes. */
function endpointOf(value: unknown): Endpoint | null {
  return typeof value === 'function' && '__endpoint' in value ? (value.__endpoint as Endpoint) : null
}

interface ExportedFunction {
  name: string
  value: unknown
  endpoint: Endpoint
  file: string
}

/** Every function that a file exports. Not those of `mails.ts`: whether `index.ts` loads it is tested here. */
async function exportedFunctions(): Promise<ExportedFunction[]> {
  const files = globSync('**/*.ts', {cwd: here}).filter(
    (file) => !/\.(test|generated)\.ts$/.test(file) && !['index.ts', 'mails.ts'].includes(file),
  )
  const found: ExportedFunction[] = []
  // One after the other: sanitize-html requires a module that html-to-text imports, and cannot while that is being loaded.
  for (const file of files) {
    const exports = (await import(/* @vite-ignore */ join(here, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exports)) {
      const endpoint = endpointOf(value)
      if (endpoint) found.push({name, value, endpoint, file})
    }
  }
  return found
}

/** The files that a file loads at once or when they are needed, with itself; imports of types alone load nothing. */
function loadedFiles(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  const source = readFileSync(file, 'utf8')
  const imports = [
    ...source.matchAll(/^import (?!type )[^']*'(\.[^']+)'/gm),
    ...source.matchAll(/\bimport\(\s*'(\.[^']+)'/g),
  ]
  for (const [, path = ''] of imports) loadedFiles(resolve(dirname(file), path), loaded)
  return loaded
}

const functions = await exportedFunctions()

test('every function that a file exports is deployed, under its own name, and they are few', () => {
  const names = functions
    .filter(({name, value}) =>
      Object.entries(deployed).some((entry) => entry[0] === name && entry[1] === value),
    )
    .map(({name}) => name)
  expect(names).toEqual(functions.map(({name}) => name))
  // Each is a process on a laptop, and a start that somebody waits for.
  expect(Object.keys(deployed).length).toBeLessThanOrEqual(12)
})

test('what fails of an event comes again, unless the clock does what is left of it', () => {
  const retried = functions.flatMap(({name, endpoint: {eventTrigger}}) =>
    eventTrigger ? [[name, eventTrigger.retry]] : [],
  )
  expect(Object.fromEntries(retried)).toEqual({
    // `reconcile` sends what waits in the outbox.
    onMailQueued: false,
    onProfileWritten: true,
    onReturnRequested: true,
  })
})

test.each(registries)('$path knows all that answers a contract: npm run doors', ({path, source}) => {
  expect(readFileSync(path, 'utf8')).toBe(source)
})

/** Calls a contract through a door as a visitor, with an input that none takes. @returns the details of the refusal */
async function refusalOf(door: (typeof deployed)[Door], call: unknown): Promise<unknown> {
  const request = {
    data: {call, input: 'nothing that a contract takes'},
    rawRequest: {get: () => undefined, ip: '127.0.0.1'},
  }
  try {
    await door.run(request as unknown as CallableRequest)
  } catch (error) {
    return error instanceof Error && 'details' in error ? error.details : error
  }
  throw new Error('It was not refused.')
}

/** The doors that answer contracts. */
const doors = {visitor: deployed.visitor, learner: deployed.learner, staff: deployed.staff}

const NO_SUCH_CALL = {reason: 'invalid-argument', field: 'call'}

test.each(allContracts)('$name is answered by the door of its audience and by no other', async (contract) => {
  const {name, audience} = contract
  const own = DOOR_OF[audience]
  const refusal = audience === 'anyone' ? {reason: 'invalid-argument', field: ''} : {reason: 'signed-out'}
  expect({
    visitor: await refusalOf(deployed.visitor, name),
    learner: await refusalOf(deployed.learner, name),
    staff: await refusalOf(deployed.staff, name),
  }).toEqual({visitor: NO_SUCH_CALL, learner: NO_SUCH_CALL, staff: NO_SUCH_CALL, [own]: refusal})
  const answered = await doors[own].load(name)
  expect(answered.contract).toBe(contract)
})

test.each(['', 'toString', '__proto__', 'constructor', null, {}, ['subscribe'], undefined])(
  'a call of %j is refused',
  async (call) => {
    expect(await refusalOf(deployed.visitor, call)).toEqual(NO_SUCH_CALL)
  },
)

/** An input of any contract, each of whose fields is a text with its name. */
const anyInput = new Proxy({}, {get: (_, field) => `${String(field)}@example.com`}) as never

const CALLER = {uid: 'uid', email: 'caller@example.com', teacherId: 'teacher'}

/** What a call is limited to: `name of key: max in seconds`; of what anybody may call, also for who is signed in. */
async function limitsOf({name, audience}: (typeof allContracts)[number]): Promise<string[]> {
  const {limits} = await doors[DOOR_OF[audience]].load(name)
  const callers = audience === 'anyone' ? [null, CALLER] : [CALLER]
  const told = callers.flatMap((caller) =>
    limits(anyInput, caller as never, 'ip').map(
      ({name, key, max, windowSeconds, whenRefused}) =>
        `${name} of ${key}: ${max} in ${windowSeconds} s${whenRefused ? ` that are ${whenRefused}` : ''}`,
    ),
  )
  return [...new Set(told)]
}

test('how often each contract may be called', async () => {
  const limited = await Promise.all(
    allContracts.map(async (contract) => [contract.name, await limitsOf(contract)] as const),
  )
  expect(Object.fromEntries(limited.filter(([, limits]) => limits.length > 0))).toMatchInlineSnapshot(`
    {
      "acceptGift": [
        "gift-guess-ip of ip: 60 in 900 s that are unknown-gift",
        "gift-guess-ip-day of ip: 300 in 86400 s that are unknown-gift",
      ],
      "acceptTeacherInvitation": [
        "invitation-guess-ip of ip: 60 in 900 s that are unknown-invitation",
        "invitation-guess-ip-day of ip: 300 in 86400 s that are unknown-invitation",
      ],
      "addManager": [
        "team-manager of uid: 30 in 86400 s",
      ],
      "askAboutLesson": [
        "lesson-question of uid: 10 in 3600 s",
        "lesson-question-ip of ip: 60 in 3600 s",
      ],
      "askPasskey": [
        "passkey of uid: 100 in 3600 s",
      ],
      "buySeats": [
        "checkout of uid: 60 in 60 s",
      ],
      "cancelCheckout": [
        "abandoned-checkout of uid: 60 in 60 s",
      ],
      "changeTeacherProfile": [
        "teacher-profile of uid: 60 in 3600 s",
      ],
      "checkDiscount": [
        "discount-guess of uid: 10 in 900 s that are unknown-code",
        "discount-guess-ip of ip: 60 in 900 s that are unknown-code",
        "discount-guess-ip-day of ip: 300 in 86400 s that are unknown-code",
        "discount of uid: 60 in 60 s",
      ],
      "confirmOrder": [
        "confirm of uid: 60 in 60 s",
        "confirm-ip of ip: 600 in 60 s",
      ],
      "confirmSubscription": [
        "confirm-subscription-ip of ip: 200 in 3600 s",
      ],
      "correctCertificateName": [
        "certificate-name of uid: 20 in 3600 s",
      ],
      "correctInvoice": [
        "invoice-correction of uid: 20 in 3600 s",
      ],
      "courseTexts": [
        "course-texts of uid: 60 in 60 s",
      ],
      "createCheckout": [
        "checkout of uid: 60 in 60 s",
        "discount-guess of uid: 10 in 900 s that are unknown-code",
        "discount-guess-ip of ip: 60 in 900 s that are unknown-code",
        "discount-guess-ip-day of ip: 300 in 86400 s that are unknown-code",
      ],
      "deleteLearnerAccount": [
        "account-actions of uid: 200 in 3600 s",
      ],
      "deleteOwnAccount": [
        "delete-account of uid: 10 in 3600 s",
        "delete-account-ip of ip: 100 in 3600 s",
      ],
      "endOtherSessions": [
        "end-sessions of uid: 10 in 3600 s",
      ],
      "exportLearnerData": [
        "account-actions of uid: 200 in 3600 s",
      ],
      "exportOwnData": [
        "export of uid: 10 in 3600 s",
      ],
      "giveCourse": [
        "checkout of uid: 60 in 60 s",
      ],
      "gradeQuiz": [
        "grade-quiz of ip: 60 in 60 s",
        "grade-quiz of uid: 60 in 60 s",
      ],
      "handIn": [
        "hand-in of uid: 20 in 3600 s",
      ],
      "inviteMembers": [
        "team-invite of uid: 60 in 3600 s",
      ],
      "isCourseAnnounced": [
        "announced-ip of ip: 600 in 3600 s",
      ],
      "keepLearnerAccount": [
        "account-actions of uid: 200 in 3600 s",
      ],
      "keepOwnAccount": [
        "keep-account of uid: 20 in 3600 s",
      ],
      "lessonQuestions": [
        "lesson-questions of uid: 120 in 60 s",
      ],
      "lessonSubmission": [
        "lesson-submission of uid: 120 in 60 s",
      ],
      "markQuestionHelpful": [
        "helpful of uid: 60 in 60 s",
      ],
      "markReviewHelpful": [
        "helpful of uid: 60 in 60 s",
      ],
      "openCourse": [
        "open-course of uid: 120 in 60 s",
      ],
      "openLesson": [
        "open-lesson of ip: 300 in 60 s",
        "open-lesson of uid: 300 in 60 s",
      ],
      "openPayoutAccount": [
        "payout-account of uid: 60 in 600 s",
      ],
      "openPayoutDashboard": [
        "payout-account of uid: 60 in 600 s",
      ],
      "readGift": [
        "gift-guess-ip of ip: 60 in 900 s that are unknown-gift",
        "gift-guess-ip-day of ip: 300 in 86400 s that are unknown-gift",
      ],
      "readTeacherInvitation": [
        "invitation-guess-ip of ip: 60 in 900 s that are unknown-invitation",
        "invitation-guess-ip-day of ip: 300 in 86400 s that are unknown-invitation",
      ],
      "readTeam": [
        "team of uid: 120 in 60 s",
      ],
      "recordProgress": [
        "progress of uid: 120 in 60 s",
      ],
      "refundSeats": [
        "seats-back of uid: 20 in 3600 s",
      ],
      "requestEmailChange": [
        "email-change of uid: 5 in 3600 s",
        "email-change-ip of ip: 100 in 3600 s",
      ],
      "requestPasswordReset": [
        "password-reset of email@example.com: 5 in 3600 s",
        "mails-to of email@example.com: 20 in 86400 s",
        "password-reset-ip of ip: 100 in 3600 s",
      ],
      "resendInvitation": [
        "team-resend of uid: 100 in 86400 s",
        "team-resend-seat of seatId@example.com: 5 in 86400 s",
      ],
      "resumeCheckout": [
        "abandoned-checkout of uid: 60 in 60 s",
      ],
      "saveCourses": [
        "save-courses of uid: 60 in 60 s",
      ],
      "saveReview": [
        "review of uid: 20 in 3600 s",
      ],
      "sendContactMessage": [
        "contact of email@example.com: 10 in 3600 s",
        "contact-to of support: 300 in 3600 s",
        "contact-ip of ip: 60 in 3600 s",
      ],
      "sendGift": [
        "gift-send of uid: 20 in 86400 s",
      ],
      "sendPasswordConfirmation": [
        "password-changed of uid: 10 in 3600 s",
        "password-changed-ip of ip: 200 in 3600 s",
      ],
      "sendPasswordMail": [
        "account-actions of uid: 200 in 3600 s",
      ],
      "sendPaymentConfirmation": [
        "receipt of uid: 30 in 60 s",
        "receipt-ip of ip: 600 in 60 s",
      ],
      "sendVerificationEmail": [
        "verification of uid: 10 in 3600 s",
        "verification-ip of ip: 200 in 3600 s",
      ],
      "subscribe": [
        "subscribe of email@example.com: 10 in 3600 s",
        "subscribe-ip of ip: 200 in 3600 s",
      ],
      "takeBackProfileChanges": [
        "teacher-profile of uid: 60 in 3600 s",
      ],
      "takeGiftBack": [
        "gift-back of uid: 20 in 3600 s",
      ],
      "takeSeatBack": [
        "team-take-back of uid: 500 in 86400 s",
      ],
      "testNewsletter": [
        "newsletter-test of uid: 30 in 3600 s",
      ],
      "writeAgain": [
        "lesson-question of uid: 10 in 3600 s",
        "lesson-question-ip of ip: 60 in 3600 s",
      ],
    }
  `)
})

/** What a browser's authenticator has to answer is tested in one (`tests/e2e/staff/passkeys.test.ts`). */
const TESTED_IN_BROWSERS = [
  'askPasskey',
  'addPasskey',
  'confirmByPasskey',
  'listPasskeys',
  'removePasskey',
  'resetPasskeys',
]

test('every contract is called by an integration test', () => {
  const tests = globSync('../../tests/integration/**/*.ts', {cwd: here}).map((file) =>
    readFileSync(join(here, file), 'utf8'),
  )
  const called = new Set(tests.flatMap((source) => source.match(/\b[a-z]\w+\b/g) ?? []))
  const names = allContracts.map(({name}) => name)
  expect(names.filter((name) => !called.has(name)).toSorted()).toEqual(TESTED_IN_BROWSERS.toSorted())
})

/** The secrets without which a service does not answer: a function gets only those that it names. */
const SECRETS = {
  'services/stripe.ts': ['STRIPE_SECRET_KEY'],
  'services/private-sanity.ts': ['SANITY_READ_TOKEN'],
  'services/sanity-writer.ts': ['SANITY_WRITE_TOKEN'],
  'learning/mux.ts': ['MUX_PRIVATE_KEY'],
  'certificates/credential-keys.ts': ['CREDENTIAL_KEY'],
  'services/mail.ts': ['MAILGUN_API_KEY', 'UNSUBSCRIBE_SECRET'],
}

test.each(functions)('$name has the secrets of the services that it loads', ({endpoint, file}) => {
  const loaded = new Set([...loadedFiles(join(here, file))].map((path) => relative(here, path)))
  const needed = Object.entries(SECRETS).flatMap(([service, secrets]) => (loaded.has(service) ? secrets : []))
  const named = (endpoint.secretEnvironmentVariables ?? []).map(({key}) => key)
  expect(needed.filter((secret) => !named.includes(secret))).toEqual([])
})

test('the deployed code registers the mails', () => {
  expect(registeredMails()).not.toEqual([])
})
