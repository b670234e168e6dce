import type {Audience} from '@lectern/domain/audience'
import {COMMON_REASONS, type Contract, type Input, type Output} from '@lectern/domain/contracts'
import {roleOf, type Role} from '@lectern/domain/roles'
import {HttpsError, type CallableRequest} from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import {AppError, isAppError} from './app-error.ts'
import {errorCodeOf} from './error-codes.ts'
import {appCheck, previewUrl, siteUrl} from './parameters.ts'
import {assertWithinLimit, countAgainstLimit, countUse, type Limit} from './rate-limit.ts'
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

type CallerOf<A extends Audience> = A extends 'anyone' ? Caller | null : Caller

interface Options<C extends Contract> {
  /** the rate limits that a call counts against; what anybody may call has some */
  limits?: (input: Input<C>, caller: CallerOf<C['audience']>, ip: string) => Limit[]
}

type Handler<C extends Contract> = (input: Input<C>, caller: CallerOf<C['audience']>) => Promise<Output<C>>

/** What answers a contract. The door of its audience runs it (`doors/callables.ts`). */
export interface Callable<C extends Contract = Contract> {
  contract: C
  /**
   * Checks, where App Check is on, that the storefront calls, and who calls, parses the input, counts rate limits, and turns every
   * error into an HttpsError whose details give the reason and nothing internal.
   */
  run: (request: CallableRequest) => Promise<Output<C>>
}

/** Defines what answers a contract. */
export function callable<C extends Contract>(contract: C, handler: Handler<C>): Callable<C>
export function callable<C extends Contract>(
  contract: C,
  options: Options<C>,
  handler: Handler<C>,
): Callable<C>
export function callable<C extends Contract>(
  contract: C,
  ...rest: [Handler<C>] | [Options<C>, Handler<C>]
): Callable<C> {
  const [{limits}, handler] = rest.length === 1 ? [{limits: undefined}, rest[0]] : rest
  return {
    contract,
    async run(request) {
      try {
        if (appCheck.value() && request.app === undefined) throw new AppError('not-attested')
        const caller = authorize(contract, request) as CallerOf<C['audience']>
        const input = parseInput(contract, request.data)
        const counted = limits?.(input, caller, callerIp(request)) ?? []
        // Parsing the output drops every field that is not in the contract.
        return contract.output.parse(await withinLimits(counted, () => handler(input, caller))) as Output<C>
      } catch (error) {
        throw httpsError(contract, error)
      }
    },
  }
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

/** @throws AppError `signed-out`, or `not-staff` for whoever lacks the role */
function authorize(contract: Contract, {auth, rawRequest}: CallableRequest): Caller | null {
  const {audience} = contract
  if (!auth) {
    if (audience === 'anyone') return null
    throw new AppError('signed-out')
  }
  const role = roleOf(auth.token)
  if ((audience === 'staff' && role === null) || (audience === 'owner' && role !== 'owner')) {
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

function httpsError(contract: Contract, error: unknown): HttpsError {
  if (error instanceof AppError && isInContract(contract, error.reason)) {
    if (error.cause !== undefined) log('call-refused', {function: contract.name, reason: error.reason}, error)
    return new HttpsError(errorCodeOf(error.reason), error.reason, {
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
