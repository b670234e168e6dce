import {mailSecrets, muxPrivateKey, sanityReadToken, stripeSecretKey} from '../parameters.ts'
import {place} from '../runtime.ts'
import {contractDoor} from './contract-door.ts'
import {staffDoor} from './parameters.ts'
import {callables} from './staff.generated.ts'

/** Answers the contracts of staff and owners. */
export const staff = contractDoor(callables, {
  ...place,
  ...staffDoor,
  secrets: [muxPrivateKey, sanityReadToken, stripeSecretKey, ...mailSecrets],
})
