import {DOOR_OF} from '@lectern/domain/audience'
import {
  errorDetailsSchema,
  type Contract,
  type ErrorDetails,
  type Input,
  type Output,
  type Reason,
} from '@lectern/domain/contracts'
import {FirebaseError} from 'firebase/app'
import {connectFunctionsEmulator, getFunctions, httpsCallable} from 'firebase/functions'
import {app, emulatorAddress} from './app'
import {CallFailure} from './call-failure'
import {confirmIdentity, isIdentityReason} from './identity'

const functions = getFunctions(app, 'us-central1')

const emulator = emulatorAddress(import.meta.env.VITE_FUNCTIONS_EMULATOR)
if (emulator) connectFunctionsEmulator(functions, emulator.host, emulator.port)

/** The timeout of a call, in ms. */
const TIMEOUT_MS = 30_000

/**
 * Calls a contract through the door of its audience; its response is parsed with the contract's output schema. Where the function
 * wants it, whoever is here first shows again who they are. Throws CallFailure with the
 * function's reason, `unavailable` when it could not be reached, or `unreadable` when the response does not match.
 */
export async function call<C extends Contract>(
  contract: C,
  input: Input<C>,
  timeoutMs = TIMEOUT_MS,
): Promise<Output<C>> {
  const door = httpsCallable(functions, DOOR_OF[contract.audience], {timeout: timeoutMs})
  const data = await answered(contract, async () => (await door({call: contract.name, input})).data)
  const output = contract.output.safeParse(data)
  if (!output.success) {
    console.error(`${contract.name} answered what its contract does not know.`, output.error)
    throw new CallFailure<Reason<C>>(contract.name, {reason: 'unreadable'})
  }
  return output.data as Output<C>
}

/** What a function answers; where it wants to know again who calls, that is asked, and the call repeated. */
async function answered(contract: Contract, send: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      const failure = toCallFailure(contract, error)
      if (failure.reason === 'not-staff' || failure.reason === 'not-teacher') void renewToken()
      if (!isIdentityReason(failure.reason) || !(await confirmIdentity(failure.reason))) throw failure
    }
  }
}

/** The role of somebody has changed, of which their token does not know. The session follows the new token. */
async function renewToken(): Promise<void> {
  try {
    const {reloadUser} = await import('./auth')
    await reloadUser()
  } catch (error) {
    console.error('The account could not be asked for its role.', error)
  }
}

function toCallFailure(contract: Contract, error: unknown): CallFailure {
  const details = error instanceof FirebaseError && 'details' in error ? error.details : undefined
  const parsed = errorDetailsSchema.safeParse(details)
  // An error without details does not come from the function, but from the network or a proxy.
  const known: ErrorDetails = parsed.success ? parsed.data : {reason: 'unavailable'}
  return new CallFailure(contract.name, known, error)
}
