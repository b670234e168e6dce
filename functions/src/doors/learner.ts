import {
  mailSecrets,
  muxPrivateKey,
  sanityReadToken,
  sanityWriteToken,
  stripeSecretKey,
} from '../parameters.ts'
import {place} from '../runtime.ts'
import {contractDoor} from './contract-door.ts'
import {learnerDoor} from './parameters.ts'
import {callables} from './learner.generated.ts'

/** Answers the contracts of who is signed in. */
export const learner = contractDoor(callables, {
  ...place,
  ...learnerDoor,
  secrets: [muxPrivateKey, sanityReadToken, sanityWriteToken, stripeSecretKey, ...mailSecrets],
})
