import {listProblems as contract} from '@lectern/domain/orders/contracts'
import {callable} from '../../callable.ts'
import {problems} from '../../orders/problem.ts'
import {timePage} from '../../services/time-cursor.ts'
import {listedProblem} from './listed-problem.ts'

const PAGE_SIZE = 25

/** When staff look at what does not fit between Stripe and the orders. */
export const listProblems = callable(contract, async ({kind, state, cursor}) => {
  const ofKind = kind === null ? problems() : problems().where('kind', '==', kind)
  const {docs, next} =
    state === 'open'
      ? await timePage(ofKind.where('settledAt', '==', null), 'since', cursor, PAGE_SIZE)
      : await timePage(ofKind.where('settledAt', '!=', null), 'settledAt', cursor, PAGE_SIZE)
  return {problems: docs.map(listedProblem), next}
})
