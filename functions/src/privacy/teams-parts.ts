import {FieldValue, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {normalizeEmail} from '@lectern/domain/mail/email'
import {teams, type Team} from '../teams/team.ts'
import {readEvery, toJson, writeEach, type PersonalDataPart} from './part.ts'

/**
 * A team is kept with its orders, for those who have its seats: its owner is a uid that leads nowhere once they are erased. What is stored
 * of a member is their seat, a claim among those that were accepted.
 */
export const teamsParts: readonly PersonalDataPart[] = [
  {
    name: 'teamsOwned',
    collections: ['teams'],
    async read({uid}) {
      const found = await readEvery(teams().where('ownerId', '==', uid))
      return found.map((snapshot) => toJson(snapshot, ['dueAt']))
    },
    erase: async () => {},
  },
  {
    name: 'teamsManaged',
    collections: [],
    async read({addresses}) {
      return (await managedBy(addresses)).map((snapshot) =>
        toJson(snapshot, ['dueAt', 'managers', 'ownerId', 'purchases']),
      )
    },
    async erase({addresses}) {
      await writeEach(await managedBy(addresses), (write, {ref}) =>
        write.update(ref, {managers: FieldValue.arrayRemove(...spellings(addresses))}),
      )
    },
  },
]

/** As many as Firestore takes in one question; nobody has more addresses. */
const MOST = 30

async function managedBy(addresses: readonly string[]): Promise<QueryDocumentSnapshot<Team>[]> {
  const managers = spellings(addresses)
  return managers.length === 0 ? [] : readEvery(teams().where('managers', 'array-contains-any', managers))
}

function spellings(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map(normalizeEmail))].slice(0, MOST)
}
