import type {QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {claims, type Claim} from '../gifts/claim.ts'
import {newCode} from '../gifts/gift-code.ts'
import {unchanged} from '../services/optimistic.ts'
import {spellingsOf} from './addresses.ts'
import {readEvery, toJson, writeEach, type Person, type PersonalDataPart} from './part.ts'

/** What means nothing to a person, or is about the other one. */
const INTERNAL = ['teamId', 'nonce', 'codeHash', 'mails', 'refundAttempt', 'expireAt']

const givenBy = ({uid}: Person) => readEvery(claims().where('giverId', '==', uid).where('kind', '==', 'gift'))

/** The gifts and seats that a person has accepted, and those that are for an address of theirs. */
async function givenTo({uid, addresses}: Person): Promise<QueryDocumentSnapshot<Claim>[]> {
  const found = await Promise.all([
    readEvery(claims().where('uid', '==', uid)),
    ...spellingsOf(addresses).map((address) => readEvery(claims().where('to.email', '==', address))),
  ])
  return [...new Map(found.flat().map((snapshot) => [snapshot.id, snapshot])).values()]
}

/**
 * Gifts are kept with their orders, without the persons. What was given stays given: an erased giver is nobody to whoever accepts, and
 * a gift whose recipient was erased before they accepted waits for its giver to say whom it is for.
 */
export const giftsParts: readonly PersonalDataPart[] = [
  {
    name: 'giftsGiven',
    collections: ['claims'],
    async read(person) {
      return (await givenBy(person)).map((snapshot) => toJson(snapshot, [...INTERNAL, 'uid', 'holderEmail']))
    },
    async erase(person) {
      await writeEach(await givenBy(person), (write, {ref}) => write.update(ref, {to: null, message: ''}))
    },
  },
  {
    name: 'giftsReceived',
    collections: [],
    async read(person) {
      return (await givenTo(person)).map((snapshot) => {
        const isHolder = snapshot.data().uid === person.uid
        return toJson(snapshot, [
          ...INTERNAL,
          'giverId',
          'orderId',
          ...(isHolder ? [] : ['uid', 'holderEmail']),
        ])
      })
    },
    async erase(person) {
      await writeEach(await givenTo(person), (write, snapshot) => {
        // Whoever was asked may have handed the link on: what another has accepted stays theirs.
        const isHolder = snapshot.data().uid === person.uid
        const without = {to: null, ...(isHolder && {uid: null, holderEmail: null})}
        if (snapshot.data().kind === 'seat') {
          // Its id is made of the address. A link that is out leads nowhere any more; whoever manages the team can give the seat on.
          // Where somebody has taken it back or accepted it meanwhile, all of it is done again.
          write.delete(snapshot.ref, unchanged(snapshot))
          write.create(claims().doc(), {...snapshot.data(), ...without, ...newCode()})
          return
        }
        write.update(snapshot.ref, without)
      })
    },
  },
]
