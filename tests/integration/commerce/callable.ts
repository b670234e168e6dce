import {allContracts} from '@lectern/domain/all-contracts'
import {DOOR_OF, type Door} from '@lectern/domain/audience'
import type {Contract, ErrorDetails, Input, Output} from '@lectern/domain/contracts'
import {errorDetailsSchema} from '@lectern/domain/contracts'
import * as z from 'zod/mini'
import {stack} from '../../stack.ts'

const answerSchema = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({status: z.string(), message: z.string(), details: z.optional(z.unknown())})),
})

/** After this time the browser's SDK gives up, in ms. A killed function's call is never answered by the emulator. */
const TIMEOUT_MS = 70_000

/** A callable's refusal, as a browser gets it. */
export class Refused extends Error {
  readonly status: string
  readonly details: ErrorDetails
  constructor(status: string, details: ErrorDetails) {
    super(`${status}: ${JSON.stringify(details)}`)
    this.status = status
    this.details = details
  }
}

/** Calls a contract as the browser's SDK does. Throws {@link Refused}. */
export async function call<C extends Contract>(
  contract: C,
  input: Input<C>,
  idToken: string | null = null,
): Promise<Output<C>> {
  const answer = await callRaw(contract.name, input, idToken)
  return contract.output.parse(answer) as Output<C>
}

/** The same by the contract's name, with whatever input, also one that the contract forbids. */
export async function callRaw(name: string, input: unknown, idToken: string | null = null): Promise<unknown> {
  const contract = allContracts.find((one) => one.name === name)
  if (!contract) throw new Error(`There is no contract ${name}.`)
  return callDoor(DOOR_OF[contract.audience], {call: name, input}, idToken)
}

/** Posts whatever to a door. Throws {@link Refused}. */
export async function callDoor(door: Door, data: unknown, idToken: string | null = null): Promise<unknown> {
  const response = await fetch(`${stack.functionsUrl}/${door}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...(idToken && {authorization: `Bearer ${idToken}`})},
    body: JSON.stringify({data}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const {result, error} = answerSchema.parse(await response.json())
  if (error) throw new Refused(error.status, errorDetailsSchema.parse(error.details ?? {reason: ''}))
  return result
}

/** The refusal of a call that must be refused. */
export async function refusal(attempt: Promise<unknown>): Promise<ErrorDetails> {
  try {
    await attempt
  } catch (error) {
    if (error instanceof Refused) return error.details
    throw error
  }
  throw new Error('The call was not refused.')
}
