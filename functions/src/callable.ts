import {COMMON_REASONS, type Contract, type Input, type Output} from '@lectern/domain/contracts'
import {roleOf, type Role} from '@lectern/domain/roles'
import type {SecretParam} from 'firebase-functions/params'
import {HttpsError, onCall, type CallableRequest, type FunctionsErrorCode} from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import {appCheck, previewUrl, siteUrl} from './parameters.ts'
import {assertWithinLimit, countAgainstLimit, countUse, type Limit} from './rate-limit.ts'
import {AppError, isAppError, type AnyReason} from './app-error.ts'
import {batchRuntime, runtime} from './runtime.ts'
import {codeOf, grpc} from './services/error-code.ts'
import {log} from './services/log.ts'
import {ContentionError} from './services/optimistic.ts'

/** Who is calling. */
export interface Caller {
  uid: string
  /** as in the account, or null where it has none (a Facebook account may not) */
  email: string | null
  emailVerified: boolean
  /** when they last entered their password, or signed in with a provider, ms since the epoch */
  signedInAt: number
  /** null for a learner */
  role: Role | null
  /** the storefront's address they call from: `SITE_URL`, or `PREVIEW_URL` if that is where they are */
  siteUrl: string
}

/** Who may call: anyone, someone with an account, staff (owners too), or owners alone. */
type Audience = 'anyone' | 'signed-in' | Role
type CallerOf<A extends Audience> = A extends 'anyone' ? Caller | null : Caller

interface Options<C extends Contract, A extends Audience> {
  who: A
  secrets?: SecretParam[]
  timeoutSeconds?: number
  /** it sends whole batches of mail, and needs the memory for them */
  sendsBatches?: boolean
  /** the rate limits that a call counts against */
  limits?: (input: Input<C>, caller: CallerOf<A>, ip: string) => Limit[]
}

/**
 * A callable function with a contract: checks, where App Check is on, that the storefront calls, and who calls, parses the input, counts rate limits, and turns every error into
 * an HttpsError whose details give the reason and nothing internal.
 */
export function callable<C extends Contract, A extends Audience>(
  contract: C,
  {who, limits, secrets = [], timeoutSeconds = 60, sendsBatches = false}: Options<C, A>,
  handler: (input: Input<C>, caller: CallerOf<A>) => Promise<Output<C>>,
) {
  const resources = sendsBatches ? batchRuntime : runtime
  const answer = onCall({...resources, secrets, timeoutSeconds, cors: true}, async (request) => {
    try {
      if (appCheck.value() && request.app === undefined) throw new AppError('not-attested')
      const caller = authorize(contract, request, who) as CallerOf<A>
      const input = parseInput(contract, request.data)
      const counted = limits?.(input, caller, callerIp(request)) ?? []
      // Parsing the output drops every field that is not in the contract.
      return contract.output.parse(await withinLimits(counted, () => handler(input, caller)))
    } catch (error) {
      throw httpsError(contract, error)
    }
  })
  return Object.assign((...[request, response]: Parameters<typeof answer>) => {
    const body: unknown = request.body
    if (!isCall(body) || !isDecodable(body)) request.body = {data: NOT_DECODED}
    return answer(request, response)
  }, answer)
}

/** Counts a call against its limits: before it, or when it is refused for the reason that a limit names. */
async function withinLimits<T>(limits: readonly Limit[], work: () => Promise<T>): Promise<T> {
  await Promise.all(
    limits.map((limit) => (limit.whenRefused ? assertWithinLimit(limit) : countAgainstLimit(limit))),
  )
  try {
    return await work()
  } catch (error) {
    const wrong = limits.filter(({whenRefused}) => whenRefused && isAppError(error, whenRefused))
    await Promise.all(wrong.map(countUse))
    throw error
  }
}

/** Whether a body is `{data}` and nothing else: of any other Firebase's code logs the words, which may be an address. */
function isCall(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.keys(body).join() === 'data'
}

/** Stands for input that cannot be read: no contract takes it. */
const NOT_DECODED = 'not decoded'
/** Deeper than any input of ours. */
const MAX_DEPTH = 20

/** Before our code runs, Firebase's decodes numbers written as `{"@type": …}`, and takes any other for a fault of the server. */
function isDecodable(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth > MAX_DEPTH || '@type' in value) return false
  return Object.values(value).every((child) => isDecodable(child, depth + 1))
}

/** @throws AppError `signed-out`, or `not-staff` for whoever lacks the role */
function authorize(contract: Contract, {auth, rawRequest}: CallableRequest, who: Audience): Caller | null {
  if (!auth) {
    if (who === 'anyone') return null
    throw new AppError('signed-out')
  }
  const role = roleOf(auth.token)
  if ((who === 'staff' && role === null) || (who === 'owner' && role !== 'owner')) {
    log('access-refused', {function: contract.name, userId: auth.uid})
    throw new AppError('not-staff')
  }
  return {
    uid: auth.uid,
    email: auth.token.email ?? null,
    emailVerified: auth.token.email_verified ?? false,
    signedInAt: (auth.token.auth_time ?? 0) * 1000,
    role,
    siteUrl: siteOf(rawRequest.get('origin')),
  }
}

