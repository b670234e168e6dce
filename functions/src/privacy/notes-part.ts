import {FieldPath} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'
import {deleteEvery, readEvery, toJson, type PersonalDataPart} from './part.ts'

/**
 * The documents of `notes/{uid_courseId}/lessons`. Their owner is in the path alone, and for some courses there is nothing else that
 * would name the course: so all paths that begin with the uid are asked for.
 */
async function notesOf(uid: string) {
  const lessons = firestore().collectionGroup('lessons')
  const beginning = firestore().collection('notes').doc(`${uid}_`).collection('lessons').doc('-')
  // The character after the underscore.
  const end = firestore().collection('notes').doc(`${uid}\u0060`).collection('lessons').doc('-')
  return readEvery(
    lessons.where(FieldPath.documentId(), '>=', beginning).where(FieldPath.documentId(), '<', end),
  )
}

export const notesPart: PersonalDataPart = {
  name: 'notes',
  collections: ['notes', 'lessons'],
  isPrivate: true,
  async read({uid}) {
    return (await notesOf(uid)).map((snapshot) => ({
      course: snapshot.ref.parent.parent?.id.slice(uid.length + 1),
      ...toJson(snapshot),
    }))
  },
  async erase({uid}) {
    await deleteEvery((await notesOf(uid)).map(({ref}) => ref))
  },
}
