import {useEffect, useState, useSyncExternalStore} from 'react'
import {isTooLong, isUnsaved, type LessonNote} from '~/features/learning/lesson/sync/lesson-note'
import {useSyncState, type SyncState} from '~/features/learning/lesson/sync/state'
import type {NoteDraft} from '~/features/learning/lesson/sync/unsent'

const fetchSync = () => import('~/features/learning/lesson/sync/learning-sync')

export type NoteState = 'loading' | 'unreachable' | 'unchanged' | SyncState | 'refused' | 'too-long'

/** The learner's note for a lesson, brought up to date whenever they return to the page, and once there is a network again. */
export function useNote(uid: string, courseId: string, lessonKey: string) {
  const [note, setNote] = useState<LessonNote>()
  const [isChanged, setChanged] = useState(false)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const shown = useSyncExternalStore(note?.subscribe ?? nothing, () => note?.shown ?? null)
  const state = stateOf(shown, useSyncState(), isChanged)

  useEffect(() => {
    let isWanted = attempt > 0
    let isLoading = false
    const refresh = async () => {
      if (isLoading) return
      isLoading = true
      try {
        const {learningSync} = await fetchSync()
        const sync = learningSync(uid)
        const own = sync.note(courseId, lessonKey)
        if (isWanted) setNote(own)
        await own.refresh()
        if (own.shown && isUnsaved(own.shown)) sync.saveNotes()
      } catch (error) {
        console.error('The notes could not be read.', error)
        if (isWanted) setFailed(true)
      }
      isLoading = false
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    void refresh()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [uid, courseId, lessonKey, attempt])

  return {
    text: shown?.text,
    state: failed && !shown ? ('unreachable' as const) : state,
    /** tries again to load the note */
    load: () => {
      setFailed(false)
      setAttempt(attempt + 1)
    },
    type: (text: string) => {
      if (!note || !shown) return
      setChanged(true)
      note.type(shown, text)
      void fetchSync().then(({learningSync}) => learningSync(uid).saveNotes())
    },
  }
}

function nothing(): () => void {
  return () => {}
}

function stateOf(draft: NoteDraft | null, state: SyncState, isChanged: boolean): NoteState {
  if (!draft) return 'loading'
  if (isTooLong(draft)) return 'too-long'
  if (isUnsaved(draft)) return state === 'saved' ? 'refused' : state
  return isChanged ? state : 'unchanged'
}
