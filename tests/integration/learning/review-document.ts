import {Timestamp} from 'firebase-admin/firestore'

/** A review as it is stored: shown, and not looked at by staff yet, unless told otherwise. */
export function reviewDocument<T extends object>(change: T, time = Timestamp.now()) {
  return {
    courseTitle: 'A course',
    author: 'Ada F.',
    rating: 4,
    text: 'Clear.',
    status: 'shown',
    isNew: true,
    hiddenReason: null,
    answer: null,
    helpful: 0,
    createdAt: time,
    editedAt: null,
    updatedAt: time,
    ...change,
  }
}
