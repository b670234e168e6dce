import {teacherAccount, teachers} from '../teacher.ts'
import {readEvery, toJson, writeEach, type PersonalDataPart} from './part.ts'

const taughtBy = (uid: string) => readEvery(teachers().where('uid', '==', uid))

/**
 * As which instructor somebody teaches. An account of a teacher is not deleted before that has ended. What they have earned is kept as
 * the law wants it, under the instructor and without the person's address.
 */
export const teacherPart: PersonalDataPart = {
  name: 'teacher',
  collections: ['teachers', 'teacherAccounts'],
  async read({uid}) {
    return (await taughtBy(uid)).map((snapshot) => toJson(snapshot, ['invitation', 'invitations']))
  },
  async erase({uid}) {
    await writeEach(await taughtBy(uid), (write, {ref}) => {
      write.update(ref, {email: null, invitation: null})
      write.delete(teacherAccount(uid))
    })
  },
}
