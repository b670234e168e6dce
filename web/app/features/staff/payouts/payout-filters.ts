import {choice} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {PAYOUT_NAMES, PAYOUT_STATES} from '@lectern/domain/teachers/payout'
import type {StaffPayout} from './staff-payout'

/** The filters of the payouts, which the query applies: there may be any number of payouts. */
export const payoutFilters = defineFilters<StaffPayout>()({
  filters: {
    state: choice({
      param: 'state',
      options: PAYOUT_STATES.map((state) => ({value: state, label: PAYOUT_NAMES[state]})),
      test: (payout, state) => payout.state === state,
      field: {kind: 'select', label: 'State', any: 'All'},
    }),
  },
})
