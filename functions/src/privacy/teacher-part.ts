import type {QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {teacherAccount, teachers, type Teacher} from '../teacher.ts'
import {spellingsOf} from './addresses.ts'
import {eraseReasons} from './acts-of-staff.ts'
import {readEvery, toJson, writeEach, type Person, type PersonalDataPart} from './part.ts'

const taughtBy = (uid: string) => readEvery(teachers().where('uid', '==', uid))

/** The instructors as which somebody was invited to teach by an address of theirs, and has not accepted. */
async function invitedAs({uid, addresses}: Person): Promise<QueryDocumentSnapshot<Teacher>[]> {
  const found = await Promise.all(
    spellingsOf(addresses).flatMap((address) => [
      readEvery(teachers().where('invitation.email', '==', address)),
      // Also of an invitation that was taken back, and not of who has accepted: it may be that of another account by now.
      readEvery(teachers().where('email', '==', address).where('uid', '==', null)),
    ]),
  )
  const byId = new Map(found.flat().map((snapshot) => [snapshot.id, snapshot]))
  return [...byId.values()].filter((snapshot) => snapshot.data().uid !== uid)
}

/**
 * As which instructor somebody teaches, or was invited to. An account of a teacher is not deleted before that has ended. What they have
 * earned is kept as the law wants it, under the instructor and without the person's address.
 */
export const teacherPart: PersonalDataPart = {
  name: 'teacher',
  collections: ['teachers', 'teacherAccounts'],
  async read(person) {
    const [taught, invited] = await Promise.all([taughtBy(person.uid), invitedAs(person)])
    return [
      ...taught.map((snapshot) =>
        toJson(snapshot, ['invitation', 'acceptedHash', 'invitations', 'accountAttempt']),
      ),
      ...invited.map((snapshot) => {
        // An instructor may have been somebody else before: all but the invitation is theirs.
        const {name, state, email, invitation, invitedAt} = snapshot.data()
        const invitedTo = invitation?.email ?? email
        return {id: snapshot.id, email: invitedTo, name, state, invitedAt: invitedAt.toDate().toISOString()}
      }),
    ]
  },
  async erase(person) {
    const taught = await taughtBy(person.uid)
    for (const {id} of taught) await eraseReasons(id)
    await writeEach(taught, (write, snapshot) => {
      write.update(snapshot.ref, {email: null, ...withoutInvitation(snapshot)})
      write.delete(teacherAccount(person.uid))
    })
    await writeEach(await invitedAs(person), (write, snapshot) =>
      write.update(snapshot.ref, {
        ...withoutInvitation(snapshot),
        ...(snapshot.data().uid === null && {email: null}),
      }),
    )
  },
}

/** As when staff take an invitation back. */
function withoutInvitation(snapshot: QueryDocumentSnapshot<Teacher>): Partial<Teacher> {
  return {invitation: null, ...(snapshot.data().state === 'invited' && {state: 'ended'})}
}
