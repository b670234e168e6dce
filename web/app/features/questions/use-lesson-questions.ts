import type {Output} from '@lectern/domain/contracts'
import {lessonQuestions} from '@lectern/domain/questions/contracts'
import type {QuestionSort} from '@lectern/domain/questions/question'
import {useCallback, useEffect, useState} from 'react'
import {call} from '~/lib/firebase/call'
import {settledSearch} from '~/lib/router/settled-search'

type Page = Output<typeof lessonQuestions>

export interface LessonQuestions {
  /** undefined until the first page has come */
  page: Page | undefined
  search: string
  /** the words for which the page was loaded */
  searched: string
  sort: QuestionSort
  isLoading: boolean
  hasFailed: boolean
  /** looks for something else, or in another order */
  look: (change: {search?: string; sort?: QuestionSort}) => void
  loadMore: () => void
  /** loads the first page again */
  reload: () => void
}

interface Request {
  search: string
  sort: QuestionSort
  cursor: string | null
  /** counts the attempts, so that the same is asked again */
  attempt: number
}

/** What was asked about a lesson: one's own questions, and page by page those that are shown to all who own the course. */
export function useLessonQuestions(courseId: string, lessonKey: string): LessonQuestions {
  const [request, setRequest] = useState<Request>({search: '', sort: 'newest', cursor: null, attempt: 0})
  const [page, setPage] = useState<Page>()
  const [searched, setSearched] = useState('')
  const [answered, setAnswered] = useState<{request: Request; hasFailed: boolean}>()

  useEffect(() => {
    const controller = new AbortController()
    const {search, sort, cursor} = request
    const load = async () => {
      try {
        await settledSearch(search, controller.signal)
        const loaded = await call(lessonQuestions, {courseId, lessonKey, search, sort, cursor})
        if (controller.signal.aborted) return
        setPage((before) => (cursor === null || !before ? loaded : append(before, loaded)))
        setSearched(search)
        setAnswered({request, hasFailed: false})
      } catch (error) {
        if (controller.signal.aborted) return
        console.error('The questions could not be loaded.', error)
        setAnswered({request, hasFailed: true})
      }
    }
    void load()
    return () => controller.abort()
  }, [courseId, lessonKey, request])

  const change = useCallback(
    (next: Partial<Request>) =>
      setRequest((before) => ({...before, cursor: null, ...next, attempt: before.attempt + 1})),
    [],
  )
  return {
    page,
    search: request.search,
    searched,
    sort: request.sort,
    isLoading: answered?.request !== request,
    hasFailed: answered?.request === request && answered.hasFailed,
    look: change,
    loadMore: () => change({cursor: page?.next ?? null}),
    reload: () => change({}),
  }
}

/** Questions that have moved meanwhile, because somebody found them helpful, may come twice. */
function append(before: Page, loaded: Page): Page {
  const known = new Set(before.shared.map(({id}) => id))
  return {...loaded, shared: [...before.shared, ...loaded.shared.filter(({id}) => !known.has(id))]}
}