/** Google's front end appends the address it sees; the addresses before it can be forged. */
function callerIp({rawRequest}: CallableRequest): string {
  const appended = rawRequest.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return appended || rawRequest.ip || 'unknown'
}

/** The origin header can be forged: only an address of the parameters is used. */
function siteOf(origin: string | undefined): string {
  return origin !== undefined && origin === previewUrl.value() ? origin : siteUrl.value()
}

function parseInput<C extends Contract>(contract: C, data: unknown): Input<C> {
  const parsed = z.safeParse(contract.input, data ?? {})
  if (parsed.success && isWellFormed(parsed.data)) return parsed.data as Input<C>
  const field = parsed.error?.issues[0]?.path.join('.') ?? ''
  throw new AppError('invalid-argument', {field})
}

/** Whether no text has half a character in it, which Firestore does not store. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed)
}

/** The HTTP status of every reason, as one of Firebase's codes. The browser picks its words by the reason itself. */
const codes: Record<AnyReason, FunctionsErrorCode> = {
  'signed-out': 'unauthenticated',
  'not-staff': 'permission-denied',
  'not-attested': 'unauthenticated',
  'invalid-argument': 'invalid-argument',
  'rate-limited': 'resource-exhausted',
  unavailable: 'unavailable',
  internal: 'internal',
  'payment-unavailable': 'unavailable',
  'mail-unavailable': 'unavailable',
  'refund-failed': 'unavailable',
  'unknown-course': 'not-found',
  'unknown-session': 'not-found',
  'unknown-return': 'not-found',
  'unknown-order': 'not-found',
  'not-open': 'failed-precondition',
  'already-owned': 'already-exists',
  'already-subscribed': 'already-exists',
  'invalid-token': 'invalid-argument',
  'expired-token': 'failed-precondition',
  'used-token': 'failed-precondition',
  'duplicate-course': 'invalid-argument',
  'price-changed': 'failed-precondition',
  'payment-in-progress': 'failed-precondition',
  'amount-refused': 'failed-precondition',
  'payment-refused': 'failed-precondition',
  'not-paid': 'failed-precondition',
  'already-decided': 'failed-precondition',
  'already-refunded': 'failed-precondition',
  'already-announced': 'failed-precondition',
  'unknown-draft': 'not-found',
  'unknown-subscriber': 'not-found',
  'unknown-newsletter': 'not-found',
  'already-verified': 'failed-precondition',
  'sign-in-again': 'failed-precondition',
  'same-address': 'failed-precondition',
  'address-taken': 'already-exists',
  'no-recipients': 'failed-precondition',
  'content-unavailable': 'unavailable',
  'unknown-lesson': 'not-found',
  'unknown-question': 'not-found',
  'unknown-certificate': 'not-found',
  'not-owned': 'permission-denied',
  withdrawn: 'permission-denied',
  'section-locked': 'failed-precondition',
  'already-corrected': 'failed-precondition',
  'staff-account': 'failed-precondition',
  'not-leaving': 'failed-precondition',
  'unknown-learner': 'not-found',
  'not-granted': 'failed-precondition',
  'no-address': 'failed-precondition',
  'first-section-open': 'failed-precondition',
  'unknown-review': 'not-found',
  'own-review': 'failed-precondition',
  'review-changed': 'failed-precondition',
  'unknown-mail': 'not-found',
  'already-sent': 'failed-precondition',
  'not-suppressed': 'failed-precondition',
  'amount-differs': 'failed-precondition',
  'refund-in-progress': 'failed-precondition',
  'payment-disputed': 'failed-precondition',
  'unknown-problem': 'not-found',
  'already-settled': 'failed-precondition',
  'unknown-account': 'not-found',
  'not-verified': 'failed-precondition',
  'last-owner': 'failed-precondition',
  'unknown-code': 'not-found',
  'code-not-started': 'failed-precondition',
  'code-ended': 'failed-precondition',
  'code-used-up': 'failed-precondition',
  'code-used': 'failed-precondition',
  'code-not-for-cart': 'failed-precondition',
  'code-too-large': 'failed-precondition',
  'code-exists': 'already-exists',
}

function httpsError(contract: Contract, error: unknown): HttpsError {
  if (error instanceof AppError && isInContract(contract, error.reason)) {
    if (error.cause !== undefined) log('call-refused', {function: contract.name, reason: error.reason}, error)
    return new HttpsError(codes[error.reason], error.reason, {
      ...error.details,
      reason: error.reason,
    })
  }
  log('call-failed', {function: contract.name}, error)
  if (isPassing(error)) return new HttpsError('unavailable', 'unavailable', {reason: 'unavailable'})
  return new HttpsError('internal', 'internal', {reason: 'internal'})
}

/** Firestore does not answer, or too many want to change the same; either may pass. */
function isPassing(error: unknown): boolean {
  if (error instanceof ContentionError) return true
  const code = codeOf(error)
  return code === grpc.deadlineExceeded || code === grpc.unavailable
}

function isInContract(contract: Contract, reason: string): boolean {
  return contract.reasons.includes(reason) || COMMON_REASONS.some((common) => common === reason)
}
