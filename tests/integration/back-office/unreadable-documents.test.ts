import {listSuppressions} from '@lectern/domain/mail/contracts'
import {listNewsletterDrafts, listNewsletters} from '@lectern/domain/mail/newsletter-contracts'
import {listProblems} from '@lectern/domain/orders/contracts'
import {findLearners} from '@lectern/domain/people/contracts'
import {listStaffActions} from '@lectern/domain/staff/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {beforeAll, expect, test} from 'vitest'
import {firestore} from '../commerce/back-office.ts'
import {signUpStaff, type Learner} from '../commerce/learner.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})

const first = {cursor: null}
/** before everything else in a list */
const newest = Timestamp.fromDate(new Date('2100-01-01'))

/** A list of staff's, a document that it would begin with and cannot read, and the ids that it shows. */
const LISTS: Record<string, [fields: object, list: () => Promise<string[]>]> = {
  problems: [
    {kind: 'paid-twice', since: newest, settledAt: null, details: 'none'},
    async () =>
      (await staff.call(listProblems, {kind: null, state: 'open', ...first})).problems.map(({id}) => id),
  ],
  suppressions: [
    {since: newest, address: 5},
    async () => (await staff.call(listSuppressions, {address: '', ...first})).suppressions.map(({id}) => id),
  ],
  people: [
    {createdAt: newest, email: 5},
    async () => (await staff.call(findLearners, {search: '', ...first})).learners.map(({uid}) => uid),
  ],
  staffActions: [
    {at: newest, action: 'not-known'},
    async () =>
      (await staff.call(listStaffActions, {action: null, staffId: null, ...first})).actions.map(({id}) => id),
  ],
  newsletters: [
    {createdAt: newest, subject: 'A letter', status: 'not-known'},
    async () => (await staff.call(listNewsletters, first)).issues.map(({id}) => id),
  ],
  newsletterDrafts: [
    {updatedAt: newest, isTemplate: false, subject: 5},
    async () => (await staff.call(listNewsletterDrafts, {})).drafts.map(({id}) => id),
  ],
}

test.each(Object.entries(LISTS))(
  '%s are listed beside one that cannot be read',
  async (name, [fields, list]) => {
    const unreadable = firestore.collection(name).doc(`unreadable-${crypto.randomUUID()}`)
    await unreadable.set(fields)
    try {
      expect(await list()).not.toContain(unreadable.id)
    } finally {
      await unreadable.delete()
    }
  },
)
