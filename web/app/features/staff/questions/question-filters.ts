import {choice} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import type {ListedQuestion} from '@lectern/domain/questions/contracts'

/** The filters of the questions, which the query applies: there may be any number of questions. */
export const questionFilters = defineFilters<ListedQuestion>()({
  filters: {
    state: choice({
      param: 'state',
      options: [
        {value: 'waiting', label: 'For us to answer'},
        {value: 'open', label: 'Open'},
        {value: 'answered', label: 'Answered'},
        {value: 'shared', label: 'Shown to all'},
        {value: 'hidden', label: 'Hidden'},
      ],
      test: ({isOpen, visibility, staffSince}, state) => {
        if (state === 'waiting') return staffSince !== null
        return state === 'open' || state === 'answered' ? isOpen === (state === 'open') : visibility === state
      },
      field: {kind: 'select', label: 'State', any: 'All'},
    }),
  },
})
