import {search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import type {FoundLearner} from '@lectern/domain/people/contracts'

/** The search of the learners, which the server answers: it has all of them. */
export const learnerFilters = defineFilters<FoundLearner & {id: string}>()({
  filters: {
    search: search({text: ({uid, email, name}) => [uid, email ?? '', name ?? ''].join('\n')}),
  },
})
