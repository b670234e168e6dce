import type {LessonBody as Body} from '@lectern/domain/learning/lesson-body'
import {noProgress} from '@lectern/domain/learning/progress'
import {Suspense, useCallback, useEffect, useMemo, useState} from 'react'
import {useNavigate} from 'react-router-dom'
import {lazyDialog} from '~/ui/feedback/lazy-dialog'
import {lazyPart, Nothing} from '~/ui/feedback/lazy-part'
import {PartNotLoaded} from '~/ui/feedback/part-not-loaded'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Container} from '~/ui/layout/container'
import {BuyPrompt} from './end/buy-prompt'
import {useShortcuts, type Shortcuts} from './keyboard/use-shortcuts'
import {LessonBody} from './lesson-body'
import {LessonWork} from './blocks/exercise-block'
import {LessonClosed, TryAgain} from './lesson-closed'
import {LessonHeader} from './lesson-header'
import {LessonNav} from './lesson-nav'
import {LessonDisclosure} from './lesson-disclosure'
import {lessonPath, placeOf, type LessonPage} from './model'
import {LessonOutline} from './outline/lesson-outline'
import {OutlineSheet} from './outline/outline-sheet'
import {QuizProvider} from './quiz/quiz-context'
import {useGrading} from './use-grading'
import {useLesson, type LessonState} from './use-lesson'
import {useMarkByKey} from './keyboard/use-mark-by-key'
import {VideoPositionProvider} from './video/video-position'
import {LessonNotFound} from './lesson-not-found'
import {onIdle} from './on-idle'

const fetchNotes = () => import('./notes/lesson-notes')
const fetchShortcuts = () => import('./keyboard/shortcuts-dialog')
const fetchQuestions = () => import('~/features/questions/lesson-questions')
// For owners, who are known only once the page has loaded (`load-lesson` fetches it with the lesson).
const LessonEnd = lazyPart(() => import('./end/lesson-end'), PartNotLoaded)
const LessonNotes = lazyPart(fetchNotes, PartNotLoaded)
const LessonQuestions = lazyPart(fetchQuestions, PartNotLoaded)
const HandedWork = lazyPart(() => import('~/features/submissions/handed-work'), PartNotLoaded)
const KeptNotice = lazyPart(() => import('../offline/kept-notice'), Nothing)
const ShortcutsDialog = lazyDialog(fetchShortcuts)

/** The lesson page: the body in one column, the course outline beside it, and the next step at the end. */
export function LessonScreen({page}: {page: LessonPage}) {
  const state = useLesson(page)
  const place = placeOf(page.course, page.lessonKey)
  const [showsKeys, setShowsKeys] = useState(false)
  const navigate = useNavigate()
  const {course, lessonKey, reader, content} = page
  const {previous, next, isOwner, learning} = state
  const markByKey = useMarkByKey(page, state)

  const shortcuts = useMemo<Shortcuts>(
    () => ({
      n: () => next && void navigate(lessonPath(course, next)),
      p: () => previous && void navigate(lessonPath(course, previous)),
      m: () => void markByKey(),
      '?': () => setShowsKeys(true),
    }),
    [course, next, previous, markByKey, navigate],
  )
  useShortcuts(shortcuts)
  // The network may be gone by the time it is opened.
  useEffect(() => onIdle(() => void fetchShortcuts().catch(() => {})), [])

  if (!place) return <LessonNotFound />
  const {lesson, section, number, count} = place
  const outline = {
    course,
    current: lessonKey,
    isOwner,
    isBuilt: page.isBuilt,
    progress: isOwner ? learning.progress : noProgress,
    since: learning.since,
    now: page.now,
  }
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 pt-4 pb-section lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-10 xl:gap-x-24 xl:grid-cols-[19rem_minmax(0,1fr)]">
      <aside
        aria-label="Lessons of this course"
        className="no-print sticky top-24 -ml-2.5 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain pl-2.5 pr-3 pb-6 lg:block"
      >
        <nav aria-label="Lessons">
          <LessonOutline {...outline} />
        </nav>
      </aside>
      {/* The key remounts the page for each lesson, so that input, selections and open panels don't carry over. */}
      <article
        key={lessonKey}
        className="mx-auto grid w-full max-w-narrow grid-cols-[minmax(0,1fr)] gap-8 lg:mx-0 lg:gap-10"
      >
        <LessonHeader
          course={course}
          section={section}
          lesson={lesson}
          isDone={state.isDone && isOwner}
          isOwner={isOwner}
        />
        <OutlineSheet {...outline} count={`Lesson ${number} of ${count}`} />
        {page.keptAt !== undefined && (
          <Suspense>
            <KeptNotice keptAt={page.keptAt} />
          </Suspense>
        )}
        {/* As built, the function that signs the video's address was not asked yet. */}
        {content.status === 'open' && content.isPartial && !page.isBuilt && (
          <p role="alert" className="flex flex-wrap items-center gap-4 font-display text-sm">
            A video of this lesson could not be loaded.
            <TryAgain variant="secondary" size="sm" />
          </p>
        )}
        {content.status === 'open' && (
          <OpenLesson page={page} body={content.body} documentId={content.documentId} state={state} />
        )}
        {content.status === 'closed' && (
          <LessonClosed
            course={course}
            lesson={lesson}
            reason={content.reason}
            isSignedIn={reader !== null}
            learning={learning}
            now={page.now}
          />
        )}
        {content.status === 'undecided' && (
          <>
            {/* A returning user sees a skeleton until the session is restored; everyone else sees the refusal at once. */}
            <Loading label="Loading the lesson" className="hidden gap-5 remembered:grid">
              <Skeleton className="h-6 w-11/12" />
              <Skeleton className="h-6" />
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-64" />
            </Loading>
            <LessonClosed
              course={course}
              lesson={lesson}
              reason={lesson.free ? 'unknown-lesson' : 'not-owned'}
              isSignedIn={false}
              learning={{progress: noProgress, since: 0}}
              now={0}
              className="remembered:hidden"
            />
          </>
        )}
        <LessonNav course={course} previous={previous} next={next} />
        <button
          type="button"
          onClick={() => setShowsKeys(true)}
          className="link target no-print hidden justify-self-start font-display text-sm lg:block"
        >
          Keys on a lesson
        </button>
      </article>
      {showsKeys && (
        <Suspense>
          <ShortcutsDialog
            hasVideo={content.status === 'open' && content.body.some(({_type}) => _type === 'video')}
            open
            onClose={() => setShowsKeys(false)}
          />
        </Suspense>
      )}
    </Container>
  )
}

