import {MAX_NOTE_LENGTH} from '@lectern/domain/limits'
import {useEffect, useId, useState} from 'react'
import {Button} from '~/ui/button'
import {Textarea} from '~/ui/form/textarea'
import {useSyncState} from '~/features/learning/lesson/sync/state'
import type {LessonCourse} from '~/features/learning/lesson/model'
import {DownloadNotesButton} from './download-notes-button'

const fetchSync = () => import('~/features/learning/lesson/sync/learning-sync')
const fetchNotes = () => import('~/features/learning/lesson/sync/notes')

interface LessonNotesProps {
  uid: string
  course: LessonCourse
  lessonKey: string
}

/** The learner's private notes for a lesson, saved while typing. */
export default function LessonNotes({uid, course, lessonKey}: LessonNotesProps) {
  const id = useId()
  const state = useSyncState()
  const [note, setNote] = useState<{text: string; isChanged: boolean}>()
  const [attempt, setAttempt] = useState({count: 1, failed: false})

  const {count} = attempt
  useEffect(() => {
    let isWanted = count > 0
    void fetchNotes()
      .then(({readNote}) => readNote(uid, course.id, lessonKey))
      .then(
        (text) => isWanted && setNote((typed) => typed ?? {text, isChanged: false}),
        (error: unknown) => {
          console.error('The notes could not be read.', error)
          if (isWanted) setAttempt({count, failed: true})
        },
      )
    return () => {
      isWanted = false
    }
  }, [uid, course.id, lessonKey, count])

  const write = (text: string) => {
    setNote({text, isChanged: true})
    void fetchSync().then(({learningSync}) => learningSync(uid).note(course.id, lessonKey, text))
  }

  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-display text-sm leading-snug text-ink-soft">
        Nobody else can read them. They are saved while you type.
      </label>
      {attempt.failed && !note ? (
        <p role="alert" className="flex flex-wrap items-center gap-4 font-display text-sm">
          Your notes could not be loaded.
          <Button variant="secondary" size="sm" onClick={() => setAttempt({count: count + 1, failed: false})}>
            Try again
          </Button>
        </p>
      ) : (
        <Textarea
          id={id}
          value={note?.text ?? ''}
          readOnly={!note}
          aria-busy={!note}
          maxLength={MAX_NOTE_LENGTH}
          onChange={(event) => write(event.target.value)}
          className="font-text"
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <output className="font-display text-sm text-ink-soft">{note?.isChanged && words[state]}</output>
        <DownloadNotesButton uid={uid} course={course} />
      </div>
    </div>
  )
}

const words = {saved: 'Saved', sending: 'Saving...', retrying: 'Not saved, trying again'} as const
