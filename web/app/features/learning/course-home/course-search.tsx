import {courseTexts} from '@lectern/domain/learning/contracts'
import {searchWords} from '@lectern/domain/text/text-search'
import {useState, type ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {readNotes} from '~/features/learning/lesson/sync/notes'
import {call} from '~/lib/firebase/call'
import {useFetched} from '~/lib/router/use-fetched'
import {useFilters} from '~/lib/router/use-filters'
import {MarkedText} from '~/lib/search/marked-text'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {ErrorState} from '~/ui/feedback/error-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {SearchBox} from '~/ui/form/search-box'
import type {CourseHome} from './model'
import {courseFilters, searchCourse, type CourseTexts, type FoundText} from './search-course'

const FOUND = 'course-found'

interface CourseSearchProps {
  uid: string
  home: CourseHome
  /** shown while nothing is searched */
  children: ReactNode
}

/** Searches the lessons of a course that are open to its owner, and their notes. What is searched is fetched once, when it is wanted. */
export default function CourseSearch({uid, home, children}: CourseSearchProps) {
  const {filters, change} = useFilters(courseFilters, undefined)
  const [isNear, setNear] = useState(false)
  const asked = filters.search.trim()
  const texts = useFetched(asked !== '' || isNear ? `${uid}/${home.id}` : null, loadTexts)
  const found = texts.value ? searchCourse(home.outline, texts.value, filters) : []
  return (
    <div className="grid gap-10">
      <SearchBox
        label="Search lessons and notes..."
        value={filters.search}
        onFocus={() => setNear(true)}
        onChange={(search) => change({search}, {live: true})}
        controls={FOUND}
      />
      <div id={FOUND}>
        <output
          className={
            asked === '' || !texts.value ? 'sr-only' : 'mb-4 block font-display text-sm text-ink-soft'
          }
        >
          {asked !== '' && texts.value && `${pluralize(found.length, 'place')} for “${asked}”`}
        </output>
        {asked === '' ? (
          children
        ) : texts.hasFailed ? (
          <ErrorState
            title="The course could not be searched"
            onRetry={texts.retry}
            retrying={texts.isRetrying}
          >
            Please check your connection and try again.
          </ErrorState>
        ) : texts.value ? (
          <Results slug={home.slug} found={found} words={searchWords(asked)} />
        ) : (
          <Loading label="Loading what is searched" className="grid gap-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </Loading>
        )}
      </div>
    </div>
  )
}

async function loadTexts(key: string): Promise<CourseTexts> {
  const [uid = '', courseId = ''] = key.split('/')
  const [{lessons}, notes] = await Promise.all([call(courseTexts, {courseId}), readNotes(uid, courseId)])
  return {lessons: new Map(lessons.map(({key: lesson, text}) => [lesson, text])), notes}
}

interface ResultsProps {
  slug: string
  found: readonly FoundText[]
  words: readonly string[]
}

function Results({slug: course, found, words}: ResultsProps) {
  if (found.length === 0)
    return (
      <EmptyState title="Nothing found">
        No lesson that is open to you, and none of your notes, has all of these words.
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-border border-y border-border">
      {found.map(({id, source, title, slug, text}) => (
        <li key={id} className="group relative grid gap-1.5 py-5">
          <h2 className="text-lg">
            <Link to={`/learn/${course}/${slug}${source === 'note' ? '#notes' : ''}`} className="card-link">
              <MarkedText text={title} words={words} />
            </Link>
          </h2>
          <p className="measure text-ink-soft">
            {source === 'note' && <span className="font-display font-medium text-ink">Your note: </span>}
            <MarkedText text={text} words={words} />
          </p>
        </li>
      ))}
    </ul>
  )
}
