import {allContracts} from '@lectern/domain/all-contracts'
import {DOOR_OF} from '@lectern/domain/audience'
import type {Contract} from '@lectern/domain/contracts'
// The parameters of the functions are read from the environment that this sets.
import '../integration/commerce/back-office.ts'
import type {Runnable} from '../integration/cost/run-function.ts'
import {learner} from '../../functions/src/doors/learner.ts'
import {staff} from '../../functions/src/doors/staff.ts'
import {visitor} from '../../functions/src/doors/visitor.ts'
// The mails that the functions send are known by this.
import '../../functions/src/mails.ts'

const doors = {visitor, learner, staff}

export interface DeployedCallable extends Runnable {
  contract: Contract
}

/** Every contract, called through the door of its audience. */
export const callables: readonly DeployedCallable[] = allContracts.map((contract) => ({
  contract,
  run: (request) =>
    doors[DOOR_OF[contract.audience]].run({...request, data: {call: contract.name, input: request.data}}),
}))

/** What answers plain requests: the doors, and below them the paths at which something else answers. */
export const plainAddresses: readonly string[] = [
  'pages',
  'pages/api/reviews',
  'pages/api/unsubscribe',
  'webhooks',
  'webhooks/mailgun',
  'webhooks/sanity',
  'webhooks/stripe',
  'webhooks/stripe-connect',
]
