import {MAX_NOTE_LENGTH} from '@lectern/domain/limits'
import {useEffect, useId, useLayoutEffect, useRef} from 'react'
import {Button} from '~/ui/button'
import {Textarea} from '~/ui/form/textarea'
import {classNames} from '~/ui/class-names'
import type {LessonCourse} from '~/features/learning/lesson/model'
import {DownloadNotesButton} from './download-notes-button'
import {LessonPlaces} from './lesson-places'
import {withPlace} from './places'
import {replacedPart} from '~/features/learning/lesson/sync/replaced-part'
import {useNote, type NoteState} from './use-note'

const MAX = MAX_NOTE_LENGTH.toLocaleString('en-US')
/** From here on the learner sees how much more there is room for. */
const NEARLY_FULL = 0.9 * MAX_NOTE_LENGTH

interface LessonNotesProps {
  uid: string
  course: LessonCourse
  lessonKey: string
  /** the element of the lesson's body; null before it is there */
  body: HTMLElement | null
  /** adds a line for a place of the lesson */
  onAdd: (line: string) => void
  /** the lines that are to be added once the note is loaded, in their order */
  added: readonly string[]
  onAdded: (written: readonly string[]) => void
  /** is told whether the note can be written, or could not be loaded */
  onReach: (canNote: boolean) => void
}

/** The learner's private notes for a lesson, saved while typing, with what other devices have written. */
export default function LessonNotes({
  uid,
  course,
  lessonKey,
  body,
  onAdd,
  added,
  onAdded,
  onReach,
}: LessonNotesProps) {
  const id = useId()
  const {text, state, type, load} = useNote(uid, course.id, lessonKey)
  const canNote = state !== 'unreachable'
  useEffect(() => onReach(canNote), [onReach, canNote])
  const area = useRef<HTMLTextAreaElement>(null)

  // What other devices have written is put in where it belongs, so that cursor and selection stay with their words.
  useLayoutEffect(() => {
    if (!area.current || text === undefined || area.current.value === text) return
    const {start, end, replacement} = replacedPart(area.current.value, text)
    area.current.setRangeText(replacement, start, end, 'preserve')
  }, [text])

  // Once it can be written below the last of the lines.
  useEffect(() => {
    const last = added.at(-1)
    if (last === undefined || text === undefined || !area.current) return
    onAdded(added)
    let changed = text
    for (const line of added) if (!changed.split('\n').includes(line)) changed = withPlace(changed, line)
    area.current.value = changed
    if (changed !== text) type(changed)
    const below = Math.min(changed.lastIndexOf(last) + last.length + 1, changed.length)
    area.current.focus()
    area.current.setSelectionRange(below, below)
  }, [added, onAdded, text, type])

  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-display text-sm leading-snug text-ink-soft">
        Nobody else can read them. They are saved while you type. Mark words of the lesson to note something
        beside them.
      </label>
      {canNote ? (
        <Textarea
          id={id}
          ref={area}
          readOnly={state === 'loading'}
          aria-busy={state === 'loading'}
          aria-describedby={`${id}-state`}
          onChange={(event) => type(event.target.value)}
          className="font-text"
        />
      ) : (
        <p role="alert" className="flex flex-wrap items-center gap-4 font-display text-sm">
          Your notes could not be loaded.
          <Button variant="secondary" size="sm" onClick={load}>
            Try again
          </Button>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="grid gap-1 font-display text-sm text-ink-soft">
          <output
            id={`${id}-state`}
            className={classNames('empty:hidden', state === 'too-long' && 'text-amber-ink')}
          >
            {words[state]}
          </output>
          {text !== undefined && text.length > NEARLY_FULL && (
            <span className="tabular">
              {text.length.toLocaleString('en-US')} of {MAX} characters
            </span>
          )}
        </p>
        <DownloadNotesButton uid={uid} course={course} />
      </div>
      {body && <LessonPlaces body={body} note={text ?? ''} onAdd={canNote ? onAdd : null} />}
    </div>
  )
}

const words: Record<NoteState, string> = {
  loading: '',
  unreachable: '',
  unchanged: '',
  saved: 'Saved',
  sending: 'Saving...',
  retrying: 'Not saved, trying again',
  refused: 'Not saved. It is kept in this browser.',
  'too-long': `Not saved yet: a note can have ${MAX} characters. It is kept in this browser until you have shortened it.`,
}
