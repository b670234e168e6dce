import {choice} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import type {ListedQuestion} from '@lectern/domain/questions/contracts'

/** The filters of a teacher's questions, which the query applies. */
export const questionFilters = defineFilters<ListedQuestion>()({
  filters: {
    state: choice({
      param: 'state',
      options: [
        {value: 'open', label: 'Open'},
        {value: 'answered', label: 'Answered'},
        {value: 'shared', label: 'Shown to all'},
      ],
      test: ({isOpen, visibility}, state) =>
        state === 'shared' ? visibility === state : isOpen === (state === 'open'),
      field: {kind: 'select', label: 'State', any: 'All'},
    }),
  },
})
