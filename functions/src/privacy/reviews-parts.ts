import {deleteReview} from '../reviews/delete-review.ts'
import {reviews} from '../reviews/review.ts'
import {firestore} from '../services/firestore.ts'
import {foundBy, readEvery, toJson, type PersonalDataPart} from './part.ts'
import {eraseReasons} from './acts-of-staff.ts'

const ofPerson = (uid: string) => readEvery(reviews().where('userId', '==', uid))

/** Reviews are deleted, and no longer count for the ratings of their courses; what others found helpful stays counted. */
export const reviewsParts: readonly PersonalDataPart[] = [
  {
    name: 'reviews',
    collections: ['reviews'],
    async read({uid}) {
      return (await ofPerson(uid)).map((snapshot) => toJson(snapshot, ['isNew']))
    },
    async erase({uid}) {
      for (const {id, ref} of await ofPerson(uid)) {
        await eraseReasons(id)
        await deleteReview(ref)
      }
    },
  },
  foundBy('helpfulReviews', ['helpfulVotes'], (uid) =>
    firestore().collection('helpfulVotes').where('userId', '==', uid),
  ),
]
