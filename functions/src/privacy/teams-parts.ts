import {FieldValue} from 'firebase-admin/firestore'
import {normalizeEmail} from '@lectern/domain/mail/email'
import {teams} from '../teams/team.ts'
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
      const found = await readEvery(teams().where('managers', 'array-contains-any', spellings(addresses)))
      return found.map((snapshot) => toJson(snapshot, ['dueAt', 'managers', 'ownerId', 'purchases']))
    },
    async erase({addresses}) {
      const found = await readEvery(teams().where('managers', 'array-contains-any', spellings(addresses)))
      await writeEach(found, (write, {ref}) =>
        write.update(ref, {managers: FieldValue.arrayRemove(...spellings(addresses))}),
      )
    },
  },
]

/** As many as Firestore takes in one question; nobody has more addresses. */
const MOST = 30

function spellings(addresses: readonly string[]): string[] {
  const found = [...new Set(addresses.map(normalizeEmail))].slice(0, MOST)
  return found.length === 0 ? ['-'] : found
}
