import {settledSearch} from '~/lib/router/settled-search'
import {AFTER} from '~/lib/router/use-cursor-pages'
import {search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {findLearners, type FoundLearner} from '@lectern/domain/people/contracts'
import type {Output} from '@lectern/domain/contracts'

/** The search of the learners, which the server answers: it has all of them. */
export const learnerFilters = defineFilters<FoundLearner & {id: string}>()({
  filters: {
    search: search({text: ({uid, email, name}) => [uid, email ?? '', name ?? ''].join('\n')}),
  },
})

/** Loads the page of learners that a URL asks for. Throws CallFailure, or the signal's reason. */
export async function loadLearners({url, signal}: Request): Promise<Output<typeof findLearners>> {
  const params = new URL(url).searchParams
  const {search} = learnerFilters.parse(params, undefined)
  await settledSearch(search, signal)
  const {call} = await import('~/lib/firebase/call')
  return call(findLearners, {cursor: params.get(AFTER), search: search.trim()})
}
