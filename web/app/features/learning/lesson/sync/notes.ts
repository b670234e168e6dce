import {notesPath} from '@lectern/domain/learning/notes'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  type DocumentData,
} from 'firebase/firestore/lite'
import {firestore, milliseconds, number, text} from '~/lib/firebase/firestore'
import {isPermissionDenied} from '~/lib/firebase/firestore-failure'
import {LessonNote, merged, type NoteService, type StoredNote} from './lesson-note'
import {readUnsent, setNote} from './unsent'

const fetchKept = () => import('~/features/learning/offline/kept-lessons')

/** A learner's note for a lesson, kept in this browser and stored in Firestore. */
export function lessonNote(uid: string, courseId: string, lessonKey: string): LessonNote {
  return new LessonNote(
    {
      read: () => readUnsent(uid).notes[courseId]?.[lessonKey],
      write: (draft) => setNote(uid, courseId, lessonKey, draft),
    },
    noteService(uid, courseId, lessonKey),
  )
}

function noteService(uid: string, courseId: string, lessonKey: string): NoteService {
  const document = doc(firestore, notesPath(uid, courseId), lessonKey)
  const keep = (note: StoredNote) =>
    void fetchKept().then(
      ({keepNote}) => keepNote(uid, courseId, lessonKey, note),
      () => {},
    )
  return {
    async read() {
      const snapshot = await getDoc(document)
      const note = toNote(snapshot.data() ?? {})
      keep(note)
      return note
    },
    async write(words, version) {
      try {
        // The rules refuse any version but the next.
        await setDoc(document, {text: words, version, updatedAt: serverTimestamp()})
        keep({text: words, version, savedAt: Date.now()})
        return true
      } catch (error) {
        if (isPermissionDenied(error)) return false
        throw error
      }
    },
    async kept() {
      const {keptNote} = await fetchKept()
      return keptNote(uid, courseId, lessonKey)
    },
  }
}

/** All non-empty notes of a course by lesson key, with what isn't saved yet. */
export async function readNotes(uid: string, courseId: string): Promise<ReadonlyMap<string, string>> {
  const {docs} = await getDocs(collection(firestore, notesPath(uid, courseId)))
  const notes = new Map(docs.map((snapshot) => [snapshot.id, toNote(snapshot.data())]))
  const texts = new Map([...notes].map(([key, note]) => [key, note.text]))
  for (const [key, draft] of Object.entries(readUnsent(uid).notes[courseId] ?? {}))
    texts.set(key, merged(draft, notes.get(key) ?? toNote({})).text)
  return new Map([...texts].filter(([, words]) => words.trim() !== ''))
}

function toNote(data: DocumentData): StoredNote {
  return {
    text: text(data, 'text'),
    version: number(data, 'version'),
    savedAt: milliseconds(data['updatedAt']) ?? 0,
  }
}
