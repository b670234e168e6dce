import {choice} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import type {ListedSubmission} from '@lectern/domain/submissions/contracts'

/** The filters of what was handed in, which the query applies. */
export const submissionFilters = defineFilters<ListedSubmission>()({
  filters: {
    state: choice({
      param: 'state',
      options: [
        {value: 'waiting', label: 'Waiting for you'},
        {value: 'again', label: 'To try again'},
        {value: 'done', label: 'Done'},
      ],
      test: (submission, state) => submission.state === state,
      field: {kind: 'select', label: 'State', any: 'All'},
    }),
  },
})
