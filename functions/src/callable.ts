import type {Audience} from '@lectern/domain/audience'
import {COMMON_REASONS, type Contract, type Input, type Output} from '@lectern/domain/contracts'
import {HttpsError, type CallableRequest} from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import {AppError, isAppError} from './app-error.ts'
import {authorize, type Caller, type TeacherCaller} from './authorize.ts'
import {errorCodeOf} from './error-codes.ts'
import {appCheck} from './parameters.ts'
import {assertNotUsedUp, assertWithin, callerIp, countUses, giveBack, type Limit} from './rate-limit.ts'
import {codeOf, grpc} from './services/error-code.ts'
import {log} from './services/log.ts'
import {ContentionError} from './services/optimistic.ts'

export type {Caller} from './authorize.ts'

type CallerOf<A extends Audience> = A extends 'anyone'
  ? Caller | null
  : A extends 'teacher' | 'payee'
    ? TeacherCaller
    : Caller

/** The rate limits that a call counts against. */
type LimitsOf<C extends Contract> = (
  input: Input<C>,
  caller: CallerOf<C['audience']>,
  ip: string,
) => readonly Limit[]

type Handler<C extends Contract> = (input: Input<C>, caller: CallerOf<C['audience']>) => Promise<Output<C>>

/** What answers a contract. The door of its audience runs it (`doors/callables.ts`). */
export interface Callable<C extends Contract = Contract> {
  contract: C
  /** `never` makes callables of all contracts assignable to each other; it is called with what the contract says */
  limits: (input: never, caller: never, ip: string) => readonly Limit[]
  /**
   * Checks, where App Check is on, that the storefront calls, and who calls, parses the input, counts rate limits, and turns every
   * error into an HttpsError whose details give the reason and nothing internal.
   */
  run: (request: CallableRequest) => Promise<Output<C>>
}

/** Defines what answers a contract. What anybody may call says what its limits are, or that it has none. */
export function callable<C extends Contract & {audience: Exclude<Audience, 'anyone'>}>(
  contract: C,
  handler: Handler<C>,
): Callable<C>
export function callable<C extends Contract>(
  contract: C,
  options: {limits: LimitsOf<C>},
  handler: Handler<C>,
): Callable<C>
export function callable<C extends Contract>(
  contract: C,
  ...rest: [Handler<C>] | [{limits: LimitsOf<C>}, Handler<C>]
): Callable<C> {
  const [{limits}, handler] = rest.length === 1 ? [{limits: () => []}, rest[0]] : rest
  return {
    contract,
    limits,
    async run(request) {
      try {
        if (appCheck.value() && request.app === undefined) throw new AppError('not-attested')
        const caller = (await authorize(contract, request)) as CallerOf<C['audience']>
        const input = parseInput(contract, request.data)
        const counted = limits(input, caller, callerIp(request.rawRequest))
        // Parsing the output drops every field that is not in the contract.
        return contract.output.parse(await withinLimits(counted, () => handler(input, caller))) as Output<C>
      } catch (error) {
        throw httpsError(contract, error)
      }
    },
  }
}

/**
 * Counts a call against its limits: before it, or where it is refused for the reason that a limit names. A call that is refused because one
 * of them is used up counts for none: it would use up what others may, such as the mails to a mailbox.
 */
async function withinLimits<T>(limits: readonly Limit[], work: () => Promise<T>): Promise<T> {
  const isCountedAfter = ({whenRefused, countsFirst}: Limit) => whenRefused !== undefined && !countsFirst
  const after = limits.filter(isCountedAfter)
  const uses = await countUses(limits.filter((limit) => !isCountedAfter(limit)))
  let isAdmitted = false
  let refusal: unknown = null
  const isWrong = ({whenRefused}: Limit) => whenRefused !== undefined && isAppError(refusal, whenRefused)
  try {
    await assertNotUsedUp(after)
    assertWithin(uses)
    isAdmitted = true
    return await work()
  } catch (error) {
    refusal = error
    throw error
  } finally {
    const spared = uses.filter(({limit}) => !isAdmitted || (limit.countsFirst && !isWrong(limit)))
    await Promise.all([giveBack(spared), countUses(after.filter(isWrong))])
  }
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
    const refusal = {function: contract.name, reason: error.reason}
    if (error.cause === undefined) log('call-declined', refusal)
    else log('call-refused', refusal, error)
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