interface OpenLessonProps {
  page: LessonPage
  body: Body
  documentId: string | undefined
  state: LessonState
}

/** A lesson the reader may read. */
function OpenLesson({page, body, documentId, state}: OpenLessonProps) {
  const {course, lessonKey, reader} = page
  const {questions, grade} = useGrading(page)
  const {isOwner, learning, keepSecond} = state
  const uid = isOwner ? (reader?.uid ?? null) : null
  const firstVideo = body.find((block) => block._type === 'video')?._key ?? null
  const left = learning.progress.seconds[lessonKey]?.second ?? 0
  const [text, setText] = useState<HTMLElement | null>(null)
  const [added, setAdded] = useState<readonly string[]>([])
  const [canNote, setCanNote] = useState(true)
  const note = useCallback((line: string) => setAdded((lines) => [...lines, line]), [])
  const position = useMemo(
    () => ({block: firstVideo, left, keep: keepSecond, note: uid !== null && canNote ? note : null}),
    [firstVideo, left, keepSecond, uid, canNote, note],
  )
  return (
    <QuizProvider questions={questions} grade={grade}>
      {body.length === 0 ? (
        <p className="text-lg text-ink-soft">This lesson is not written yet. Please come back later.</p>
      ) : (
        <VideoPositionProvider value={position}>
          <LessonWork value={uid !== null && <HandedWork courseId={course.id} lessonKey={lessonKey} />}>
            <div ref={setText}>
              <LessonBody body={body} documentId={documentId} />
            </div>
          </LessonWork>
        </VideoPositionProvider>
      )}
      {isOwner ? (
        <Suspense>
          <LessonEnd course={course} lessonKey={lessonKey} state={state} />
        </Suspense>
      ) : (
        // Someone who may own the course is not asked to buy it.
        <BuyPrompt
          course={course}
          lessonKey={lessonKey}
          className={page.isBuilt ? 'remembered:invisible' : undefined}
        />
      )}
      {uid !== null && (
        <div className="no-print border-t border-border">
          <LessonDisclosure
            id="notes"
            title="Your notes"
            fetchCode={fetchNotes}
            isEarly
            isWanted={added.length > 0}
          >
            <LessonNotes
              uid={uid}
              course={course}
              lessonKey={lessonKey}
              body={text}
              onAdd={note}
              added={added}
              onAdded={(written) => setAdded((lines) => lines.filter((line) => !written.includes(line)))}
              onReach={setCanNote}
            />
          </LessonDisclosure>
          <LessonDisclosure id="questions" title="Ask about this lesson" fetchCode={fetchQuestions}>
            <LessonQuestions courseId={course.id} lessonKey={lessonKey} />
          </LessonDisclosure>
        </div>
      )}
    </QuizProvider>
  )
}
