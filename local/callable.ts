import {DOOR_OF} from '@lectern/domain/audience'
import type {Contract, Input, Output} from '@lectern/domain/contracts'
import * as z from 'zod/mini'
import {functionsUrl} from './environment.ts'
import type {Ports} from './ports.ts'

/** Calls functions as a signed-in user would from the browser. */
export type Caller = <C extends Contract>(contract: C, data: Input<C>) => Promise<Output<C>>

/** @param idToken of the user whose browser this would be */
export function callerOf(ports: Ports, idToken: string): Caller {
  return async (contract, data) => {
    const response = await fetch(`${functionsUrl(ports)}/${DOOR_OF[contract.audience]}`, {
      method: 'POST',
      headers: {'content-type': 'application/json', authorization: `Bearer ${idToken}`},
      body: JSON.stringify({data: {call: contract.name, input: data}}),
    })
    if (!response.ok)
      throw new Error(`${contract.name} answered ${response.status}: ${await response.text()}`)
    const {result} = z.object({result: z.unknown()}).parse(await response.json())
    return z.parse(contract.output, result) as Output<typeof contract>
  }
}
