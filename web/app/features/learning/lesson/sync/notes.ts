import {MAX_NOTE_LENGTH} from '@lectern/domain/limits'
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
import {firestore, milliseconds, text} from '~/lib/firebase/firestore'
import {readUnsent, type Note} from './unsent'

const documentOf = (uid: string, courseId: string, lessonKey: string) =>
  doc(firestore, notesPath(uid, courseId), lessonKey)

/** Stores a learner's note for a lesson. */
export async function writeNote(
  uid: string,
  courseId: string,
  lessonKey: string,
  note: string,
): Promise<void> {
  await setDoc(documentOf(uid, courseId, lessonKey), {text: note, updatedAt: serverTimestamp()})
}

/**
 * Stores a note that couldn't be sent in an earlier visit. It is appended to a note that another device stored
 * meanwhile.
 */
export async function writeLateNote(
  uid: string,
  courseId: string,
  lessonKey: string,
  note: Note,
): Promise<void> {
  const stored = await readStored(uid, courseId, lessonKey)
  const isAdded = stored && stored.writtenAt > note.writtenAt && !stored.text.includes(note.text)
  const both = isAdded ? `${stored.text}\n\n${note.text}` : note.text
  await writeNote(uid, courseId, lessonKey, both.length > MAX_NOTE_LENGTH ? note.text : both)
}

/**
 * A learner's note for a lesson, from any device; empty when there is none. When the service is unreachable, the
 * unsent note in this browser is the fallback.
 */
export async function readNote(uid: string, courseId: string, lessonKey: string): Promise<string> {
  const unsent = readUnsent(uid).notes[courseId]?.[lessonKey]
  try {
    return later(await readStored(uid, courseId, lessonKey), unsent)?.text ?? ''
  } catch (error) {
    if (unsent) return unsent.text
    throw error
  }
}

/** All non-empty notes of a course, by lesson key. */
export async function readNotes(uid: string, courseId: string): Promise<ReadonlyMap<string, string>> {
  const unsent = readUnsent(uid).notes[courseId] ?? {}
  const {docs} = await getDocs(collection(firestore, notesPath(uid, courseId)))
  const stored = new Map(docs.map((snapshot) => [snapshot.id, toNote(snapshot.data())]))
  const notes = [...new Set([...stored.keys(), ...Object.keys(unsent)])].map(
    (key) => [key, later(stored.get(key), unsent[key])?.text ?? ''] as const,
  )
  return new Map(notes.filter(([, words]) => words.trim() !== ''))
}

async function readStored(uid: string, courseId: string, lessonKey: string): Promise<Note | undefined> {
  const snapshot = await getDoc(documentOf(uid, courseId, lessonKey))
  return snapshot.exists() ? toNote(snapshot.data()) : undefined
}

function toNote(data: DocumentData): Note {
  return {text: text(data, 'text'), writtenAt: milliseconds(data.updatedAt) ?? 0}
}

function later(a: Note | undefined, b: Note | undefined): Note | undefined {
  if (!a || !b) return a ?? b
  return b.writtenAt >= a.writtenAt ? b : a
}
