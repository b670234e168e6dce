import type {Output} from '@lectern/domain/contracts'
import {lessonQuestions} from '@lectern/domain/questions/contracts'
import type {QuestionSort} from '@lectern/domain/questions/question'
import {useCallback} from 'react'
import {call} from '~/lib/firebase/call'
import {settledSearch} from '~/lib/router/settled-search'
import {useLoadMore, type LoadMore} from '~/ui/navigation/use-load-more'

type Page = Output<typeof lessonQuestions>
interface Query {
  search: string
  sort: QuestionSort
}
export type LessonQuestions = LoadMore<Query, Page>

const FIRST: Query = {search: '', sort: 'newest'}

/** What was asked about a lesson: one's own questions, and page by page those that are shown to all who own the course. */
export function useLessonQuestions(courseId: string, lessonKey: string): LessonQuestions {
  const load = useCallback(
    async (query: Query, cursor: string | null, signal: AbortSignal) => {
      await settledSearch(query.search, signal)
      return await call(lessonQuestions, {courseId, lessonKey, ...query, cursor})
    },
    [courseId, lessonKey],
  )
  return useLoadMore(FIRST, load, append)
}

/** Questions that have moved meanwhile, because somebody found them helpful, may come twice. */
function append(before: Page, loaded: Page): Page {
  const known = new Set(before.shared.map(({id}) => id))
  return {...loaded, shared: [...before.shared, ...loaded.shared.filter(({id}) => !known.has(id))]}
}
