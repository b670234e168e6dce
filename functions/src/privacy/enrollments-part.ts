import type {Query} from 'firebase-admin/firestore'
import {countOwner} from '../enrollments/course-owners.ts'
import type {Enrollment} from '../enrollments/enrollment.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {foundBy, readEvery, type PersonalDataPart} from './part.ts'

const ofPerson = (uid: string) =>
  firestore().collection('enrollments').where('userId', '==', uid) as Query<Enrollment>

/** The courses of a person, who owns them no longer once erased. */
export const enrollmentsPart: PersonalDataPart = {
  ...foundBy('enrollments', ['enrollments'], ofPerson, ['grantedBy']),
  async erase({uid}) {
    for (const {ref} of await readEvery(ofPerson(uid)))
      await optimistically(async (write) => {
        const owned = await ref.get()
        const data = owned.data()
        if (!data) return
        write.delete(ref, unchanged(owned))
        countOwner(write, data.courseId, -1)
      })
  },
}
