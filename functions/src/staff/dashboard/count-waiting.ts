import {countWaiting as contract} from '@lectern/domain/statistics/contracts'
import {callable} from '../../callable.ts'
import {readWaiting} from './waiting.ts'

/** While staff are in the back office. */
export const countWaiting = callable(contract, readWaiting)
