import {mailSecrets, muxPrivateKey, sanityReadToken} from '../parameters.ts'
import {place} from '../runtime.ts'
import {contractDoor} from './contract-door.ts'
import {visitorDoor} from './parameters.ts'
import {callables} from './visitor.generated.ts'

/** Answers the contracts of anyone. */
export const visitor = contractDoor(callables, {
  ...place,
  ...visitorDoor,
  secrets: [muxPrivateKey, sanityReadToken, ...mailSecrets],
})
