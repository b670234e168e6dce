import type {Audience} from '@lectern/domain/audience'
import type {ContractsOf} from '@lectern/domain/all-contracts'
import type {Contract} from '@lectern/domain/contracts'
import type {Callable} from '../callable.ts'

/**
 * What answers the contracts of an audience, by their names (`*.generated.ts`). Its code is loaded when it is first called,
 * so that the start of a door does not take longer with every contract. A contract that nothing answers is a type error.
 */
export type Callables<A extends Audience> = {
  readonly [Name in keyof ContractsOf<A>]: () => Promise<Callable<Extract<ContractsOf<A>[Name], Contract>>>
}
