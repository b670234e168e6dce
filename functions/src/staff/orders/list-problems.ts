import {listProblems as contract} from '@lectern/domain/orders/contracts'
import {callable} from '../../callable.ts'
import {problems} from '../../orders/problem.ts'
import {cursorPage} from '../../services/cursor-page.ts'
import {listedProblems} from './listed-problems.ts'

const PAGE_SIZE = 25

/** When staff look at what does not fit between Stripe and the orders. */
export const listProblems = callable(contract, async ({kind, state, cursor}) => {
  const ofKind = kind === null ? problems() : problems().where('kind', '==', kind)
  const {docs, next} =
    state === 'open'
      ? await cursorPage(ofKind.where('settledAt', '==', null), 'since', cursor, {size: PAGE_SIZE})
      : await cursorPage(ofKind.where('settledAt', '!=', null), 'settledAt', cursor, {size: PAGE_SIZE})
  return {problems: listedProblems(docs), next}
})
