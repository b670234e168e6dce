import * as contracts from '@lectern/domain/contracts'
import type {Contract} from '@lectern/domain/contracts'
import * as discountContracts from '@lectern/domain/discount/contracts'
import * as learningContracts from '@lectern/domain/learning/contracts'
import * as mailContracts from '@lectern/domain/mail/contracts'
import * as newsletterContracts from '@lectern/domain/mail/newsletter-contracts'
import * as peopleContracts from '@lectern/domain/people/contracts'
import * as returnsContracts from '@lectern/domain/returns/contracts'
import * as statisticsContracts from '@lectern/domain/statistics/contracts'
import * as reviewContracts from '@lectern/domain/reviews/contracts'
import * as orderContracts from '@lectern/domain/orders/contracts'
import * as staffContracts from '@lectern/domain/staff/contracts'
// The parameters of the functions are read from the environment that this sets.
import '../integration/commerce/back-office.ts'
import type {Runnable} from '../integration/cost/run-function.ts'
import * as deployed from '../../functions/src/index.ts'

interface Endpoint {
  callableTrigger?: object
  httpsTrigger?: object
}

/** What the Firebase SDK attaches to every function that it makes. */
const endpoints = Object.entries(deployed).map(
  ([name, value]) => [name, '__endpoint' in value ? (value.__endpoint as Endpoint) : {}] as const,
)

const byName = new Map<string, Contract>(
  Object.values({
    ...contracts,
    ...discountContracts,
    ...newsletterContracts,
    ...learningContracts,
    ...mailContracts,
    ...peopleContracts,
    ...returnsContracts,
    ...statisticsContracts,
    ...reviewContracts,
    ...orderContracts,
    ...staffContracts,
  }).flatMap((value) =>
    typeof value === 'object' && 'reasons' in value ? [[value.name, value as Contract]] : [],
  ),
)

export interface DeployedCallable extends Runnable {
  contract: Contract
}

/** The callable functions that are deployed, with their contracts. */
export const callables: readonly DeployedCallable[] = endpoints
  .filter(([, {callableTrigger}]) => callableTrigger)
  .map(([name]) => {
    const contract = byName.get(name)
    const deployedAs = Object.entries(deployed).find(([exported]) => exported === name)?.[1]
    if (!contract) throw new Error(`${name} is deployed without a contract.`)
    if (!deployedAs || !('run' in deployedAs)) throw new Error(`${name} cannot be called here.`)
    return {contract, run: deployedAs.run as Runnable['run']}
  })

/** The names of the functions that are deployed for plain requests. */
export const httpFunctions: readonly string[] = endpoints
  .filter(([, {httpsTrigger}]) => httpsTrigger)
  .map(([name]) => name)
